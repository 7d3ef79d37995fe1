import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '#web/kit/feedback/messages.ts'
import { mutation } from '#web/session/queries.ts'
import { type RevealedValues, useRevealed } from './revealed.tsx'

/**
 * Opens dotted fields of an employee's file by one press; the server writes each press into the trail.
 *
 * @param fields names as `dotted_fields` has them
 */
export function useReveal(employeeId: number, fields: readonly string[]) {
  const { values, keep } = useRevealed()
  const toast = useToast()
  const { mutateAsync, isPending } = useMutation(mutation('employees.reveal'))
  const closed = fields.filter((field) => !(field in values))
  const reveal = async (): Promise<RevealedValues | undefined> => {
    try {
      const answer = await mutateAsync({ path: { id: employeeId }, body: { fields: [...closed] } })
      keep(answer.values)
      return { ...values, ...answer.values }
    } catch (error) {
      toast.bad(errorText(error))
      return undefined
    }
  }
  return { values, closed, reveal, isPending }
}
