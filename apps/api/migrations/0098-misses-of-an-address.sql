-- An address is held up by its misses alone: they are counted after the password was looked at, so that right passwords
-- cost an office nothing however many come at once, and nothing but a quarter of an hour without a miss forgets them. Of
-- an account, every try is counted before, as it was: one person does not sign in many times at once.

-- Which waits a sign-in minds: at a browser that its owner has signed in from, those of that browser alone.
create function sign_in_keys(p_login text, p_address inet, p_browser_hash bytea)
  returns table (kind text, key bytea)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  with known as (
    select k.user_id from known_browsers k join users u on u.id = k.user_id
    where k.token_hash = p_browser_hash and u.login = lower(p_login)
  )
  select 'browser', sign_in_browser_key(p_browser_hash, known.user_id) from known
  union all
  select tried.kind, tried.key
  from (values
    ('account', sign_in_key('account', p_login)),
    ('address', sign_in_key('address', sign_in_network(p_address)))) as tried (kind, key)
  where not exists (select from known);
end;

create function sign_in_wait_left(p_login text, p_address inet, p_browser_hash bytea) returns integer
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select coalesce(ceil(extract(epoch from max(tried.blocked_until) - now())), 0)::integer
  from sign_in_attempts tried join sign_in_keys(p_login, p_address, p_browser_hash) using (kind, key)
  where tried.blocked_until > now();
end;
comment on function sign_in_wait_left is 'Seconds that a sign-in has to wait; looked at before it takes a turn, so that those who wait keep nobody from his.';

drop function begin_sign_in(text, inet, bytea);
create function begin_sign_in(p_login text, p_address inet, p_browser_hash bytea)
  returns table (wait_seconds integer, starts_wait boolean, known_browser boolean, counts_address boolean,
    user_id bigint, password_hash text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare counted record;
begin
  known_browser := exists (select from known_browsers k where k.token_hash = p_browser_hash);
  select k.kind, k.key into counted from sign_in_keys(p_login, p_address, p_browser_hash) k where k.kind <> 'address';
  counts_address := counted.kind <> 'browser';
  insert into sign_in_attempts (kind, key) values (counted.kind, counted.key) on conflict do nothing;
  perform from sign_in_attempts tried where tried.kind = counted.kind and tried.key = counted.key for update;
  wait_seconds := sign_in_wait_left(p_login, p_address, p_browser_hash);
  if wait_seconds > 0 then
    return next;
    return;
  end if;
  perform count_sign_in_try(counted.kind, counted.key);
  starts_wait := exists (
    select from sign_in_attempts tried
    where tried.kind = counted.kind and tried.key = counted.key and tried.blocked_until > now());
  select u.id, u.password_hash into user_id, password_hash from users u where u.login = lower(p_login);
  return next;
end $$;
comment on function begin_sign_in is 'Counts a try of the account, or of the browser that its owner is known by, and answers what the password is to be checked against; while a wait runs, the wait alone.';

create function count_address_miss(p_address inet) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare address_key bytea := sign_in_key('address', sign_in_network(p_address));
begin
  insert into sign_in_attempts (kind, key) values ('address', address_key) on conflict do nothing;
  perform from sign_in_attempts where kind = 'address' and key = address_key for update;
  perform count_sign_in_try('address', address_key);
  return exists (
    select from sign_in_attempts where kind = 'address' and key = address_key and blocked_until > now());
end $$;
comment on function count_address_miss is 'Counts a wrong password of an address; true when the next try has to wait.';

drop function settle_sign_in(bigint, text, inet, bytea);
create function settle_sign_in(p_user_id bigint, p_login text, p_browser_hash bytea) returns void
  language sql volatile security definer set search_path = public, pg_temp
begin atomic
  delete from sign_in_attempts
  where kind = 'account' and key = sign_in_key('account', p_login)
    or kind = 'browser' and key = sign_in_browser_key(p_browser_hash, p_user_id);
end;
comment on function settle_sign_in is 'What a right password changes: the counts of the account and of the browser start anew.';

revoke all on function sign_in_keys, sign_in_wait_left, begin_sign_in, count_address_miss, settle_sign_in from public;
grant execute on function sign_in_wait_left, begin_sign_in, count_address_miss, settle_sign_in to :app_role;
