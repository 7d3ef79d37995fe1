import type { Data } from '@nhansu/sdk/contract'
import { receptionLabels } from '@nhansu/sdk/domains/employees'
import { procedureStateLabels } from '@nhansu/sdk/domains/procedures'
import { Status, type StatusTone } from '@nhansu/ui/badge/status.tsx'
import { Button } from '@nhansu/ui/button/button.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { EmptyState } from '@nhansu/ui/empty-state/empty-state.tsx'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import type { Candidate } from '../candidates/candidate-page.tsx'
import { AccountStep } from './account-step.tsx'
import { PapersStep } from './papers-step.tsx'
import { ProcedureItems } from './procedure-items.tsx'
import { proceduresOf } from './procedures-of.ts'

/** A procedure as the screen has it. */
export type Procedure = Data<'procedures.show'>['procedure']

// Their code comes with the first one that is opened.
const BeginDialog = lazy(() => import('./begin-dialog.tsx'))
const FinishDialog = lazy(() => import('./finish-dialog.tsx'))

/** What is to be done until an accepted candidate begins, in his file. */
export function ProcedureTab({ candidate, mayEdit }: { candidate: Candidate; mayEdit: boolean }) {
  const procedures = useQuery(proceduresOf(candidate.id))
  const [begins, setBegins] = useState(false)
  const mayBegin = mayEdit && candidate.state === 'accepted'
  return (
    <>
      <Loaded query={procedures}>
        {({ procedures: [newest] }) => {
          const isOver = newest === undefined || newest.state === 'cancelled'
          return (
            <Stack gap="lg">
              {isOver && (
                <EmptyState
                  title={newest ? 'Thủ tục trước đã hủy' : 'Chưa có thủ tục tiếp nhận'}
                  text={mayBegin ? undefined : 'Thủ tục được lập cho ứng viên trúng tuyển.'}
                  actions={
                    mayBegin && (
                      <Button tone="primary" onClick={() => setBegins(true)}>
                        Lập thủ tục tiếp nhận
                      </Button>
                    )
                  }
                />
              )}
              {!isOver && <OpenProcedure id={newest.id} mayEdit={mayEdit} />}
            </Stack>
          )
        }}
      </Loaded>
      <Suspense>{begins && <BeginDialog candidate={candidate} onClose={() => setBegins(false)} />}</Suspense>
    </>
  )
}

const tones: Readonly<Record<Procedure['state'], StatusTone>> = {
  open: 'warn',
  done: 'ok',
  cancelled: 'plain',
}

function OpenProcedure({ id, mayEdit }: { id: number; mayEdit: boolean }) {
  const shown = useQuery({
    ...query('procedures.show', { path: { id } }),
    // Papers follow by background work, whose end nobody else tells this page.
    refetchInterval: ({ state: { data } }) => (isUnderWay(data?.procedure.papers?.state) ? lookEvery : false),
  })
  const mayIssue = usePermission('decision_issue')
  const [dialog, setDialog] = useState<'edit' | 'finish'>()
  return (
    <Loaded query={shown}>
      {({ procedure }) => {
        const isOpen = procedure.state === 'open'
        return (
          <Stack gap="lg">
            <DescriptionList columns={2} layout="under" items={factsOf(procedure)} />
            <ProcedureItems procedure={procedure} mayEdit={mayEdit && isOpen} />
            {isOpen && mayEdit && (
              <Inline>
                {mayIssue && (
                  <Button tone="primary" onClick={() => setDialog('finish')}>
                    Hoàn tất thủ tục
                  </Button>
                )}
                <Button onClick={() => setDialog('edit')}>Sửa thủ tục</Button>
                {!mayIssue && (
                  <Text tone="soft">Người có quyền ban hành quyết định sẽ hoàn tất thủ tục.</Text>
                )}
              </Inline>
            )}
            {procedure.papers !== null && <PapersStep papers={procedure.papers} />}
            {procedure.employee_id !== null && <AccountStep employeeId={procedure.employee_id} />}
            <Suspense>
              {dialog === 'edit' && (
                <BeginDialog procedure={procedure} onClose={() => setDialog(undefined)} />
              )}
              {dialog === 'finish' && (
                <FinishDialog procedure={procedure} onClose={() => setDialog(undefined)} />
              )}
            </Suspense>
          </Stack>
        )
      }}
    </Loaded>
  )
}

const lookEvery = 3_000
const isUnderWay = (state: string | undefined) => state === 'queued' || state === 'running'

function factsOf(procedure: Procedure) {
  const { state, decision_type: type, start_date: start, probation_to: until, note } = procedure
  return [
    { term: 'Trạng thái', value: <Status tone={tones[state]}>{procedureStateLabels[state]}</Status> },
    { term: 'Loại quyết định', value: receptionLabels[type] },
    { term: 'Ngày nhận việc', value: formatDate(start) },
    ...(until === null ? [] : [{ term: 'Thử việc đến ngày', value: formatDate(until) }]),
    { term: 'Đơn vị', value: procedure.department_name },
    { term: 'Chức vụ', value: procedure.position_name },
    ...(note === null ? [] : [{ term: 'Ghi chú', value: note }]),
  ]
}
