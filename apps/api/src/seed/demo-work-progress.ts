import type { ClientBase } from 'pg'

/** Places of work that nobody has heard of, with what people did there. */
const places = [
  ['Công ty TNHH Vận tải Mẫu Sáng', 'Nhân viên điều phối', 'Hết hạn hợp đồng'],
  ['Công ty Cổ phần Kho vận Ví Dụ', 'Thủ kho', 'Chuyển nơi ở'],
  ['Công ty TNHH Dịch vụ Thử Nghiệm', 'Nhân viên văn phòng', 'Tìm môi trường mới'],
] as const

/**
 * Tells of some employees of a demo company where they worked before. The transaction belongs to that company.
 */
export async function fillDemoWorkProgress(client: ClientBase, companyId: number): Promise<void> {
  for (const [turn, [company, position, reason]] of places.entries()) {
    await client.query(
      `insert into work_progresses (company_id, employee_id, from_date, to_date, company_name, position_name, reason)
       select e.company_id, e.id, e.join_date - 800 - (e.id % 300)::integer, e.join_date - 20 - (e.id % 90)::integer, $2, $3, $4
       from employees e where e.company_id = $1 and e.id % 4 = $5 and e.date_of_birth + 7500 < e.join_date - 1100`,
      [companyId, company, position, reason, turn],
    )
  }
}
