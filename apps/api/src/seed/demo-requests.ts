import type { ClientBase } from 'pg'

/**
 * Gives each demo company requests of some of its people that wait, for one day more each, and an open round in which people
 * confirm their file. The transaction belongs to one company, which is named by `app.company_id`.
 */
export async function seedDemoRequests(client: ClientBase): Promise<void> {
  await client.query(`
    with asked as (
      select e.company_id, e.id as employee_id, account.id as user_id, details.native_place as old_place,
        row_number() over (order by e.id) as place
      from accounts account
      join employees e on e.company_id = account.company_id and e.person_id = account.person_id and e.active
      left join employee_details details on details.company_id = e.company_id and details.employee_id = e.id
      where account.company_id = current_setting('app.company_id')::integer
      order by e.id desc limit 3
    ), made as (
      insert into request_change_infos (company_id, employee_id, field_change, changes, note, created_by, created_at)
      select company_id, employee_id, 'native_place,languages.new-1.name', 'Quê quán, Ngoại ngữ › Ngoại ngữ',
        'Em xin cập nhật theo giấy khai sinh ạ.', user_id, now() - make_interval(days => place::integer)
      from asked
      returning company_id, id, employee_id
    )
    insert into request_change_items (company_id, request_id, employee_id, path, old_value, new_value, base_version)
    select made.company_id, made.id, made.employee_id, item.path, item.old_value, item.new_value, item.base_version
    from made
    join asked on asked.employee_id = made.employee_id
    cross join lateral (values
      ('native_place', to_jsonb(asked.old_place), to_jsonb('Hải Phòng'::text), 1),
      ('languages.new-1.name', null::jsonb, to_jsonb('Tiếng Nhật'::text), null::integer)
    ) as item (path, old_value, new_value, base_version)`)
  await client.query(`
    with today as (
      select (now() at time zone 'Asia/Ho_Chi_Minh')::date as day
    ), round as (
      insert into profile_rounds (company_id, name, from_date, to_date, groups, department_ids, asked_at, created_by, created_at)
      select top.company_id, 'Rà soát hồ sơ nhân viên', today.day - 3, today.day + 40, array['card', 'addresses', 'relatives'],
        array[top.id], now() - interval '3 days', (select min(id) from accounts where company_id = top.company_id),
        now() - interval '3 days'
      from today, departments top
      where top.company_id = current_setting('app.company_id')::integer and top.parent_id is null
      order by top.id limit 1
      returning company_id, id
    )
    insert into profile_round_people (company_id, round_id, employee_id, asked_at)
    select round.company_id, round.id, e.id, now() - interval '3 days'
    from round join employees e on e.company_id = round.company_id and e.active
    order by e.id limit 40`)
}
