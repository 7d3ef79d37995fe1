-- How each unit was on each day: what a past day's tree and a unit's history are read from.

create table department_versions (
  company_id integer not null references companies,
  department_id bigint not null,
  valid_from date not null,
  valid_to date,
  parent_id bigint,
  code text not null,
  name text not null,
  short_name text,
  level integer not null,
  is_active boolean not null,
  manager_id bigint,
  headcount_plan integer,
  decision_no text,
  closed_on date,
  close_decision_no text,
  merged_into_id bigint,
  primary key (company_id, department_id, valid_from),
  check (valid_to > valid_from)
);
call raise_company_wall('department_versions');
grant select on department_versions to :app_role;
comment on table department_versions is 'A unit as it was from one day until before another; the last state of a day stands for it. Survives the unit.';

create function department_version_of(unit departments, p_valid_from date) returns department_versions
  language sql immutable as $$
  select unit.company_id, unit.id, p_valid_from, null::date, unit.parent_id, unit.code, unit.name, unit.short_name,
    unit.level, unit.is_active, unit.manager_id, unit.headcount_plan, unit.decision_no, unit.closed_on,
    unit.close_decision_no, unit.merged_into_id
$$;

create function department_change_day() returns date
  language sql stable
  return coalesce(nullif(current_setting('app.effective_date', true), '')::date, current_date);
comment on function department_change_day is 'From which day on the changes of this transaction hold: the one of its decision, else today.';

create function write_department_version(unit departments, p_day date) returns void
  language plpgsql as $$
declare last department_versions;
begin
  delete from department_versions
  where company_id = unit.company_id and department_id = unit.id and valid_from >= p_day;
  select * into last from department_versions
  where company_id = unit.company_id and department_id = unit.id order by valid_from desc limit 1;
  if last.department_id is null then
    insert into department_versions
    select version.* from department_version_of(unit, least(unit.found_date, p_day)) as version;
    return;
  end if;
  last.valid_to := null;
  if last is not distinct from department_version_of(unit, last.valid_from) then
    -- A change that was taken back, or a delete that was undone: it went on as it was.
    update department_versions set valid_to = null
    where company_id = unit.company_id and department_id = unit.id and valid_from = last.valid_from;
  else
    update department_versions set valid_to = p_day
    where company_id = unit.company_id and department_id = unit.id and valid_from = last.valid_from;
    insert into department_versions select version.* from department_version_of(unit, p_day) as version;
  end if;
end $$;

create function keep_department_versions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare day constant date := department_change_day();
begin
  if tg_op = 'DELETE' then
    delete from department_versions
    where company_id = old.company_id and department_id = old.id and valid_from >= day;
    update department_versions set valid_to = day
    where company_id = old.company_id and department_id = old.id and valid_to is null;
    return null;
  end if;
  if tg_op = 'INSERT' or department_version_of(new, day) is distinct from department_version_of(old, day) then
    perform write_department_version(new, day);
  end if;
  -- Who learns late how old a unit is, learns it for the days before too.
  update department_versions first set valid_from = new.found_date
  where first.company_id = new.company_id and first.department_id = new.id and first.valid_from > new.found_date
    and not exists (
      select from department_versions before
      where before.company_id = first.company_id and before.department_id = first.department_id
        and before.valid_from < first.valid_from);
  return null;
end $$;
create trigger keep_versions after insert or update or delete on departments
  for each row execute function keep_department_versions();
revoke all on function keep_department_versions, write_department_version from public;

alter table departments no force row level security;
alter table department_versions no force row level security;
insert into department_versions
select version.* from departments unit, department_version_of(unit, unit.created_at::date) as version;
alter table departments force row level security;
alter table department_versions force row level security;
