-- Whoever is looked for by several words is found by reading one of them: each word carries the other words of the same
-- person, and what his name is put in order by. The index has them too, so that nothing else is read to count and to order.

alter table employee_words
  drop constraint employee_words_pkey,
  drop constraint employee_words_company_id_employee_id_fkey;
drop index employee_words_by_employee;
-- All of it is made anew below, which costs less than changing each row.
truncate employee_words;
alter table employee_words
  add column word_before text collate "C" not null,
  add column sort_name text collate "C" not null,
  add column words text collate "C" not null;
comment on table employee_words is 'What employees are found by in lists; each word stands with the others of the same person.';
comment on column employee_words.word_before is 'The one before it among the words of this person, or nothing: where that one begins alike, this word names him a second time.';
comment on column employee_words.sort_name is 'The person''s name as lists put it in order.';
comment on column employee_words.words is 'All words of the person, each behind a line feed.';

create function employee_word_rows(employee employees)
  returns table (word text, word_before text, words text)
  language sql stable as $$
  select word, coalesce(lag(word) over by_word, ''),
    chr(10) || string_agg(word, chr(10)) over (by_word rows between unbounded preceding and unbounded following)
  from (
    select word collate "C" as word from employee_word_list(employee) as word
    union
    select lower(alias.nhansu_id) from persons alias where alias.alias_of = employee.person_id
  ) as found
  window by_word as (order by word)
$$;
comment on function employee_word_rows is 'The rows of employee_words of one employee; the codes that once were his find him too.';

create function rebuild_employee_words(p_company_id integer, p_ids bigint[]) returns void
  language sql as $$
  delete from employee_words where company_id = p_company_id and employee_id = any (p_ids);
  insert into employee_words (company_id, word, employee_id, word_before, sort_name, words)
  select e.company_id, made.word, e.id, made.word_before, e.sort_name, made.words
  from employees e cross join lateral employee_word_rows(e) as made
  where e.company_id = p_company_id and e.id = any (p_ids);
$$;

create or replace function keep_employee_words() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    delete from employee_words where company_id = old.company_id and employee_id = old.id;
  end if;
  insert into employee_words (company_id, word, employee_id, word_before, sort_name, words)
  select new.company_id, made.word, new.id, made.word_before, new.sort_name, made.words from employee_word_rows(new) as made;
  return null;
end $$;
revoke all on function employee_word_rows, rebuild_employee_words from public;

create or replace function link_same_people(p_user_id bigint, p_employee_id bigint, p_other_company_id integer, p_other_nhansu_id text,
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
    -- Where his code stays no trigger makes these anew.
    perform rebuild_employee_words(company.id, array(
      select e.id from employees e where e.company_id = company.id and e.person_id = kept.id));
    perform rebuild_contract_words(company.id, array(
      select c.id from contracts c join employees e on e.company_id = c.company_id and e.id = c.employee_id
      where c.company_id = company.id and e.person_id = kept.id));
    perform rebuild_certificate_words(company.id, array(
      select c.id from employee_certificates c join employees e on e.company_id = c.company_id and e.id = c.employee_id
      where c.company_id = company.id and e.person_id = kept.id));
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

-- Employees who are there already, in the order of the index; indexes and the reference are made once for all of them.
do $$
declare company integer;
begin
  for company in select id from companies loop
    perform set_config('app.company_id', company::text, true);
    insert into employee_words (company_id, word, employee_id, word_before, sort_name, words)
    select e.company_id, made.word, e.id, made.word_before, e.sort_name, made.words
    from employees e cross join lateral employee_word_rows(e) as made
    where e.company_id = company
    order by made.word collate "C", e.id;
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
alter table employee_words
  add primary key (company_id, word, employee_id) include (word_before, sort_name, words);
create index employee_words_by_employee on employee_words (company_id, employee_id, word);
-- Of one employee in 64: tells which of several words names fewer people, without reading them.
create index employee_words_sample on employee_words (company_id, word) where employee_id % 64 = 0;
alter table employee_words
  add foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade;
analyze employee_words;
