import { boardRoleLabels, conclusionLabels } from '@nhansu/sdk/domains/recruitment'
import { sql } from 'kysely'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import { FileAnswer } from '../../../contract/file-answer.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { companyHeading } from '../../../print/company-heading.ts'
import type { Block, Signature } from '../../../print/paper.ts'
import { renderPaper } from '../../../print/render-paper.ts'
import { takeTurn } from '../../../workbooks/export-turns.ts'
import { moneyWords, scoreOnPaper, shownDay } from './paper-words.ts'
import { resultTable } from './result-table.ts'
import { type RoundReader, roundFor } from './round-reader.ts'

/** The most candidates that one paper takes. */
const longest = 500

type Table = Awaited<ReturnType<typeof resultTable>>
type Person = Table['candidates'][number]

/**
 * 'Biên bản họp hội đồng' of a round: who sat, the scores of everybody, means, ranks, conclusions and proposals. Only a closed
 * round has minutes, so that they open no card that is still kept from their reader.
 */
export const printMinutes: Handler<'recruitmentResults.minutes'> = async ({ query }, context) => {
  const round = await roundFor(context, query.round_id)
  if (!round.sees_kind) throw notFound()
  if (round.state !== 'closed')
    throw new ApiFailure(409, 'Vòng chưa chốt nên chưa lập được biên bản. Hãy chốt vòng trước.')
  const table = await resultTable(context, { round_id: round.id, size: longest })
  if (table.total > longest)
    throw new ApiFailure(409, `Biên bản ghi được tối đa ${longest} ứng viên; vòng này có ${table.total}.`)
  await takeTurn(context)
  const facts = await factsOf(context, round.id)
  const judged = table.candidates.filter(({ cells }) => cells.some(({ state }) => state === 'handed_in'))
  const heading = await companyHeading(context)
  context.audit({
    recordId: round.recruitment_id,
    detail: { form: 'minutes', round: round.id },
    strangers: judged.length + facts.absent.length,
  })
  return new FileAnswer({
    name: `Biên bản họp hội đồng ${round.name}.pdf`,
    mediaType: 'application/pdf',
    content: renderPaper({
      heading: { ...heading, date: facts.closed_on ?? heading.date },
      title: 'BIÊN BẢN HỌP HỘI ĐỒNG',
      subject: `${round.name}, đợt tuyển dụng ${round.recruitment_name}`,
      orientation: 'landscape',
      body: [
        ...board(table, judged),
        ...outcome(round, table, judged, facts),
        ...proposals(facts.proposals),
        text('Biên bản được lập theo các phiếu đánh giá đã nộp tại thời điểm chốt vòng.'),
      ],
      signatures: signatures(table),
    }),
  })
}

const text = (line: string): Block => ({ kind: 'paragraph', text: line })

/** Who sat: everybody of the round's board, and who of them handed in nothing. */
function board({ examiners }: Table, judged: readonly Person[]): Block[] {
  // Where HR entered the scores, nobody of the board was to hand in a card of his own.
  const wereAsked = judged.some(({ cells }) => cells.some(({ employee_id: of }) => of !== null))
  return [
    text('1. Thành phần hội đồng'),
    {
      kind: 'table',
      columns: [
        { title: 'STT', width: 1, align: 'center' },
        { title: 'Họ và tên', width: 5 },
        { title: 'Vai trò', width: 4 },
        { title: 'Số phiếu đã nộp', width: 2, align: 'right' },
        { title: 'Ghi chú', width: 3 },
        { title: 'Ký tên', width: 3 },
      ],
      rows: examiners.map(({ id, full_name: name, role }, at) => {
        const cards = judged.filter(({ cells }) =>
          cells.some(({ employee_id: of, state }) => of === id && state === 'handed_in'),
        ).length
        return [
          String(at + 1),
          name ?? '',
          boardRoleLabels[role],
          String(cards),
          cards === 0 && wereAsked ? 'Không nộp phiếu' : '',
          '',
        ]
      }),
    },
  ]
}

function outcome(
  { max_score: most, pass_score: pass, weight }: RoundReader,
  { examiners }: Table,
  judged: readonly Person[],
  { absent, closed_on: day, reason, changes }: Facts,
): Block[] {
  const names = new Map(examiners.map(({ id, full_name: name }) => [id, name ?? `Số ${id}`]))
  const scale = [
    `thang điểm ${most}`,
    ...(pass === null ? [] : [`đạt từ ${scoreOnPaper(pass)}`]),
    `trọng số ${weight}%`,
  ].join(', ')
  return [
    text(`2. Kết quả chấm (${scale})`),
    judged.length === 0
      ? text('Không có phiếu đánh giá nào được nộp.')
      : {
          kind: 'table',
          columns: [
            { title: 'Hạng', width: 1, align: 'center' },
            { title: 'Ứng viên', width: 4 },
            { title: 'Điểm từng thành viên', width: 6 },
            { title: 'Điểm vòng', width: 2, align: 'right' },
            { title: 'Kết quả', width: 2 },
            { title: 'Tổng đợt (%)', width: 2, align: 'right' },
            { title: 'Ghi chú', width: 2 },
          ],
          rows: judged.toSorted(byRank).map((person) => [
            person.rank === null ? '' : String(person.rank),
            person.full_name ?? 'Hồ sơ đã xóa',
            person.cells
              .filter(({ state }) => state === 'handed_in')
              .map(
                ({ employee_id: of, total, conclusion }) =>
                  `${of === null ? 'Nhân sự nhập' : (names.get(of) ?? 'Thành viên đã rời hội đồng')}: ${[scoreOnPaper(total), conclusion && conclusionLabels[conclusion]].filter(Boolean).join(', ')}`,
              )
              .join('; '),
            scoreOnPaper(person.score) ?? '',
            person.is_passed === null ? '' : person.is_passed ? 'Đạt' : 'Không đạt',
            scoreOnPaper(person.campaign_score) ?? '',
            person.is_spread ? 'Chênh lệch lớn' : '',
          ]),
        },
    ...changes.map(({ on, why }) => text(`Tiêu chí chấm được đổi ngày ${shownDay(on)}; lý do: ${why}`)),
    ...(absent.length > 0 ? [text(`Ứng viên vắng mặt: ${absent.join(', ')}.`)] : []),
    text(
      `Vòng được chốt${day === null ? '' : ` ngày ${shownDay(day)}`}${reason === null ? '.' : `; lý do: ${reason}`}`,
    ),
  ]
}

function byRank(one: Person, other: Person): number {
  return (one.rank ?? Infinity) - (other.rank ?? Infinity) || 0
}

function proposals(rows: Facts['proposals']): Block[] {
  if (rows.length === 0) return []
  return [
    text('3. Đề xuất của thành viên'),
    ...rows.map(({ candidate, examiner, recommendation, position, salary, start, days }) =>
      text(
        `${candidate} (${examiner ?? 'Nhân sự nhập'}): ${[
          recommendation,
          position && `vị trí ${position}`,
          salary !== null && `lương ${moneyWords(salary)}`,
          start && `nhận việc ${shownDay(start)}`,
          days !== null && `thử việc ${days} ngày`,
        ]
          .filter(Boolean)
          .join('; ')}`,
      ),
    ),
  ]
}

/** The secretary signs on the left, the chair for the board on the right. */
function signatures({ examiners }: Table): Signature[] {
  const signed = (role: 'secretary' | 'chair', office: string): Signature => {
    const name = examiners.find((each) => each.role === role)?.full_name
    return { office, ...(name && { name }) }
  }
  return [signed('secretary', 'THƯ KÝ'), signed('chair', 'CHỦ TỊCH HỘI ĐỒNG')]
}

interface Facts {
  closed_on: string | null
  /** Why the round was closed although cards were missing. */
  reason: string | null
  absent: string[]
  /** When and why criteria were changed after somebody had begun to judge. */
  changes: { on: string; why: string }[]
  proposals: {
    candidate: string
    examiner: string | null
    recommendation: string | null
    position: string | null
    salary: number | null
    start: string | null
    days: number | null
  }[]
}

async function factsOf({ db, companyId, inThisCompany }: ProductContext, roundId: number): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select to_char(round.closed_at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') as closed_on,
      (select move.reason from recruitment_round_moves move where move.company_id = ${companyId}
        and move.round_id = round.id and move.to_state = 'closed' order by move.id desc limit 1) as reason,
      coalesce((select jsonb_agg(jsonb_build_object('why', change.reason,
          'on', to_char(change.changed_at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD')) order by change.id)
        from recruitment_kit_changes change where change.company_id = ${companyId} and change.round_id = round.id), '[]') as changes,
      array(select candidate.full_name from recruitment_schedule_candidates seat
        join candidates candidate on candidate.company_id = seat.company_id and candidate.id = seat.candidate_id
        where seat.company_id = ${companyId} and seat.round_id = round.id and seat.attendance = 'absent'
          and not seat.is_cancelled and candidate.full_name is not null and candidate.removed_at is null order by candidate.sort_name) as absent,
      coalesce((select jsonb_agg(jsonb_build_object('candidate', candidate.full_name, 'examiner', employee.full_name,
          'recommendation', card.recommendation, 'position', position.name, 'salary', card.proposed_salary,
          'start', card.proposed_start, 'days', card.proposed_probation_days)
          order by candidate.sort_name, candidate.id, employee.full_name)
        from recruitment_results card
        join candidates candidate on candidate.company_id = card.company_id and candidate.id = card.candidate_id
          and candidate.full_name is not null and candidate.removed_at is null
        left join employees employee on employee.company_id = card.company_id and employee.id = card.employee_id
        left join positions position on position.company_id = card.company_id and position.id = card.proposed_position_id
        where card.company_id = ${companyId} and card.round_id = round.id and card.state = 'handed_in'
          and num_nonnulls(card.recommendation, card.proposed_position_id, card.proposed_salary, card.proposed_start,
            card.proposed_probation_days) > 0), '[]') as proposals
    from recruitment_rounds round where ${inThisCompany('round')} and round.id = ${roundId}`.execute(db)
  if (rows[0] === undefined) throw notFound()
  return rows[0]
}
