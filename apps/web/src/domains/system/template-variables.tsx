import type { Schemas } from '@nhansu/sdk/contract'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'

/** What the words of a mail may name, and with which limits. */
export function TemplateVariables({ variables }: { variables: Schemas['MailTemplate']['variables'] }) {
  return (
    <Stack>
      <Text as="p" tone="soft">
        Viết các biến sau vào thư; mỗi thư gửi đi có giá trị của người nhận.
      </Text>
      <DescriptionList
        items={variables.map(({ name, title, is_needed, is_secret }) => ({
          term: `{{${name}}}`,
          value: [
            title,
            ...(is_needed ? ['bắt buộc trong nội dung'] : []),
            ...(is_secret ? ['không dùng trong tiêu đề'] : []),
          ].join('; '),
        }))}
      />
    </Stack>
  )
}
