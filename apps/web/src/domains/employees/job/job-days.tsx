import { Button } from '@nhansu/ui/button/button.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { CalendarClock, History } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { todayInVietNam } from '#web/kit/today.ts'
import { FactSection } from '../file/fact-section.tsx'
import { type Change, ChangeList } from './change-list.tsx'

// Its code comes when a day is asked for.
const PastDay = lazy(async () => {
  const { PastDay: bar } = await import('#web/kit/list/past-day.tsx')
  return { default: bar }
})

/** Which day of somebody's work is shown, and as of which it was known; null for now. By their names in the address. */
export type JobDaysShown = Readonly<Record<'as_of' | 'known_on', string | null>>

interface JobDaysProps {
  days: JobDaysShown
  onChange: (name: keyof JobDaysShown, day: string | null) => void
  /** What was written or ended since the day of 'known_on', once it has come. */
  later: readonly Change[] | undefined
}

const looks = [
  { name: 'as_of', icon: CalendarClock, label: 'Tính đến ngày', said: 'công việc tính đến ngày' },
  {
    name: 'known_on',
    icon: History,
    label: 'Theo dữ liệu đã ghi đến ngày',
    said: 'công việc theo dữ liệu đã ghi đến ngày',
  },
] as const

/** 'Tính đến ngày …' and 'Theo dữ liệu đã ghi đến ngày …': turn to another day, say plainly that one is shown, and which changes came later. */
export function JobDays({ days, onChange, later = [] }: JobDaysProps) {
  const [asking, setAsking] = useState<keyof JobDaysShown>()
  const offered = looks.filter(({ name }) => days[name] === null && asking !== name)
  const shown = looks.filter(({ name }) => days[name] !== null || asking === name)
  const { known_on: knownOn } = days
  return (
    <Stack gap="md">
      {offered.length > 0 && (
        <Inline justify="end">
          {offered.map(({ name, icon, label }) => (
            <Button key={name} size="small" tone="quiet" icon={icon} onClick={() => setAsking(name)}>
              {`${label} …`}
            </Button>
          ))}
        </Inline>
      )}
      {shown.map(({ name, label, said }) => (
        <Suspense key={name}>
          <PastDay
            label={label}
            wordsOf={(day) => `${said} ${day}. Chỉ để xem, không sửa được.`}
            {...(name === 'known_on' && { max: todayInVietNam() })}
            day={days[name]}
            onChange={(day) => onChange(name, day)}
            loading={false}
            asking={asking === name}
            onCancel={() => setAsking(undefined)}
          />
        </Suspense>
      ))}
      {knownOn !== null && later.length > 0 && (
        <FactSection title={`Ghi hoặc kết thúc sau ngày ${formatDate(knownOn)}`}>
          <ChangeList changes={later} />
        </FactSection>
      )}
    </Stack>
  )
}
