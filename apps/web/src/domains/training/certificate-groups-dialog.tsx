import { Button } from '@nhansu/ui/button/button.tsx'
import { IconButton } from '@nhansu/ui/button/icon-button.tsx'
import { DescriptionList } from '@nhansu/ui/description-list/description-list.tsx'
import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogFooter, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { Inline } from '@nhansu/ui/layout/inline.tsx'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import type { AnyResource, Row } from '#web/kit/resource/define-resource.ts'
import FormDialog from '#web/kit/resource/form-dialog.tsx'
import { useDeletion } from '#web/kit/resource/use-deletion.tsx'
import { query } from '#web/session/queries.ts'
import { usePermission } from '#web/session/use-profile.ts'
import { certificateGroups } from './certificate-group.ts'

type Group = Row<'certificateGroups'>

// Its names were checked where it was declared; the kit's parts take it as they take any other.
const definition = certificateGroups as unknown as AnyResource

/** The groups of certificates, made, renamed and deleted over the list of certificates. */
export default function CertificateGroupsDialog({ onClose }: { onClose: () => void }) {
  const groups = useQuery(query('certificateGroups.list', { query: { sort: 'name' } }))
  const [editing, setEditing] = useState<{ id?: number }>()
  const { deleteOne, question } = useDeletion(definition, nothing)
  const mayEdit = usePermission('training_edit')
  const mayDelete = usePermission('training_delete')
  const actionsOf = (group: Group) => (
    <Inline gap="xs" justify="end">
      {mayEdit && (
        <IconButton icon={Pencil} label={`Sửa ${group.name}`} onClick={() => setEditing({ id: group.id })} />
      )}
      {mayDelete && <IconButton icon={Trash2} label={`Xóa ${group.name}`} onClick={() => deleteOne(group)} />}
    </Inline>
  )
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent>
        <DialogHeader title="Nhóm chứng chỉ" description="Chứng chỉ được xếp và lọc theo nhóm." />
        <DialogBody>
          <Loaded
            query={groups}
            empty={({ certificate_groups: { length } }) =>
              length === 0 ? 'Chưa có nhóm chứng chỉ nào' : null
            }
          >
            {({ certificate_groups }) => (
              <DescriptionList
                items={certificate_groups.map((group) => ({ term: group.name, value: actionsOf(group) }))}
              />
            )}
          </Loaded>
        </DialogBody>
        <DialogFooter>
          <Button onClick={onClose}>Đóng</Button>
          {mayEdit && (
            <Button tone="primary" icon={Plus} onClick={() => setEditing({})}>
              Thêm nhóm
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
      {question}
      {editing && <FormDialog definition={definition} {...editing} onClose={() => setEditing(undefined)} />}
    </Dialog>
  )
}

const nothing = () => {}
