import {
  type DisciplineState as State,
  disciplineStateLabels,
  nearLimitDays,
} from '@nhansu/sdk/domains/rewards-disciplines'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { todayInVietNam } from '#web/kit/today.ts'

const tones: Record<State, StatusTone> = {
  minutes: 'info',
  postponed: 'warn',
  meeting: 'info',
  awaiting_decision: 'warn',
  issued: 'bad',
  cleared: 'neutral',
  dropped: 'neutral',
  revoked: 'neutral',
}

const isOpen: ReadonlySet<State> = new Set(['minutes', 'postponed', 'meeting', 'awaiting_decision'])

interface DisciplineStateProps {
  state: State
  limitDay: string | null
}

/** Where a discipline stands, and how long its time limit leaves while it is open and near. */
export function DisciplineState({ state, limitDay }: DisciplineStateProps) {
  return (
    <Inline gap="xs">
      <Status tone={tones[state]}>{disciplineStateLabels[state]}</Status>
      {isOpen.has(state) && limitDay !== null && <DaysLeft day={limitDay} />}
    </Inline>
  )
}

function DaysLeft({ day }: { day: string }) {
  const left = Math.round((Date.parse(day) - Date.parse(todayInVietNam())) / 86_400_000)
  if (left > nearLimitDays) return null
  return (
    <Text size="hint" tone={left < 0 ? 'bad' : 'warn'}>
      {left < 0 ? 'Hết thời hiệu' : `Còn ${left} ngày`}
    </Text>
  )
}
