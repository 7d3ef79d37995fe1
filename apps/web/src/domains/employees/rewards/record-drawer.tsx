import { disciplineSteps, openDisciplineStates } from '@nhansu/sdk/domains/rewards-disciplines'
import { Button } from '@nhansu/ui/button/button.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { DrawerContent } from '@nhansu/ui/drawer/drawer-content.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { Link } from '@nhansu/ui/link/link.tsx'
import { Stack } from '@nhansu/ui/layout/stack.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { NotYet } from '#web/kit/feedback/not-yet.tsx'
import { errorText, messages } from '#web/kit/feedback/messages.ts'
import { mutation, query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { DisciplineState } from './discipline-state.tsx'
import { type Step, stepWords } from './record-deeds.ts'
import { refreshRecords } from './record-form.tsx'
import { RecordPapers } from './record-papers.tsx'
import { disciplineLines, recordName, type RewardRecord, rewardLines } from './record-words.ts'

interface RecordDrawerProps {
  id: number
  onEdit: (record: RewardRecord) => void
  onStep: (record: RewardRecord, step: Step) => void
  onReduce: (record: RewardRecord) => void
  onClose: () => void
}

/** One reward or discipline whole, with what can be done with it now. */
export function RecordDrawer({ id, onEdit, onStep, onReduce, onClose }: RecordDrawerProps) {
  const asked = useQuery(query('rewardsDisciplines.show', { path: { id } }))
  const record = asked.data?.reward_discipline
  const mayEdit = usePermission('employee_edit')
  const seesPapers = usePermission('employee_sensitive')
  const removal = useRemoval(id, record ? recordName(record) : 'Hồ sơ', onClose)
  const isOpen =
    record !== undefined && (record.state === null || openDisciplineStates.includes(record.state))
  const steps = (record?.state && disciplineSteps[record.state]) || []
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DrawerContent width="large">
        <DialogHeader title={record ? recordName(record) : 'Hồ sơ'} />
        <DialogBody>
          {record ? (
            <Stack>
              {record.state && <DisciplineState state={record.state} limitDay={record.limit_day} />}
              <Papers record={record} />
              <DescriptionList
                items={record.type === 'reward' ? rewardLines(record) : disciplineLines(record)}
              />
              {seesPapers && <RecordPapers record={record} mayEdit={mayEdit} />}
            </Stack>
          ) : (
            <NotYet query={asked} />
          )}
        </DialogBody>
        {record && mayEdit && (isOpen || steps.length > 0 || isReducible(record)) && (
          <DialogFooter>
            {isOpen && (
              <>
                <Button tone="danger" onClick={() => void removal()}>
                  Xóa
                </Button>
                <Button onClick={() => onEdit(record)}>Sửa</Button>
              </>
            )}
            {isReducible(record) && <Reduction record={record} onReduce={onReduce} />}
            {steps.map((step) => (
              <Button key={step} onClick={() => onStep(record, step)}>
                {record.state === 'awaiting_decision' ? 'Đưa về bước họp' : stepWords[step]}
              </Button>
            ))}
          </DialogFooter>
        )}
      </DrawerContent>
    </Dialog>
  )
}

/** Whether the term of a discipline can be reduced, or was. */
function isReducible({ state, legal_form: form, reduction_number: paper }: RewardRecord): boolean {
  return paper !== null || (state === 'issued' && (form === 2 || form === 3))
}

/** Reduces the term, or takes the reduced one back. */
function Reduction({ record, onReduce }: Pick<RecordDrawerProps, 'onReduce'> & { record: RewardRecord }) {
  const { mutateAsync: withdraw } = useMutation(mutation('rewardsDisciplines.withdrawReduction'))
  const toast = useToast()
  const takeBack = async () => {
    try {
      await withdraw({ path: { id: record.id }, query: { version: record.version } })
      await refreshRecords()
      toast.ok('Đã bỏ giảm thời hạn kỷ luật.', { description: recordName(record) })
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  if (record.reduction_number !== null)
    return <Button onClick={() => void takeBack()}>Bỏ giảm thời hạn</Button>
  return <Button onClick={() => onReduce(record)}>Giảm thời hạn</Button>
}

/** The decisions of a case, where they are read, issued and taken back. */
function Papers({ record: { decision_id, ending_decision_id } }: { record: RewardRecord }) {
  const mayOpen = usePermission('document_access')
  if (!mayOpen || (decision_id === null && ending_decision_id === null)) return null
  return (
    <Inline gap="md">
      {decision_id !== null && <Link href={`${decisions}/${decision_id}`}>Quyết định kỷ luật</Link>}
      {ending_decision_id !== null && (
        <Link href={`${decisions}/${ending_decision_id}`}>Quyết định chấm dứt hợp đồng</Link>
      )}
    </Inline>
  )
}

const decisions = '/tai-lieu/quyet-dinh'

/** Deletes at once; the toast offers the way back. */
function useRemoval(id: number, description: string, onClose: () => void) {
  const { mutateAsync: destroy } = useMutation(mutation('rewardsDisciplines.destroy'))
  const { mutateAsync: restore } = useMutation(mutation('rewardsDisciplines.restore'))
  const toast = useToast()
  const undo = async () => {
    try {
      await restore({ body: { ids: [id] } })
      await refreshRecords()
      toast.ok(messages.restored, { description })
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  return async () => {
    try {
      await destroy({ path: { id } })
      onClose()
      await refreshRecords()
      toast.ok(messages.destroyed, { description, action: { run: () => void undo() } })
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
}
