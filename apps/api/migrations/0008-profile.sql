-- What everybody does for himself: a new password, his own sessions, his own sign-in history. Each function knows its
-- user by the hash of a live session's token, or of a one-time link's, so that nobody can be asked about but oneself.

alter table sign_in_events
  drop constraint sign_in_events_event_check,
  add constraint sign_in_events_event_check check (event in (
    'sign-in', 'sign-in-failed', 'sign-in-blocked', 'sign-out', 'switch', 'switch-refused',
    'password-change', 'password-reset'));

-- ---------------------------------------------------------------- a new password

-- Whoever found an open session could guess at the old password there. Such tries are counted for the user, apart from
-- those of signing in: strangers who block the latter must not keep him from choosing a new password.
create function password_change_key(p_user_id bigint) returns bytea
  language sql immutable parallel safe strict
  return sign_in_key('browser', 'password-change ' || p_user_id);

create function begin_password_change(p_session_hash bytea)
  returns table (wait_seconds integer, password_hash text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  own_user_id bigint;
  waits_until timestamptz;
begin
  select u.id, u.password_hash into own_user_id, password_hash
  from sessions s join users u on u.id = s.user_id
  where s.token_hash = p_session_hash and s.ended_at is null;
  if own_user_id is null then return; end if;
  insert into sign_in_attempts (kind, key) values ('browser', password_change_key(own_user_id)) on conflict do nothing;
  select tried.blocked_until into waits_until from sign_in_attempts tried
  where tried.kind = 'browser' and tried.key = password_change_key(own_user_id) for update;
  if waits_until > now() then
    wait_seconds := ceil(extract(epoch from waits_until - now()));
  else
    wait_seconds := 0;
    perform count_sign_in_try('browser', password_change_key(own_user_id));
  end if;
  return next;
end $$;

-- False when the session has ended or the password was changed meanwhile. Every session ends by trigger; the one that
-- asked goes on in the same company under a new token.
create function change_password(
  p_session_hash bytea, p_old_password_hash text, p_new_password_hash text, p_new_session_hash bytea
) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare asking sessions;
begin
  select * into asking from sessions where token_hash = p_session_hash and ended_at is null for update;
  update users set password_hash = p_new_password_hash, password_changed_at = now()
  where id = asking.user_id and password_hash = p_old_password_hash;
  if not found then return false; end if;
  insert into sessions (token_hash, user_id, company_id, created_at, address, browser)
  values (p_new_session_hash, asking.user_id, asking.company_id, asking.created_at, asking.address, asking.browser);
  delete from sign_in_attempts where kind = 'browser' and key = password_change_key(asking.user_id);
  return true;
end $$;

create function find_password_link(p_token_hash bytea)
  returns table (login text, full_name text, nhansu_id text, expires_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select u.login, u.full_name, p.nhansu_id, link.expires_at
  from public_links link join users u on u.id = link.record_id left join persons p on p.id = u.person_id
  where link.token_hash = p_token_hash and link.kind = 'password' and link.used_at is null and link.expires_at > now();
end;

-- A link works once: of two that use it at the same time the second finds it used.
create function use_password_link(p_token_hash bytea, p_password_hash text)
  returns table (user_id bigint, company_id integer, login text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update public_links link set used_at = now()
  where link.token_hash = p_token_hash and link.kind = 'password' and link.used_at is null and link.expires_at > now()
  returning link.record_id, link.company_id into user_id, company_id;
  if not found then return; end if;
  update users u set password_hash = p_password_hash, password_changed_at = now()
  where u.id = user_id returning u.login into login;
  return next;
end $$;

-- ---------------------------------------------------------------- own sessions

create function own_sessions(p_session_hash bytea, p_idle interval, p_absolute interval)
  returns table (
    id bigint, is_current boolean, company_name text, created_at timestamptz, last_used_at timestamptz,
    address text, browser text
  )
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select s.id, s.id = asking.id, c.short_name, s.created_at, s.last_used_at, host(s.address), s.browser
  from sessions asking
  join sessions s on s.user_id = asking.user_id and s.ended_at is null
  left join companies c on c.id = s.company_id
  where asking.token_hash = p_session_hash and asking.ended_at is null
    and s.last_used_at > now() - p_idle and s.created_at > now() - p_absolute
  order by s.id = asking.id desc, s.last_used_at desc, s.id desc;
end;

-- Ends one of one's own sessions; all but the asking one when none is named.
create function end_own_sessions(p_session_hash bytea, p_session_id bigint) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare ended integer;
begin
  update sessions s set ended_at = now(), end_reason = 'ended'
  from sessions asking
  where asking.token_hash = p_session_hash and asking.ended_at is null
    and s.user_id = asking.user_id and s.ended_at is null
    and case when p_session_id is null then s.id <> asking.id else s.id = p_session_id end;
  get diagnostics ended = row_count;
  return ended;
end $$;

create function own_sign_ins(p_session_hash bytea)
  returns table (id bigint, at timestamptz, event text, company_name text, address text, browser text)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select e.id, e.at, e.event, c.short_name, host(e.address), e.browser
  from sessions asking
  join sign_in_events e on e.user_id = asking.user_id
  left join companies c on c.id = e.company_id
  where asking.token_hash = p_session_hash and asking.ended_at is null
  order by e.id desc limit 100;
end;

revoke all on function begin_password_change, change_password, find_password_link, use_password_link, own_sessions,
  end_own_sessions, own_sign_ins from public;
grant execute on function begin_password_change, change_password, find_password_link, use_password_link, own_sessions,
  end_own_sessions, own_sign_ins to :app_role;
