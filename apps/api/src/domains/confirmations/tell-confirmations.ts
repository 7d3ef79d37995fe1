import type { ConfirmationKind } from '@nhansu/sdk/domains/confirmations'
import type { ProductContext } from '../../contract/handlers.ts'
import { tell } from '../../notices/tell.ts'
import { employeeToTell, holdersToTell, reachingEmployee } from '../employees/public.ts'

/** Tells those who may issue it that somebody waits for a paper, but nobody of his own. */
export async function tellHandlers(
  context: ProductContext,
  requestId: number,
  { employeeId, kind }: { employeeId: number; kind: ConfirmationKind },
): Promise<void> {
  for (const { company, ...handler } of await holdersToTell(context, {
    permission: 'employee_edit',
    ...(kind === 'income' && { alsoHolding: 'employee_pay' as const }),
    employeeId,
    reach: reachingEmployee(employeeId),
  }))
    await tell(context, handler, {
      notice: { kind: 'confirmation_requested', recordId: requestId },
      mail: {
        template: 'confirmation-requested',
        variables: { full_name: handler.name, company, link: `/nhan-vien/giay-xac-nhan?id=${requestId}` },
      },
    })
}

/** Tells the person that his paper was issued, refused or revoked; which and why he reads signed in. */
export async function tellPerson(
  context: ProductContext,
  requestId: number,
  employeeId: number,
): Promise<void> {
  const person = await employeeToTell(context, employeeId)
  if (person === undefined) return
  await tell(context, person, {
    notice: { kind: 'confirmation_settled', recordId: requestId },
    mail: {
      template: 'confirmation-settled',
      variables: {
        full_name: person.name,
        company: person.company,
        link: `/thong-tin-ca-nhan?tab=confirmations&id=${requestId}`,
      },
    },
  })
}
