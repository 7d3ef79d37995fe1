import type { PersonalDataRequestKind, PersonalDataRequestMove } from '@nhansu/sdk/domains/personal-data'
import type { ClientBase } from 'pg'
import { workingDaysAfter } from '../domains/personal-data/working-days.ts'
import { demoOfficer } from './demo-officer.ts'

interface Asked {
  kind: PersonalDataRequestKind
  channel: 'app' | 'paper' | 'spoken'
  content: string
  /** Days ago. */
  received: number
  /** Working days for the work, as the law has them. */
  days: number
  /** What HR did, so many days after receipt. */
  steps: readonly (readonly [step: PersonalDataRequestMove, daysLater: number, words: string])[]
}

const answered = 'Phòng Nhân sự đã nhận yêu cầu của anh/chị và sẽ thực hiện trong thời hạn luật định.'

/** One that has just come, one at work, one that is overdue, one with more time, and two that are over. */
const asked: readonly Asked[] = [
  {
    kind: 'access',
    channel: 'app',
    content: 'Em muốn nhận bản sao những dữ liệu mà công ty đang lưu về em để làm hồ sơ vay mua nhà.',
    received: 0,
    days: 10,
    steps: [],
  },
  {
    kind: 'correct',
    channel: 'app',
    content: 'Địa chỉ thường trú trong hồ sơ vẫn là địa chỉ cũ, đề nghị sửa theo căn cước mới.',
    received: 6,
    days: 10,
    steps: [['answer', 1, answered]],
  },
  {
    kind: 'withdraw_consent',
    channel: 'paper',
    content: 'Tôi không đồng ý tiếp tục dùng ảnh cá nhân của tôi trong tài liệu giới thiệu công ty.',
    received: 26,
    days: 15,
    steps: [['answer', 2, answered]],
  },
  {
    kind: 'erase',
    channel: 'spoken',
    content: 'Đề nghị xóa thông tin người liên hệ khẩn cấp cũ, người này không còn liên hệ với tôi.',
    received: 20,
    days: 20,
    steps: [
      ['answer', 1, answered],
      ['extend', 10, 'Cần thêm thời gian để rà soát các hồ sơ giấy có ghi thông tin này.'],
    ],
  },
  {
    kind: 'access',
    channel: 'app',
    content: 'Cho em xem lịch sử thay đổi mức lương đóng bảo hiểm xã hội của em.',
    received: 45,
    days: 10,
    steps: [
      ['answer', 1, answered],
      ['complete', 6, 'Đã gửi bản in có đóng dấu tại quầy nhân sự, anh/chị đã ký nhận.'],
    ],
  },
  {
    kind: 'object',
    channel: 'paper',
    content: 'Tôi phản đối việc dùng dữ liệu chấm công của tôi để đánh giá thi đua.',
    received: 60,
    days: 15,
    steps: [
      [
        'refuse',
        2,
        'Việc chấm công phục vụ tính lương theo hợp đồng và quy chế đã công bố; thi đua không dùng dữ liệu này.',
      ],
    ],
  },
]

const answerDays = 2
const extensionDays = 15

/**
 * Gives each demo company a register of requests about personal data. The transaction belongs to one company, which is
 * named by `app.company_id`.
 */
export async function seedDemoDataRequests(client: ClientBase): Promise<void> {
  const officer = await demoOfficer(client)
  if (officer === undefined) return
  // Nobody settles his own; who has an account asks by it.
  const { rows: people } = await client.query<Asker>(
    `select e.id as employee_id, account.id as user_id
     from employees e
     left join accounts account on account.company_id = e.company_id and account.person_id = e.person_id
     where e.company_id = current_setting('app.company_id')::integer and e.active and account.id is distinct from $2
     order by account.id nulls last, e.id limit $1`,
    [asked.length, officer],
  )
  for (const [index, person] of people.entries()) {
    const one = asked[index]
    if (one !== undefined) await insertRequest(client, one, person, officer)
  }
}

interface Asker {
  employee_id: number
  user_id: number | null
}

async function insertRequest(
  client: ClientBase,
  { kind, channel: wanted, content, received, days, steps }: Asked,
  { employee_id, user_id }: Asker,
  officer: number,
): Promise<void> {
  const { rows: dates } = await client.query<{ day: string }>(
    `select (current_date - $1::integer)::text as day`,
    [received],
  )
  const day = dates[0]?.day ?? ''
  const usual = workingDaysAfter(day, days)
  const isExtended = steps.some(([step]) => step === 'extend')
  const due = isExtended ? workingDaysAfter(usual, extensionDays) : usual
  const end = steps.find(([step]) => step === 'complete' || step === 'refuse')
  const state = end
    ? end[0] === 'complete'
      ? 'completed'
      : 'refused'
    : steps.length > 0
      ? 'answered'
      : 'received'
  const channel = wanted === 'app' && user_id === null ? 'mail' : wanted
  const by = channel === 'app' ? user_id : officer
  const { rows } = await client.query<{ id: number }>(
    `insert into personal_data_requests (company_id, employee_id, kind, channel, content, state, received_on, answer_due,
       due, is_extended, created_by, settled_by, settled_at, created_at)
     select current_setting('app.company_id')::integer, $1, $2, $3, $4, $5, day, $7, $8, $9, $10, $11,
       case when $12::integer is not null then least(now(), day + $12::integer + time '10:00') end, least(now(), day + time '08:30')
     from (select $6::date as day) as received returning id`,
    [
      employee_id,
      kind,
      channel,
      content,
      state,
      day,
      workingDaysAfter(day, answerDays),
      due,
      isExtended,
      by,
      end ? officer : null,
      end?.[1] ?? null,
    ],
  )
  const all = [['receive', 0, null] as const, ...steps]
  await client.query(
    `insert into personal_data_request_steps (company_id, request_id, step, words, due, created_by, created_at)
     select current_setting('app.company_id')::integer, $1, step, words, due, made_by,
       least(now(), $2::date + later + time '10:00')
     from unnest($3::text[], $4::integer[], $5::text[], $6::date[], $7::bigint[]) as made (step, later, words, due, made_by)`,
    [
      rows[0]?.id,
      day,
      all.map(([step]) => step),
      all.map(([, later]) => later),
      all.map(([, , words]) => words),
      all.map(([step]) =>
        step === 'complete' || step === 'refuse' ? null : step === 'extend' ? due : usual,
      ),
      all.map(([step]) => (step === 'receive' ? by : officer)),
    ],
  )
}
