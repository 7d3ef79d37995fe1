import type { Schemas } from '@nhansu/sdk/contract'
import { retentionClassLabels } from '@nhansu/sdk/domains/personal-data'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { formatNumber } from '@nhansu/ui/format/number.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { mutation } from '#web/session/queries.ts'

type Preview = Schemas['ErasurePreview']

/** Looks at what would be erased of somebody; nothing is changed by it. */
export function useErasurePreview(employeeId: number) {
  const [looking] = useState(() => mutation('erasures.propose'))
  const looked = useMutation(looking)
  const { mutate: look } = looked
  useEffect(() => look({ query: { dry_run: true }, body: { employee_id: employeeId } }), [look, employeeId])
  return looked
}

interface ErasurePreviewProps {
  looked: ReturnType<typeof useErasurePreview>
  /** True before a proposal: it says who has to confirm. */
  isProposing?: boolean
}

/** What would be erased and what stays until when, or why that is not known. */
export function ErasurePreview({ looked, isProposing = false }: ErasurePreviewProps) {
  const { data, isPending, error } = looked
  return (
    <>
      {data && <Told preview={data.preview} isProposing={isProposing} />}
      {isPending && <Text tone="soft">Đang xem trước…</Text>}
      {error && (
        <Text as="p" tone="bad">
          {errorText(error)}
        </Text>
      )}
    </>
  )
}

function Told({ preview, isProposing }: { preview: Preview; isProposing: boolean }) {
  const { hindrance, erased, files, shared, kept, needs_other } = preview
  return (
    <Stack gap="lg">
      {hindrance !== null && <Text as="p" tone="bad">{`Chưa xóa được: ${hindrance}`}</Text>}
      <Stack gap="sm">
        <Heading level={3}>Bị xóa</Heading>
        <DescriptionList
          items={[
            ...erased.map(({ title, rows }) => ({ term: title, value: `${formatNumber(rows)} dòng` })),
            { term: 'Tệp', value: `${formatNumber(files)} tệp` },
          ]}
        />
      </Stack>
      {shared.length > 0 && (
        <Stack gap="sm">
          <Heading level={3}>Ở lại vì chung với người khác</Heading>
          <DescriptionList
            items={shared.map(({ title, rows }) => ({
              term: title,
              value: `${formatNumber(rows)} mục, chỉ bỏ tên người này`,
            }))}
          />
        </Stack>
      )}
      <Stack gap="sm">
        <Heading level={3}>Còn giữ</Heading>
        <DescriptionList layout="under" items={kept.map(keptItem)} />
      </Stack>
      {isProposing && (
        <Text as="p" tone="soft">
          {needs_other
            ? 'Một người khác có quyền phải xác nhận thì dữ liệu mới bị xóa. Xóa rồi không lấy lại được.'
            : 'Bạn tự xác nhận được, vì công ty cho một người xóa hoặc không còn ai khác có quyền. Xóa rồi không lấy lại được.'}
        </Text>
      )}
    </Stack>
  )
}

function keptItem({ key, until, source }: Preview['kept'][number]) {
  const time =
    until === null
      ? key === 'service'
        ? 'Giữ lâu dài'
        : 'Theo thời hạn riêng của từng loại'
      : `Đến ngày ${formatDate(until)}`
  return { term: retentionClassLabels[key], value: source === null ? time : `${time}, theo ${source}` }
}
