-- Work progress: periods inside the company are read from job_versions, those before it are written down here.

create table work_progresses (
  company_id integer not null references companies,
  -- One row of numbers with job_changes: a period inside the company is known by the change that opened it.
  id bigint not null default nextval('job_changes_id_seq'),
  employee_id bigint not null,
  from_date date not null,
  to_date date not null,
  company_name text not null check (length(company_name) between 1 and 200),
  position_name text check (length(position_name) between 1 and 200),
  reason text check (length(reason) between 1 and 500),
  note text check (length(note) between 1 and 500),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  constraint work_progresses_days check (to_date >= from_date)
);
create index work_progresses_by_employee on work_progresses (company_id, employee_id, from_date);
create trigger stamp_update before update on work_progresses for each row execute function stamp_update();
call raise_company_wall('work_progresses');
call keep_words_of('work_progresses', 'work_progress', 'company_name');
grant select, insert, update, delete on work_progresses to :app_role;
grant usage on sequence job_changes_id_seq to :app_role;
comment on table work_progresses is 'Where somebody worked before joining (Trước khi vào), as he tells it.';

-- A period is a stretch of the main position: it opens where position, unit or nature of work differ from the day
-- before, and ends where they do so again. Who is back on the day after leaving opens one as well.
create view work_progress_rows with (security_invoker = true) as
select opened.company_id, opened.change_id as id, opened.employee_id, 'inside'::text as kind,
  opened.valid_from as from_date,
  (select min(later.valid_from) - 1 from job_versions later
    where later.company_id = opened.company_id and later.employee_id = opened.employee_id
      and later.valid_from > opened.valid_from
      and (later.position_id, later.department_id, later.nature_of_work)
        is distinct from (opened.position_id, opened.department_id, opened.nature_of_work)) as to_date,
  (select company.name from companies company where company.id = opened.company_id) as company_name,
  opened.department_id,
  (select unit.name from departments unit
    where unit.company_id = opened.company_id and unit.id = opened.department_id) as department_name,
  (select held.name from positions held
    where held.company_id = opened.company_id and held.id = opened.position_id) as position_name,
  (select held.position_level from positions held
    where held.company_id = opened.company_id and held.id = opened.position_id) as position_level,
  opened.nature_of_work,
  (select pay.pay_grade from pay_levels pay
    where pay.company_id = opened.company_id and pay.employee_id = opened.employee_id
      and (pay.valid_to is null or pay.valid_to > opened.valid_from)
      and not exists (select from job_versions later
        where later.company_id = opened.company_id and later.employee_id = opened.employee_id
          and later.valid_from > opened.valid_from and later.valid_from <= pay.valid_from
          and (later.position_id, later.department_id, later.nature_of_work)
            is distinct from (opened.position_id, opened.department_id, opened.nature_of_work))
    order by pay.valid_from desc limit 1) as salary_level,
  change.kind as change_kind, change.decision_no, change.decision_type, change.decision_date, change.reason,
  null::text as note, 1 as version, change.written_at as created_at, change.written_at as updated_at
from job_versions opened
join job_changes change on change.company_id = opened.company_id and change.id = opened.change_id
where opened.position_id is not null and not exists (
  select from job_versions before
  where before.company_id = opened.company_id and before.employee_id = opened.employee_id
    and before.valid_to = opened.valid_from
    and (before.position_id, before.department_id, before.nature_of_work)
      is not distinct from (opened.position_id, opened.department_id, opened.nature_of_work))
union all
select told.company_id, told.id, told.employee_id, 'outside'::text, told.from_date, told.to_date, told.company_name,
  null::bigint, null::text, told.position_name, null::integer, null::integer, null::integer, null::text, null::text,
  null::integer, null::date, told.reason, told.note, told.version, told.created_at, told.updated_at
from work_progresses told;
grant select on work_progress_rows to :app_role;
comment on view work_progress_rows is 'Quá trình công tác: the periods of the main position in the company, and what was before it.';
