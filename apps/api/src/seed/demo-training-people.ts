import type { PoolClient } from 'pg'
import { cast } from './demo-cast.ts'

/** Courses in which whoever has an account of the demo has a place, so that each finds something of his own. */
const coursesOfCast = ['Tin học văn phòng nâng cao', 'Phòng cháy chữa cháy cơ sở, đợt 1'] as const

/**
 * Gives the courses of the company of the transaction their people: an open one is full, with answers of every kind, two
 * who refused and three who wait; a planned one has a dozen who were chosen for it; of a finished one, and of one
 * that is over, most have passed.
 *
 * @param reference the day that the demo takes for today, yyyy-mm-dd
 */
export async function seedDemoTrainingPeople(client: PoolClient, reference: string): Promise<void> {
  await client.query(
    `insert into training_employees
       (company_id, training_id, employee_id, state, mandatory, reason, answered_at, answered_by, waiting_since, score)
     select company_id, training_id, employee_id, state, mandatory,
       case state when 'refused' then 'Trùng lịch giao hàng cho khách.' end,
       case when state in ('registered', 'confirmed', 'refused') then answered end,
       case when state in ('registered', 'confirmed', 'refused') then 'self' end,
       case state when 'waiting' then answered end,
       case state when 'passed' then 6 + place % 8 * 0.5 when 'failed' then 4 end
     from (
       select course.company_id, course.id as training_id, chosen.id as employee_id, chosen.place,
         chosen.place % 4 = 0 as mandatory,
         $1::date - 3 + time '08:00' + chosen.place * interval '7 minutes' as answered,
         case
           when course.status = 'planned' then 'listed'
           when course.status = 'running' and course.end_date >= $1::date - 3 then 'joined'
           when course.status in ('running', 'finished') then case when chosen.place % 12 = 0 then 'failed' else 'passed' end
           when chosen.place > course.max_people + 2 then 'waiting'
           when chosen.place > course.max_people then 'refused'
           when chosen.place % 5 = 0 then 'listed'
           when chosen.place % 5 = 1 then 'registered'
           else 'confirmed'
         end as state
       from trainings course, lateral (
         select employee.id, row_number() over (order by (employee.id * 7919 + course.id * 104729) % 100003, employee.id) as place
         from employees employee
         where employee.company_id = course.company_id and employee.active and employee.work_state = 'official'
           and employee.leave_date is null
         order by place limit case course.status when 'planned' then 12 when 'open' then course.max_people + 5 else 15 + course.id % 9 end
       ) chosen
       where course.status <> 'cancelled'
     ) people
     order by company_id, training_id, place`,
    [reference],
  )
  await seatCast(client)
  await client.query(
    `insert into training_employee_moves
       (company_id, training_id, training_employee_id, employee_id, from_state, to_state, reason, moved_at)
     select company_id, training_id, id, employee_id, step.before, step.after, step.why, coalesce(answered_at, waiting_since, $1::date - 3)
     from training_employees person, lateral (values
       (1, null, case person.state when 'waiting' then 'waiting' else 'listed' end, null),
       (2, 'listed', case when person.state in ('registered', 'confirmed') then 'registered' when person.state = 'refused' then 'refused' end,
         person.reason),
       (3, 'registered', case person.state when 'confirmed' then 'confirmed' end, null),
       (4, 'listed', case when person.state in ('joined', 'passed', 'failed') then 'joined' end, null),
       (5, 'joined', case when person.state in ('passed', 'failed') then person.state end, null)
     ) as step (place, before, after, why)
     where step.after is not null
     order by company_id, person.id, step.place`,
    [reference],
  )
  await client.query(
    `insert into training_attendances (company_id, training_id, detail_id, training_employee_id, state)
     select day.company_id, day.training_id, day.id, person.id,
       case when (person.id + day.id) % 23 = 0 then 'excused' when (person.id + day.id) % 17 = 0 then 'late' else 'present' end
     from training_details day
     join training_employees person on person.company_id = day.company_id and person.training_id = day.training_id
       and person.state in ('passed', 'failed')
     where day.closed_at is not null`,
  )
}

/** Gives those with accounts the places of others who were not asked yet, or passed. */
async function seatCast(client: PoolClient): Promise<void> {
  await client.query(
    `update training_employees person set employee_id = member.id
     from (select p.company_id, p.training_id, p.id, row_number() over (partition by p.training_id order by p.id) as place
       from training_employees p join trainings course on course.company_id = p.company_id and course.id = p.training_id
       where course.name = any($1) and p.state in ('listed', 'passed')) seat,
     (select e.company_id, e.id, course.id as training_id, row_number() over (partition by course.id order by e.id) as place
       from employees e join trainings course on course.company_id = e.company_id
       where course.name = any($1) and e.full_name = any($2) and e.leave_date is null
         and not exists (select from training_employees p
           where p.company_id = e.company_id and p.training_id = course.id and p.employee_id = e.id)) member
     where seat.company_id = person.company_id and seat.id = person.id and member.company_id = seat.company_id
       and member.training_id = seat.training_id and member.place = seat.place`,
    [coursesOfCast, cast.filter(({ account }) => account).map(({ fullName }) => fullName)],
  )
}
