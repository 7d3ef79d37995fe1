-- The account goes with the contact data: where no other company has the person, the whole of it, else what is this company's.

-- Whether another company still lets a person in, or keeps contact data of his, who works there or left it.
create function kept_elsewhere(p_person_id bigint) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  acting text := coalesce(current_setting('app.company_id', true), '');
  is_kept boolean := false;
  other record;
begin
  for other in select c.id from companies c where c.id::text <> acting order by c.id loop
    perform set_config('app.company_id', other.id::text, true);
    is_kept := exists (
      select from memberships works join users u on u.id = works.user_id
      where works.company_id = other.id and works.is_active and u.person_id = p_person_id) or exists (
      select from employees e where e.company_id = other.id and e.person_id = p_person_id
        and (e.active or not exists (select from erasures done where done.company_id = e.company_id
          and done.employee_id = e.id and done.state = 'done' and 'contact' = any (done.classes)
          and done.settled_at::date >= coalesce(e.leave_date, '-infinity'))));
    exit when is_kept;
  end loop;
  perform set_config('app.company_id', acting, true);
  return is_kept;
end $$;

create function erase_account_of(p_employee_id bigint) returns text
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  his users;
  acting constant integer := app_company_id();
  here boolean;
begin
  select u.* into his from employees e join users u on u.person_id = e.person_id
  where e.company_id = acting and e.id = p_employee_id for update of u;
  if not found then return 'none'; end if;
  -- Notices, roles, views, tokens and what else hangs on belonging here.
  delete from memberships where user_id = his.id and company_id = acting;
  here := found;
  delete from idempotency_keys where company_id = acting and user_id = his.id;
  if kept_elsewhere(his.person_id) then
    delete from sessions where user_id = his.id and company_id = acting;
    delete from sign_in_events where user_id = his.id and company_id = acting;
    return case when here then 'here' else 'none' end;
  end if;
  delete from memberships where user_id = his.id;
  delete from public_links where kind = 'password' and record_id = his.id;
  delete from sessions where user_id = his.id;
  delete from sign_in_events where user_id = his.id;
  delete from known_browsers where user_id = his.id;
  -- The number stays, by which the trail tells deeds apart; the login names nobody and opens to no password.
  update users set login = 'da-xoa-' || id, full_name = 'Người dùng đã xóa', avatar = null, password_hash = 'x', is_active = false,
    person_id = null
  where id = his.id;
  -- For the name that lists show beside what he did.
  insert into memberships (user_id, company_id, is_active) values (his.id, acting, false);
  return 'whole';
end $$;
comment on function erase_account_of is 'Erases the account of a leaver of the company in force: ''whole'' where no other company has him, ''here'' for what was this company''s, ''none'' where there was none.';
revoke all on function kept_elsewhere, erase_account_of from public;
grant execute on function erase_account_of to :app_role;
