-- Courses to enrol in may be meant for whoever holds one of certain positions.

alter table trainings
  -- None: of every position.
  add column open_position_ids bigint[] not null default '{}' check (cardinality(open_position_ids) <= 100),
  drop constraint trainings_audience,
  add constraint trainings_audience check (is_open or open_department_id is null and open_position_levels = '{}'
    and open_natures = '{}' and open_position_ids = '{}');

create or replace function is_course_for(p_course trainings, p_employee_id bigint) returns boolean
  language sql stable set search_path = public, pg_temp as $$
  select p_course.is_open and exists (select from employees who
    where who.company_id = p_course.company_id and who.id = p_employee_id and who.active
      and (p_course.open_natures = '{}' or who.nature_of_work = any (p_course.open_natures))
      and (p_course.open_department_id is null or exists (select from employee_units member
        where member.company_id = who.company_id and member.employee_id = who.id
          and member.department_id in (select department_and_below(p_course.company_id, p_course.open_department_id))))
      and (p_course.open_position_levels = '{}' or exists (select from employee_positions main
        join positions on positions.company_id = main.company_id and positions.id = main.position_id
        where main.company_id = who.company_id and main.employee_id = who.id and main.is_main and main.to_date is null
          and positions.position_level = any (p_course.open_position_levels)))
      and (p_course.open_position_ids = '{}' or exists (select from employee_positions held
        where held.company_id = who.company_id and held.employee_id = who.id and held.to_date is null
          and held.position_id = any (p_course.open_position_ids))))
$$;
