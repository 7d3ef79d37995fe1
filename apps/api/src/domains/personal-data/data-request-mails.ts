import type { ProductContext } from '../../contract/handlers.ts'
import { queueMail } from '../../mail/outbox.ts'
import { employeeToTell, holdersToTell } from '../employees/public.ts'

/** Tells those who may settle a request that one has come, but nobody of his own or of what he has typed himself. */
export async function tellHandlers(
  context: ProductContext,
  requestId: number,
  employeeId: number,
): Promise<void> {
  for (const { full_name, address, company } of await holdersToTell(context, {
    permission: 'personal_data_edit',
    employeeId,
  }))
    await queueMail(context, {
      template: 'data-request-received',
      to: { name: full_name, address },
      variables: { full_name, company, link: `/du-lieu-ca-nhan?id=${requestId}` },
    })
}

/** Tells whoever asked that something was done with the request; what, he reads signed in. */
export async function tellPerson(
  context: ProductContext,
  requestId: number,
  employeeId: number,
): Promise<void> {
  const person = await employeeToTell(context, employeeId)
  if (person === undefined) return
  const { full_name, address, company } = person
  await queueMail(context, {
    template: 'data-request-moved',
    to: { name: full_name, address },
    variables: { full_name, company, link: `/thong-tin-ca-nhan?tab=personal-data&id=${requestId}` },
  })
}
