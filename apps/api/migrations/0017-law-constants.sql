-- The numbers that laws and decrees fix, with the day from which each holds, so that none of them stands in code. They
-- are the same for every company of the group, and only who administers all of it may add to them.

create table law_constants (
  key text primary key check (key ~ '^[a-z][a-z0-9_]{2,59}$'),
  area text not null,
  label text not null,
  unit text not null check (unit in ('month', 'day', 'working_day', 'hour', 'percent', 'count', 'vnd')),
  position integer not null
);
grant select on law_constants to :app_role;
comment on table law_constants is 'What is kept a number of. Reference data: the product knows the keys and corrects labels.';

create table law_values (
  id bigint generated always as identity primary key,
  key text not null references law_constants,
  from_date date not null,
  value numeric(14, 2) not null check (value >= 0),
  source text not null check (length(source) between 3 and 300),
  revision integer not null default 1 check (revision >= 1),
  added_by bigint references users,
  added_at timestamptz not null default now(),
  unique (key, from_date, revision)
);
grant select on law_values to :app_role;
comment on table law_values is 'Append-only: of one key and day the highest revision counts. added_by is null for what came with the product.';

create view law_values_in_force with (security_invoker = true) as
  select distinct on (key, from_date) id, key, from_date, value, source, revision, added_by, added_at
  from law_values order by key, from_date, revision desc;
grant select on law_values_in_force to :app_role;
comment on view law_values_in_force is 'Each value as it was last put right; it holds from its day until the next one of its key.';

create function law_value(p_key text, p_on date) returns numeric
  language sql stable parallel safe
begin atomic
  select value from law_values_in_force where key = p_key and from_date <= p_on order by from_date desc limit 1;
end;
comment on function law_value is 'The number that holds on a day; null before its first day.';

create function administers_group(p_user_id bigint) returns boolean
  language sql volatile security definer set search_path = public, pg_temp as $$
  select not exists (
    select from companies c
    where c.is_active and c.id <> all (companies_where_holds(p_user_id, '{permission_access,permission_edit}')))
$$;
comment on function administers_group is 'Whether a user administers every company of the group that is active.';

create function add_law_value(
  p_actor_id bigint, p_key text, p_from_date date, p_value numeric, p_source text, p_revision integer
) returns law_values
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  latest integer;
  added law_values;
begin
  if not administers_group(p_actor_id) then
    raise exception 'user % does not administer the group', p_actor_id using errcode = 'insufficient_privilege';
  end if;
  perform from law_constants where key = p_key for update;
  select coalesce(max(revision), 0) into latest from law_values where key = p_key and from_date = p_from_date;
  if latest <> p_revision then return null; end if;
  insert into law_values (key, from_date, value, source, revision, added_by)
  values (p_key, p_from_date, p_value, p_source, latest + 1, p_actor_id) returning * into added;
  return added;
end $$;
comment on function add_law_value is 'Adds a value, or puts one right whose last revision the caller has seen; null when somebody was faster.';

revoke all on function administers_group, add_law_value from public;
grant execute on function administers_group, add_law_value to :app_role;
