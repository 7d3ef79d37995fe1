import { day } from '../testing/exam-steps.ts'
import { nextNumber } from '../testing/numbers.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'
import { callersFile } from './document-reading-calls.ts'

/** Works in company 1 and has no account. */
const somebody = 11

/** A good call of every operation on rounds in which people confirm their file; each has a round of its own. */
export const profileRoundCalls: CallsOf<'profileRounds'> = {
  'profileRounds.list': nothing,
  'profileRounds.store': async () => ({ body: round() }),
  'profileRounds.show': async (context) => ({ path: { id: await opened(context) } }),
  'profileRounds.people': async (context) => ({ path: { id: await opened(context) } }),
  'profileRounds.export': async (context) => ({ path: { id: await opened(context) } }),
  'profileRounds.close': async (context) => ({ path: { id: await opened(context) } }),
  'profileRounds.cancel': async (context) => ({
    path: { id: await opened(context) },
    body: { reason: 'Chọn nhầm nhóm thông tin.' },
  }),
  'profileRounds.mine': nothing,
  'profileRounds.confirm': async (context) => {
    const id = await opened(context, await callersFile(context))
    const { status, body } = await context.caller.call('profileRounds.mine')
    const own = status === 200 ? body.data.rounds.find((each) => each.id === id) : undefined
    return { path: { id }, body: { seen: own?.seen ?? '0'.repeat(64) } }
  },
}

function round(employeeId = somebody) {
  const name = `Rà soát hồ sơ ${nextNumber()}`
  const groups: ('card' | 'relatives')[] = ['card', 'relatives']
  return { name, from_date: day(0), to_date: day(9), groups, employee_ids: [employeeId] }
}

/** An open round that asks one person. */
async function opened({ api, setupAdmin }: CallContext, employeeId = somebody): Promise<number> {
  const { body } = await setupAdmin.call('profileRounds.store', { body: round(employeeId) })
  const id = body.data.round?.id ?? 0
  // The background asks him; the matrix does not wait for it.
  await api.db.superuser.query(
    'insert into profile_round_people (company_id, round_id, employee_id) values (1, $1, $2)',
    [id, employeeId],
  )
  return id
}
