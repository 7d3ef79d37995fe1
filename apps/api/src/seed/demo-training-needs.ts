import type { PoolClient } from 'pg'

/**
 * Gives the company of the transaction what its people are still to be trained in, as the night would write it down: of
 * certificates that end or are missing. Some of it stands behind the plan of the next year, some was set aside, and units
 * have proposed more. Comes after plans and certificates.
 *
 * @param reference the day that the demo takes for today, yyyy-mm-dd
 */
export async function seedDemoTrainingNeeds(client: PoolClient, reference: string): Promise<void> {
  await client.query('select raise_training_needs(app_company_id(), 1, 9000000000000000, $1::date)', [
    reference,
  ])
  await client.query(
    `update training_needs need set state = 'planned', plan_line_id = line.id
     from training_plan_lines line
     join training_plans plan on plan.company_id = line.company_id and plan.id = line.plan_id and plan.status = 'waiting'
     join certificates kind on kind.company_id = line.company_id and kind.name = 'Thẻ an toàn lao động nhóm 3'
     where line.name = 'Huấn luyện an toàn lao động nhóm 3' and need.company_id = line.company_id
       and need.certificate_id = kind.id and need.source = 'missing' and need.id % 3 = 0`,
  )
  await client.query(
    `update training_needs need set state = 'dismissed', close_cause = 'by_hand', closed_on = $1::date - 2,
       dismiss_reason = chosen.reason
     from (
       select company_id, id, (array['Sắp chuyển sang công việc không cần chứng chỉ này.',
         'Đã đăng ký học cùng đối tác, chờ nhận chứng chỉ.'])[row_number() over (order by due_date, id)] as reason
       from training_needs where state = 'new' and source = 'expiring' order by due_date, id limit 2
     ) chosen
     where need.company_id = chosen.company_id and need.id = chosen.id`,
    [reference],
  )
  await client.query(
    `insert into training_needs (company_id, employee_id, type_id, due_date, priority, note, created_at)
     select type.company_id, person.id, type.id, $1::date + 60 + 10 * person.place::int,
       case person.place when 1 then 'high' else 'normal' end,
       (array['Chuẩn bị nhận thêm khách hàng nước ngoài.', 'Mới nhận việc tiếp khách từ tháng trước.',
         'Khách hàng góp ý về cách trả lời điện thoại.', 'Trưởng ca đề nghị cho học cùng đợt.'])[person.place],
       $1::date - 5 + time '09:30'
     from training_types type, lateral (
       select employee.id, row_number() over (order by (employee.id * 7919) % 100003, employee.id) as place
       from employees employee
       where employee.company_id = type.company_id and employee.active and employee.leave_date is null
         and employee.work_state = 'official'
       order by place limit 4
     ) person
     where type.name = 'Đào tạo kỹ năng mềm'
     order by type.company_id, person.place`,
    [reference],
  )
}
