-- What was changed in an employee's file: who, when, by what, and both values. Names of fields alone stand in the trail.

create table employee_history (
  company_id integer not null,
  employee_id bigint not null,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  user_id bigint,
  source text not null check (source in ('edit', 'request', 'import', 'job_change')),
  source_id bigint,
  path text not null check (path ~ '^[a-z_]+(\.[0-9]+(\.[a-z_]+)?)?$'),
  field text not null generated always as (regexp_replace(path, '\.[0-9]+', '')) stored,
  old_value jsonb,
  new_value jsonb,
  primary key (company_id, employee_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  constraint employee_history_tells_a_change check (old_value is distinct from new_value)
);
call raise_company_wall('employee_history');
grant select, insert on employee_history to :app_role;
comment on table employee_history is 'Every change of a field of an employee''s file, both values; the server may add and read, never change or remove.';
comment on column employee_history.path is 'The field as it was written: phone, or with the row''s id relatives.214.full_name.';
comment on column employee_history.field is 'The path without the id of the row, by which the rights of the field are found.';
comment on column employee_history.source_id is 'The request, import or job change that brought it.';
