-- How many people have a birthday, come to the end of a contract or to the age of retirement within some days: each of them was
-- looked up by his job of today, thousands for every first page. What those days hang on is kept beside each stretch of work.

create view current_work_spells as
select spell.company_id, spell.employee_id, spell.works_from, spell.works_until,
  (extract(month from person.date_of_birth) * 100 + extract(day from person.date_of_birth))::smallint as birthday,
  person.date_of_birth, person.gender, last.last_day, issued.last_day as issued_day, issued.further_days
from (
  select company_id, employee_id, min(valid_from) as works_from,
    nullif(max(coalesce(valid_to, 'infinity'::date)), 'infinity'::date) as works_until
  from (
    select version.company_id, version.employee_id, version.valid_from, version.valid_to,
      count(*) filter (where version.begins)
        over (partition by version.company_id, version.employee_id order by version.valid_from) as place
    from (
      select job.company_id, job.employee_id, job.valid_from, job.valid_to,
        job.valid_from is distinct from lag(job.valid_to)
          over (partition by job.company_id, job.employee_id order by job.valid_from) as begins
      from job_versions job where job.work_state <> 'left'
    ) version
  ) placed
  group by company_id, employee_id, place
) spell
join employees person on person.company_id = spell.company_id and person.id = spell.employee_id
left join lateral (
  select least(contract.end_date, contract.ended_date) as last_day from contracts contract
  where contract.company_id = spell.company_id and contract.employee_id = spell.employee_id
    and contract.state in ('issued', 'ended')
  order by contract.start_date desc, contract.id desc limit 1
) last on true
left join lateral (
  select days[1] as last_day, case when cardinality(days) > 1 then days[2:] end as further_days from (
    select array_agg(least(contract.end_date, contract.ended_date) order by contract.id) as days
    from contracts contract
    where contract.company_id = spell.company_id and contract.employee_id = spell.employee_id
      and contract.state = 'issued'
    group by contract.start_date order by contract.start_date desc limit 1
  ) latest
) issued on true;
comment on view current_work_spells is 'What work_spells has to hold; the one place that says how it comes about.';

create table work_spells (
  company_id integer not null,
  employee_id bigint not null,
  works_from date not null,
  works_until date,
  birthday smallint,
  date_of_birth date,
  gender text,
  last_day date,
  issued_day date,
  further_days date[],
  primary key (company_id, employee_id, works_from),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
comment on table work_spells is 'A row for each stretch of days on which somebody works without a break, with what a company counts by days of its people.';
comment on column work_spells.works_until is 'The first day on which the person works no more; null while no end is known.';
comment on column work_spells.birthday is 'Month and day of birth as one number: 229 for 29 February.';
comment on column work_spells.last_day is 'On which the last of all contracts ends that came into force, drafts and cancelled ones left out.';
comment on column work_spells.issued_day is 'On which the last contract ends that has not been ended by hand; null where it has no end.';
comment on column work_spells.further_days is 'The same of others that begin on the very same day, which is hardly ever so.';

alter table employees no force row level security;
alter table job_versions no force row level security;
alter table contracts no force row level security;
insert into work_spells (company_id, employee_id, works_from, works_until, birthday, date_of_birth, gender, last_day,
  issued_day, further_days)
select company_id, employee_id, works_from, works_until, birthday, date_of_birth, gender, last_day, issued_day, further_days
from current_work_spells;
alter table employees force row level security;
alter table job_versions force row level security;
alter table contracts force row level security;

create index work_spells_by_birthday on work_spells (company_id, birthday)
  include (works_from, works_until, date_of_birth) where birthday is not null;
create index work_spells_by_birth on work_spells (company_id, gender, date_of_birth)
  include (works_from, works_until) where date_of_birth is not null;
create index work_spells_by_last_day on work_spells (company_id, last_day)
  include (works_from, works_until) where last_day is not null;
create index work_spells_by_issued_day on work_spells (company_id, issued_day)
  include (works_from, works_until) where issued_day is not null;
create index work_spells_with_further_days on work_spells (company_id) where further_days is not null;

call raise_company_wall('work_spells');
grant select on work_spells to :app_role;

-- Work and contracts of one person may change at once: who comes second waits, and then sees what the first one wrote. People
-- are held in the order of their numbers, as whoever changes their work holds them. The rows that were written say of which
-- company they are; whoever arranges several companies at once has none set.
create function rebuild_work_spells(p_company_id integer, p_employee_ids bigint[]) returns void
  language plpgsql as $$
declare before constant text := coalesce(current_setting('app.company_id', true), '');
begin
  -- What is only tried is taken back, and holds nobody.
  if current_setting('app.is_preview', true) = 'on' then return; end if;
  perform set_config('app.company_id', p_company_id::text, true);
  perform from employees e where e.company_id = p_company_id and e.id = any (p_employee_ids)
  order by e.id for no key update;
  delete from work_spells kept
  where kept.company_id = p_company_id and kept.employee_id = any (p_employee_ids) and not exists (
    select from current_work_spells wanted
    where wanted.company_id = p_company_id and wanted.employee_id = any (p_employee_ids)
      and wanted.employee_id = kept.employee_id and wanted.works_from = kept.works_from);
  insert into work_spells as kept (company_id, employee_id, works_from, works_until, birthday, date_of_birth, gender, last_day,
    issued_day, further_days)
  select company_id, employee_id, works_from, works_until, birthday, date_of_birth, gender, last_day, issued_day, further_days
  from current_work_spells wanted
  where wanted.company_id = p_company_id and wanted.employee_id = any (p_employee_ids)
  on conflict (company_id, employee_id, works_from) do update
  set works_until = excluded.works_until, birthday = excluded.birthday, date_of_birth = excluded.date_of_birth,
    gender = excluded.gender, last_day = excluded.last_day, issued_day = excluded.issued_day,
    further_days = excluded.further_days
  where kept is distinct from excluded;
  perform set_config('app.company_id', before, true);
end $$;

create function keep_work_spells() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare touched record;
begin
  for touched in
    select company_id, array_agg(distinct employee_id) as employee_ids from changed group by company_id
  loop
    perform rebuild_work_spells(touched.company_id, touched.employee_ids);
  end loop;
  return null;
end $$;

-- Of contracts only those count that came into force, and of a person what is kept of him.
create function keep_work_spells_of_contracts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare touched record;
begin
  for touched in
    select company_id, array_agg(distinct employee_id) as employee_ids from changed
    where state in ('issued', 'ended') group by company_id
  loop
    perform rebuild_work_spells(touched.company_id, touched.employee_ids);
  end loop;
  return null;
end $$;

create function keep_work_spells_of_changed_contracts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare touched record;
begin
  for touched in
    with before as (select company_id, employee_id, id, state, start_date, end_date, ended_date from former
      where state in ('issued', 'ended')),
    after as (select company_id, employee_id, id, state, start_date, end_date, ended_date from changed
      where state in ('issued', 'ended'))
    select company_id, array_agg(distinct employee_id) as employee_ids
    from ((table before except table after) union all (table after except table before)) differing
    group by company_id
  loop
    perform rebuild_work_spells(touched.company_id, touched.employee_ids);
  end loop;
  return null;
end $$;

create function keep_work_spells_of_people() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare touched record;
begin
  for touched in
    select company_id, array_agg(distinct id) as employee_ids from (
      select company_id, id, date_of_birth, gender from changed
      except select company_id, id, date_of_birth, gender from former
    ) differing group by company_id
  loop
    perform rebuild_work_spells(touched.company_id, touched.employee_ids);
  end loop;
  return null;
end $$;

create trigger keep_spells_of_inserted after insert on job_versions referencing new table as changed
  for each statement execute function keep_work_spells();
create trigger keep_spells_of_updated after update on job_versions referencing new table as changed
  for each statement execute function keep_work_spells();
create trigger keep_spells_of_deleted after delete on job_versions referencing old table as changed
  for each statement execute function keep_work_spells();
create trigger keep_spells_of_inserted after insert on contracts referencing new table as changed
  for each statement execute function keep_work_spells_of_contracts();
create trigger keep_spells_of_updated after update on contracts referencing old table as former new table as changed
  for each statement execute function keep_work_spells_of_changed_contracts();
create trigger keep_spells_of_deleted after delete on contracts referencing old table as changed
  for each statement execute function keep_work_spells_of_contracts();
create trigger keep_spells_of_updated after update on employees referencing old table as former new table as changed
  for each statement execute function keep_work_spells_of_people();

revoke all on function rebuild_work_spells, keep_work_spells, keep_work_spells_of_contracts,
  keep_work_spells_of_changed_contracts, keep_work_spells_of_people from public;
