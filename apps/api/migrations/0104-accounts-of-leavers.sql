-- An account ends with the last working day by itself, whoever or whatever writes the leaving: where the person works
-- for another company of the group only this company's membership ends, else the whole account with all its sessions.
-- The right that closed it is that of the company, so that its officers may open it again after 'Đi làm lại'.

-- Whether a person works for another company than the acting one.
create function works_elsewhere(p_person_id bigint) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  acting text := coalesce(current_setting('app.company_id', true), '');
  works boolean := false;
  other record;
begin
  for other in
    select m.company_id from users u join memberships m on m.user_id = u.id and m.is_active
    where u.person_id = p_person_id and m.company_id::text <> acting order by m.company_id
  loop
    perform set_config('app.company_id', other.company_id::text, true);
    works := exists (
      select from employees e
      where e.company_id = other.company_id and e.person_id = p_person_id and e.active);
    exit when works;
  end loop;
  perform set_config('app.company_id', acting, true);
  return works;
end $$;

create function end_account_of_leaver() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  acting text := coalesce(current_setting('app.company_id', true), '');
  leaver users;
  administered integer[];
  stays boolean;
begin
  perform set_config('app.company_id', new.company_id::text, true);
  select u.* into leaver from users u
  join memberships m on m.user_id = u.id and m.company_id = new.company_id and m.is_active
  where u.person_id = new.person_id and u.is_active for update of u;
  if not found then
    perform set_config('app.company_id', acting, true);
    return null;
  end if;
  administered := companies_where_holds(leaver.id, '{permission_access,permission_edit}');
  stays := works_elsewhere(new.person_id);
  if stays then
    administered := case when new.company_id = any (administered) then array[new.company_id] else '{}' end;
    update memberships set is_active = false where user_id = leaver.id and company_id = new.company_id;
  else
    update users set is_active = false, closed_by = 2 where id = leaver.id;
  end if;
  if cardinality(administered) > 0 and cardinality(companies_without_administrator(administered)) > 0 then
    raise exception 'the last administrator leaves'
      using errcode = 'check_violation', constraint = 'employees_last_administrator';
  end if;
  insert into audit_trail (company_id, operation, resource, record_id, result, changed_fields, detail)
  values (new.company_id, 'employees.deactivateAccount', 'employees', new.id, 'done', '{account}',
    jsonb_build_object('user_id', leaver.id, 'reason', 'left', 'only_here', stays));
  perform set_config('app.company_id', acting, true);
  return null;
end $$;
create trigger end_account after update of active on employees
  for each row when (old.active and not new.active) execute function end_account_of_leaver();

revoke all on function works_elsewhere, end_account_of_leaver from public;
