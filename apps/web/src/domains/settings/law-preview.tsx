import type { Data } from '@nhansu/sdk/contract'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { type LawConstant, valueWords } from './law-words.ts'

interface LawPreviewProps {
  preview: Data<'lawConstants.preview'>['preview']
  unit: LawConstant['unit']
  source: string
}

/** What a value would change, and what to think of before it is written. */
export function LawPreview({ preview, unit, source }: LawPreviewProps) {
  const { before, after, from_date, until, notes } = preview
  return (
    <Stack>
      <DescriptionList
        items={[
          { term: 'Đang áp dụng', value: valueWords(before, unit) },
          { term: 'Sẽ áp dụng', value: valueWords(after, unit) },
          { term: 'Từ ngày', value: formatDate(from_date) },
          { term: 'Đến hết ngày', value: until ? formatDate(until) : 'Khi có giá trị mới hơn' },
          { term: 'Căn cứ', value: source },
        ]}
      />
      {notes.length > 0 && (
        <Stack as="ul" gap="xs">
          {notes.map((note) => (
            <li key={note}>
              <Text tone="warn">{note}</Text>
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
