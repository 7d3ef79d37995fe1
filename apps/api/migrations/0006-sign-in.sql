-- Guessing passwords: misses are counted per account, per address and per known browser before a password is looked
-- at, so that tries made at once cannot slip past the count. The tables stay closed to the server's role.

create index sessions_by_user on sessions (user_id, company_id, id);

create function sign_in_key(kind text, value text) returns bytea
  language sql immutable parallel safe strict
  return sha256(convert_to(kind || ':' || lower(value), 'UTF8'));

-- An IPv6 customer owns a whole /64, so that is one address.
create function sign_in_network(p_address inet) returns text
  language sql immutable parallel safe strict
  return case family(p_address) when 6 then text(network(set_masklen(p_address, 64))) else host(p_address) end;

-- Several people may sign in at one browser; each has a count of his own.
create function sign_in_browser_key(p_browser_hash bytea, p_user_id bigint) returns bytea
  language sql immutable parallel safe strict
  return sign_in_key('browser', encode(p_browser_hash, 'hex') || p_user_id);

-- Five tries cost nothing, then the wait doubles up to 15 minutes, and after 100 in a row nothing but the owner's own
-- browser or a new password opens the account. An address is shared by a whole office: more tries, shorter waits.
create function sign_in_wait(p_kind text, p_misses integer) returns interval
  language sql immutable parallel safe strict
  return case
    when p_kind = 'address' and p_misses < 20 then null
    when p_kind = 'address' then least(2 ^ least(p_misses - 20, 10), 60) * interval '1 second'
    when p_misses < 5 then null
    when p_misses < 100 then least(2 ^ least(p_misses - 5, 10), 900) * interval '1 second'
    else interval '10 years'
  end;

create function count_sign_in_try(p_kind text, p_key bytea) returns void
  language sql volatile set search_path = public, pg_temp
begin atomic
  update sign_in_attempts tried
  set misses = counted.misses, last_miss_at = now(), blocked_until = now() + sign_in_wait(p_kind, counted.misses)
  from (
    select case when kind = 'address' and last_miss_at < now() - interval '15 minutes' then 1 else misses + 1 end as misses
    from sign_in_attempts where kind = p_kind and key = p_key
  ) counted
  where tried.kind = p_kind and tried.key = p_key;
end;

-- Counts a try and answers what it is to be checked against; while a wait runs nothing is counted or answered but the wait.
-- The owner at a browser that he has signed in from before is held up by the misses of that browser alone.
create function begin_sign_in(p_login text, p_address inet, p_browser_hash bytea)
  returns table (wait_seconds integer, starts_wait boolean, known_browser boolean,
    user_id bigint, password_hash text, is_active boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  account users;
  kinds text[];
  keys bytea[];
  waits_until timestamptz;
begin
  select u.* into account from users u where u.login = lower(p_login);
  known_browser := exists (select from known_browsers k where k.token_hash = p_browser_hash);
  if exists (select from known_browsers k where k.token_hash = p_browser_hash and k.user_id = account.id) then
    kinds := array['browser'];
    keys := array[sign_in_browser_key(p_browser_hash, account.id)];
  else
    kinds := array['account', 'address'];
    keys := array[sign_in_key('account', p_login), sign_in_key('address', sign_in_network(p_address))];
  end if;

  insert into sign_in_attempts (kind, key) select * from unnest(kinds, keys) on conflict do nothing;
  for i in 1 .. cardinality(kinds) loop
    select greatest(waits_until, tried.blocked_until) into waits_until
    from sign_in_attempts tried where tried.kind = kinds[i] and tried.key = keys[i] for update;
  end loop;
  if waits_until > now() then
    wait_seconds := ceil(extract(epoch from waits_until - now()));
    return next;
    return;
  end if;

  for i in 1 .. cardinality(kinds) loop
    perform count_sign_in_try(kinds[i], keys[i]);
  end loop;
  wait_seconds := 0;
  starts_wait := exists (
    select from sign_in_attempts tried join unnest(kinds, keys) as k (kind, key) using (kind, key)
    where tried.blocked_until > now());
  user_id := account.id;
  password_hash := account.password_hash;
  is_active := coalesce(account.is_active, false);
  return next;
end $$;

-- What a right password changes: the account's and the browser's count start anew, and the address gets its try back.
create function settle_sign_in(p_user_id bigint, p_login text, p_address inet, p_browser_hash bytea) returns void
  language sql volatile security definer set search_path = public, pg_temp
begin atomic
  delete from sign_in_attempts
  where kind = 'account' and key = sign_in_key('account', p_login)
    or kind = 'browser' and key = sign_in_browser_key(p_browser_hash, p_user_id);
  update sign_in_attempts set misses = greatest(misses - 1, 0), blocked_until = null
  where kind = 'address' and key = sign_in_key('address', sign_in_network(p_address));
end;

-- A user's ten newest browsers are known, each for half a year after its last use.
create function remember_browser(p_user_id bigint, p_browser_hash bytea) returns void
  language sql volatile security definer set search_path = public, pg_temp
begin atomic
  insert into known_browsers (token_hash, user_id) values (p_browser_hash, p_user_id)
  on conflict (token_hash, user_id) do update set last_used_at = now();
  delete from known_browsers
  where user_id = p_user_id and (last_used_at < now() - interval '180 days' or token_hash not in (
    select token_hash from known_browsers where user_id = p_user_id order by last_used_at desc limit 10));
end;

create function forget_misses_of_new_password() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from sign_in_attempts where kind = 'account' and key = sign_in_key('account', new.login);
  return null;
end $$;
create trigger forget_misses after update of password_hash on users
  for each row when (old.password_hash is distinct from new.password_hash)
  execute function forget_misses_of_new_password();

revoke all on function count_sign_in_try, begin_sign_in, settle_sign_in, remember_browser, forget_misses_of_new_password
  from public;
grant execute on function begin_sign_in, settle_sign_in, remember_browser to :app_role;
