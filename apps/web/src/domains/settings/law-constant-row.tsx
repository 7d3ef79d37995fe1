import { Button } from '@nhansu/ui/button/button.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { type LawConstant, valueWords } from './law-words.ts'

interface LawConstantRowProps {
  constant: LawConstant
  onHistory: () => void
  /** Left out for who may only read. */
  onAdd: (() => void) | undefined
}

/** A constant with what holds today, since when and by whose word, and what comes next. */
export function LawConstantRow({ constant, onHistory, onAdd }: LawConstantRowProps) {
  const { label, unit, value, values } = constant
  const now = values.find(({ state }) => state === 'in_force')
  const next = values.findLast(({ state }) => state === 'coming')
  return (
    <li>
      <Inline justify="between" align="start" gap="md" wrap>
        <Stack gap="none">
          <Text>{label}</Text>
          <Text weight="medium" tabular>
            {valueWords(value, unit)}
          </Text>
          <Text size="hint" tone="hint">
            {now ? `Từ ${formatDate(now.from_date)}, ${now.source}` : 'Chưa áp dụng'}
          </Text>
          {next && (
            <Text size="hint" tone="soft">
              Sắp tới: {valueWords(next.value, unit)} từ {formatDate(next.from_date)}
            </Text>
          )}
        </Stack>
        <Inline gap="xs">
          <Button tone="quiet" onClick={onHistory} aria-label={`Lịch sử: ${label}`}>
            Lịch sử
          </Button>
          {onAdd && (
            <Button tone="quiet" onClick={onAdd} aria-label={`Thêm giá trị: ${label}`}>
              Thêm giá trị
            </Button>
          )}
        </Inline>
      </Inline>
    </li>
  )
}
