-- An account is opened again only by a right as high as the one that closed it. Accounts that were closed before this
-- could be told are an administrator's to open.

alter table users add column closed_by integer check (closed_by between 1 and 3);
update users set closed_by = 3 where not is_active;
comment on column users.closed_by is 'The highest right of those who closed the account since it was last open: 1 employees of a unit, 2 of the company, 3 users and their rights. Null while it is open.';

create function keep_closing_right() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  new.closed_by := case when not new.is_active then coalesce(new.closed_by, 3) end;
  return new;
end $$;
create trigger keep_closing_right before insert or update of is_active, closed_by on users
  for each row execute function keep_closing_right();

drop function change_account(bigint, bigint, text, text, boolean, text, text);
create function change_account(
  p_actor_id bigint, p_user_id bigint, p_login text, p_full_name text, p_is_active boolean, p_right integer,
  p_operation text, p_request_id text
) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare before users;
begin
  select u.* into before from users u
  where u.id = p_user_id and exists (
    select from memberships m where m.user_id = u.id and m.company_id = app_company_id() and m.is_active)
  for update;
  if not found or (p_is_active and p_right < before.closed_by) then return false; end if;
  update users u
  set login = coalesce(p_login, u.login), full_name = coalesce(p_full_name, u.full_name),
    is_active = coalesce(p_is_active, u.is_active),
    closed_by = case when p_is_active is null then u.closed_by else greatest(u.closed_by, p_right) end
  where u.id = p_user_id;
  perform record_in_other_company(m.company_id, p_actor_id, p_operation, p_user_id, array_remove(array[
    case when p_login <> before.login then 'login' end,
    case when p_full_name <> before.full_name then 'full_name' end,
    case when p_is_active <> before.is_active then 'is_active' end], null), p_request_id)
  from memberships m where m.user_id = p_user_id and m.is_active and m.company_id <> app_company_id();
  return true;
end $$;
comment on function change_account is 'What is one for the user in the whole group; null leaves a value as it is. False for a user of another company, and for opening what a higher right has closed.';

revoke all on function keep_closing_right, change_account from public;
grant execute on function change_account to :app_role;
