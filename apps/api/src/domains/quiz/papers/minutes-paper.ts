import type { Data } from '@nhansu/sdk/contract'
import { quizCorrectionKindLabels } from '@nhansu/sdk/domains/quiz'
import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { Block, Paper } from '../../../print/paper.ts'
import { shownInstant } from '../../../workbooks/shown-values.ts'
import { markersOf } from '../marking/markers.ts'
import { countWords } from './count-words.ts'
import { dots, minute, type PaperExam, text } from './paper-facts.ts'

type Taken = Data<'quizExams.takenExams'>['taken_exams'][number]

/** 'BIÊN BẢN THI': how an exam went, who was absent, and what was out of the ordinary. */
export async function minutesOf(
  context: ProductContext,
  examId: number,
  exam: PaperExam,
  taken: readonly Taken[],
): Promise<Omit<Paper, 'heading'>> {
  const facts = await factsOf(context, examId)
  const markers = (await markersOf(context, examId)).map(({ full_name: name }) => name)
  const byClock = taken.filter(({ ended_by: by }) => by === 'clock').length
  const away = taken.filter(({ away_count: count }) => count > 0)
  return {
    title: 'BIÊN BẢN THI',
    subject: `${exam.name} (${exam.code})`,
    orientation: 'portrait',
    body: [
      text(
        `Kỳ thi mở lúc ${minute(exam.start_at)}, đóng lúc ${minute(exam.end_at)}; thời gian làm bài ${exam.duration} phút; ${facts.papers} mã đề; điểm đạt ${exam.pass_percent}%.`,
      ),
      text(`Thành phần: cán bộ khảo thí ${dots}; người chấm ${markers.join(', ') || dots}.`),
      text(countWords(taken)),
      text(
        `Nộp bài do hết giờ: ${byClock} bài. Được thêm giờ: ${facts.with_extra} thí sinh. Có rời trang khi làm bài: ${away.length} thí sinh, tổng ${away.reduce((sum, row) => sum + row.away_count, 0)} lần.`,
      ),
      ...absentOf(taken),
      paused(facts.pauses),
      ...corrected(facts.corrections),
      text(`Diễn biến khác và ý kiến của thí sinh: ${dots}${dots}`),
      text(
        `Biên bản lập xong lúc ……… giờ ……… cùng ngày, đọc lại cho những người có mặt cùng nghe và ký tên.`,
      ),
    ],
    signatures: [{ office: 'CÁN BỘ COI THI' }, { office: 'THƯ KÝ' }, { office: 'CHỦ TỊCH HỘI ĐỒNG' }],
  }
}

function absentOf(taken: readonly Taken[]): Block[] {
  const absent = taken.filter(({ state }) => state === 'absent')
  if (absent.length === 0) return [text('Không có thí sinh vắng.')]
  return [
    text('Thí sinh vắng:'),
    {
      kind: 'table',
      columns: [
        { title: 'STT', width: 1, align: 'center' },
        { title: 'Mã NV', width: 2 },
        { title: 'Họ và tên', width: 5 },
        { title: 'Đơn vị', width: 5 },
      ],
      rows: absent.map(({ nhansu_id, full_name, department_name }, at) => [
        String(at + 1),
        nhansu_id,
        full_name,
        department_name ?? '',
      ]),
    },
  ]
}

interface Facts {
  /** With the room or the person that it was for; null for everybody. */
  pauses: { from: string; to: string; reason: string; whose: string | null }[]
  papers: number
  with_extra: number
  corrections: { kind: keyof typeof quizCorrectionKindLabels; at: string; reason: string }[]
}

function paused(pauses: Facts['pauses']): Block {
  if (pauses.length === 0) return text('Kỳ thi không tạm dừng lần nào.')
  const words = pauses.map(
    ({ from, to, reason, whose }) =>
      `${whose === null ? '' : `${whose}, `}từ ${shownInstant(from)} đến ${shownInstant(to)} (${reason})`,
  )
  return text(
    `Tạm dừng ${pauses.length} lần: ${words.join('; ')}. Thời gian làm bài được cộng lại cho thí sinh được tạm dừng.`,
  )
}

function corrected(corrections: Facts['corrections']): Block[] {
  if (corrections.length === 0) return [text('Không sửa đáp án câu nào.')]
  const words = corrections.map(
    ({ kind, at, reason }) => `${quizCorrectionKindLabels[kind].toLowerCase()} lúc ${minute(at)} (${reason})`,
  )
  return [text(`Sửa đáp án ${corrections.length} câu: ${words.join('; ')}.`)]
}

/** A moment on Viet Nam's clock, as the workbooks write it. */
const civil = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD"T"HH24:MI:SS')`

async function factsOf({ db, companyId }: ProductContext, examId: number): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select (select count(*) from quiz_papers where company_id = ${companyId} and exam_id = ${examId}) as papers,
      (select count(*) from quiz_exam_people
        where company_id = ${companyId} and exam_id = ${examId} and extra_minutes > 0) as with_extra,
      coalesce((select jsonb_agg(jsonb_build_object('kind', kind, 'reason', reason,
          'at', ${civil('corrected_at')}) order by id)
        from quiz_corrections where company_id = ${companyId} and exam_id = ${examId} and undone_at is null), '[]')
        as corrections,
      coalesce((select jsonb_agg(jsonb_build_object('reason', reason, 'from', ${civil('paused_at')}, 'to', ${civil('resumed_at')},
            'whose', coalesce(room, (select 'thí sinh ' || taker.full_name from quiz_exam_people person
              join employees taker on taker.company_id = person.company_id and taker.id = person.employee_id
              where person.company_id = quiz_exam_pauses.company_id and person.id = quiz_exam_pauses.person_id)))
          order by id)
        from quiz_exam_pauses where company_id = ${companyId} and exam_id = ${examId} and resumed_at is not null), '[]')
        as pauses`.execute(db)
  return rows[0] ?? { papers: 0, with_extra: 0, corrections: [], pauses: [] }
}
