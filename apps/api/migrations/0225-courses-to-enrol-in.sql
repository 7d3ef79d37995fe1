-- Courses that whoever belongs to their audience may put himself down for.

alter table trainings
  add column is_open boolean not null default false,
  -- Whom it is for: everybody, but for what these say. Who works in this unit or below …
  add column open_department_id bigint,
  -- … in a main position of one of these levels …
  add column open_position_levels integer[] not null default '{}'
    check (open_position_levels <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
  -- … by one of these natures of work.
  add column open_natures integer[] not null default '{}' check (open_natures <@ array[1, 2, 3, 4, 5, 6, 7]),
  add foreign key (company_id, open_department_id) references departments (company_id, id),
  add constraint trainings_audience check (is_open
    or open_department_id is null and open_position_levels = '{}' and open_natures = '{}');
create index trainings_by_open_department on trainings (company_id, open_department_id) where open_department_id is not null;
create index trainings_to_enrol on trainings (company_id, start_date, id) where is_open and status = 'open';

create function is_course_for(p_course trainings, p_employee_id bigint) returns boolean
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
          and positions.position_level = any (p_course.open_position_levels))))
$$;
comment on function is_course_for is 'Whether somebody belongs to those who may put themselves down for a course.';
revoke all on function is_course_for from public;
grant execute on function is_course_for to :app_role;
