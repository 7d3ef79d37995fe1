import type { CallContext } from './call-context.ts'

/** Has the administrator print a record, and answers the id of the file that is kept of it. */
export async function madePaper(
  { setupAdmin }: CallContext,
  resource: 'contracts' | 'decisions',
  id: number,
): Promise<number> {
  const path = { id }
  await setupAdmin.call(`${resource}.paper`, { path, body: { form: 'pdf' } })
  const { body } = await setupAdmin.call(`${resource}.papers`, { path })
  return body.data.papers[0]?.id ?? 0
}
