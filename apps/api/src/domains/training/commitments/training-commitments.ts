import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import type { FieldValues } from '../../../contract/audit-values.ts'
import { ApiFailure, invalidInput, notFound, stale } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { operationNamed } from '../../../contract/operations.ts'
import { asPreview } from '../../../contract/preview.ts'
import { putBack, remove } from '../../../contract/undo.ts'
import { attach, attached, openFile, type Place } from '../../../files/records.ts'
import { standardSet } from '../../../standard-set/standard-set.ts'
import { mainUnit, namesOfVisibleEmployees } from '../../employees/public.ts'
import {
  asClaimed,
  asLeft,
  type Commitment,
  type CommitmentMove,
  heldCommitment,
  moveCommitment,
  refuseFuture,
} from './commitment-moves.ts'
import {
  commitmentState as state,
  costShown,
  courseOf,
  lastDay,
  left,
  reckonedOn,
  repaymentShown,
  seesPay,
  signedFile,
  visibleCommitments,
  whole,
} from './commitment-sums.ts'
import { missingContents } from './contract-contents.ts'
import { printCommitment, printSettlement } from './commitment-papers.ts'
import { ofUnits } from '../unit-filter.ts'
import { activateCommitments, asActive, hasCost, outcomeOf, tookStep } from './course-commitments.ts'
import { heldCourse, makeCommitments } from './make-commitments.ts'

const employeeOf = (what: ReturnType<typeof sql>) => sql`(select ${what} from employees
  where employees.company_id = training_commitments.company_id and employees.id = training_commitments.employee_id)`

const set = standardSet('trainingCommitments', {
  table: 'training_commitments',
  item: 'commitment',
  defaultSort: '-created_at',
  fields: {
    full_name: {
      sortsBy: sql`vn_fold(${employeeOf(sql`employees.full_name`)})`,
      folded: sql`vn_fold(${employeeOf(sql`employees.full_name`)})`,
    },
    nhansu_id: { folded: sql`vn_fold(${employeeOf(sql`employees.nhansu_id`)})` },
    training_name: { folded: sql`vn_fold(${courseOf('name')})` },
    number: { sortsBy: sql`vn_fold(training_commitments.number)` },
    to_date: { sortsBy: lastDay },
    employee_id: { values: 'integer', names: namesOfVisibleEmployees },
    training_id: { values: 'integer' },
    department_id: ofUnits(sql`training_commitments.employee_id`),
    state: { values: 'string', matches: (states) => sql`${state} = any(${states}::text[])` },
  },
  visible: visibleCommitments,
  computed: {
    nhansu_id: () => employeeOf(sql`employees.nhansu_id`),
    full_name: () => employeeOf(sql`employees.full_name`),
    unit_name: () => employeeOf(mainUnit),
    training_code: () => courseOf('code'),
    training_name: () => courseOf('name'),
    state: () => state,
    to_date: () => lastDay,
    cost: (_, context) => costShown(seesPay(context)),
    without_pay: (_, context) => sql`not ${seesPay(context)}`,
    reckoned_on: () => reckonedOn,
    whole: () => whole,
    left: () => left,
    served: () => sql`(${whole} - ${left})`,
    repayment: (_, context) => repaymentShown(seesPay(context)),
    decision_no: () => sql`(select decision.decision_number from decisions decision
      where decision.company_id = training_commitments.company_id and decision.id = training_commitments.decision_id)`,
    file_name: () => signedFile,
    missing_contents: () => missingContents(),
  },
})

type Context = Parameters<(typeof set)['trainingCommitments.show']>[1]
type Steps = Partial<
  Pick<Commitment, 'state' | 'signed_on' | 'from_date' | 'left_on' | 'basis' | 'close_reason' | 'paid_on'>
>
type Shown = Data<'trainingCommitments.show'>

/** What people promise in return for a course that the company pays for, and what a leaver would pay back. */
export default defineOperations('trainingCommitments', {
  ...set,

  'trainingCommitments.store': async ({ body }, context) => {
    const { training_id: courseId, employee_id: employeeId, ...terms } = body
    const course = await heldCourse(context, courseId).catch((error: unknown) => {
      if (!(error instanceof ApiFailure) || error.status !== 404) throw error
      throw invalidInput({ training_id: ['Khóa đào tạo không tồn tại.'] })
    })
    const [id = 0] = await makeCommitments(context, course, [employeeId], terms)
    return set['trainingCommitments.show']({ path: { id } }, context)
  },

  'trainingCommitments.storeBulk': async ({ path, body: { employee_ids: ids, ...terms } }, context) => {
    const made = await makeCommitments(context, await heldCourse(context, path.id), ids, terms)
    return { ids: made }
  },

  'trainingCommitments.update': async ({ path, body: { version, ...body } }, context) => {
    const held = await heldCommitment(context, path.id)
    if (version !== undefined && version !== held.version) {
      throw stale(await set['trainingCommitments.show']({ path }, context))
    }
    if (held.state !== 'draft') {
      throw new ApiFailure(409, `Cam kết ${held.number} đã ký nên không sửa được.`)
    }
    const { commitment } = await set['trainingCommitments.show']({ path }, context)
    if ((body.training_id ?? commitment.training_id) !== commitment.training_id) {
      throw invalidInput({
        training_id: ['Không đổi được khóa đào tạo. Hãy xóa bản nháp và lập cam kết khác.'],
      })
    }
    if ((body.employee_id ?? commitment.employee_id) !== commitment.employee_id) {
      throw invalidInput({ employee_id: ['Không đổi được nhân viên. Hãy xóa bản nháp và lập cam kết khác.'] })
    }
    return set['trainingCommitments.update']({ path, body: { ...body, version: held.version } }, context)
  },

  'trainingCommitments.destroy': ({ path }, context) => removeDrafts(context, [path.id]),
  'trainingCommitments.destroyBulk': ({ body }, context) => removeDrafts(context, body.ids),
  'trainingCommitments.restore': async ({ body: { ids } }, context) => {
    const restored = await putBack(context, 'trainingCommitments', 'training_commitments', ids)
    // What is not this user's to delete is not his to bring back.
    const { rows } =
      await sql`select from training_commitments where ${context.inThisCompany('training_commitments')}
      and ${visibleRows(context, visibleCommitments)} and id = any(${ids}::bigint[])`.execute(context.db)
    if (rows.length !== ids.length) throw notFound()
    return restored
  },

  'trainingCommitments.sign': async ({ path, body: { signed_on: day, file } }, context) => {
    const held = await heldCommitment(context, path.id)
    refuseFuture('signed_on', 'Ngày ký', day, held)
    await moveCommitment(context, held, 'sign', sql`signed_on = ${day}`)
    if (file !== undefined) await attach(context, placeOf(path.id), file)
    await activateCommitments(context, held.training_id, path.id)
    return told(context, held)
  },

  'trainingCommitments.activate': async ({ path, body }, context) => {
    const held = await heldCommitment(context, path.id, body.version)
    const { rows } = await sql<{ outcome: { course: string; person: string }; has_cost: boolean }>`
      select ${outcomeOf} as outcome, ${hasCost} as has_cost from training_commitments
      where ${context.inThisCompany('training_commitments')} and id = ${path.id}`.execute(context.db)
    const missing = missingToActivate(rows[0])
    if (held.state === 'signed' && missing !== null) throw new ApiFailure(409, missing)
    await moveCommitment(context, held, 'activate', asActive)
    return told(context, held, ['cost'])
  },

  'trainingCommitments.settle': async ({ path, query, body: { left_on: day, version } }, context) => {
    const held = await heldCommitment(context, path.id, version)
    if (held.from_date !== null && day < (held.signed_on ?? day)) {
      throw invalidInput({ left_on: ['Ngày làm việc cuối cùng không được trước ngày ký cam kết.'] })
    }
    const isPreview = query?.dry_run ?? false
    return asPreview(context, isPreview, async () => {
      await moveCommitment(context, held, 'settle', asLeft(day, null))
      return isPreview ? set['trainingCommitments.show']({ path }, context) : told(context, held)
    })
  },

  'trainingCommitments.resume': async ({ path, body }, context) => {
    const held = await heldCommitment(context, path.id, body.version)
    if (held.state === 'settling' && held.decision_id !== null) {
      throw new ApiFailure(
        409,
        'Quyết toán này do quyết định thôi việc mở ra. Hãy hủy hoặc thu hồi quyết định đó.',
      )
    }
    return step(context, held.id, 'resume', body.version, sql`left_on = null`)
  },
  'trainingCommitments.waive': ({ path, body }, context) =>
    step(context, path.id, 'waive', body.version, sql`close_reason = ${body.reason.trim()}`),
  'trainingCommitments.claim': ({ path, body }, context) =>
    step(context, path.id, 'claim', body.version, asClaimed(body.basis)),
  'trainingCommitments.repay': async ({ path, body: { paid_on: day, version } }, context) => {
    const held = await heldCommitment(context, path.id, version)
    refuseFuture('paid_on', 'Ngày bồi hoàn', day, held)
    return step(context, path.id, 'repay', version, sql`paid_on = ${day}`)
  },

  'trainingCommitments.paper': async ({ path }, context) =>
    printCommitment(context, await asShown(context, path.id)),
  'trainingCommitments.settlementPaper': async ({ path }, context) =>
    printSettlement(context, await asShown(context, path.id)),

  'trainingCommitments.file': async ({ path }, context) => {
    await requireVisible(context, path.id)
    const [file] = await attached(context, placeOf(path.id))
    if (file === undefined) throw notFound()
    return openFile(context.files, context.companyId, file)
  },
})

/** A promise as it is answered, for an operation that answers a paper. */
async function asShown(context: ProductContext, id: number): Promise<Shown['commitment']> {
  const answering = { ...context, operation: operationNamed('trainingCommitments.show') }
  return (await set['trainingCommitments.show']({ path: { id } }, answering)).commitment
}

/** @throws ApiFailure 404 for a promise that is not there or not for this reader */
async function requireVisible(context: ProductContext, id: number): Promise<void> {
  const { rows } =
    await sql`select from training_commitments where ${context.inThisCompany('training_commitments')}
    and ${visibleRows(context, visibleCommitments)} and id = ${id}`.execute(context.db)
  if (rows.length === 0) throw notFound()
}

function placeOf(ownerId: number): Place {
  return { ownerKind: 'training_commitment', ownerId, purpose: 'contract_file' }
}

async function step(
  context: Context,
  id: number,
  name: CommitmentMove,
  version: number | undefined,
  keeps: ReturnType<typeof sql>,
): Promise<Shown> {
  const held = await heldCommitment(context, id, version)
  await moveCommitment(context, held, name, keeps)
  return told(context, held)
}

/** Tells the trail what a step changed. */
async function told(context: Context, held: Commitment, sums: readonly string[] = []): Promise<Shown> {
  const shown = await set['trainingCommitments.show']({ path: { id: held.id } }, context)
  context.audit(tookStep(held.id, steps(held), steps(shown.commitment), sums))
  return shown
}

/** What steps write of a promise. */
function steps(commitment: Steps): FieldValues {
  const { signed_on, from_date, left_on, basis, close_reason, paid_on } = commitment
  return { state: commitment.state, signed_on, from_date, left_on, basis, close_reason, paid_on }
}

/** Why a signed promise cannot take effect yet; null when it can. */
function missingToActivate(
  found: { outcome: { course: string; person: string }; has_cost: boolean } | undefined,
): string | null {
  if (found?.outcome.course !== 'finished')
    return 'Khóa đào tạo chưa kết thúc nên cam kết chưa có hiệu lực được.'
  if (!['passed', 'failed'].includes(found.outcome.person)) {
    return 'Người này không học hết khóa nên cam kết không có hiệu lực được.'
  }
  if (!found.has_cost) {
    return 'Khóa chưa có chi phí nào tính vào cam kết. Khoản chi cần số tiền thực tế, số hóa đơn và đánh dấu Tính vào cam kết.'
  }
  return null
}

async function removeDrafts(context: ProductContext, ids: readonly number[]): Promise<{ ids: number[] }> {
  const mine = sql`${context.inThisCompany('training_commitments')} and ${visibleRows(context, visibleCommitments)}`
  const { rows } = await sql<{ number: string }>`select number from training_commitments
    where ${mine} and id = any(${ids}::bigint[]) and status <> 'draft' order by id limit 1 for update`.execute(
    context.db,
  )
  if (rows[0] !== undefined) {
    throw new ApiFailure(409, `Cam kết ${rows[0].number} đã ký nên được giữ nguyên.`)
  }
  return remove(context, 'trainingCommitments', 'training_commitments', mine, ids)
}
