import { beforeAll, expect, test } from 'vitest'
import { apiForFile, type Person } from '../../testing/api.ts'
import { hire } from '../../testing/newcomer.ts'
import { nextNumber } from '../../testing/numbers.ts'
import { remindedReaders } from './testing/reminded-readers.ts'

const api = apiForFile()
const { arrange, reminded, reminder } = remindedReaders(api)
let hr: Person
let signing: { sign_date: string; signer_id: number }
beforeAll(async () => {
  hr = await api.as('hrOfOne')
  await hr.call('documentTypes.store', { body: { code: 'QD', name: 'Quyết định', is_decision: true } })
  const { body } = await hr.call('signers.store', {
    body: {
      employee_id: 13,
      printed_title: 'Tổng Giám đốc',
      paper_kinds: ['decision'],
      valid_from: '2026-01-01',
    },
  })
  signing = { sign_date: '2026-01-20', signer_id: body.data.signer.id }
})

const dayIn = async (days: number): Promise<string> => {
  const { rows } = await arrange('select (current_date + $1::integer)::text as day', [days])
  return rows[0].day
}

async function documentType(): Promise<number> {
  const code = `GIAY${nextNumber()}`
  const { body } = await hr.call('documentTypes.store', { body: { code, name: `Giấy ${code}` } })
  return body.data.document_type.id
}

/** A document of a type about some people, issued and ending so many days from now. */
async function document(type: number, employee_ids: number[], issued: number, ends: number): Promise<number> {
  const { status, body, text } = await hr.call('documents.store', {
    body: {
      document_type_id: type,
      summary: 'Giấy phép lao động',
      issue_date: await dayIn(issued),
      expiry_date: await dayIn(ends),
      employee_ids,
    },
  })
  expect(status, text).toBe(201)
  return body.data.document.id
}

test('document_due of others is open until each has a later one of its type, or it ends on another day', async () => {
  const { employeeId, states } = await reminder('document_due')
  const [one, two] = [await hire(api, 'Đỗ Văn Giấy Một', 3), await hire(api, 'Đỗ Văn Giấy Hai', 3)]
  const [type, other] = [await documentType(), await documentType()]
  const shared = await document(type, [one.employeeId, two.employeeId], -700, 20)
  const moved = await document(other, [two.employeeId], -700, 20)
  await reminded(employeeId, 'document', [shared], 3)
  await reminded(employeeId, 'document', [moved], 1)
  expect(await states()).toEqual(['open', 'open'])
  await document(type, [one.employeeId], -1, 700)
  // One of another type, and one that ends no later, follow nothing.
  await document(other, [one.employeeId], -1, 700)
  await document(type, [two.employeeId], -1, 20)
  expect(await states()).toEqual(['open', 'open'])
  await document(type, [two.employeeId], -1, 700)
  expect(await states()).toEqual(['open', 'done'])
  await arrange('update documents set expiry_date = current_date + 300 where company_id = 1 and id = $1', [
    moved,
  ])
  expect(await states()).toEqual(['done', 'done'])
})

test('of a document of who has left, one of the reader’s own and one that is gone nothing waits', async () => {
  const { employeeId, states } = await reminder('document_due')
  const leaver = await hire(api, 'Đỗ Văn Giấy Đi', 3)
  const type = await documentType()
  const left = await document(type, [leaver.employeeId], -700, 20)
  const gone = await document(type, [(await hire(api, 'Đỗ Văn Giấy Xóa', 3)).employeeId], -700, 20)
  const own = await document(type, [employeeId], -700, 20)
  for (const [place, id] of [left, gone, own].entries())
    await reminded(employeeId, 'document', [id], 5 - place)
  expect(await states()).toEqual(['done', 'open', 'open'])
  await hr.call('documents.destroyBulk', { body: { ids: [gone] } })
  await arrange('update employees set active = false where company_id = 1 and id = $1', [leaver.employeeId])
  expect(await states()).toEqual(['done', 'done', 'done'])
})

test('a document about nobody waits until its day, one about somebody beyond it', async () => {
  const { employeeId, states } = await reminder('document_due')
  const holder = await hire(api, 'Đỗ Văn Quá Hạn', 3)
  const type = await documentType()
  const [bare, held] = [await document(type, [], -700, 0), await document(type, [holder.employeeId], -700, 0)]
  const overdue = async (id: number) => {
    await arrange('update documents set expiry_date = current_date - 1 where company_id = 1 and id = $1', [
      id,
    ])
    await arrange(
      `update reminders_told set due_date = current_date - 1 where kind = 'document' and record_id = $1`,
      [id],
    )
  }
  await reminded(employeeId, 'document', [bare], 4)
  await reminded(employeeId, 'document', [held], 2)
  expect(await states()).toEqual(['open', 'open'])
  await overdue(bare)
  await overdue(held)
  expect(await states()).toEqual(['open', 'done'])
})

/** Issues a decision of appointment from a day on. @returns the row of its person, whom a reminder of its term names */
async function appointed(employee_id: number, from: string, term_to: string): Promise<number> {
  const { body } = await hr.call('decisions.store', {
    body: {
      decision_type: 6,
      effective_date: from,
      summary: 'Về việc bổ nhiệm',
      people: [{ employee_id, position_id: 2, department_id: 2, term_to }],
    },
  })
  const { id } = body.data.decision
  const issued = await hr.call('decisions.issue', { path: { id }, body: signing })
  expect(issued.status, issued.text).toBe(200)
  const { rows } = await arrange('select id from decision_people where company_id = 1 and decision_id = $1', [
    id,
  ])
  return Number(rows[0].id)
}

test('appointment_due of others is open until another appointment follows, or who was appointed has left', async () => {
  const { employeeId, states } = await reminder('appointment_due')
  const people = [await hire(api, 'Đỗ Văn Nhiệm Kỳ', 3), await hire(api, 'Đỗ Văn Thôi Giữ', 3)]
  const terms: number[] = []
  for (const person of people) terms.push(await appointed(person.employeeId, '2026-02-01', await dayIn(20)))
  await reminded(employeeId, 'appointment', terms, 2)
  // The end of his own term, of which another notice tells him, keeps none of others open.
  const own = await appointed(employeeId, '2026-02-01', await dayIn(20))
  await reminded(employeeId, 'appointment', [own], 1)
  expect(await states()).toEqual(['done', 'open'])
  await appointed(people[0]?.employeeId ?? 0, await dayIn(21), '2031-12-31')
  expect(await states()).toEqual(['done', 'open'])
  await arrange('update employees set active = false where company_id = 1 and id = $1', [
    people[1]?.employeeId,
  ])
  expect(await states()).toEqual(['done', 'done'])
})

test('e_contract_due of others is open until the contract has its copy or its id', async () => {
  const { employeeId, states } = await reminder('e_contract_due')
  const signed = async (of: number) => {
    const { rows } = await arrange(
      `insert into contracts (company_id, employee_id, contract_type_id, kind, contract_number, state, sign_date, start_date,
         end_date, issued_at)
       select 1, $1, (select min(id) from contract_types where company_id = 1), 'fixed_term', $2, 'issued',
         current_date - 1, current_date - 1, current_date + 300, now() returning id`,
      [of, `${nextNumber()}/BANKY`],
    )
    return Number(rows[0].id)
  }
  const id = await signed((await hire(api, 'Đỗ Văn Bản Ký', 3)).employeeId)
  await reminded(employeeId, 'e_contract', [id, await signed(employeeId)], 0)
  expect(await states()).toEqual(['open'])
  const answer = await hr.call('contracts.sign', { path: { id }, body: { e_contract_id: 'HĐĐT-0009' } })
  expect(answer.status, answer.text).toBe(200)
  expect(await states()).toEqual(['done'])
})
