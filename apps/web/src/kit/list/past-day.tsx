import { Button } from '@nhansu/ui/button/button.tsx'
import { DateField } from '@nhansu/ui/date-field/date-field.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Icon } from '@nhansu/ui/icon/icon.tsx'
import { Box } from '@nhansu/ui/layout/box.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { History } from 'lucide-react'

interface PastDayProps {
  /** What the day is asked for by: 'Xem tại ngày'. */
  label: string
  /** What is there of a day, after 'Đang xem': 'danh sách tính đến ngày 01-06-2026.' */
  wordsOf: (day: string) => string
  /** The last day that may be chosen. */
  max?: string
  /** The reader wants to choose a day. */
  asking: boolean
  onCancel: () => void
  /** The day that is shown; null for today. */
  day: string | null
  onChange: (day: string | null) => void
  /** What is on the screen is still another day's. */
  loading: boolean
}

/** Goes to another day, and says plainly that one is there. */
export function PastDay({ day, onChange, loading, asking, onCancel, label, wordsOf, max }: PastDayProps) {
  if (day !== null)
    return (
      <Box background="warn" padding="md" corner="card">
        <Inline justify="between">
          <Inline as="span">
            <Icon of={History} />
            <Text as="strong" weight="medium" tone="warn">
              {loading ? 'Đang tải' : 'Đang xem'} {wordsOf(formatDate(day))}
            </Text>
          </Inline>
          <Button onClick={() => onChange(null)}>Về hôm nay</Button>
        </Inline>
      </Box>
    )
  if (!asking) return null
  return (
    <Inline align="end">
      <DateField
        label={label}
        {...(max !== undefined && { max })}
        onValueChange={(value) => {
          if (value === null) return
          onCancel()
          onChange(value)
        }}
      />
      <Button tone="quiet" onClick={onCancel}>
        Bỏ
      </Button>
    </Inline>
  )
}
