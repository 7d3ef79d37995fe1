import { expect, test } from 'vitest'
import { exampleFile } from '../../../testing/example-file.ts'
import { type Person, apiForFile } from '../../../testing/api.ts'
import { hire, newcomer } from '../../../testing/newcomer.ts'
import { nextNumber } from '../../../testing/numbers.ts'

const api = apiForFile()

/** Somebody with an account and no right at all. */
async function someone(name: string) {
  const { employeeId, personId } = await hire(api, name, 3)
  const login = `tai.lieu.${nextNumber()}`
  return { employeeId, ...(await newcomer(api, { login, companies: { 1: [] }, personId })) }
}

test('documents for people are read by who has a seat or teaches, others by nobody of them', async () => {
  const hr = await api.as('hrOfOne')
  const [pupil, refuser, teacher, stranger] = [
    await someone('Trò Đọc'),
    await someone('Trò Không Học'),
    await someone('Thầy Đọc'),
    await someone('Người Lạ'),
  ]
  const body = { name: 'Khóa có tài liệu', type_id: 31 }
  const { id } = (await hr.call('trainings.store', { body })).body.data.training
  const path = { id }
  const employee_ids = [pupil.employeeId, refuser.employeeId]
  await hr.call('trainingEmployees.storeBulk', { path, body: { employee_ids } })
  await hr.call('trainingLecturers.store', { path, body: { employee_id: teacher.employeeId } })
  await api.db.superuser.query(
    `update training_employees set state = 'refused', reason = 'Bận' where company_id = 1 and training_id = $1 and employee_id = $2`,
    [id, refuser.employeeId],
  )
  const file = exampleFile({ contentMediaType: 'application/pdf', example: 'giao-trinh.pdf' })
  const stored = async (name: string, visible_to_people: boolean) => {
    const document = { kind: 'material', name, visible_to_people, file } as const
    return (await hr.call('trainingDocuments.store', { path, body: document })).body.data.document.id
  }
  const [open, closed] = [await stored('Giáo trình', true), await stored('Đáp án', false)]
  const told = async (person: Pick<Person, 'call'>) =>
    (await person.call('trainingInvitations.show', { path })).body.data.invitation.documents.map(
      ({ id: one }) => one,
    )
  const stands = (status: string) =>
    api.db.superuser.query('update trainings set status = $2 where company_id = 1 and id = $1', [id, status])
  expect(await told(pupil)).toEqual([])
  expect((await pupil.call('trainingInvitations.document', { path: { id: open } })).status).toBe(404)
  await stands('open')
  expect([await told(pupil), await told(refuser)]).toEqual([[open], []])
  const { documents } = (await teacher.call('trainingInvitations.taught', { path })).body.data
  expect(documents).toMatchObject([{ id: open, name: 'Giáo trình', file_name: 'giao-trinh.pdf' }])
  const statusOf = async (person: Pick<Person, 'call'>, document: number) =>
    (await person.call('trainingInvitations.document', { path: { id: document } })).status
  for (const [person, ofOpen] of [
    [pupil, 200],
    [teacher, 200],
    [refuser, 404],
    [stranger, 404],
    [hr, 404],
  ] as const)
    expect([await statusOf(person, open), await statusOf(person, closed)]).toEqual([ofOpen, 404])
})
