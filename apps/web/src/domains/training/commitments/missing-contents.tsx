import type { Schemas } from '@nhansu/sdk/contract'
import { trainingContractContentLabels } from '@nhansu/sdk/domains/training'
import { Text } from '@nhansu/ui/text/text.tsx'

/** Warns of contents of the law that a contract of training does not say yet; nothing where it says all of them. */
export function MissingContents({ contents }: { contents: readonly Schemas['TrainingContractContent'][] }) {
  if (contents.length === 0) return null
  const words = contents.map((content) => trainingContractContentLabels[content].toLowerCase())
  return (
    <Text as="p" tone="warn">
      {`Hợp đồng còn thiếu nội dung bắt buộc (khoản 2 Điều 62 BLLĐ): ${words.join('; ')}. Hãy bổ sung trên bản nháp hoặc ở khóa đào tạo trước khi ký.`}
    </Text>
  )
}
