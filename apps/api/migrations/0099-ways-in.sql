-- What a user can come in by are sessions and one-time password links. They end together, by one function, whatever
-- the reason: a new password, a closed account, leaving a company, the end of all sessions.

create function end_ways_in(
  p_user_id bigint, p_reason text, p_company_id integer default null, p_but_session_id bigint default null
) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare ended integer;
begin
  delete from public_links link
  where link.kind = 'password' and link.record_id = p_user_id and link.used_at is null
    and (p_company_id is null or link.company_id = p_company_id);
  update sessions s set ended_at = now(), end_reason = p_reason
  where s.user_id = p_user_id and s.ended_at is null and s.id is distinct from p_but_session_id
    and (p_company_id is null or s.company_id = p_company_id);
  get diagnostics ended = row_count;
  return ended;
end $$;
comment on function end_ways_in is 'Ends everything that a user can come in by: in one company or, without one, everywhere; one session may go on. Answers how many sessions were ended.';

create or replace function end_sessions_of_user(p_user_id bigint, p_reason text) returns integer
  language sql volatile security definer set search_path = public, pg_temp
  return end_ways_in(p_user_id, p_reason);

create or replace function end_sessions_of_lost_membership() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' or not new.is_active then
    perform end_ways_in(old.user_id, 'deactivated', old.company_id);
  end if;
  return null;
end $$;

create or replace function end_own_sessions(p_session_hash bytea, p_session_id bigint) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asking sessions;
  ended integer;
begin
  select * into asking from sessions where token_hash = p_session_hash and ended_at is null;
  if not found then return 0; end if;
  if p_session_id is null then return end_ways_in(asking.user_id, 'ended', null, asking.id); end if;
  update sessions s set ended_at = now(), end_reason = 'ended'
  where s.user_id = asking.user_id and s.id = p_session_id and s.ended_at is null;
  get diagnostics ended = row_count;
  return ended;
end $$;

-- A link that is there all the same opens nothing for a closed account or company, nor after leaving the company.
create function open_password_link(p_token_hash bytea) returns setof public_links
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select link.* from public_links link
  join users u on u.id = link.record_id and u.is_active
  join memberships m on m.user_id = u.id and m.company_id = link.company_id and m.is_active
  join companies c on c.id = link.company_id and c.is_active
  where link.token_hash = p_token_hash and link.kind = 'password' and link.used_at is null and link.expires_at > now();
end;

create or replace function find_password_link(p_token_hash bytea)
  returns table (login text, full_name text, nhansu_id text, expires_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select u.login, u.full_name, p.nhansu_id, link.expires_at
  from open_password_link(p_token_hash) link join users u on u.id = link.record_id left join persons p on p.id = u.person_id;
end;

create or replace function use_password_link(p_token_hash bytea, p_password_hash text)
  returns table (user_id bigint, company_id integer, login text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update public_links link set used_at = now()
  where link.used_at is null and link.token_hash = (select opened.token_hash from open_password_link(p_token_hash) opened)
  returning link.record_id, link.company_id into user_id, company_id;
  if not found then return; end if;
  update users u set password_hash = p_password_hash, password_changed_at = now()
  where u.id = user_id returning u.login into login;
  return next;
end $$;

revoke all on function end_ways_in, open_password_link from public;
