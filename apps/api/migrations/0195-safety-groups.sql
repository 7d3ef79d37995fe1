-- The groups of training on safety and hygiene at work (Nghị định 44/2016/NĐ-CP, Điều 17): a position belongs to one, and a
-- certificate may be asked of all who hold a position of a group.

alter table positions add column safety_group integer check (safety_group between 1 and 6);
alter table certificates add column required_safety_groups integer[] not null default '{}'
  check (required_safety_groups <@ array[1, 2, 3, 4, 5, 6]);

create or replace function required_certificates(p_company_id integer, p_from bigint, p_to bigint)
  returns table (employee_id bigint, certificate_id bigint)
  language sql stable set search_path = public, pg_temp as $$
  with people as materialized (
    select employees.id, employees.nature_of_work, positions.position_level, positions.safety_group
    from employees
    left join employee_positions main on main.company_id = employees.company_id and main.employee_id = employees.id
      and main.is_main and main.to_date is null
    left join positions on positions.company_id = main.company_id and positions.id = main.position_id
    where employees.company_id = p_company_id and employees.id between p_from and p_to and employees.active
  )
  select people.id, asked.id from people
  join (select id, unnest(required_natures) as nature from certificates where company_id = p_company_id) asked
    on asked.nature = people.nature_of_work
  union
  select people.id, asked.id from people
  join (select id, unnest(required_position_levels) as level from certificates where company_id = p_company_id) asked
    on asked.level = people.position_level
  union
  select people.id, asked.id from people
  join (select id, unnest(required_safety_groups) as safety_group from certificates where company_id = p_company_id) asked
    on asked.safety_group = people.safety_group
$$;
comment on function required_certificates is 'Which certificates people of a range must hold today, by nature of work, level or safety group of the main position.';

-- As before, with the safety group of the main position among what asks for a certificate.
create or replace function settle_training_needs(p_company_id integer, p_employee_ids bigint[]) returns integer
  language sql set search_path = public, pg_temp as $$
  with need as materialized (
    select *, source in ('expiring', 'missing') as of_certificate from training_needs
    where company_id = p_company_id and employee_id = any (p_employee_ids) and state in ('new', 'planned', 'placed')
    order by id for update
  ), fact as (
    select need.id, need.source, need.of_certificate, need.is_required, need.due_date, need.priority, need.source_certificate_id, need.plan_line_id,
      person.active, last.id as last_id, last.expiry_date, last.of_person, kind.remind_days,
      last.id is not null and (last.expiry_date is null or last.expiry_date > current_date + kind.remind_days) as is_valid,
      last.issue_date >= need.created_at::date as is_later, must.is_asked, seat.id as seat_id, passed.id as passed_id,
      later_test.exam_id as met_exam_id
    from need
    join employees person on person.company_id = need.company_id and person.id = need.employee_id
    left join exams failed on failed.company_id = need.company_id and failed.id = need.source_exam_id
    left join certificates kind on kind.company_id = need.company_id and kind.id = need.certificate_id
    left join lateral (
      select held.id, held.issue_date, held.expiry_date, held.training_employee_id as of_person
      from employee_certificates held
      where held.company_id = need.company_id and held.employee_id = need.employee_id
        and held.certificate_id = need.certificate_id and held.issue_date <= current_date
        and (held.revoked_on is null or held.revoked_on > current_date)
      order by held.issue_date desc, held.id desc limit 1
    ) last on true
    left join lateral (
      select person.nature_of_work = any (kind.required_natures) or exists (
        select from employee_positions main
        join positions on positions.company_id = main.company_id and positions.id = main.position_id
        where main.company_id = need.company_id and main.employee_id = need.employee_id and main.is_main
          and main.to_date is null and (positions.position_level = any (kind.required_position_levels)
            or positions.safety_group = any (kind.required_safety_groups))) as is_asked
    ) must on true
    left join lateral (
      select who.id
      from training_employees who
      join trainings course on course.company_id = who.company_id and course.id = who.training_id
      where who.company_id = need.company_id and who.employee_id = need.employee_id
        and course.status in ('planned', 'open', 'running')
        and who.state in ('listed', 'waiting', 'registered', 'promised', 'confirmed', 'joined', 'passed')
        and (who.id = need.training_employee_id or course.certificate_id = need.certificate_id
          or course.field_id = need.field_id or course.type_id = need.type_id)
        -- A course that was over before the test cannot mend what the test showed.
        and (failed.id is null or who.id = need.training_employee_id
          or coalesce(coalesce(course.end_date, course.start_date) > failed.to_date, true))
      order by who.id = need.training_employee_id desc nulls last, course.start_date, who.id limit 1
    ) seat on true
    left join lateral (
      select who.id
      from training_employees who
      join trainings course on course.company_id = who.company_id and course.id = who.training_id
      where not need.of_certificate and who.company_id = need.company_id and who.employee_id = need.employee_id
        and who.state = 'passed' and course.status = 'finished'
        and (who.id = need.training_employee_id or (course.field_id = need.field_id or course.type_id = need.type_id)
          and case when failed.id is null then coalesce(course.end_date, course.start_date) >= need.created_at::date
            else coalesce(course.end_date, course.start_date) > failed.to_date end)
      order by who.id limit 1
    ) passed on true
    left join lateral (
      select person.exam_id
      from exam_people person
      join exams test on test.company_id = person.company_id and test.id = person.exam_id and test.status = 'published'
      where need.source = 'test' and person.company_id = need.company_id and person.employee_id = need.employee_id
        and person.passed and (test.to_date, test.id) > (failed.to_date, failed.id)
        and exists (select from exam_parts part where part.company_id = test.company_id and part.exam_id = test.id
          and part.field_id = need.field_id)
      order by test.to_date, test.id limit 1
    ) later_test on true
  ), judged as (
    select fact.*, case
      when not active then 'left'
      when not of_certificate then
        case when passed_id is not null or met_exam_id is not null or is_valid and is_later then 'met' end
      when is_valid then case when last_id is distinct from source_certificate_id then 'met' else 'still_valid' end
      when (last_id is null or is_required) and not coalesce(is_asked, false) then 'not_required' end as cause
    from fact
  ), wanted as (
    select id, cause,
      case when cause = 'met' then 'met' when cause is not null then 'dismissed' when seat_id is not null then 'placed'
        when plan_line_id is not null then 'planned' else 'new' end as state,
      case when cause = 'met' then coalesce(of_person, passed_id, case when met_exam_id is null then seat_id end)
        when cause is null then seat_id end as person_id,
      case when cause is not null or not of_certificate then source when last_id is null then 'missing'
        else 'expiring' end as source,
      case when cause is not null or not of_certificate then source_certificate_id else last_id end as source_id,
      case when cause is not null or not of_certificate then due_date
        else coalesce(expiry_date, case when source = 'missing' then due_date end, current_date) end as due,
      case when cause is not null or not of_certificate then is_required else coalesce(is_asked, false) end as is_required,
      case when cause is null and of_certificate and not is_required and is_asked then 'high' else priority end as priority,
      case when cause = 'met' and passed_id is null then met_exam_id end as met_exam_id
    from judged
  ), written as (
    update training_needs need set state = wanted.state, close_cause = wanted.cause,
      closed_on = case when wanted.cause is not null then current_date end, training_employee_id = wanted.person_id,
      source = wanted.source, source_certificate_id = wanted.source_id, due_date = wanted.due,
      is_required = wanted.is_required, priority = wanted.priority, met_exam_id = wanted.met_exam_id
    from wanted
    where need.company_id = p_company_id and need.id = wanted.id
      and (need.state, need.training_employee_id, need.source, need.source_certificate_id, need.due_date, need.is_required,
        need.priority) is distinct from (wanted.state, wanted.person_id, wanted.source, wanted.source_id, wanted.due,
        wanted.is_required, wanted.priority)
    returning need.id
  )
  select count(*)::int from written
$$;
