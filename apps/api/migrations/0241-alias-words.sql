-- Contracts and certificates are found by the newer code of a linked person as his file is: papers that were printed under it carry it on.

create or replace function rebuild_contract_words(p_company_id integer, p_contract_ids bigint[]) returns void
  language sql as $$
  delete from contract_words where company_id = p_company_id and contract_id = any (p_contract_ids);
  insert into contract_words (company_id, word, contract_id)
  select c.company_id, word, c.id
  from contracts c
  join employees e on e.company_id = c.company_id and e.id = c.employee_id
  cross join lateral (
    select contract_word_list(c.contract_number, e.full_name, e.nhansu_id)
    union select lower(alias.nhansu_id) from persons alias where alias.alias_of = e.person_id) as words (word)
  where c.company_id = p_company_id and c.id = any (p_contract_ids);
$$;

create or replace function rebuild_certificate_words(p_company_id integer, p_ids bigint[]) returns void
  language sql as $$
  delete from employee_certificate_words where company_id = p_company_id and employee_certificate_id = any (p_ids);
  insert into employee_certificate_words (company_id, word, employee_certificate_id)
  select distinct held.company_id, word, held.id
  from employee_certificates held
  join employees holder on holder.company_id = held.company_id and holder.id = held.employee_id
  cross join lateral (
    select vn_words(concat_ws(' ', held.number, held.issuer, holder.full_name)) as word
    union all select vn_initials(holder.full_name)
    union all select lower(holder.nhansu_id)
    union all select lower(alias.nhansu_id) from persons alias where alias.alias_of = holder.person_id) as words
  where held.company_id = p_company_id and held.id = any (p_ids) and word <> '';
$$;

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
    insert into employee_words (company_id, word, employee_id)
    select e.company_id, lower(alias.nhansu_id), e.id from employees e join persons alias on alias.alias_of = kept.id
    where e.company_id = company.id and e.person_id = kept.id
    on conflict do nothing;
    -- Where his code stays no trigger makes these anew.
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

do $$
declare company integer;
begin
  for company in select id from companies loop
    perform set_config('app.company_id', company::text, true);
    perform rebuild_contract_words(company, array(
      select c.id from contracts c join employees e on e.company_id = c.company_id and e.id = c.employee_id
      where c.company_id = company and exists (select from persons alias where alias.alias_of = e.person_id)));
    perform rebuild_certificate_words(company, array(
      select c.id from employee_certificates c join employees e on e.company_id = c.company_id and e.id = c.employee_id
      where c.company_id = company and exists (select from persons alias where alias.alias_of = e.person_id)));
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
