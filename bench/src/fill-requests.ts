import { fillCompanies } from './fill-companies.ts'

/** Requests of each of the people; of every hundred people one has another that waits. */
const REQUESTS = 10
/** Views in each company, of which one person has as many as {@link VIEWS_OF_ONE}. */
const VIEWS = 500_000
const VIEWS_OF_ONE = 50_000

/**
 * Gives everybody of the group of a data folder ten reviewed requests for changes of his file, some a request that waits for
 * its review, and each company half a million views of personal data. Does nothing when they are there.
 */
export function fillRequests(environment: NodeJS.ProcessEnv): Promise<void> {
  return fillCompanies(environment, {
    name: 'requests-and-views',
    resting: ['request_change_infos', 'request_change_items'],
    fill: async (client, company) => {
      await client.query(reviewed, [company, REQUESTS])
      await client.query(waiting, [company])
      await client.query(views, [company, VIEWS, VIEWS_OF_ONE])
    },
  })
}

const reviewed = `
  with made as (
    insert into request_change_infos (company_id, employee_id, state, field_change, changes, created_by, reviewed_by, reviewed_at,
      created_at)
    select $1, e.id, (array['approved', 'approved', 'partly', 'refused'])[1 + place % 4], 'phone', 'Số điện thoại', 1, 1,
      now() - make_interval(days => 5 + place * 30), now() - make_interval(days => 7 + place * 30, secs => e.id % 86400)
    from employees e, generate_series(1, $2::integer) place
    where e.company_id = $1
    returning company_id, id, employee_id, state)
  insert into request_change_items (company_id, request_id, employee_id, path, old_value, new_value, state, reason, applied_at)
  select company_id, id, employee_id, 'phone', '"0912345678"', '"0987654321"',
    case when state = 'refused' then 'refused' else 'accepted' end, case when state = 'refused' then 'Chưa có giấy tờ' end,
    case when state <> 'refused' then now() end
  from made`

const waiting = `
  with made as (
    insert into request_change_infos (company_id, employee_id, field_change, changes, created_by, created_at)
    select $1, e.id, 'personal_email', 'Email cá nhân', 1, now() - make_interval(hours => (e.id % 300)::integer)
    from employees e where e.company_id = $1 and e.active and e.id % 100 = 0
    returning company_id, id, employee_id)
  insert into request_change_items (company_id, request_id, employee_id, path, old_value, new_value, base_version)
  select made.company_id, made.id, made.employee_id, 'personal_email', to_jsonb(detail.personal_email),
    to_jsonb('nguoi' || made.employee_id || '@vi-du.vn'), own.version
  from made
  join employees own on own.company_id = made.company_id and own.id = made.employee_id
  left join employee_details detail on detail.company_id = made.company_id and detail.employee_id = made.employee_id`

const views = `
  with seen as (
    insert into personal_data_views (company_id, at, user_id, operation, deed, shown, viewer_roles, viewer_unit)
    select $1, now() - make_interval(mins => place), 1, 'employeePapers.show', 'open', '{Số định danh cá nhân}', '{Nhân sự}',
      'Phòng Nhân sự'
    from generate_series($2::integer, 1, -1) place
    returning company_id, id),
  placed as (select company_id, id, row_number() over (order by id) as place from seen),
  people as (select id, row_number() over (order by id) as place, count(*) over () as total from employees where company_id = $1)
  insert into personal_data_view_people (company_id, employee_id, view_id)
  select placed.company_id, people.id, placed.id from placed
  join people on people.place = case when placed.place % ($2::integer / $3::integer) = 0 then 1
    else 2 + placed.place % (people.total - 1) end`
