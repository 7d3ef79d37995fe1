import { exampleFile } from '../testing/example-file.ts'
import { inCompanyOf } from '../testing/group.ts'
import { hire } from '../testing/newcomer.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** A good call of every operation on hand-overs; each is about somebody new, below the unit of `unitHead` or on his way here. */
export const transferCalls: CallsOf<'employeeTransfers'> = {
  'employeeTransfers.list': nothing,
  'employeeTransfers.preview': async ({ api }) => ({
    query: { employee_id: (await hire(api, 'Trần Thị Chuyển Đi', 3)).employeeId },
  }),
  'employeeTransfers.consentPaper': async ({ api }) => ({
    body: {
      employee_id: (await hire(api, 'Trần Thị Chuyển Đi', 3)).employeeId,
      to_company_id: 2,
      effective_date: day,
    },
  }),
  'employeeTransfers.store': async (context) => ({ body: await proposal(context) }),
  'employeeTransfers.show': async (context) => ({ path: { id: await sent(context) } }),
  'employeeTransfers.consentFile': async (context) => ({ path: { id: await sent(context) } }),
  'employeeTransfers.withdraw': async (context) => ({ path: { id: await sent(context) }, body: {} }),
  'employeeTransfers.accept': async (context) => ({
    path: { id: await offered(context) },
    body: { join_date: day, decision_type: 3, position_id: 2, department_id: 3 },
  }),
  'employeeTransfers.refuse': async (context) => ({
    path: { id: await offered(context) },
    body: { reason: 'Chưa có vị trí phù hợp.' },
  }),
  'employeeTransfers.mine': nothing,
  'employeeTransfers.agree': async (context) => ({
    path: { id: await asked(context) },
    body: { consent_version: 1 },
  }),
  'employeeTransfers.disagree': async (context) => ({ path: { id: await asked(context) }, body: {} }),
}

const day = '2029-01-01'

async function proposal({ api }: Pick<CallContext, 'api'>) {
  const { employeeId } = await hire(api, 'Trần Thị Chuyển Đi', 3)
  return {
    employee_id: employeeId,
    to_company_id: 2,
    effective_date: day,
    consent_means: 'scan' as const,
    consent_version: 1,
    consent_on: '2026-10-01',
    file: exampleFile({ contentMediaType: 'application/pdf', example: 'dong-y.pdf' }),
  }
}

async function sent(context: CallContext): Promise<number> {
  const { body } = await context.setupAdmin.call('employeeTransfers.store', { body: await proposal(context) })
  return body.data.transfer.id
}

/**
 * Whom company 1 asks in the app: the caller, where he works in it; else somebody else, for whom he cannot answer.
 */
async function asked({ api, actor }: CallContext): Promise<number> {
  const { employeeId: somebody } = await hire(api, 'Trần Thị Được Hỏi', 3)
  return inCompanyOf(api.db.superuser, 1, async (client) => {
    const own = await client.query<{ id: number }>(
      `select e.id from users his join employees e on e.company_id = 1 and e.person_id = his.person_id where his.id = $1`,
      [actor.userId],
    )
    const whom = own.rows[0]?.id ?? somebody
    // One waits at a time.
    await client.query(
      `update employee_transfers set state = 'withdrawn', settled_at = now()
       where company_id = 1 and employee_id = $1 and state in ('asking', 'waiting')`,
      [whom],
    )
    const { rows } = await client.query<{ id: number }>(
      `insert into employee_transfers (company_id, other_company_id, person_id, employee_id, nhansu_id, full_name,
         effective_date, consent_means, consent_version, consent_text, state)
       select 1, 2, person_id, id, nhansu_id, full_name, $2, 'app', 1, 'Tôi đồng ý.', 'asking'
       from employees where company_id = 1 and id = $1 returning id`,
      [whom, day],
    )
    return Number(rows[0]?.id)
  })
}

/** A proposal of company 2, as its own deed leaves it. */
async function offered({ api }: CallContext): Promise<number> {
  const { employeeId, personId, nhansuId } = await hire(api, 'Trần Thị Chuyển Đến', 103, undefined, 2)
  return inCompanyOf(api.db.superuser, 2, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into employee_transfers (company_id, direction, other_company_id, person_id, employee_id, nhansu_id, full_name,
         effective_date, consent_version, consent_text, consent_on)
       values (2, 'out', 1, $1, $2, $3, 'Trần Thị Chuyển Đến', $4, 1, 'Tôi đồng ý.', '2026-10-01') returning id`,
      [personId, employeeId, nhansuId, day],
    )
    const id = Number(rows[0]?.id)
    await client.query('select offer_transfer($1)', [id])
    return id
  })
}
