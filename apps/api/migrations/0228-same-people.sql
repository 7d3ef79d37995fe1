-- 'Trùng người trong tập đoàn': one human being under two codes, found by one identity number in two companies, and linked. The
-- older code stays; the newer becomes an alias that finds him still and is never given again.

alter table persons
  add column alias_of bigint references persons,
  add constraint persons_alias_of_another check (alias_of <> id);
create index persons_by_alias on persons (alias_of) where alias_of is not null;
comment on column persons.alias_of is 'Who this code stands for: it was given to somebody who had one already. Nobody refers to an alias, and nobody gets its code.';

create or replace function forget_person(p_nhansu_id text) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  delete from persons where nhansu_id = p_nhansu_id and alias_of is null;
exception when foreign_key_violation then
  -- Somebody else knows this person; the code stays his.
  null;
end $$;

create or replace function keep_employee_words() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    delete from employee_words where company_id = old.company_id and employee_id = old.id;
  end if;
  insert into employee_words (company_id, word, employee_id)
  select new.company_id, word, new.id from employee_word_list(new) as word
  union
  select new.company_id, lower(alias.nhansu_id), new.id from persons alias where alias.alias_of = new.person_id;
  return null;
end $$;

-- Why two persons cannot be one, 'both_files' or 'both_accounts', or null.
create function hindrance_to_link(p_one bigint, p_other bigint) returns text
  language plpgsql volatile set search_path = public, pg_temp as $$
declare
  acting text := coalesce(current_setting('app.company_id', true), '');
  hindrance text;
  company record;
begin
  if (select count(*) from users u where u.person_id in (p_one, p_other) and u.is_active) > 1 then
    hindrance := 'both_accounts';
  end if;
  for company in select id from companies order by id loop
    perform set_config('app.company_id', company.id::text, true);
    if (select count(*) from employees e where e.company_id = company.id and e.person_id in (p_one, p_other)) > 1 then
      hindrance := 'both_files';
    end if;
  end loop;
  perform set_config('app.company_id', acting, true);
  return hindrance;
end $$;

-- Whom the company that is set knows under one code and another company under another, by one identity number: which company
-- and code, and whether he works there. Of who holds group_read for the whole company.
create function same_people(p_user_id bigint, p_most integer)
  returns table (employee_id bigint, full_name text, nhansu_id text, active boolean, other_company_id integer,
    other_nhansu_id text, other_active boolean, same_name boolean, same_birth_date boolean, stays text, hindrance text)
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  own constant integer := app_company_id();
  company record;
  found record;
  here record;
  rows_there jsonb[];
  left_to_find integer := p_most;
begin
  if not own = any (companies_where_holds(p_user_id, '{group_read}')) then
    raise exception 'user % does not read the group', p_user_id;
  end if;
  select array_agg(p.id_number) as numbers, array_agg(e.id) as ids, array_agg(e.person_id) as persons,
    array_agg(e.full_name) as names, array_agg(e.nhansu_id) as codes, array_agg(e.active) as works,
    array_agg(e.date_of_birth) as births
  into here
  from employee_papers p join employees e on e.company_id = p.company_id and e.id = p.employee_id
  where p.company_id = own and p.id_number is not null;
  for company in select id from companies where id <> own order by id loop
    perform set_config('app.company_id', company.id::text, true);
    select array_agg(to_jsonb(alike)) into rows_there from (
      select his.id, his.person, his.name, his.code, his.works, e.person_id as other_person, e.nhansu_id as other_code,
        e.active as works_there, vn_fold(e.full_name) = vn_fold(his.name) as named_alike,
        coalesce(e.date_of_birth = his.born, false) as born_alike
      from unnest(here.numbers, here.ids, here.persons, here.names, here.codes, here.works, here.births)
          as his (number, id, person, name, code, works, born)
        join employee_papers p on p.company_id = company.id and p.id_number = his.number
        join employees e on e.company_id = p.company_id and e.id = p.employee_id
      where e.person_id <> his.person
      order by his.id limit left_to_find) alike;
    perform set_config('app.company_id', own::text, true);
    for found in
      select r.* from unnest(rows_there) kept, jsonb_to_record(kept) as r (id bigint, person bigint, name text, code text,
        works boolean, other_person bigint, other_code text, works_there boolean, named_alike boolean, born_alike boolean)
    loop
      left_to_find := left_to_find - 1;
      employee_id := found.id;
      full_name := found.name;
      nhansu_id := found.code;
      active := found.works;
      other_company_id := company.id;
      other_nhansu_id := found.other_code;
      other_active := found.works_there;
      same_name := found.named_alike;
      same_birth_date := found.born_alike;
      stays := (select older.nhansu_id from persons older where older.id in (found.person, found.other_person)
        order by older.created_at, older.id limit 1);
      hindrance := coalesce(hindrance_to_link(found.person, found.other_person),
        case when not (same_name and same_birth_date) then 'different_people' end);
      return next;
    end loop;
  end loop;
  perform set_config('app.company_id', own::text, true);
end $$;

-- Makes one person of two whom same_people finds now. What comes of it: linked, gone (no longer the same number, or linked
-- already), own_file (nobody links himself), or the hindrance, of which nothing is changed. A number typed wrongly is
-- somebody else's: name and date of birth must agree as well.
create function link_same_people(p_user_id bigint, p_employee_id bigint, p_other_company_id integer, p_other_nhansu_id text,
    p_operation text, p_request_id text)
  returns text
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  own constant integer := app_company_id();
  mine employees;
  theirs employees;
  number text;
  kept persons;
  gone persons;
  hindrance text;
  loser bigint;
  company record;
  his record;
begin
  if not own = any (companies_where_holds(p_user_id, '{group_read,employee_edit}')) then
    raise exception 'user % does not link people', p_user_id;
  end if;
  -- One after the other, and beside nobody who draws a code.
  perform claim_person_codes();
  select * into mine from employees e where e.company_id = own and e.id = p_employee_id for no key update;
  select p.id_number into number from employee_papers p where p.company_id = own and p.employee_id = p_employee_id for share;
  perform set_config('app.company_id', p_other_company_id::text, true);
  select e.* into theirs from employees e
  join employee_papers p on p.company_id = e.company_id and p.employee_id = e.id and p.id_number = number
  where e.company_id = p_other_company_id and e.nhansu_id = p_other_nhansu_id for no key update of e;
  perform set_config('app.company_id', own::text, true);
  if theirs.id is null or mine.id is null or p_other_company_id = own or theirs.person_id = mine.person_id then return 'gone'; end if;
  select * into kept from persons p where p.id in (mine.person_id, theirs.person_id) order by p.created_at, p.id limit 1 for update;
  select * into gone from persons p where p.id in (mine.person_id, theirs.person_id) and p.id <> kept.id for update;
  perform from users u where u.person_id in (kept.id, gone.id) order by u.id for update;
  if exists (select from users u where u.id = p_user_id and u.person_id in (kept.id, gone.id)) then return 'own_file'; end if;
  hindrance := coalesce(hindrance_to_link(kept.id, gone.id),
    case when vn_fold(mine.full_name) = vn_fold(theirs.full_name) and mine.date_of_birth = theirs.date_of_birth
      then null else 'different_people' end);
  if hindrance is not null then return hindrance; end if;

  -- Of two accounts one at most is open: that one is his, the closed one is nobody's any more.
  if (select count(*) from users u where u.person_id in (kept.id, gone.id)) > 1 then
    select u.id into loser from users u where u.person_id in (kept.id, gone.id)
    order by u.is_active, u.person_id = kept.id limit 1;
    update users u set person_id = null where u.id = loser;
  end if;
  update users u set person_id = kept.id where u.person_id = gone.id;
  update persons p set alias_of = kept.id where p.id = gone.id or p.alias_of = gone.id;
  for company in select id from companies order by id loop
    perform set_config('app.company_id', company.id::text, true);
    for his in
      update employees e set person_id = kept.id, nhansu_id = kept.nhansu_id
      where e.company_id = company.id and e.person_id = gone.id returning e.id
    loop
      insert into employee_history (company_id, employee_id, user_id, source, path, old_value, new_value)
      values (company.id, his.id, p_user_id, 'edit', 'nhansu_id', to_jsonb(gone.nhansu_id), to_jsonb(kept.nhansu_id));
    end loop;
    -- What is still open goes on under the code that stays; what is settled tells the code of its day.
    update employee_transfers t set person_id = kept.id,
      nhansu_id = case when t.state in ('asking', 'waiting') then kept.nhansu_id else t.nhansu_id end
    where t.company_id = company.id and t.person_id = gone.id;
    update employee_relatives r set relative_nhansu_id = kept.nhansu_id
    where r.company_id = company.id and r.relative_nhansu_id = gone.nhansu_id;
    insert into employee_words (company_id, word, employee_id)
    select e.company_id, lower(alias.nhansu_id), e.id from employees e join persons alias on alias.alias_of = kept.id
    where e.company_id = company.id and e.person_id = kept.id
    on conflict do nothing;
    -- The company that links them writes its own line.
    if company.id <> own then
      insert into audit_trail
        (company_id, user_id, operation, resource, record_id, result, changed_fields, detail, request_id)
      select company.id, p_user_id, p_operation, 'employees', e.id, 'done', '{nhansu_id}',
        jsonb_build_object('from_company_id', own), p_request_id
      from employees e where e.company_id = company.id and e.person_id = kept.id;
    end if;
  end loop;
  perform set_config('app.company_id', own::text, true);
  return 'linked';
end $$;
comment on function link_same_people is 'The one case in which a code changes.';

revoke all on function hindrance_to_link, same_people, link_same_people from public;
grant execute on function same_people, link_same_people to :app_role;
