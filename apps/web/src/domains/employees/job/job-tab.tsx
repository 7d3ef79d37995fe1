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
import { KnownOn } from './known-on.tsx'
import { WhyButton } from './why-button.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** What somebody's work is now, what waits for its day, and everything that was written of it; or as it was known on a day. */
export default function JobTab({ employee }: FilePartProps) {
  const [search, setSearch] = useSearch()
  const asOfAddress = search.get('known_on') ?? ''
  const knownOn = isDate(asOfAddress) ? asOfAddress : null
  const view = knownOn === null ? {} : { query: { known_on: knownOn } }
  const job = useQuery(query('jobChanges.ofEmployee', { path: { id: employee.id }, ...view }))
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const showDay = (day: string | null) =>
    setSearch((after) => {
      if (day === null) after.delete('known_on')
      else after.set('known_on', day)
      return after
    })
  return (
    <Stack gap="xl">
      <KnownOn day={knownOn} onChange={showDay} later={job.data?.later_changes} />
      {knownOn !== null && job.error?.kind === 'not-found' ? (
        <EmptyState title="Vào ngày này chưa có gì được ghi về công việc của nhân viên." />
      ) : (
        <Loaded query={job} title="Không mở được quá trình công việc">
          {(answer) => (
            <JobOf
              employeeId={employee.id}
              answer={answer}
              knownOn={knownOn}
              onAsk={knownOn === null ? setAsked : undefined}
            />
          )}
        </Loaded>
      )}
      {asked?.what === 'withdraw' && <WithdrawDialog change={asked.change} onClose={close} />}
      {asked?.what === 'correct' && <CorrectDialog change={asked.change} onClose={close} />}
    </Stack>
  )
}

interface JobOfProps {
  employeeId: number
  answer: Data<'jobChanges.ofEmployee'>
  knownOn: string | null
  onAsk: ((asked: Asked) => void) | undefined
}

function JobOf({ employeeId, answer: { job, changes }, knownOn, onAsk }: JobOfProps) {
  const waiting = changes.filter(({ state }) => state === 'waiting').toReversed()
  const written = changes.filter(({ state }) => state !== 'waiting')
  const view = knownOn === null ? {} : { view: { known_on: knownOn } }
  const facts = factLines(job.facts).map(({ fact, term, value }) => ({
    term,
    value: (
      <Inline as="span" gap="xs">
        {value || <Text tone="hint">Chưa có</Text>}
        <WhyButton employeeId={employeeId} fact={fact} {...view} />
      </Inline>
    ),
  }))
  return (
    <>
      <FactSection title={knownOn === null ? 'Công việc hiện tại' : 'Công việc vào ngày đó'} items={facts}>
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
