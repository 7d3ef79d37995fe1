-- Stretches of work were reckoned twice for each change, and every update of anybody's file, of a telephone number too, copied
-- the old and the new rows of all its people to look for a day of birth or a sex that had changed.

create or replace function rebuild_work_spells(p_company_id integer, p_employee_ids bigint[]) returns void
  language plpgsql as $$
declare before constant text := coalesce(current_setting('app.company_id', true), '');
begin
  -- What is only tried is taken back, and holds nobody.
  if current_setting('app.is_preview', true) = 'on' then return; end if;
  perform set_config('app.company_id', p_company_id::text, true);
  perform from employees e where e.company_id = p_company_id and e.id = any (p_employee_ids)
  order by e.id for no key update;
  -- What is wanted is reckoned once; what goes and what is written are different rows.
  with wanted as materialized (
    select company_id, employee_id, works_from, works_until, birthday, date_of_birth, gender, last_day, issued_day, further_days
    from current_work_spells
    where company_id = p_company_id and employee_id = any (p_employee_ids)
  ), gone as (
    delete from work_spells kept
    where kept.company_id = p_company_id and kept.employee_id = any (p_employee_ids) and not exists (
      select from wanted where wanted.employee_id = kept.employee_id and wanted.works_from = kept.works_from)
  )
  insert into work_spells as kept (company_id, employee_id, works_from, works_until, birthday, date_of_birth, gender, last_day,
    issued_day, further_days)
  select company_id, employee_id, works_from, works_until, birthday, date_of_birth, gender, last_day, issued_day, further_days
  from wanted
  on conflict (company_id, employee_id, works_from) do update
  set works_until = excluded.works_until, birthday = excluded.birthday, date_of_birth = excluded.date_of_birth,
    gender = excluded.gender, last_day = excluded.last_day, issued_day = excluded.issued_day,
    further_days = excluded.further_days
  where kept is distinct from excluded;
  perform set_config('app.company_id', before, true);
end $$;

-- A trigger of certain columns may keep no rows of a statement: it is called for each person whose day of birth or sex has
-- changed, and for nobody else.
drop trigger keep_spells_of_updated on employees;
drop function keep_work_spells_of_people();

create function keep_work_spells_of_person() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform rebuild_work_spells(new.company_id, array[new.id]);
  return null;
end $$;

create trigger keep_spells_of_updated after update of date_of_birth, gender on employees for each row
  when (old.date_of_birth is distinct from new.date_of_birth or old.gender is distinct from new.gender)
  execute function keep_work_spells_of_person();

revoke all on function keep_work_spells_of_person from public;
