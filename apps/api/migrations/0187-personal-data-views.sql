-- Who has seen what of whose file. The trail tells what each user did; here stands what was done with one person's data, a
-- list that reached many people once with all of them beside it, so that each can read it of himself.

create table personal_data_views (
  company_id integer not null references companies,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  user_id bigint not null,
  operation text not null,
  deed text not null check (deed in ('open', 'reveal', 'download', 'export', 'print')),
  shown text[] not null default '{}',
  viewer_roles text[] not null default '{}',
  viewer_unit text,
  primary key (company_id, id)
);
create index personal_data_views_by_user on personal_data_views (company_id, user_id, operation, at);
create index personal_data_views_by_time on personal_data_views (company_id, at);
call raise_company_wall('personal_data_views');
grant select, insert, delete on personal_data_views to :app_role;
comment on table personal_data_views is 'Each opening, reveal, download, export and print of personal data, never changed, forgotten by time. No values.';
comment on column personal_data_views.shown is 'What the fields or columns that were seen were called then.';
comment on column personal_data_views.viewer_roles is 'The roles that the viewer had then, and his unit beside it: the person reads these in the place of a name.';

create table personal_data_view_people (
  company_id integer not null,
  employee_id bigint not null,
  view_id bigint not null,
  primary key (company_id, employee_id, view_id),
  foreign key (company_id, view_id) references personal_data_views (company_id, id) on delete cascade
);
create index personal_data_view_people_by_view on personal_data_view_people (company_id, view_id);
call raise_company_wall('personal_data_view_people');
grant select, insert on personal_data_view_people to :app_role;
comment on table personal_data_view_people is 'Whose data a view has shown; never the viewer''s own.';

-- A foreign key to employees would hold every one of them whenever a whole company is exported. What a removed file had goes
-- by a trigger, and comes back with the file.
create function forget_views_of_employees() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from personal_data_view_people about using removed
  where about.company_id = removed.company_id and about.employee_id = removed.id;
  return null;
end $$;
revoke all on function forget_views_of_employees from public;
create trigger forget_views after delete on employees
  referencing old table as removed for each statement execute function forget_views_of_employees();

alter function employee_file_parts rename to employee_file_cascade;
create function employee_file_parts()
  returns table (depth integer, part regclass, rows_of text)
  language sql stable set search_path = public, pg_temp as $$
  select depth, part, rows_of from (
    select depth, part, rows_of from employee_file_cascade()
    union all
    select 1, 'personal_data_view_people'::regclass, 'company_id = app_company_id() and employee_id = any ($1)'
  ) parts order by depth, part::text
$$;
comment on function employee_file_parts is 'What goes with an employee''s row: what is deleted by its references, and who has seen him.';
revoke all on function employee_file_parts from public;

-- What the trail kept of one person's dots before. Roles and units of then are not known any more.
do $$
declare company record;
begin
  for company in select id from companies loop
    perform set_config('app.company_id', company.id::text, true);
    with line as materialized (
      select line.company_id, line.id, line.at, line.user_id, line.operation, line.record_id
      from audit_trail line
      join employees on employees.company_id = line.company_id and employees.id = line.record_id
      where line.company_id = company.id and line.operation = 'employees.reveal' and line.result = 'done'
        and line.user_id is not null
        and not exists (select from accounts
          where accounts.company_id = line.company_id and accounts.id = line.user_id
            and accounts.person_id = employees.person_id)
    ), seen as (
      insert into personal_data_views (company_id, at, user_id, operation, deed)
      select company_id, at, user_id, operation, 'reveal' from line order by at, id
      returning company_id, id, at, user_id
    )
    insert into personal_data_view_people (company_id, employee_id, view_id)
    select distinct seen.company_id, line.record_id, seen.id
    from seen
    join line on line.company_id = seen.company_id and line.user_id = seen.user_id and line.at = seen.at;
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
