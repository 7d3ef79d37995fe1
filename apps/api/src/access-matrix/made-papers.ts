import type { CallContext } from './call-context.ts'

/** Has the administrator print a contract, and answers the id of the file that is kept of it. */
export async function paperOfContract({ setupAdmin }: CallContext, id: number): Promise<number> {
  await setupAdmin.call('contracts.paper', { path: { id }, body: { form: 'pdf' } })
  const { body } = await setupAdmin.call('contracts.papers', { path: { id } })
  return body.data.papers[0]?.id ?? 0
}

/** The same of a decision. */
export async function paperOfDecision({ setupAdmin }: CallContext, id: number): Promise<number> {
  await setupAdmin.call('decisions.paper', { path: { id }, body: { form: 'pdf' } })
  const { body } = await setupAdmin.call('decisions.papers', { path: { id } })
  return body.data.papers[0]?.id ?? 0
}

/** The code on a paper of a contract. */
export async function codeOfPaper(context: CallContext, id: number): Promise<string> {
  await paperOfContract(context, id)
  const { body } = await context.setupAdmin.call('contracts.papers', { path: { id } })
  return body.data.papers[0]?.code ?? ''
}
