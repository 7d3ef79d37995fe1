-- Who leaves one company of the group for another on the next day moves, and is no leaver. For that each of the year's leavers was
-- looked for in every other company, though hardly anybody has a second file there. The few who have one are kept by themselves.

create table persons_with_several_files (
  person_id bigint primary key references persons on delete cascade
);
comment on table persons_with_several_files is 'Persons who have files in two companies of the group or more; kept by triggers of employees.';

alter table employees no force row level security;
insert into persons_with_several_files (person_id)
select person_id from employees group by person_id having count(*) > 1;
alter table employees force row level security;

-- Says anew of each of these persons whether he has several files. Two companies may take the same person in at once: who comes
-- second waits, and then sees the file of the first one. Persons are held in the order of their numbers.
create function recount_files(p_person_ids bigint[]) returns void
  language plpgsql as $$
declare
  before constant text := coalesce(current_setting('app.company_id', true), '');
  company record;
  files bigint[] := '{}';
  several bigint[];
begin
  perform from persons p where p.id = any (p_person_ids) order by p.id for no key update;
  for company in select c.id from companies c order by c.id loop
    perform set_config('app.company_id', company.id::text, true);
    files := files || array(
      select e.person_id from employees e where e.company_id = company.id and e.person_id = any (p_person_ids));
  end loop;
  perform set_config('app.company_id', before, true);
  several := array(select person from unnest(files) as file (person) group by person having count(*) > 1);
  delete from persons_with_several_files kept
  where kept.person_id = any (p_person_ids) and kept.person_id <> all (several);
  insert into persons_with_several_files (person_id) select unnest(several) on conflict do nothing;
end $$;

create function keep_several_files() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform recount_files(array(select person_id from changed));
  return null;
end $$;

create function keep_several_files_of_moved() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform recount_files(array[old.person_id, new.person_id]);
  return null;
end $$;

create trigger keep_several_files_of_inserted after insert on employees referencing new table as changed
  for each statement execute function keep_several_files();
create trigger keep_several_files_of_deleted after delete on employees referencing old table as changed
  for each statement execute function keep_several_files();
create trigger keep_several_files_of_updated after update of person_id on employees for each row
  when (old.person_id is distinct from new.person_id) execute function keep_several_files_of_moved();
revoke all on function recount_files, keep_several_files, keep_several_files_of_moved from public;

-- How many came into the company and left it in a year is one stretch of an index each.
create index work_spells_by_beginning on work_spells (company_id, works_from) include (employee_id);
create index work_spells_by_end on work_spells (company_id, works_until) include (employee_id) where works_until is not null;

-- Tells of people of this company which of their comings and goings are moves within the group, and nothing else: who comes had
-- his last day in another company on the day before, who goes begins there on the day after. Each company is seen for as long as
-- the function reads it.
create function moves_in_group(p_from date, p_to date)
  returns table (employee_id bigint, day date, is_coming boolean)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  own constant integer := app_company_id();
  company record;
  here record;
begin
  select array_agg(e.id) as ids, array_agg(e.person_id) as persons, array_agg(turn.day) as days, array_agg(turn.comes) as comings
  into here
  from persons_with_several_files several
  join employees e on e.company_id = own and e.person_id = several.person_id
  join work_spells spell on spell.company_id = own and spell.employee_id = e.id
  cross join lateral (values (spell.works_from, true), (spell.works_until, false)) as turn (day, comes)
  -- Who goes works no more on the day after his last one.
  where turn.day between p_from + case when turn.comes then 0 else 1 end and p_to + case when turn.comes then 0 else 1 end;
  if here.ids is null then return; end if;
  for company in select id from companies where id <> own order by id loop
    perform set_config('app.company_id', company.id::text, true);
    return query
      select his.id, case when his.comes then his.day else his.day - 1 end, his.comes
      from unnest(here.ids, here.persons, here.days, here.comings) as his (id, person, day, comes)
      join employees e on e.company_id = company.id and e.person_id = his.person
      join work_spells spell on spell.company_id = company.id and spell.employee_id = e.id
        and case when his.comes then spell.works_until else spell.works_from end = his.day;
  end loop;
  perform set_config('app.company_id', own::text, true);
end $$;
comment on function moves_in_group is 'Comings and goings of people of the company that is set which are moves from or to another company of the group.';
revoke all on function moves_in_group from public;
grant execute on function moves_in_group to :app_role;
drop function turns_elsewhere(bigint[], date, date);
