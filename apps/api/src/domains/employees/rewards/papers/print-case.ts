import type { Schemas } from '@nhansu/sdk/contract'
import { ApiFailure, invalidInput, notFound } from '../../../../contract/failure.ts'
import type { Handler } from '../../../../contract/handlers.ts'
import { companyHeading } from '../../../../print/company-heading.ts'
import { clausesOf } from '../../../../print/templates/clauses/company-clauses.ts'
import { paperInForm } from '../../../../print/templates/paper-in-form.ts'
import { takeTurn } from '../../../../workbooks/export-turns.ts'
import { openRecord, type WholeRecord } from '../reward-rows.ts'
import { certificatePaper, rewardFacts } from './certificate.ts'
import { type CasePerson, peopleOfCase } from './case-people.ts'
import { caseLayout, casePapers, disciplineFacts } from './discipline-paper.ts'

type Asked = Schemas['RewardPaper']

/**
 * A paper of a reward or a discipline case, kept beside it with its code. A reward of a unit as a whole has a certificate that
 * is about nobody, and is not kept.
 * @throws ApiFailure 404, 400 for a paper that the record has none of, 409 for a case that has not come so far
 */
export const printCase: Handler<'rewardPapers.print'> = async ({ path: { id }, body }, context) => {
  const { record } = await openRecord(context, id)
  const { kind, form } = body
  if ((kind === 'reward_certificate') !== (record.type === 'reward'))
    throw invalidInput({ kind: ['Hồ sơ này không có loại giấy tờ này.'] })
  const people = chosen(await peopleOfCase(context, record.employee_ids), body, record)
  await takeTurn(context)
  const heading = await companyHeading(context)
  const about = people.map((person) => person.id)
  const madeOf = {
    reward_discipline_id: id,
    record_version: record.version,
    is_draft: false,
    with_pay: false,
  }
  // The trail tells of the record, not of its paper.
  const ofRecord = { id, resource: 'rewardsDisciplines' } as const
  const [first] = people
  const { content, own } = await clausesOf(context, kind)
  if (kind === 'reward_certificate')
    return paperInForm(context, form, {
      kind,
      ...ofRecord,
      name: `Giấy khen ${named(people, record.department_name ?? '')}`,
      facts: rewardFacts(record, first ?? null, heading),
      paper: () => certificatePaper(record, people, heading, content),
      ...(own && { clauses: own }),
      about,
      ...(about.length > 0 && { madeOf }),
    })
  if (first === undefined) throw notFound()
  const { refusal, name } = casePapers[kind]
  const refused = refusal(record)
  if (refused !== null) throw new ApiFailure(409, refused)
  const facts = disciplineFacts(record, first, heading)
  return paperInForm(context, form, {
    kind,
    ...ofRecord,
    name: `${name} ${first.full_name}`,
    facts,
    paper: () => caseLayout(kind, record, facts, heading, content),
    ...(own && { clauses: own }),
    about,
    madeOf,
  })
}

function chosen(people: CasePerson[], { form, employee_id }: Asked, record: WholeRecord): CasePerson[] {
  if (employee_id !== undefined) {
    const one = people.filter(({ id }) => id === employee_id)
    if (one.length === 0) throw invalidInput({ employee_id: ['Không tìm thấy nhân viên.'] })
    return one
  }
  if (form === 'docx' && people.length > 1)
    throw invalidInput({ employee_id: ['Bản Word lập cho từng người: vui lòng chọn nhân viên.'] })
  if (people.length === 0 && record.department_id === null) throw notFound()
  return people
}

function named(people: readonly CasePerson[], unit: string): string {
  const [only] = people
  if (only === undefined) return unit
  return people.length === 1 ? only.full_name : `${people.length} người`
}
