import type { Data } from '@nhansu/sdk/contract'
import { fieldFacts } from '@nhansu/sdk/field-facts/employee-pay-levels'
import { Status } from '@nhansu/ui/badge/status.tsx'
import { Button } from '@nhansu/ui/button/button.tsx'
import { IconButton } from '@nhansu/ui/button/icon-button.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { OpensLater } from '@nhansu/ui/overlay/opens-later.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleHelp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import type { AnyField } from '#web/kit/resource/define-resource.ts'
import { withFacts } from '#web/kit/resource/field-facts.ts'
import { RowFacts } from '#web/kit/rows/row-facts.tsx'
import { mutation, query } from '#web/session/queries.ts'
import { useProfile } from '#web/session/use-profile.ts'
import type { FilePartProps } from '../file/employee-file.ts'
import { FactSection } from '../file/fact-section.tsx'
import { revealIn } from './use-row-calls.ts'

// Opened seldom beside a tab that is read.
const PayDialog = lazy(() => import('./pay-dialog.tsx'))
const CorrectPay = lazy(async () => {
  const { CorrectPay: dialog } = await import('./pay-dialog.tsx')
  return { default: dialog }
})
const WithdrawPay = lazy(async () => {
  const { WithdrawPay: dialog } = await import('./pay-dialog.tsx')
  return { default: dialog }
})

const loadWhy = () => import('../job/why-pay.tsx').then((loaded) => loaded.WhyPayPopover)
const whyWords = 'Vì sao mức lương?'

type PayLevel = Data<'employeePayLevels.list'>['pay_levels'][number]

/** What a level holds, in the order in which it is read and asked. */
export const payFields: readonly AnyField[] = withFacts(fieldFacts, [
  { field: 'pay_scale', input: 'text' },
  { field: 'pay_grade', input: 'number' },
  { field: 'coefficient', input: 'decimal' },
  { field: 'base_salary', input: 'money' },
  { field: 'insurance_salary', input: 'money' },
  { field: 'next_raise_date', input: 'date' },
])

/** Mức lương: what somebody is paid from which day until which, and the way to change it from a day on. */
export function PayLevelsPanel({ employee, own }: FilePartProps) {
  const { permissions } = useProfile()
  const levels = useQuery(query('employeePayLevels.list', { path: { id: employee.id } }))
  const [asked, setAsked] = useState<'change' | PayLevel>()
  const close = () => setAsked(undefined)
  const mayWrite = permissions.has('employee_pay') && !own
  if (!own && !permissions.has('employee_pay')) return null
  return (
    <FactSection
      title="Mức lương"
      actions={
        <OpensLater
          popup="dialog"
          load={loadWhy}
          props={{ employeeId: employee.id, titles: fieldFacts.titles, label: whyWords }}
          button={<IconButton icon={CircleHelp} size="small" label={whyWords} />}
        />
      }
    >
      <Loaded query={levels} title="Mức lương">
        {({ pay_levels: all }) => (
          <Stack gap="lg">
            {all.length === 0 && <Text tone="hint">Chưa có mức lương nào.</Text>}
            {all.map((level) => (
              <Level
                key={level.id}
                level={level}
                employeeId={employee.id}
                onEnd={mayWrite && !level.by_decision ? () => setAsked(level) : undefined}
              />
            ))}
            {mayWrite && employee.work_state !== 'left' && (
              <Inline>
                <Button size="small" onClick={() => setAsked('change')}>
                  Điều chỉnh lương
                </Button>
              </Inline>
            )}
          </Stack>
        )}
      </Loaded>
      <Suspense>
        {asked === 'change' && <PayDialog employee={employee} onClose={close} />}
        {typeof asked === 'object' && asked.waits && (
          <WithdrawPay employeeId={employee.id} level={asked} onClose={close} />
        )}
        {typeof asked === 'object' && !asked.waits && (
          <CorrectPay employee={employee} level={asked} onClose={close} />
        )}
      </Suspense>
    </FactSection>
  )
}

interface LevelProps {
  level: PayLevel
  employeeId: number
  /** Takes a level back that waits, and corrects one that is in effect; a decision's own way is the decision. */
  onEnd: (() => void) | undefined
}

function Level({ level, employeeId, onEnd }: LevelProps) {
  const { mutateAsync: reveal } = useMutation(mutation('employees.reveal'))
  return (
    <Stack gap="sm">
      <Inline gap="sm">
        <Text weight="medium">{daysOf(level)}</Text>
        {level.waits && <Status tone="warn">Chờ hiệu lực</Status>}
        {onEnd && (
          <Button size="small" tone="quiet" onClick={onEnd}>
            {level.waits ? 'Rút' : 'Đính chính'}
          </Button>
        )}
      </Inline>
      {level.decision_no !== null && (
        <Text size="hint" tone="hint">
          {`Quyết định ${level.decision_no}${level.decision_date ? ` ngày ${formatDate(level.decision_date)}` : ''}`}
        </Text>
      )}
      <RowFacts
        row={{ ...level }}
        name={daysOf(level)}
        fields={payFields}
        reveal={revealIn('pay_levels', employeeId, reveal)}
      />
    </Stack>
  )
}

/** 'Từ 01-01-2025 đến trước 01-06-2025'. */
export function daysOf({ valid_from, valid_to }: Pick<PayLevel, 'valid_from' | 'valid_to'>): string {
  const until = valid_to === null ? '' : ` đến trước ${formatDate(valid_to)}`
  return `Từ ${formatDate(valid_from)}${until}`
}
