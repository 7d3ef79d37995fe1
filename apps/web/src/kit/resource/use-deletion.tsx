import { isApiError } from '@nhansu/sdk/errors'
import { ConfirmDialog } from '@nhansu/ui/confirm-dialog/confirm-dialog.tsx'
import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import { has, writeOptions } from './calls.ts'
import { calledIn } from './called-in.ts'
import type { AnyResource, AnyRow } from './define-resource.ts'
import { errorText, messages } from '#web/kit/feedback/messages.ts'

/** Rows that the reader wants gone. */
export interface PendingDelete {
  ids: readonly number[]
  /** As far as they are known; rows of pages not seen have none here. */
  names: readonly string[]
}

/** What {@link useDeletion} gives. */
export interface Deletion {
  /** Deletes one row, at once where nothing is to be said before; the toast offers the way back. The same function on every rendering. */
  deleteOne: (row: AnyRow) => void
  /** Asks first. */
  deleteSome: (pending: PendingDelete) => void
  /** Stands somewhere on the screen. */
  question: ReactNode
}

/**
 * Deleting rows of a resource: one at once, several after a question, both with 'Hoàn tác' where the contract has it.
 *
 * @param onDeleted told of the ids that are gone; keep its identity
 */
export function useDeletion(definition: AnyResource, onDeleted: (ids: readonly number[]) => void): Deletion {
  const [pending, setPending] = useState<PendingDelete>()
  const { mutateAsync: destroy } = useMutation(writeOptions(definition, 'destroy'))
  const { mutateAsync: destroyBulk } = useMutation(writeOptions(definition, 'destroyBulk'))
  const { tell, fail } = useOutcome(definition, onDeleted)

  const deleteOne = useCallback(
    (row: AnyRow) => {
      if (definition.deleteNote !== undefined) setPending({ ids: [row.id], names: [definition.nameOf(row)] })
      else void destroy({ path: { id: row.id } }).then(() => tell([row.id], calledIn(definition, row)), fail)
    },
    [destroy, tell, fail, definition],
  )
  const confirm = async () => {
    if (!pending) return
    await destroyBulk({ body: { [definition.bulkKey ?? 'ids']: pending.ids } })
    tell(pending.ids, `${pending.ids.length} ${definition.label}`)
  }
  return {
    deleteOne,
    deleteSome: setPending,
    question: (
      <ConfirmDialog
        open={pending !== undefined}
        onOpenChange={(open) => open || setPending(undefined)}
        tone="danger"
        {...(definition.deleteNote !== undefined && { description: definition.deleteNote })}
        title={`Xóa ${pending?.ids.length ?? 0} ${definition.label}?`}
        confirmLabel="Xóa"
        onConfirm={confirm}
        errorText={(reason) => errorText(reason)}
        touched={{ label: touchedLabel(definition, pending), names: pending?.names ?? [] }}
      />
    ),
  }
}

/** Says what became of a delete, and offers to undo it. */
function useOutcome(definition: AnyResource, onDeleted: (ids: readonly number[]) => void) {
  const toast = useToast()
  const { mutateAsync: restore } = useMutation(writeOptions(definition, 'restore'))
  const fail = useCallback(
    (error: unknown) => {
      const requestId = isApiError(error) ? error.requestId : undefined
      toast.bad(errorText(error), requestId === undefined ? {} : { requestId })
    },
    [toast],
  )
  const tell = useCallback(
    (ids: readonly number[], description: string) => {
      onDeleted(ids)
      const undo = () =>
        void restore({ body: { ids } }).then(() => toast.ok(messages.restored, { description }), fail)
      toast.ok(messages.destroyed, {
        description,
        ...(has(definition, 'restore') && { action: { run: undo } }),
      })
    },
    [definition, onDeleted, restore, toast, fail],
  )
  return { tell, fail }
}

function touchedLabel(
  { label }: AnyResource,
  { ids, names }: PendingDelete = { ids: [], names: [] },
): string {
  const others = ids.length - names.length
  return others > 0 ? `Sẽ xóa các ${label} sau và ${others} ${label} ở trang khác` : `Sẽ xóa các ${label} sau`
}
