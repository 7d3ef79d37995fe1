import type { ClientBase } from 'pg'

/** What units of these names were called until the day on which a decision renamed them. */
const renamed = [
  { name: 'Phòng Hành chính Nhân sự', before: 'Phòng Tổ chức Hành chính', on: '2019-01-01' },
  { name: 'Phòng Công nghệ thông tin', before: 'Phòng Tin học', on: '2017-07-01' },
  { name: 'Phòng Tài chính Kế toán', before: 'Phòng Kế toán Thống kê', on: '2014-04-01' },
  { name: 'Phòng Kinh doanh', before: 'Phòng Kinh doanh Tiếp thị', on: '2021-10-01' },
] as const

/** Gives units of the demo group a past, so that the tree of a past day and their history have something to tell. */
export async function recallOldNames(client: ClientBase): Promise<void> {
  for (const { name, before, on } of renamed) {
    await client.query(
      `with old as (
         select * from department_versions where name = $1 and valid_from < $3::date and valid_to is null
       ), ended as (
         update department_versions version set name = $2, short_name = null, valid_to = $3::date
         from old
         where version.company_id = old.company_id and version.department_id = old.department_id
           and version.valid_from = old.valid_from
       )
       insert into department_versions
       select version.* from old, jsonb_populate_record(null::department_versions,
         to_jsonb(old) || jsonb_build_object('valid_from', $3::date)) as version`,
      [name, before, on],
    )
  }
}
