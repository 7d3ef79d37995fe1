-- A session begins only for the password that was looked at: while it was, somebody may have set another one or closed
-- the account, which ends all sessions that are there by then. The lock makes such a change wait for this session, so
-- that it ends it too. No row: nothing was begun.

drop function start_session(bigint, bytea, inet, text);
create function start_session(
  p_user_id bigint, p_password_hash text, p_token_hash bytea, p_address inet, p_browser text
) returns table (company_id integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from users u
  where u.id = p_user_id and u.is_active and u.password_hash = p_password_hash for share;
  if not found then return; end if;
  -- The company of the user's last session that he still belongs to, else his first.
  select m.company_id into company_id
  from memberships m
  join companies c on c.id = m.company_id and c.is_active
  left join lateral (
    select max(s.id) as last_session from sessions s where s.user_id = m.user_id and s.company_id = m.company_id
  ) used on true
  where m.user_id = p_user_id and m.is_active
  order by used.last_session desc nulls last, m.company_id
  limit 1;
  insert into sessions (token_hash, user_id, company_id, address, browser)
  values (p_token_hash, p_user_id, company_id, p_address, p_browser);
  return next;
end $$;
revoke all on function start_session from public;
grant execute on function start_session to :app_role;
