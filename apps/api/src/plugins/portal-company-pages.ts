import type { Data } from '@nhansu/sdk/contract'
import { commonAddresses } from '@nhansu/sdk/domains/portal-pages'
import type { FastifyReply } from 'fastify'
import { notFound } from '../contract/failure.ts'
import type { Visit } from './portal-pages.ts'

/** The companies that hire here, each with its page, and what becomes of applicants' data in each; by their addresses. */
export const companyPages: Readonly<Record<string, (visit: Visit) => Promise<FastifyReply>>> = {
  [commonAddresses.companies]: async ({ request, reply, pages, ask }) =>
    pages.send(reply, 200, { kind: 'companies', ...(await ask('externals.companies', {}, request, reply)) }),

  [`${commonAddresses.companies}/:code`]: async (visit) => {
    const { request, reply, pages, ask } = visit
    const company = await companyOf(visit)
    const query = { company: company.code }
    const { recruitments } = await ask('externals.recruitments', { query }, request, reply)
    return pages.send(reply, 200, { kind: 'company', company, campaigns: recruitments })
  },

  [commonAddresses.privacy]: async ({ request, reply, pages, ask }) =>
    pages.send(reply, 200, { kind: 'privacy', ...(await ask('externals.companies', {}, request, reply)) }),

  [`${commonAddresses.privacy}/:code`]: async (visit) =>
    visit.pages.send(visit.reply, 200, { kind: 'notice', company: await companyOf(visit) }),
}

/** @throws ApiFailure 404 for a code that no company has; one that the contract does not know is such a one */
async function companyOf({ request, reply, ask }: Visit): Promise<Data<'externals.company'>['company']> {
  const { code = '' } = request.params as Record<string, string>
  if (!/^[A-Z0-9][A-Z0-9_-]{1,19}$/.test(code)) throw notFound()
  return (await ask('externals.company', { path: { code } }, request, reply)).company
}
