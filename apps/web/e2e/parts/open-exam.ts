import { type Client, createClient, signIn, switchCompany } from '@nhansu/sdk'
import type { Input } from '@nhansu/sdk/contract'
import { test } from '@playwright/test'
import { passwordOf, people } from './people.ts'

/** What no taker may read before the exam is over: it stands with every key. */
export const secret = 'Lời giải thích kín của người ra đề'

/** One question of each kind that a choice or a word answers, with the place of what is right. */
const questions = [
  {
    kind: 'single',
    content: 'Chọn dụng cụ đo điện áp.',
    option_a: 'Vôn kế',
    option_b: 'Ampe kế',
    option_c: 'Ôm kế',
    right_options: ['A'],
  },
  {
    kind: 'multiple',
    content: 'Chọn mọi trang bị bảo hộ.',
    option_a: 'Mũ',
    option_b: 'Dép lê',
    option_c: 'Găng tay',
    right_options: ['A', 'C'],
  },
  { kind: 'true_false', content: 'Được dập cháy điện bằng nước.', right_options: ['B'] },
  {
    kind: 'statements',
    content: 'Mỗi câu sau đúng hay sai?',
    option_a: 'Phải khóa nguồn trước khi sửa.',
    option_b: 'Không cần treo biển.',
    option_c: 'Một người thao tác là đủ.',
    option_d: 'Phải thử hết điện.',
    right_options: ['A', 'D'],
  },
  { kind: 'fill', content: 'Thủ đô của nước ta là ___.', blanks: 'Hà Nội' },
] as const

/** The kinds in the order in which the paper asks them. */
export const kindsAsked = questions.map(({ kind }) => kind)

type Rules = Partial<Input<'quizExams.store'>['body']>

export interface OpenExam {
  id: number
  name: string
  /** The full name of who takes it. */
  taker: string
  /** What its people call their company. */
  company: string
  /** Signed in as who takes it, and as who looks after it. */
  own: Client
  hr: Client
}

/**
 * Makes and publishes an exam of five kinds for somebody, whose score is told at once and whose keys are not.
 *
 * @param rules what is otherwise; `lasts` is how many milliseconds it stays open
 */
export async function openExamFor(
  login: string,
  { lasts = 2 * 86_400_000, ...rules }: Rules & { lasts?: number } = {},
): Promise<OpenExam> {
  const origin = test.info().project.use.baseURL ?? ''
  const connect = () =>
    createClient({ baseUrls: { product: `${origin}/api`, identity: `${origin}/identity` } })
  const taker = connect()
  const { companyId } = await signIn(taker, { login, password: passwordOf(login) })
  if (companyId === undefined) throw new Error(`${login} has no company`)
  const { user } = await taker.call('session.me')
  const client = connect()
  await signIn(client, { login: people.administrator, password: passwordOf(people.administrator) })
  const { companies } = await client.call('session.companies')
  await switchCompany(client, companyId)
  const { employee } = await client.call('employees.info', { path: { nhansu_id: user.nhansu_id ?? '' } })
  const series = Math.random().toString(36).slice(2, 8).toUpperCase()
  const field = await client.call('fields.store', {
    body: { code: `LV${series}`, name: `An toàn ${series}` },
  })
  const field_id = field.field.id
  const asked = questions.map((question) => ({
    ...question,
    // A field has each question once, however many exams are opened.
    content: `${question.content} (${series})`,
    right_options: 'right_options' in question ? [...question.right_options] : [],
    field_id,
    explanation: secret,
  }))
  await client.call('quizQuestions.storeBulk', { body: { questions: asked } })
  const name = `Thi an toàn ${series}`
  const { exam } = await client.call('quizExams.store', {
    body: {
      code: `E2E${series}`,
      name,
      start_at: new Date(Date.now() - 60_000).toISOString(),
      end_at: new Date(Date.now() + lasts).toISOString(),
      duration: 60,
      shuffle_questions: false,
      shuffle_options: false,
      show_result: 'now',
      show_answers: true,
      show_marks: true,
      show_explanations: true,
      ...rules,
    },
  })
  const path = { id: exam.id }
  const cells = kindsAsked.map((kind) => ({ field_id, kind, count: 1 }))
  await client.call('quizExams.saveCells', { path, body: { cells } })
  await client.call('quizExams.addPeople', { path, body: { employee_ids: [employee.id] } })
  await client.call('quizExams.publish', { path, body: {} })
  const company = companies.find(({ id }) => id === companyId)?.short_name ?? ''
  return { id: exam.id, name, taker: user.full_name, company, own: taker, hr: client }
}
