import type { PoolClient } from 'pg'

/** What is judged in the interviews of the demo: name, weight, what earns 2, 5 and 8 points. */
const criteria = [
  ['Kinh nghiệm công việc', 40, 'Chưa từng làm', 'Đã làm, cần kèm cặp', 'Làm được ngay'],
  [
    'Hiểu biết quy trình và an toàn',
    30,
    'Chưa biết quy định',
    'Biết quy định chính',
    'Nắm chắc và nêu được ví dụ',
  ],
  [
    'Thái độ và gắn bó',
    30,
    'Chưa rõ nguyện vọng',
    'Nguyện vọng phù hợp',
    'Hiểu công ty và muốn gắn bó lâu dài',
  ],
] as const

const questions = [
  'Anh/chị đã làm công việc tương tự ở đâu, trong bao lâu?',
  'Khi phát hiện sai lệch số liệu hoặc sự cố an toàn, anh/chị xử lý thế nào?',
  'Anh/chị có thể làm việc theo ca và bắt đầu từ ngày nào?',
] as const

/**
 * Gives the campaigns of the company of the transaction their conditions, a board of three, three rounds whose weights make
 * the whole, the kit of the interview and costs, paid where people have been wanted already. A draft has none of it yet.
 */
export async function seedDemoCampaignParts(client: PoolClient): Promise<void> {
  await client.query(
    `insert into recruitment_conditions (company_id, recruitment_id, type, operator, values, need)
     select campaign.company_id, campaign.id, wanted.type, wanted.operator, wanted.values, wanted.need
     from recruitments campaign, (values
       (1, 'edu_level', 'many_word', array['Trung cấp', 'Cao đẳng', 'Đại học'], 'required'),
       (2, 'age', 'between', array['18', '45'], 'required'),
       (3, 'experience', 'more_than_or_equal', array['1'], 'preferred'),
       (4, 'it', 'contain', array['Excel'], 'preferred')
     ) as wanted (place, type, operator, values, need)
     where campaign.approval <> 'draft' order by campaign.id, wanted.place`,
  )
  await client.query(
    `insert into recruitment_boards (company_id, recruitment_id, employee_id, role)
     select campaign.company_id, campaign.id, member.id, (array['chair', 'member', 'secretary'])[member.place]
     from recruitments campaign, (
       select id, row_number() over (order by id) as place from employees where active order by id limit 3
     ) member
     where campaign.approval <> 'draft' order by campaign.id, member.place`,
  )
  await client.query(
    `insert into recruitment_rounds (company_id, recruitment_id, display_order, name, kind, date, location, max_score,
       pass_score, weight, minutes)
     select campaign.company_id, campaign.id, round.place, round.name, round.kind, campaign.deadline + round.after,
       'Phòng họp tầng 2', 10, 5, round.weight, round.minutes
     from recruitments campaign, (values
       (1, 'Sơ loại hồ sơ', 'screening', 2, 20, null), (2, 'Kiểm tra tay nghề', 'practical', 7, 30, 45),
       (3, 'Phỏng vấn', 'interview', 12, 50, 30)
     ) as round (place, name, kind, after, weight, minutes)
     where campaign.approval <> 'draft' order by campaign.id, round.place`,
  )
  await client.query(
    `insert into recruitment_criteria (company_id, recruitment_id, round_id, display_order, name, weight, words_for_2,
       words_for_5, words_for_8)
     select round.company_id, round.recruitment_id, round.id, judged.place, judged.name, judged.weight, judged.two, judged.five,
       judged.eight
     from recruitment_rounds round, jsonb_to_recordset($1::jsonb) as judged (place integer, name text, weight integer, two text,
       five text, eight text)
     where round.kind = 'interview' order by round.id, judged.place`,
    [
      JSON.stringify(
        criteria.map(([name, weight, two, five, eight], at) => ({
          place: at + 1,
          name,
          weight,
          two,
          five,
          eight,
        })),
      ),
    ],
  )
  await client.query(
    `insert into recruitment_round_questions (company_id, recruitment_id, round_id, display_order, content)
     select round.company_id, round.recruitment_id, round.id, asked.place, asked.content
     from recruitment_rounds round, unnest($1::text[]) with ordinality as asked (content, place)
     where round.kind = 'interview' order by round.id, asked.place`,
    [questions],
  )
  await client.query(
    `with seats as (
       insert into recruitment_seats (company_id, recruitment_id, round_id, display_order)
       select company_id, recruitment_id, id, place from recruitment_rounds, generate_series(1, 2) place
       where kind = 'interview' order by id, place
       returning company_id, recruitment_id, id, display_order
     )
     insert into recruitment_seat_people (company_id, recruitment_id, seat_id, board_id)
     select seat.company_id, seat.recruitment_id, seat.id, member.id from seats seat
     join recruitment_boards member on member.recruitment_id = seat.recruitment_id
       and (member.role = 'chair') = (seat.display_order = 1)`,
  )
  await client.query(
    `insert into recruitment_costs (company_id, recruitment_id, name, planned, actual, paid_date, invoice_no)
     select campaign.company_id, campaign.id, cost.name, cost.planned,
       case when is_paid then cost.planned * (90 + campaign.id % 16) / 100 end,
       case when is_paid then campaign.start_date + cost.after end,
       case when is_paid then lpad((campaign.id * 10 + cost.place)::text, 7, '0') end
     from recruitments campaign
     cross join (values
       (1, 'Đăng tin tuyển dụng', 5000000, 3), (2, 'Tổ chức phỏng vấn', 2400000, 50), (3, 'Khám sức khỏe', 3600000, 60)
     ) as cost (place, name, planned, after)
     cross join lateral (
       select campaign.status = 'done' or (campaign.status = 'recruiting' and cost.place = 1) as is_paid
     ) paid
     where campaign.approval <> 'draft' order by campaign.id, cost.place`,
  )
}
