import type { Data } from '@nhansu/sdk/contract'
import { Button } from '@nhansu/ui/button/button.tsx'
import { IconButton } from '@nhansu/ui/button/icon-button.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '#web/kit/feedback/messages.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import type { FormValues } from '#web/kit/forms/form-rules.ts'
import { client } from '#web/session/client.ts'
import { query } from '#web/session/queries.ts'
import { formFields } from './record-deeds.ts'
import { refreshRecords, RecordForm } from './record-form.tsx'

type Form = Data<'rewardsDisciplines.forms'>['forms'][number]

/** The company's forms of rewards: added, renamed, taken out of use, deleted while nobody has them. */
export function RewardFormsDialog({ onClose }: { onClose: () => void }) {
  const asked = useQuery(query('rewardsDisciplines.forms'))
  const [editing, setEditing] = useState<Partial<Form>>()
  const toast = useToast()
  const guarded = async (work: Promise<unknown>, done: string, description: string) => {
    try {
      await work
      await refreshRecords()
      toast.ok(done, { description })
    } catch (error) {
      toast.bad(errorText(error))
    }
  }
  const use = ({ id, name, is_active: isActive }: Form) =>
    guarded(
      client.call('rewardsDisciplines.updateForm', { path: { id }, body: { is_active: !isActive } }),
      isActive ? 'Đã ngừng dùng hình thức.' : 'Đã dùng lại hình thức.',
      name,
    )
  const destroy = ({ id, name }: Form) =>
    guarded(client.call('rewardsDisciplines.destroyForm', { path: { id } }), 'Xóa thành công!', name)
  const actionsOf = (form: Form) => (
    <Inline gap="xs" justify="end">
      <Button size="small" aria-label={`${deedWords(form)} ${form.name}`} onClick={() => void use(form)}>
        {deedWords(form)}
      </Button>
      <IconButton icon={Pencil} label={`Sửa ${form.name}`} onClick={() => setEditing(form)} />
      <IconButton icon={Trash2} label={`Xóa ${form.name}`} onClick={() => void destroy(form)} />
    </Inline>
  )
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent>
        <DialogHeader
          title="Hình thức khen thưởng"
          description="Hình thức kỷ luật là bốn hình thức của Điều 124, không sửa được."
        />
        <DialogBody>
          <Loaded query={asked}>
            {({ forms }) => (
              <DescriptionList
                items={forms
                  .filter(({ type }) => type === 'reward')
                  .map((form) => ({ term: form.name, value: actionsOf(form) }))}
              />
            )}
          </Loaded>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
          <Button tone="primary" icon={Plus} onClick={() => setEditing({})}>
            Thêm hình thức
          </Button>
        </DialogFooter>
      </DialogContent>
      {editing && <FormOfReward form={editing} onClose={() => setEditing(undefined)} />}
    </Dialog>
  )
}

const deedWords = ({ is_active: isActive }: Form) => (isActive ? 'Ngừng dùng' : 'Dùng lại')

function FormOfReward({ form, onClose }: { form: Partial<Form>; onClose: () => void }) {
  const { id } = form
  const save = ({ name }: FormValues) => {
    const body = { name: String(name) }
    return id === undefined
      ? client.call('rewardsDisciplines.storeForm', { body })
      : client.call('rewardsDisciplines.updateForm', { path: { id }, body })
  }
  return (
    <RecordForm
      title={id === undefined ? 'Thêm hình thức khen thưởng' : 'Cập nhật hình thức khen thưởng'}
      fields={formFields}
      {...(id !== undefined && { record: form })}
      save={save}
      onClose={onClose}
    />
  )
}
