import { download } from '@nhansu/sdk'
import type { Data } from '@nhansu/sdk/contract'
import { decisionTypeLabels } from '@nhansu/sdk/domains/documents'
import { jobChangeStateLabels } from '@nhansu/sdk/domains/job-changes'
import { Card } from '@nhansu/ui/layout/card.tsx'
import type { PageAction } from '@nhansu/ui/page-actions/page-action.ts'
import { PageActions } from '@nhansu/ui/page-actions/page-actions.tsx'
import { Text } from '@nhansu/ui/text/text.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useQuery } from '@tanstack/react-query'
import { Ban, FilePenLine, FileText, Pencil, Printer, Send, Undo2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { DetailPage } from '#web/kit/detail-page/detail-page.tsx'
import { HistoryList } from '#web/kit/detail-page/history-list.tsx'
import { errorText } from '#web/kit/feedback/messages.ts'
import { handOver } from '#web/kit/printing/hand-over.ts'
import { refreshMadePapers } from '#web/kit/printing/made-papers.tsx'
import { NotLoaded } from '#web/kit/feedback/not-loaded.tsx'
import { client } from '#web/session/client.ts'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { editContractPath } from '#web/domains/contracts/public.tsx'
import { editDecisionPath } from './decision-paths.ts'
import { DecisionFiles } from './decision-files.tsx'
import { DecisionPapers } from './decision-papers.tsx'
import { essentialsOf } from './decision-essentials.tsx'
import { DecisionState } from './decision-state.tsx'
import { draftLines, frozenLines } from './fact-lines.ts'

type Decision = Data<'decisions.show'>['decision']
type Person = Decision['people'][number]
type Task = 'issue' | 'cancel' | 'revoke' | 'correct' | 'print-one' | 'print-people'

// Their code comes with the first one that is opened.
const IssueDialog = lazy(() => import('./issue-dialog.tsx'))
const RevokeDialog = lazy(() => import('./revoke-dialog.tsx'))
const CorrectDialog = lazy(() => import('./correct-dialog.tsx'))
const CancelDialog = lazy(() => import('./cancel-dialog.tsx'))
const PrintOneDialog = lazy(() => import('./print-one-dialog.tsx'))
const PrintPeopleDialog = lazy(() => import('./print-people-dialog.tsx'))
const UnitChart = lazy(() => import('./unit-chart.tsx'))

const labels: Readonly<Record<number, string>> = decisionTypeLabels

/** One decision: what the paper says, whom it is about, before and after of each, and what can be done with it. */
export default function DecisionPage() {
  const id = Number(useParams()['id'])
  const { data, error, refetch } = useQuery(query('decisions.show', { path: { id } }))
  if (!data) return <NotLoaded title="Quyết định" error={error} onRetry={() => void refetch()} />
  return <OpenDecision key={id} {...data} />
}

function OpenDecision({ decision, units, files }: Data<'decisions.show'>) {
  const [task, setTask] = useState<Task>()
  const actions = useActions(decision, setTask)
  const mayIssue = usePermission('decision_issue')
  const mayCompleteContracts = usePermission('contract_edit')
  const close = () => setTask(undefined)
  const { decision_number, decision_type, people } = decision
  return (
    <>
      <DetailPage
        title={`Quyết định ${decision_number ?? 'nháp'}`}
        status={<DecisionState status={decision.status_name} />}
        summary={[labels[decision_type], decision.summary].join(' · ')}
        actions={<PageActions actions={actions} />}
        essentials={essentialsOf(decision)}
      >
        {mayIssue && decision.issue_block !== null && <Text tone="warn">{decision.issue_block}</Text>}
        <Card title={`Nhân viên (${people.length})`}>
          <HistoryList
            entries={people.map((person) => ({
              id: String(person.employee_id),
              title: [`${person.full_name} (${person.nhansu_id})`, person.department_name]
                .filter(Boolean)
                .join(' · '),
              ...(person.change_state && {
                by: person.held_up
                  ? `Chưa áp dụng được: ${person.held_up}`
                  : jobChangeStateLabels[person.change_state],
              }),
              changes: linesOf(decision, person),
              ...(mayCompleteContracts && contractOf(person)),
            }))}
          />
        </Card>
        {units.length > 0 && people.length > 1 && (
          <Card title="Đơn vị trước và sau quyết định">
            <Suspense>
              <UnitChart units={units} />
            </Suspense>
          </Card>
        )}
        <DecisionFiles decision={decision} files={files} />
        <DecisionPapers id={decision.id} />
      </DetailPage>
      <Suspense>
        {task === 'issue' && <IssueDialog decision={decision} files={files} onClose={close} />}
        {task === 'revoke' && <RevokeDialog decision={decision} onClose={close} />}
        {task === 'correct' && <CorrectDialog decision={decision} onClose={close} />}
        {task === 'print-one' && <PrintOneDialog decision={decision} onClose={close} />}
        {task === 'print-people' && <PrintPeopleDialog decision={decision} onClose={close} />}
        {task === 'cancel' && <CancelDialog decision={decision} onClose={close} />}
      </Suspense>
    </>
  )
}

function useActions(
  { id, state, status_name, issue_block, people }: Decision,
  start: (task: Task) => void,
): PageAction[] {
  const mayEdit = usePermission('document_edit')
  const mayIssue = usePermission('decision_issue')
  const navigate = useNavigate()
  const toast = useToast()
  const print = async (form: 'pdf' | 'docx') => {
    try {
      handOver(await download(client, 'decisions.paper', { path: { id }, body: { form } }), toast)
      await refreshMadePapers()
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  const actions: (PageAction | false)[] = [
    { id: 'word', label: 'Bản Word', icon: FileText, folded: true, onSelect: () => void print('docx') },
    people.length > 1 && {
      id: 'print-one',
      label: 'In riêng một người',
      icon: Printer,
      folded: true,
      onSelect: () => start('print-one'),
    },
    people.length > 1 && {
      id: 'print-people',
      label: 'In riêng từng người',
      icon: Printer,
      folded: true,
      onSelect: () => start('print-people'),
    },
    { id: 'print', label: 'In quyết định', icon: Printer, onSelect: () => void print('pdf') },
    mayEdit &&
      state === 'draft' && {
        id: 'change',
        label: 'Sửa',
        icon: Pencil,
        onSelect: () => void navigate(editDecisionPath(id)),
      },
    mayIssue &&
      status_name === 'Đã ban hành' && {
        id: 'cancel',
        label: 'Hủy quyết định',
        icon: Ban,
        onSelect: () => start('cancel'),
      },
    mayIssue &&
      status_name === 'Đã có hiệu lực' && {
        id: 'correct',
        label: 'Đính chính',
        icon: FilePenLine,
        onSelect: () => start('correct'),
      },
    mayIssue &&
      status_name === 'Đã có hiệu lực' && {
        id: 'revoke',
        label: 'Thu hồi',
        icon: Undo2,
        onSelect: () => start('revoke'),
      },
    mayIssue &&
      state === 'draft' && {
        id: 'issue',
        label: 'Ban hành',
        icon: Send,
        tone: 'primary',
        disabled: issue_block !== null,
        onSelect: () => start('issue'),
      },
  ]
  return actions.filter((action) => action !== false)
}

function linesOf({ state }: Decision, person: Person): string[] {
  if (state === 'draft') return draftLines(person)
  const { note, drafted_contract: drafted } = person
  return [
    ...frozenLines(person),
    ...(drafted ? [`Hợp đồng soạn theo quyết định: ${drafted}`] : []),
    ...(note ? [`Ghi chú: ${note}`] : []),
  ]
}

/** The way to the contract that it drafted, while that is still to be completed. */
function contractOf({ drafted_contract_id: id, drafted_is_draft: isDraft }: Person) {
  return id && isDraft ? { link: { to: editContractPath(id), text: 'Hoàn thiện bản nháp hợp đồng' } } : {}
}
