-- What is done to a user may count in several companies: each of them reads it in its own trail. And the trail is read
-- by whatever its administrators look for, the newest first, however long it has grown.

-- ---------------------------------------------------------------- one deed, every company concerned

-- Writes into the trail of another company than the acting one. Only functions that have checked the deed call it.
create function record_in_other_company(
  p_company_id integer, p_actor_id bigint, p_operation text, p_user_id bigint, p_changed_fields text[], p_request_id text
) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare acting text := coalesce(current_setting('app.company_id', true), '');
begin
  perform set_config('app.company_id', p_company_id::text, true);
  insert into audit_trail
    (company_id, user_id, operation, resource, record_id, result, changed_fields, detail, request_id)
  values (p_company_id, p_actor_id, p_operation, 'accounts', p_user_id, 'done', p_changed_fields,
    jsonb_build_object('from_company_id', nullif(acting, '')::integer), p_request_id);
  perform set_config('app.company_id', acting, true);
end $$;

drop function change_account(bigint, text, text, boolean);
create function change_account(
  p_actor_id bigint, p_user_id bigint, p_login text, p_full_name text, p_is_active boolean,
  p_operation text, p_request_id text
) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare before users;
begin
  select u.* into before from users u
  where u.id = p_user_id and exists (
    select from memberships m where m.user_id = u.id and m.company_id = app_company_id() and m.is_active)
  for update;
  if not found then return false; end if;
  update users u
  set login = coalesce(p_login, u.login), full_name = coalesce(p_full_name, u.full_name),
    is_active = coalesce(p_is_active, u.is_active)
  where u.id = p_user_id;
  perform record_in_other_company(m.company_id, p_actor_id, p_operation, p_user_id, array_remove(array[
    case when p_login <> before.login then 'login' end,
    case when p_full_name <> before.full_name then 'full_name' end,
    case when p_is_active <> before.is_active then 'is_active' end], null), p_request_id)
  from memberships m where m.user_id = p_user_id and m.is_active and m.company_id <> app_company_id();
  return true;
end $$;
comment on function change_account is 'What is one for the user in the whole group; null leaves a value as it is.';

drop function change_membership(bigint, bigint, integer, boolean);
create function change_membership(
  p_actor_id bigint, p_user_id bigint, p_company_id integer, p_is_active boolean, p_operation text, p_request_id text
) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from memberships m where m.user_id = p_user_id and m.company_id = app_company_id())
    or not p_company_id = any (companies_where_holds(p_actor_id, '{permission_edit}') || app_company_id())
  then return false; end if;
  insert into memberships as m (user_id, company_id, is_active) values (p_user_id, p_company_id, p_is_active)
  on conflict on constraint memberships_pkey do update set is_active = excluded.is_active
  where m.is_active <> excluded.is_active;
  if found and p_company_id <> app_company_id() then
    perform record_in_other_company(p_company_id, p_actor_id, p_operation, p_user_id, '{company_ids}', p_request_id);
  end if;
  return true;
end $$;
comment on function change_membership is 'Lets a user of the acting company into another one, or out of it. The asking user must administer that company too.';

-- ---------------------------------------------------------------- a login that is free

-- The house rule that makes a login from a name stands in the server's code; here only what nobody else has.
drop function suggest_login(text);
create function free_login(p_wanted text) returns text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return (
    select p_wanted || case n when 1 then '' else n::text end
    from generate_series(1, 100000) n
    where not exists (select from users u where u.login = p_wanted || case n when 1 then '' else n::text end)
    limit 1);
end $$;
comment on function free_login is 'The wanted login, or the same with the first number that makes it one in the whole group.';

revoke all on function record_in_other_company, change_account, change_membership, free_login from public;
grant execute on function change_account, change_membership, free_login to :app_role;

-- ---------------------------------------------------------------- the trail as it is read

drop index audit_trail_by_record, audit_trail_by_user;
create index audit_trail_by_record on audit_trail (company_id, resource, record_id, at, id);
create index audit_trail_by_user on audit_trail (company_id, user_id, at, id);
create index audit_trail_by_operation on audit_trail (company_id, operation, at, id);
create index audit_trail_by_request on audit_trail (company_id, request_id);
create index audit_trail_of_failures on audit_trail (company_id, result, at, id) where result <> 'done';
