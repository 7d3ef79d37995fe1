-- Of five hundred who come to an exam behind one address more than twenty mistype. One in twenty may, of the different
-- people who have signed in from there within the hour, before the address has to wait; whoever signs in again and again with
-- one account has no more guesses by it. Misses themselves are counted as they were.
create index sign_in_events_of_network on sign_in_events (sign_in_network(address), at) where event = 'sign-in';

create function misses_of_a_hall(p_address inet) returns integer
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select (count(distinct known.user_id) / 20)::integer from sign_in_events known
  where known.event = 'sign-in' and sign_in_network(known.address) = sign_in_network(p_address)
    and known.at > now() - interval '1 hour';
end;
comment on function misses_of_a_hall is 'Wrong passwords that an address may have beyond the usual, for the people who have signed in there lately.';

create or replace function count_address_miss(p_address inet) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare address_key bytea := sign_in_key('address', sign_in_network(p_address));
begin
  insert into sign_in_attempts (kind, key) values ('address', address_key) on conflict do nothing;
  perform from sign_in_attempts where kind = 'address' and key = address_key for update;
  perform count_sign_in_try('address', address_key);
  update sign_in_attempts set blocked_until = now() + sign_in_wait('address', misses - misses_of_a_hall(p_address))
  where kind = 'address' and key = address_key and blocked_until > now();
  return exists (
    select from sign_in_attempts where kind = 'address' and key = address_key and blocked_until > now());
end $$;

revoke all on function misses_of_a_hall from public;
