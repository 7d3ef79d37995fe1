import type { Input, Schemas } from '@nhansu/sdk/contract'
import { type FieldErrors, invalidInput } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { decide, type DecisionDraft } from '../../decisions/public.ts'
import { asIssuer, factOfPerson, inFieldsOf, summaryOf } from '../job/decision-along.ts'

type Body = Input<'employees.store'>['body']
type DecidedPerson = DecisionDraft['people'][number]

/** Facts that a decision says in the same words as a reception. */
const alike = [
  'position_id',
  'department_id',
  'nature_of_work',
  'work_place',
  'direct_manager_id',
  'probation_to',
] as const satisfies readonly (keyof Schemas['Reception'] & keyof DecidedPerson)[]

/** Where the body of a deed has a field of its reception. */
type PlaceOf = (fact: string) => string

/**
 * Has the reception that was just written become that of a decision: issued at once where its paper is there, else left as a
 * draft that takes the reception over once it is issued.
 * @param placeOf where its fields stand in the body, which refusals are told at
 * @throws ApiFailure 403 for whoever may not issue; 400 for a number beside the decision, and what decisions refuse
 */
export async function decideReception(
  context: ProductContext,
  employeeId: number,
  reception: Schemas['Reception'],
  { issue }: NonNullable<Body['decision']>,
  placeOf: PlaceOf = (fact) => `reception.${fact}`,
): Promise<Schemas['JobDecisionDone']> {
  const { decision_type, effective_date, reason } = reception
  refusePaperBeside(reception, placeOf)
  const given = alike.filter((fact) => (reception[fact] ?? null) !== null)
  const draft: DecisionDraft = {
    decision_type,
    effective_date,
    summary: await summaryOf(context, decision_type, [employeeId]),
    people: [
      {
        employee_id: employeeId,
        // Each fact keeps its own value.
        ...(Object.fromEntries(given.map((fact) => [fact, reception[fact]])) as Partial<DecidedPerson>),
        ...(reason && { note: reason }),
      },
    ],
  }
  const issuing = issue && { paper: issue, context: asIssuer(context) }
  const { id, number, isDraft } = await inFieldsOf(fieldOf(placeOf), () => decide(context, draft, issuing))
  return { id, decision_number: number, is_draft: isDraft }
}

function refusePaperBeside({ decision_no, decision_date }: Schemas['Reception'], placeOf: PlaceOf): void {
  const text = 'Số và ngày ký là của quyết định. Hãy nhập ở phần ban hành.'
  const errors: FieldErrors = {}
  if (decision_no) errors[placeOf('decision_no')] = [text]
  if (decision_date) errors[placeOf('decision_date')] = [text]
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
}

function fieldOf(placeOf: PlaceOf): (name: string) => string {
  return (name) => {
    const fact = factOfPerson(name) ?? name
    return placeOf(fact === 'note' ? 'reason' : fact)
  }
}
