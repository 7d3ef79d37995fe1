import { Button } from '@nhansu/ui/button/button.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { History } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { todayInVietNam } from '#web/kit/today.ts'
import { FactSection } from '../file/fact-section.tsx'
import { type Change, ChangeList } from './change-list.tsx'

// Its code comes when a day is asked for.
const PastDay = lazy(async () => {
  const { PastDay: bar } = await import('#web/kit/list/past-day.tsx')
  return { default: bar }
})

interface KnownOnProps {
  /** The day as of which the file is known; null for now. */
  day: string | null
  onChange: (day: string | null) => void
  /** What was written or ended since, once it has come. */
  later: readonly Change[] | undefined
}

/** 'Như đã biết ngày …': turns to what was known on a day, says plainly that it is that, and which changes came later. */
export function KnownOn({ day, onChange, later = [] }: KnownOnProps) {
  const [asking, setAsking] = useState(false)
  return (
    <Stack gap="md">
      {day === null && !asking && (
        <Inline justify="end">
          <Button size="small" tone="quiet" icon={History} onClick={() => setAsking(true)}>
            Như đã biết ngày …
          </Button>
        </Inline>
      )}
      {(asking || day !== null) && (
        <Suspense>
          <PastDay
            label="Như đã biết ngày"
            wordsOf={(shown) => `công việc như đã biết ngày ${shown}. Chỉ để xem, không sửa được.`}
            max={todayInVietNam()}
            day={day}
            onChange={onChange}
            loading={false}
            asking={asking}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
      {day !== null && later.length > 0 && (
        <FactSection title={`Ghi hoặc kết thúc sau ngày ${formatDate(day)}`}>
          <ChangeList changes={later} />
        </FactSection>
      )}
    </Stack>
  )
}
