import type { Data } from '@nhansu/sdk/contract'
import { formatDate, isDate } from '@nhansu/ui/format/date.ts'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { useSearch } from '#web/kit/screen/use-address.ts'
import { query } from '#web/session/queries.ts'
import type { FilePartProps } from '../file/employee-file.ts'
import { FactSection } from '../file/fact-section.tsx'
import { type Asked, ChangeList } from './change-list.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { factLines } from './fact-words.ts'
import { JobDays, type JobDaysShown } from './job-days.tsx'
import { type AskedWhy, WhyButton } from './why-button.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** What somebody's work is now or on another day, what waits, and everything that was written of it; or as it was known on a day. */
export default function JobTab({ employee }: FilePartProps) {
  const [search, setSearch] = useSearch()
  const days = { as_of: dayIn(search, 'as_of'), known_on: dayIn(search, 'known_on') }
  const view = viewOf(days)
  const job = useQuery(
    query('jobChanges.ofEmployee', { path: { id: employee.id }, ...(view && { query: view }) }),
  )
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const showDay = (name: keyof JobDaysShown, day: string | null) =>
    setSearch((after) => {
      if (day === null) after.delete(name)
      else after.set(name, day)
      return after
    })
  return (
    <Stack gap="xl">
      <JobDays days={days} onChange={showDay} later={job.data?.later_changes} />
      {view && job.error?.kind === 'not-found' ? (
        <EmptyState title={nothingOn(days)} />
      ) : (
        <Loaded query={job} title="Không mở được quá trình công việc">
          {(answer) => (
            <JobOf employeeId={employee.id} answer={answer} view={view} onAsk={view ? undefined : setAsked} />
          )}
        </Loaded>
      )}
      {asked?.what === 'withdraw' && <WithdrawDialog change={asked.change} onClose={close} />}
      {asked?.what === 'correct' && <CorrectDialog change={asked.change} onClose={close} />}
    </Stack>
  )
}

type View = NonNullable<AskedWhy['view']>

function dayIn(search: URLSearchParams, name: keyof JobDaysShown): string | null {
  const day = search.get(name) ?? ''
  return isDate(day) ? day : null
}

/** What is asked of the days that are shown; nothing for today as it is known now. */
function viewOf({ as_of, known_on }: JobDaysShown): View | undefined {
  if (as_of === null && known_on === null) return undefined
  return { ...(as_of !== null && { as_of }), ...(known_on !== null && { known_on }) }
}

function nothingOn({ known_on }: JobDaysShown): string {
  return known_on === null
    ? 'Vào ngày này nhân viên chưa vào công ty.'
    : 'Vào ngày này chưa có gì được ghi về công việc của nhân viên.'
}

interface JobOfProps {
  employeeId: number
  answer: Data<'jobChanges.ofEmployee'>
  /** The days that are shown, where not today's. */
  view: View | undefined
  onAsk: ((asked: Asked) => void) | undefined
}

function JobOf({ employeeId, answer: { job, changes }, view, onAsk }: JobOfProps) {
  const waiting = changes.filter(({ state }) => state === 'waiting').toReversed()
  const written = changes.filter(({ state }) => state !== 'waiting')
  const facts = factLines(job.facts).map(({ fact, term, value }) => ({
    term,
    value: (
      <Inline as="span" gap="xs">
        {value || <Text tone="hint">Chưa có</Text>}
        <WhyButton employeeId={employeeId} fact={fact} {...(view && { view })} />
      </Inline>
    ),
  }))
  return (
    <>
      <FactSection title={view ? 'Công việc vào ngày đó' : 'Công việc hiện tại'} items={facts}>
        <Text as="p" size="hint" tone="hint">{`Từ ngày ${formatDate(job.since)}.`}</Text>
      </FactSection>
      {waiting.length > 0 && (
        <FactSection title="Chờ hiệu lực">
          <ChangeList changes={waiting} onAsk={onAsk} />
        </FactSection>
      )}
      <FactSection title="Quá trình công việc">
        <ChangeList changes={written} onAsk={onAsk} />
      </FactSection>
    </>
  )
}
