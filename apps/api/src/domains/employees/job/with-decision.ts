import { isDeepStrictEqual } from 'node:util'
import type { Input, Schemas } from '@nhansu/sdk/contract'
import { decisionTypesOfKind } from '@nhansu/sdk/domains/job-changes'
import type { DecisionType } from '@nhansu/sdk/domains/decisions'
import { type FieldErrors, invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { decide, type DecisionDraft } from '../../decisions/public.ts'
import type { AskedFacts } from './asked-facts.ts'
import { type CivilDay, spokenDay } from './days.ts'
import { lookAtStandings, type StandingOnDay } from './decided-changes.ts'
import { asIssuer, factOfPerson, inFieldsOf, summaryOf } from './decision-along.ts'
import { refusalOf } from './kinds.ts'
import { refusedPeople } from './preview-rows.ts'

type Body = Input<'jobChanges.store'>['body']
type Preview = Schemas['JobChangePreview']
type DecidedPerson = DecisionDraft['people'][number]

/** What writing a change by a decision came to. */
export interface DecidedChanges {
  changes: Preview[]
  decision: Schemas['JobDecisionDone']
  /** What the decision is about. */
  summary: string
}

/** So many people stand in one decision. */
export const mostDecided = 500

type DecidedBody = Body & Required<Pick<Body, 'decision'>>

/**
 * Leaves the decision for more people than stand in one in several drafts, all of them or none, each tried as one is.
 * @throws ApiFailure what one draft is refused for; 400 where they are to be issued, each by a paper of its own
 */
export async function writeByDrafts(
  context: ProductContext,
  body: DecidedBody,
  today: CivilDay,
): Promise<{ changes: Preview[]; drafts: Schemas['JobDecisionDraft'][] }> {
  if (body.decision.issue) throw invalidInput({ ids: [oneByOne] })
  const pieces = Array.from({ length: Math.ceil(body.ids.length / mostDecided) }, (_, index) =>
    body.ids.slice(index * mostDecided, (index + 1) * mostDecided),
  )
  const changes: Preview[] = []
  const drafts: Schemas['JobDecisionDraft'][] = []
  for (const [index, ids] of pieces.entries()) {
    const part = ` (${index + 1}/${pieces.length})`
    const left = await writeByDecision(context, { ...body, ids }, today, part)
    changes.push(...left.changes)
    drafts.push({ id: left.decision.id, summary: left.summary, people: ids.length })
  }
  return { changes, drafts }
}

const oneByOne = `Mỗi quyết định có tối đa ${mostDecided} nhân viên. Với nhiều người hơn, hãy lưu nháp rồi ban hành từng quyết định.`

/**
 * Has a decision write a change of work: issued at once where its paper is there, else left as a draft that has been tried.
 * @param part which of several drafts it is, as the end of what it is about
 * @throws ApiFailure 400 for what no decision says, 403 for whoever may not issue, and what decisions refuse
 */
export async function writeByDecision(
  context: ProductContext,
  body: DecidedBody,
  today: CivilDay,
  part = '',
): Promise<DecidedChanges> {
  const { ids, decision, effective_date: day } = body
  const type = typeOf(body)
  const set = decidedFacts(body.facts, type)
  const standings = await lookAtStandings(context, ids, day)
  await requireKind(context, body, standings)
  if (type === 5) requireNewTitle(body, standings)
  const note = body.reason ?? null
  const { contract_end_reason } = decision
  const people = ids.map((employee_id) => ({
    employee_id,
    ...set,
    ...(note !== null && { note }),
    ...(contract_end_reason && { contract_end_reason }),
  }))
  const draft = {
    decision_type: type,
    effective_date: day,
    summary: `${await summaryOf(context, type, ids)}${part}`,
    people,
  }
  const issuing = decision.issue && { paper: decision.issue, context: asIssuer(context) }
  const { id, number, isDraft, effects } = await inFieldsOf(fieldOf, () => decide(context, draft, issuing))
  const changes = effects.map(
    ({
      employee_id,
      nhansu_id,
      full_name,
      before,
      after,
      warnings,
      ended_contract,
      mark,
      ...told
    }): Preview => ({
      employee_id,
      nhansu_id,
      full_name,
      state: day > today ? 'waiting' : 'in_effect',
      before,
      after,
      warnings: [
        ...warnings,
        ...(ended_contract === null ? [] : [`Hợp đồng ${ended_contract} chấm dứt.`]),
        ...told.findings.filter(({ level }) => level === 'error').map(toMend),
      ],
      mark,
    }),
  )
  const { summary } = draft
  return { changes, decision: { id, decision_number: number, is_draft: isDraft }, summary }
}

/** What forbids the contract that the decision drafts, as it stands. */
const toMend = ({ text }: Schemas['ContractFinding']) =>
  `Bản nháp hợp đồng cần sửa trước khi ban hành: ${text}`

/** @throws ApiFailure 400 for a kind that has no decision, or none of this type */
function typeOf({ kind, decision_type, decision_no, decision_date }: Body): DecisionType {
  const types = decisionTypesOfKind[kind]
  const type = types?.find((each) => each === (decision_type ?? types[0]))
  const errors: FieldErrors = {}
  if (types === undefined) errors['decision'] = ['Loại thay đổi này được ghi không có quyết định.']
  else if (type === undefined) errors['decision_type'] = ['Loại quyết định không hợp với loại thay đổi.']
  for (const [field, value] of Object.entries({ decision_no, decision_date })) {
    if (value) errors[field] = ['Số và ngày ký là của quyết định. Hãy nhập ở phần ban hành.']
  }
  if (type === undefined || Object.keys(errors).length > 0) throw invalidInput(errors)
  return type
}

/** Facts that a decision says in the same words. */
const alike = [
  'nature_of_work',
  'work_place',
  'direct_manager_id',
  'probation_to',
  'absent_until',
  'leave_reason',
] as const satisfies readonly (keyof AskedFacts & keyof DecidedPerson)[]

/** @throws ApiFailure 400 for facts that no decision sets */
function decidedFacts(facts: AskedFacts, type: DecisionType): Omit<DecidedPerson, 'employee_id'> {
  const { main_position: main } = facts
  const known: readonly string[] = [...alike, 'main_position']
  const unsaid = Object.entries(facts).filter(
    ([fact, value]) => !known.includes(fact) || (value === null && fact !== 'absent_until'),
  )
  if (unsaid.length > 0) {
    throw invalidInput(
      Object.fromEntries(
        unsaid.map(([fact]) => [
          `facts.${fact}`,
          ['Quyết định không ghi được thông tin này. Hãy ghi thành một thay đổi riêng.'],
        ]),
      ),
    )
  }
  const given = alike.filter((fact) => (facts[fact] ?? null) !== null)
  return {
    // Each fact keeps its own value.
    ...(Object.fromEntries(given.map((fact) => [fact, facts[fact]])) as Omit<DecidedPerson, 'employee_id'>),
    ...(main && { position_id: main.position_id }),
    ...(main && type !== 5 && { department_id: main.department_id }),
  }
}

type Standings = ReadonlyMap<number, StandingOnDay>

/**
 * A decision finds what it does from where its people stand, so that the kind asked for is judged before.
 * @throws ApiFailure 400 where a change of this kind cannot come, as without a decision
 */
async function requireKind(
  context: ProductContext,
  { kind }: Pick<Body, 'kind'>,
  standings: Standings,
): Promise<void> {
  const refused = [...standings].flatMap(([employeeId, { standing }]) => {
    const isBack = kind === 'rehire' && standing !== 'left'
    const text = refusalOf(kind, standing) ?? (isBack ? backFromLeave : undefined)
    return text === undefined ? [] : [{ employeeId, text }]
  })
  if (refused.length > 0) throw await refusedPeople(context, refused)
}

const backFromLeave =
  'Nhân viên đang nghỉ vào ngày này. Đi làm lại sau kỳ nghỉ không có quyết định, hãy chọn không có quyết định.'

/**
 * The last wall against a decision that comes twice: once it has come, nothing of it is new.
 * @throws ApiFailure 400 where a new title would move somebody to another unit, which is a transfer, or changes nobody
 */
function requireNewTitle({ effective_date: day, facts }: Body, standings: Standings): void {
  const text = titleRefusal(day, facts, [...standings.values()])
  if (text !== undefined) throw invalidInput({ 'facts.main_position': [text] })
}

function titleRefusal(
  day: CivilDay,
  asked: AskedFacts,
  standings: readonly StandingOnDay[],
): string | undefined {
  const unit = asked.main_position?.department_id
  const units = standings.map(({ facts }) => facts?.main_position?.department_id)
  if (units.includes(undefined)) return 'Nhân viên chưa giữ chức vụ nào. Hãy chọn điều chuyển.'
  if (units.some((held) => held !== unit)) {
    return `Điều chỉnh chức danh giữ nguyên đơn vị của ngày ${spokenDay(day)}. Để chuyển đơn vị, hãy chọn điều chuyển.`
  }
  const isSame = standings.every(({ facts }) => isDeepStrictEqual({ ...facts, ...asked }, facts))
  return isSame ? 'Không có gì thay đổi so với hiện tại.' : undefined
}

const fieldsOf: Readonly<Record<string, string>> = {
  position_id: 'facts.main_position',
  department_id: 'facts.main_position',
  note: 'reason',
  contract_end_reason: 'decision.contract_end_reason',
}

/** The field of this body in which what is wrong with a decision was given. */
function fieldOf(name: string): string {
  const fact = factOfPerson(name)
  if (fact === undefined) return name === 'people' ? 'ids' : name
  return fieldsOf[fact] ?? `facts.${fact}`
}
