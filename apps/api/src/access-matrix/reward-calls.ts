import { exampleFile } from '../testing/example-file.ts'
import { firstOfMonth } from '../testing/first-of-month.ts'
import { inCompanyOf } from '../testing/group.ts'
import { workbookFile } from '../testing/import-file.ts'
import { hire } from '../testing/newcomer.ts'
import { nextNumber } from '../testing/numbers.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** The work of employee 11 lies below the unit of `unitHead`. */
const employeeId = 11

/** A good call of every operation on rewards and disciplines. */
export const rewardCalls: CallsOf<'rewardsDisciplines'> = {
  'rewardsDisciplines.list': nothing,
  'rewardsDisciplines.ofEmployee': async () => ({ query: { employee_id: employeeId } }),
  'rewardsDisciplines.forms': nothing,
  'rewardsDisciplines.show': async (context) => ({ path: { id: await newReward(context) } }),
  'rewardsDisciplines.store': async () => ({ body: rewardBody() }),
  'rewardsDisciplines.update': async (context) => ({
    path: { id: await newReward(context) },
    body: { reason: 'Sáng kiến tiết kiệm nhiên liệu', version: 1 },
  }),
  'rewardsDisciplines.destroy': async (context) => ({ path: { id: await newReward(context) } }),
  'rewardsDisciplines.destroyBulk': async (context) => ({ body: { ids: [await newReward(context)] } }),
  'rewardsDisciplines.restore': async (context) => {
    const ids = [await newReward(context)]
    await context.setupAdmin.call('rewardsDisciplines.destroyBulk', { body: { ids } })
    return { body: { ids } }
  },
  'rewardsDisciplines.move': async (context) => ({
    path: { id: await newDiscipline(context) },
    body: { to: 'dropped', reason: 'Không đủ căn cứ' },
  }),
  'rewardsDisciplines.export': nothing,
  'rewardsDisciplines.reduce': async (context) => ({
    path: { id: await issuedDelay(context) },
    body: {
      reduction_number: '20/QĐ-GTH',
      reduction_date: firstOfMonth(-1),
      reduced_cleared_date: firstOfMonth(1),
    },
  }),
  'rewardsDisciplines.withdrawReduction': async (context) => ({
    path: { id: await issuedDelay(context, firstOfMonth(1)) },
  }),
}

/** A good call of every operation on their papers. */
export const rewardPaperCalls: CallsOf<'rewardPapers'> = {
  'rewardPapers.list': async (context) => ({ path: { id: await newReward(context) } }),
  'rewardPapers.storeFile': async (context) => ({
    path: { id: await newReward(context) },
    body: { kind: 'decision', file: scan() },
  }),
  'rewardPapers.destroyFile': async (context) => ({ path: await newFile(context) }),
  'rewardPapers.restoreFile': async (context) => {
    const path = await newFile(context)
    await context.setupAdmin.call('rewardPapers.destroyFile', { path })
    return { path }
  },
  'rewardPapers.fileTicket': async (context) => ({ path: await newFile(context) }),
  'rewardPapers.print': async (context) => ({
    path: { id: await newReward(context) },
    body: { kind: 'reward_certificate', form: 'pdf' },
  }),
  'rewardPapers.paperTicket': async (context) => {
    const id = await newReward(context)
    const path = { id }
    await context.setupAdmin.call('rewardPapers.print', {
      path,
      body: { kind: 'reward_certificate', form: 'pdf' },
    })
    const { body } = await context.setupAdmin.call('rewardPapers.list', { path })
    return { path: { id, row_id: body.data.papers[0]?.id ?? 0 } }
  },
}

/** A good call of every operation of the import of rewards, about employee 11. */
export const rewardImportCalls: CallsOf<'rewardImports'> = {
  'rewardImports.import': async () => ({ body: { file: await rewardFile() } }),
  'rewardImports.importTemplate': nothing,
  'rewardImports.markImport': async () => ({ body: { file: await rewardFile() } }),
  'rewardImports.undoImport': async ({ caller, setupAdmin }) => {
    const file = { body: { file: await rewardFile() } }
    // Only one's own import is taken back: who may not make one has none.
    const own = await caller.call('rewardImports.import', file)
    const made = own.status === 200 ? own : await setupAdmin.call('rewardImports.import', file)
    return { path: { id: made.body.data.import.id ?? 0 } }
  },
}

function rewardFile(): Promise<File> {
  return workbookFile(
    ['Mã nhân viên', 'Hình thức', 'Số quyết định', 'Ngày quyết định', 'Nội dung'],
    [['NS0011', 'Giấy khen', `${nextNumber()}/QĐ-KT`, '15/01/2026', 'Hoàn thành tốt nhiệm vụ']],
  )
}

function scan(): File {
  return exampleFile({ contentMediaType: 'image/png', example: 'ban-quet.png' })
}

async function newFile(context: CallContext): Promise<{ id: number; file_id: number }> {
  const id = await newReward(context)
  const { body } = await context.setupAdmin.call('rewardPapers.storeFile', {
    path: { id },
    body: { kind: 'decision', file: scan() },
  })
  return { id, file_id: body.data.file.id }
}

/** A raise put off that is in effect for more than half of its term: its way through the decision has tests of its own. */
async function issuedDelay(context: CallContext, reduced: string | null = null): Promise<number> {
  // Of somebody without another breach, which would let nobody reduce the term.
  const { employeeId: newcomer } = await hire(context.api, 'Nguyễn Văn Giảm', 3)
  const id = await newDiscipline(context, newcomer)
  await inCompanyOf(context.api.db.superuser, 1, (client) =>
    client.query(
      `update rewards_disciplines set state = 'issued', number = '10/QĐ-KL', decision_date = $3, effective_date = $3,
         violation_date = $3, found_date = $3, months = 3,
         form_id = (select id from reward_discipline_forms where company_id = 1 and legal_form = 2),
         reduction_number = case when $2::date is not null then '19/QĐ-GTH' end,
         reduction_date = case when $2::date is not null then $4::date end, reduced_cleared_date = $2::date
       where company_id = 1 and id = $1`,
      [id, reduced, firstOfMonth(-4), firstOfMonth(-1)],
    ),
  )
  return id
}

async function newReward({ setupAdmin }: CallContext): Promise<number> {
  return (await setupAdmin.call('rewardsDisciplines.store', { body: rewardBody() })).body.data
    .reward_discipline.id
}

async function newDiscipline({ setupAdmin }: CallContext, about = employeeId): Promise<number> {
  const { body } = await setupAdmin.call('rewardsDisciplines.store', {
    body: {
      type: 'discipline',
      employee_ids: [about],
      reason: 'Tự ý rời vị trí làm việc',
      violation_date: '2026-09-01',
      found_date: '2026-09-02',
      minutes_no: '01/BB',
      clause: `Điều ${nextNumber()}`,
    },
  })
  return body.data.reward_discipline.id
}

function rewardBody() {
  return {
    type: 'reward' as const,
    employee_ids: [employeeId],
    form_id: 3,
    number: `${nextNumber()}/QĐ-KT`,
    decision_date: '2026-01-15',
    reason: 'Hoàn thành tốt nhiệm vụ',
  }
}
