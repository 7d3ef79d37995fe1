import type { ClientBase } from 'pg'

/** How a demo employee's paper of a type looks: `{n}` is a number of its own. */
const papers = [
  {
    type: 'CCCCCD',
    number: '0{n}',
    summary: 'Căn cước công dân',
    by: 'Cục Cảnh sát QLHC về TTXH',
    years: 15,
    of: 3,
  },
  { type: 'BC', number: '{n}/BTN', summary: 'Bằng tốt nghiệp', by: 'Trường Đại học Mẫu', years: null, of: 4 },
  {
    type: 'TATLD',
    number: '{n}/TATLĐ',
    summary: 'Thẻ an toàn lao động nhóm 3',
    by: 'Trung tâm Huấn luyện An toàn Mẫu',
    years: 2,
    of: 5,
  },
  { type: 'GPLX', number: '79{n}', summary: 'Giấy phép lái xe hạng B', by: 'Sở Xây dựng', years: 10, of: 7 },
  {
    type: 'GKSK',
    number: '{n}/GKSK',
    summary: 'Giấy khám sức khỏe định kỳ',
    by: 'Bệnh viện Đa khoa Mẫu',
    years: 1,
    of: 6,
  },
] as const

/**
 * Gives employees of a demo company papers, some of which expire soon, and one decision about several of them. The
 * transaction belongs to that company from here on.
 * @param reference the day that the data take for today
 */
export async function fillDemoDocuments(
  client: ClientBase,
  companyId: number,
  reference: string,
): Promise<void> {
  await client.query(`select set_config('app.company_id', $1, true)`, [String(companyId)])
  for (const { type, number, summary, by, years, of } of papers) {
    await client.query(
      `insert into documents (company_id, document_type_id, number, summary, issue_date, effective_date, expiry_date,
         remind_days, issued_by, employee_ids, is_original, copies, storage_place, created_by)
       select about.company_id, kind.id, replace($2, '{n}', lpad(about.id::text, 6, '0')), $3 || ' của ' || about.full_name,
         about.day, about.day, about.day + make_interval(years => $5), array[30, 7], $4, array[about.id],
         about.id % 2 = 0, 1, 'Tủ hồ sơ ' || about.id % 9 + 1 || ', ngăn ' || about.id % 5 + 1, 1
       from (
         select e.company_id, e.id, e.full_name,
           ($6::date - make_interval(years => coalesce($5, 4)) + make_interval(days => (e.id * 17 % 400)::integer - 20))::date as day
         from employees e where e.company_id = $8 and e.id % $7 = 0 and e.active
       ) as about
       join document_types kind on kind.company_id = about.company_id and kind.code = $1
       where about.day <= $6::date`,
      [type, number, summary, by, years, reference, of, companyId],
    )
  }
  await client.query(
    `insert into documents (company_id, document_type_id, decision_type, number, summary, issue_date, effective_date,
       signer, signer_title, issued_by, employee_ids, is_original, copies, storage_place, created_by)
     select company.id, kind.id, 5, '12/QĐ-TCNS', 'V/v điều chỉnh chức danh nhân viên', $1::date - 60, $1::date - 45,
       'Phạm Thu Hà', 'Tổng Giám đốc', company.name,
       array(select e.id from employees e where e.company_id = company.id and e.active order by e.id limit 4),
       true, 3, 'Tủ quyết định, hộp 2026', 1
     from companies company join document_types kind on kind.company_id = company.id and kind.code = 'QD'
     where company.id = $2`,
    [reference, companyId],
  )
}
