import type { PoolClient } from 'pg'

/**
 * Gives the people of the company of the transaction their certificates: everybody who passed a finished course has that of
 * the course, with a number of the company's series; some brought one from elsewhere, of which one was revoked.
 *
 * @param reference the day that the demo takes for today, yyyy-mm-dd
 */
export async function seedDemoCertificates(client: PoolClient, reference: string): Promise<void> {
  await client.query(
    `insert into employee_certificates
       (company_id, employee_id, certificate_id, issuer, number, issue_date, expiry_date, training_employee_id)
     select given.company_id, given.employee_id, given.certificate_id, given.issuer,
       'CC-' || year || '-' || lpad((row_number() over (partition by year order by issue_date, id))::text, 4, '0'),
       issue_date, (issue_date + make_interval(months => months))::date, id
     from (
       select person.company_id, person.id, person.employee_id, kind.id as certificate_id,
         coalesce(kind.issuer, company.name) as issuer, course.end_date + 3 as issue_date,
         extract(year from course.end_date + 3)::int as year, coalesce(course.valid_months, kind.valid_months) as months
       from training_employees person
       join trainings course on course.company_id = person.company_id and course.id = person.training_id
       join certificates kind on kind.company_id = course.company_id and kind.id = course.certificate_id
       join companies company on company.id = person.company_id
       where person.state = 'passed' and course.status = 'finished'
     ) given
     order by issue_date, id`,
  )
  await client.query(
    `insert into drawn_numbers (company_id, kind, year, series_year, sequence, number, record_kind, record_id, drawn_at)
     select company_id, 'certificate', split_part(number, '-', 2)::int, split_part(number, '-', 2)::int,
       split_part(number, '-', 3)::int, number, 'employeeCertificates', id, issue_date
     from employee_certificates where training_employee_id is not null order by company_id, id`,
  )
  await client.query(
    `insert into number_counters (company_id, kind, series_year, last_number)
     select company_id, kind, series_year, max(sequence) from drawn_numbers where kind = 'certificate' group by 1, 2, 3`,
  )
  await client.query(
    `insert into employee_certificates (company_id, employee_id, certificate_id, issuer, number, issue_date, expiry_date,
       note, revoked_on, revoke_reason)
     select kind.company_id, holder.id, kind.id, 'Trung tâm Huấn luyện An toàn Mẫu', 'TT-' || lpad(holder.place::text, 4, '0'),
       $1::date - 40 * place::int, ($1::date - 40 * place::int + make_interval(months => kind.valid_months))::date,
       case when place % 3 = 1 then 'Bản chính do nhân viên giữ, phòng Nhân sự lưu bản sao.' end,
       case when place = 5 then $1::date - 20 end,
       case when place = 5 then 'Trung tâm thông báo cấp nhầm hạng, sẽ cấp lại.' end
     from certificates kind, lateral (
       select employee.id, row_number() over (order by (employee.id * 6151) % 100003, employee.id) as place
       from employees employee
       where employee.company_id = kind.company_id and employee.active and employee.leave_date is null
       order by place limit 12
     ) holder
     where kind.name = 'Chứng chỉ vận hành xe nâng'
     order by kind.company_id, place`,
    [reference],
  )
}
