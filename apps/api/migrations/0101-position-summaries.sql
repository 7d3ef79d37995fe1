-- What a list shows of somebody's positions, packed beside him: joined and packed anew for each row at each reading, it
-- cost more than all the rest of the page.

create view current_position_summaries as
select held.company_id, held.employee_id, json_agg(json_build_object(
    'id', held.id, 'position_id', held.position_id, 'position_name', position.name,
    'department_id', held.department_id, 'department_name', department.name,
    'is_main', held.is_main, 'from_date', held.from_date
  ) order by held.is_main desc, held.id) as positions
from employee_positions held
join positions position on position.company_id = held.company_id and position.id = held.position_id
join departments department on department.company_id = held.company_id and department.id = held.department_id
where held.to_date is null
group by held.company_id, held.employee_id;
comment on view current_position_summaries is 'What position_summaries has to hold; the one place that says how it comes about.';

create table position_summaries (
  company_id integer not null,
  employee_id bigint not null,
  positions json not null,
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
comment on table position_summaries is 'The positions that an employee holds now, the main one first, as lists show them; employees without one have no row.';

alter table employees no force row level security;
alter table employee_positions no force row level security;
alter table positions no force row level security;
alter table departments no force row level security;
insert into position_summaries (company_id, employee_id, positions)
select company_id, employee_id, positions from current_position_summaries;
alter table employees force row level security;
alter table employee_positions force row level security;
alter table positions force row level security;
alter table departments force row level security;

call raise_company_wall('position_summaries');
grant select on position_summaries to :app_role;

create function rebuild_position_summaries(p_company_id integer, p_employee_ids bigint[]) returns void
  language plpgsql as $$
begin
  delete from position_summaries kept
  where kept.company_id = p_company_id and kept.employee_id = any (p_employee_ids) and not exists (
    select from employee_positions held
    where held.company_id = p_company_id and held.employee_id = kept.employee_id and held.to_date is null);
  insert into position_summaries as kept (company_id, employee_id, positions)
  select summary.company_id, summary.employee_id, summary.positions
  from current_position_summaries summary
  where summary.company_id = p_company_id and summary.employee_id = any (p_employee_ids)
  on conflict (company_id, employee_id) do update set positions = excluded.positions
  where kept.positions::text <> excluded.positions::text;
end $$;

create function keep_position_summaries() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare touched record;
begin
  for touched in
    select company_id, array_agg(distinct employee_id) as employee_ids from changed group by company_id
  loop
    -- Names that are being changed are waited for, and those who change them wait for this transaction.
    perform lock_department_tree(touched.company_id, false);
    perform rebuild_position_summaries(touched.company_id, touched.employee_ids);
  end loop;
  return null;
end $$;
create trigger keep_summaries_of_inserted after insert on employee_positions referencing new table as changed
  for each statement execute function keep_position_summaries();
create trigger keep_summaries_of_updated after update on employee_positions referencing new table as changed
  for each statement execute function keep_position_summaries();
create trigger keep_summaries_of_deleted after delete on employee_positions referencing old table as changed
  for each statement execute function keep_position_summaries();

create function keep_summaries_of_renamed_position() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform lock_department_tree(new.company_id, true);
  perform rebuild_position_summaries(new.company_id, array(
    select distinct employee_id from employee_positions
    where company_id = new.company_id and position_id = new.id and to_date is null));
  return null;
end $$;
create trigger keep_summaries after update of name on positions
  for each row when (old.name <> new.name) execute function keep_summaries_of_renamed_position();

create function keep_summaries_of_renamed_department() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform lock_department_tree(new.company_id, true);
  perform rebuild_position_summaries(new.company_id, array(
    select distinct employee_id from employee_positions
    where company_id = new.company_id and department_id = new.id and to_date is null));
  return null;
end $$;
create trigger keep_summaries after update of name on departments
  for each row when (old.name <> new.name) execute function keep_summaries_of_renamed_department();

revoke all on function rebuild_position_summaries, keep_position_summaries, keep_summaries_of_renamed_position,
  keep_summaries_of_renamed_department from public;

-- Found rows are put in order by it alone, without a look at the rows themselves.
create index employees_with_sort_name on employees (company_id, id) include (sort_name);
