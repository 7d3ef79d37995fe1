-- A periodic test comes back: how often, for whom, who looks after it. The night makes the draft of the next run, once.

alter table exams
  add column repeat_months integer check (repeat_months between 1 and 60),
  -- How many days before its day the draft is made.
  add column repeat_lead_days integer not null default 30 check (repeat_lead_days between 0 and 180),
  add column repeat_owner_id bigint,
  -- Who works in this unit or below takes the next run; without one whoever was in this one and still works here.
  add column repeat_department_id bigint,
  -- The day of the month that the first run had: from 31/01 on 28/02, and 31/03 again.
  add column repeat_day integer check (repeat_day between 1 and 31),
  add column repeat_of_id bigint,
  add column repeat_made_on date,
  add foreign key (company_id, repeat_owner_id) references employees (company_id, id),
  add foreign key (company_id, repeat_department_id) references departments (company_id, id),
  add foreign key (company_id, repeat_of_id) references exams (company_id, id),
  add constraint exams_repeat_owner check (repeat_months is null or repeat_owner_id is not null),
  add constraint exams_repeat_of_itself check (repeat_months is null or retest_of_id is null);
-- A run is followed by one other, at most.
create unique index exams_next_run on exams (company_id, repeat_of_id) where repeat_of_id is not null;
create index exams_by_repeat_owner on exams (company_id, repeat_owner_id) where repeat_owner_id is not null;
create index exams_by_repeat_department on exams (company_id, repeat_department_id) where repeat_department_id is not null;
create index exams_repeating on exams (company_id, id) where repeat_months is not null and repeat_made_on is null;

create function next_run_on(p_exam exams, p_today date) returns date
  language sql stable set search_path = public, pg_temp as $$
  with runs as (
    select least(month + make_interval(days => coalesce(p_exam.repeat_day, extract(day from p_exam.from_date)::integer) - 1),
      month + interval '1 month - 1 day')::date as day
    from generate_series(1, 600) as place,
      lateral (select date_trunc('month', p_exam.from_date::timestamp) + make_interval(months => place * p_exam.repeat_months)
        as month) begun
    where p_exam.repeat_months is not null
  )
  select greatest(p_today, coalesce((select max(day) from runs where day <= p_today), (select min(day) from runs)))
  where p_exam.repeat_months is not null
$$;
comment on function next_run_on is 'When a test comes back: by the calendar from its first day on; today where that day has passed, and what was missed for several runs is made up for by one.';

create function people_of_next_run(p_company_id integer, p_exam_id bigint) returns setof bigint
  language sql stable set search_path = public, pg_temp as $$
  select employees.id
  from exams exam
  join employees on employees.company_id = exam.company_id and employees.active
  where exam.company_id = p_company_id and exam.id = p_exam_id and case
    when exam.repeat_department_id is null then exists (select from exam_people person
      where person.company_id = exam.company_id and person.exam_id = exam.id and person.employee_id = employees.id)
    else exists (select from employee_units member
      where member.company_id = exam.company_id and member.employee_id = employees.id
        and member.department_id in (select department_and_below(exam.company_id, exam.repeat_department_id))) end
$$;
comment on function people_of_next_run is 'Who takes the next run of a test by its rule as of now: the people of its unit and those below, or without one its own people who still work here.';
revoke all on function next_run_on, people_of_next_run from public;
grant execute on function next_run_on, people_of_next_run to :app_role;
