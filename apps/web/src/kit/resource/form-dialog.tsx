import { Dialog } from '@nhansu/ui/dialog/dialog.tsx'
import { DialogContent } from '@nhansu/ui/dialog/dialog-content.tsx'
import { DialogBody, DialogHeader } from '@nhansu/ui/dialog/dialog-parts.tsx'
import { DrawerContent } from '@nhansu/ui/drawer/drawer-content.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NotYet } from '#web/kit/feedback/not-yet.tsx'
import { widthOfForm } from '#web/kit/forms/form-width.ts'
import { useLeaveQuestion } from '#web/session/leave-question.tsx'
import { showOptions } from './calls.ts'
import type { AnyResource } from './define-resource.ts'
import { ResourceForm, type ResourceFormProps } from './resource-form.tsx'

export interface FormDialogProps {
  definition: AnyResource
  /** The record to change; without one the form makes a new one. */
  id?: number
  /** True for a long form: it stands at the side and leaves the list in view. */
  aside?: boolean
  onClose: () => void
  /** Opens a record that was just made again. */
  onOpen?: (id: number) => void
}

/** The form of a resource, over its list. */
export default function FormDialog({ definition, id, aside = false, onClose, onOpen }: FormDialogProps) {
  const mayLeave = useLeaveQuestion()
  const close = async () => {
    if (await mayLeave()) onClose()
  }
  const form = { definition, onCancel: () => void close(), onDone: onClose, onOpen }
  return (
    <Dialog open onOpenChange={(open) => open || void close()}>
      <Surface aside={aside} fields={definition.form?.length ?? 0}>
        <DialogHeader title={`${id === undefined ? 'Thêm' : 'Cập nhật'} ${definition.label}`} />
        {id === undefined ? <ResourceForm {...form} /> : <LoadedForm {...form} id={id} />}
      </Surface>
    </Dialog>
  )
}

function Surface({ aside, fields, children }: { aside: boolean; fields: number; children: ReactNode }) {
  return aside ? (
    <DrawerContent width="large">{children}</DrawerContent>
  ) : (
    <DialogContent size={widthOfForm(fields)}>{children}</DialogContent>
  )
}

function LoadedForm({ id, ...form }: Omit<ResourceFormProps, 'record'> & { id: number }) {
  const record = useQuery(showOptions(form.definition, id))
  if (record.data) return <ResourceForm record={record.data} {...form} />
  return (
    <DialogBody>
      <NotYet query={record} />
    </DialogBody>
  )
}
