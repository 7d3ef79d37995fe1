import { expect } from 'vitest'
import { picture } from '../../apps/api/src/files/testing/pictures.ts'
import { hashOf, newToken } from '../../apps/api/src/contract/session.ts'
import { connect } from '../../apps/api/src/db/connect.ts'
import { type Client, clientOf } from '../launch/client.ts'
import { withServerOf } from '../launch/data-folder.ts'
import { portOfTest } from '../launch/ports.ts'
import { type Product, startProduct, startProgram } from '../launch/product.ts'

/** Somebody who is put down for the exam, with a sign-in session. */
export interface Taker {
  employeeId: number
  token: string
}

/** A published exam and those who take it; the product can be started again at the same place. */
export interface Hall {
  examId: number
  takers: readonly Taker[]
  /** The session of who looks after it. */
  officer: string
  product: Product
  start: () => Promise<Product>
}

/** What is right begins with this word, so that whoever sees a question can mark it without the server. */
export const rightWord = 'Đúng'
/** The second option of each question, which is right once its key is corrected. */
export const otherWord = 'Không phải, ý thứ hai'

/** One question of so many has a picture. */
const pictureIn = 10

/** So many the demo group has by itself. */
const demoEmployees = 2_400

/** People are put down and questions stored so many at once. */
const atOnce = 500

/** Fills a data folder, starts the product, and publishes an exam of single-choice questions for so many people. */
export async function openHall(dataDir: string, people: number, questions: number): Promise<Hall> {
  // The demo group comes first; what is added beyond it has leavers too, so there are more than takers.
  const args = ['--employees', String(demoEmployees + people * 2), '--companies', '1']
  const seed = startProgram('commands/seed.ts', { dataDir, env: { DEMO: '1' }, args })
  expect(await seed.ended, seed.output()).toBe(0)
  const { takers, officer } = await signPeopleIn(dataDir, people)
  const env = {
    DEMO: '1',
    PORT: String(await portOfTest()),
    PORTAL_PORT: String(await portOfTest()),
    LOG_LEVEL: 'fatal',
  }
  const start = async () => {
    const product = await startProduct({ dataDir, env })
    await product.ready()
    return product
  }
  const product = await start()
  const hr = clientOf(product, officer)
  const pictures: number[] = []
  for (let at = 0; at < questions; at += pictureIn) pictures.push(await uploadPicture(product, officer))
  const examId = await publishExam(
    hr,
    takers.map(({ employeeId }) => employeeId),
    questions,
    pictures,
  )
  return { examId, takers, officer, product, start }
}

/** Gives employees of the largest company an account each, and all of them and an HR officer a session, while nothing runs. */
function signPeopleIn(dataDir: string, people: number): Promise<{ takers: Taker[]; officer: string }> {
  return withServerOf(dataDir, async ({ urls }) => {
    const { pool, ...superuser } = connect(urls.superuser, { max: 1, statementTimeout: 0 })
    const sessionOf = async (user: number, company: number) => {
      const token = newToken()
      await pool.query('insert into sessions (token_hash, user_id, company_id) values ($1, $2, $3)', [
        hashOf(token),
        user,
        company,
      ])
      return token
    }
    const { rows: chosen } = await pool.query<{ id: number; person: number; company: number }>(
      `select e.id, e.person_id as person, e.company_id as company from employees e
       where e.active and e.company_id = (
         select company_id from employees where active group by 1 order by count(*) desc limit 1)
       and not exists (select from users u where u.person_id = e.person_id) order by e.id limit $1`,
      [people],
    )
    expect(chosen.length).toBe(people)
    const takers: Taker[] = []
    for (const { id, person, company } of chosen) {
      const { rows } = await pool.query<{ id: number }>(
        `with made as (
           insert into users (person_id, login, full_name, password_hash)
           values ($1::bigint, 'thisinh-' || $1::bigint, 'Nguyễn Thí Sinh', '-') returning id)
         insert into memberships (user_id, company_id) select id, $2::integer from made returning user_id as id`,
        [person, company],
      )
      takers.push({ employeeId: id, token: await sessionOf(rows[0]?.id ?? 0, company) })
    }
    const company = chosen[0]?.company ?? 0
    const { rows: officers } = await pool.query<{ id: number }>(
      `select user_id as id from user_roles held join role_grants given using (company_id, role_id)
       where held.company_id = $1 and given.scope = 'company'
         and given.permission in ('quiz_exam_edit', 'quiz_question_edit', 'field_edit')
       group by 1 having count(distinct given.permission) = 3 order by 1 limit 1`,
      [company],
    )
    const officer = await sessionOf(officers[0]?.id ?? 0, company)
    await superuser.close()
    return { takers, officer }
  })
}

/** Uploads a picture for a question that is stored later, and tells its number. */
async function uploadPicture(product: Product, officer: string): Promise<number> {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(await picture(1200, 800))], 'hinh.png'))
  const answer = await fetch(`${product.address}/api/quiz/questions/pictures`, {
    method: 'POST',
    headers: { authorization: `Bearer ${officer}` },
    body,
  })
  expect(answer.status).toBe(201)
  // The server's own envelope.
  return ((await answer.json()) as { data: { file: { id: number } } }).data.file.id
}

async function publishExam(
  hr: Client,
  employeeIds: readonly number[],
  questions: number,
  pictures: readonly number[],
): Promise<number> {
  // A field of its own: papers are drawn from all questions of a field, and those of the demo mark otherwise.
  const { data: made } = await hr.call('POST', '/api/fields', { code: 'THITHU', name: 'Lĩnh vực thi thử' })
  const { id: fieldId } = made['field'] as { id: number }
  for (let stored = 0; stored < questions; stored += atOnce) {
    const some = Array.from({ length: Math.min(atOnce, questions - stored) }, (_, at) => ({
      content: `Câu hỏi số ${stored + at + 1} của kỳ thi thử`,
      kind: 'single',
      field_id: fieldId,
      option_a: `${rightWord} ${stored + at + 1}`,
      option_b: otherWord,
      option_c: 'Không phải, ý thứ ba',
      option_d: 'Không phải, ý thứ tư',
      right_options: ['A'],
      picture_id: (stored + at) % pictureIn === 0 ? pictures[(stored + at) / pictureIn] : null,
    }))
    expect(await hr.call('POST', '/api/quiz/questions/store/bulk', { questions: some })).toMatchObject({
      status: 201,
    })
  }
  const begins = Date.now() - 60_000
  const { data } = await hr.call('POST', '/api/quiz/exams', {
    code: 'THITHU',
    name: 'Kỳ thi thử',
    start_at: new Date(begins).toISOString(),
    end_at: new Date(begins + 6 * 3_600_000).toISOString(),
    duration: 180,
  })
  const { id } = data['exam'] as { id: number }
  const cells = [{ field_id: fieldId, kind: 'single', count: questions }]
  expect((await hr.call('PUT', `/api/quiz/exams/${id}/cells`, { cells })).status).toBe(200)
  for (let put = 0; put < employeeIds.length; put += atOnce) {
    const body = { employee_ids: employeeIds.slice(put, put + atOnce) }
    expect((await hr.call('POST', `/api/quiz/exams/${id}/employees`, body)).status).toBe(200)
  }
  expect((await hr.call('POST', `/api/quiz/exams/${id}/publish`, {})).status).toBe(200)
  return id
}
