import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import type { ImportResult } from './calls.ts'
import { cleanedWords } from './cleaned-words.ts'

type Row = ImportResult['rows'][number]
type State = Row['state']

const states: Readonly<Record<State, { words: string; tone: StatusTone }>> = {
  new: { words: 'Thêm mới', tone: 'ok' },
  changed: { words: 'Thay đổi', tone: 'warn' },
  unchanged: { words: 'Giữ nguyên', tone: 'neutral' },
  wrong: { words: 'Sai', tone: 'bad' },
}
const order: readonly State[] = ['wrong', 'changed', 'new', 'unchanged']

interface ImportPreviewProps {
  result: ImportResult
  /** Whether the workbook can be had with what each row would do written beside it. */
  isMarked: boolean
}

/** What an import would do: how many rows of each kind, then row by row what changes and what is wrong. */
export function ImportPreview({ result, isMarked }: ImportPreviewProps) {
  return (
    <Stack>
      <Inline as="ul" gap="md">
        {order.map((state) => (
          <li key={state}>
            <Status tone={states[state].tone}>{`${states[state].words}: ${result[state]} dòng`}</Status>
          </li>
        ))}
      </Inline>
      {result.ignored_columns.length > 0 && (
        <Text as="p" tone="soft">
          Không nhập các cột: {result.ignored_columns.join(', ')}.
        </Text>
      )}
      {result.cleaned_columns.length > 0 && (
        <Text as="p" tone="soft">
          {cleanedWords(result.cleaned_columns)}
        </Text>
      )}
      <Rows title="Dòng cần sửa" rows={result.rows.filter(({ state }) => state === 'wrong')} />
      <Rows title="Dòng nhập được" rows={result.rows.filter(({ state }) => state !== 'wrong')} />
      {result.truncated && (
        <Text as="p" tone="soft">
          {isMarked
            ? 'Còn nhiều dòng khác; tệp có ghi kết quả từng dòng cho biết tất cả.'
            : 'Còn nhiều dòng khác. Hãy sửa các dòng trên rồi kiểm tra lại, hoặc chia nhỏ tệp.'}
        </Text>
      )}
    </Stack>
  )
}

/** Rows of one fate under their heading: what is wrong stands apart from what is good. */
function Rows({ title, rows }: { title: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null
  return (
    <section aria-label={title}>
      <Stack gap="sm">
        <Heading level={3}>{title}</Heading>
        <DescriptionList
          items={rows.map((row) => ({
            term: termOf(row),
            value: <RowWords row={row} />,
          }))}
        />
      </Stack>
    </section>
  )
}

function termOf({ sheet, row, key }: Row): string {
  const place = sheet === undefined ? `Dòng ${row}` : `${sheet}, dòng ${row}`
  return key === null ? place : `${place} · ${key}`
}

function RowWords({ row }: { row: Row }) {
  const { warnings = [] } = row
  return (
    <>
      <RowDeed row={row} />
      {warnings.map((text) => (
        <Text key={text} as="p" tone="warn">{`Lưu ý: ${text}`}</Text>
      ))}
    </>
  )
}

function RowDeed({ row: { state, errors, changes } }: { row: Row }) {
  if (state === 'wrong') return <Text tone="bad">{errors.join(' ')}</Text>
  if (state === 'new')
    return <Text>{`Thêm mới: ${changes.flatMap(({ after }) => after ?? []).join(', ')}`}</Text>
  const told = changes.map(
    ({ title, before, after }) => `${title}: ${before ?? '(trống)'} → ${after ?? '(trống)'}`,
  )
  return <Text>{told.join('; ')}</Text>
}
