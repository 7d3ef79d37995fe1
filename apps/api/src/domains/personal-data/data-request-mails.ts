import type { ProductContext } from '../../contract/handlers.ts'
import { tell } from '../../notices/tell.ts'
import { employeeToTell, holdersToTell } from '../employees/public.ts'

/** Tells those who may settle a request that one has come, but nobody of his own or of what he has typed himself. */
export async function tellHandlers(
  context: ProductContext,
  requestId: number,
  employeeId: number,
): Promise<void> {
  for (const { company, ...handler } of await holdersToTell(context, {
    permission: 'personal_data_edit',
    employeeId,
  }))
    await tell(context, handler, {
      notice: { kind: 'data_request_received', recordId: requestId },
      mail: {
        template: 'data-request-received',
        variables: { full_name: handler.name, company, link: `/du-lieu-ca-nhan?id=${requestId}` },
      },
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
  await tell(context, person, {
    notice: { kind: 'data_request_moved', recordId: requestId },
    mail: {
      template: 'data-request-moved',
      variables: {
        full_name: person.name,
        company: person.company,
        link: `/thong-tin-ca-nhan?tab=personal-data&id=${requestId}`,
      },
    },
  })
}
