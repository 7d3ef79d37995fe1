-- The audit trail can be read and added to, never changed; yet whoever owns the database can change anything. Seals make
-- that show: each holds a hash of the lines of a stretch of time and of the seal before it, so that a line that was
-- changed, removed or slipped in later breaks the chain from there on.

create table audit_seals (
  company_id integer not null references companies,
  number bigint not null check (number > 0),
  from_at timestamptz not null,
  until_at timestamptz not null,
  total bigint not null check (total > 0),
  hash bytea not null check (length(hash) = 32),
  sealed_at timestamptz not null default now(),
  primary key (company_id, number),
  check (from_at < until_at)
);
call raise_company_wall('audit_seals');
grant select, insert on audit_seals to :app_role;
comment on table audit_seals is 'A chain of hashes over the audit trail: lines with from_at <= at < until_at.';

-- The columns are named one by one: a column that is added later must not break the seals that are there.
create function hash_of_trail(
  p_from timestamptz, p_until timestamptz, p_previous bytea, out total bigint, out hash bytea
) language sql stable as $$
  select count(*), sha256(p_previous || convert_to(coalesce(string_agg(
    jsonb_build_array(id, extract(epoch from at), user_id, operation, resource, record_id, result,
      to_jsonb(changed_fields), detail, request_id)::text, E'\n' order by at, id), ''), 'UTF8'))
  from audit_trail
  where company_id = app_company_id() and at >= p_from and at < p_until
$$;

-- Seals the next stretch of the acting company's trail, about p_most lines, and tells how many; 0 when all is sealed that
-- can be. A line carries the time at which its transaction began, so below the oldest transaction nothing can be added.
create function seal_trail(p_most integer) returns bigint
  language plpgsql as $$
declare
  last audit_seals;
  settled timestamptz;
  first_at timestamptz;
  until timestamptz;
  sealed record;
begin
  select * into last from audit_seals where company_id = app_company_id() order by number desc limit 1;
  select least(min(xact_start), now() - interval '1 minute') into settled
  from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid();
  select min(at) into first_at from audit_trail
  where company_id = app_company_id() and at >= coalesce(last.until_at, '-infinity') and at < settled;
  if first_at is null then return 0; end if;
  select at into until from audit_trail
  where company_id = app_company_id() and at >= first_at and at < settled
  order by at, id offset p_most limit 1;
  -- Lines of one transaction stay together, however many they are.
  if until = first_at then
    select min(at) into until from audit_trail
    where company_id = app_company_id() and at > first_at and at < settled;
  end if;
  until := coalesce(until, settled);
  select * into sealed from hash_of_trail(coalesce(last.until_at, '-infinity'), until, coalesce(last.hash, ''));
  insert into audit_seals (company_id, number, from_at, until_at, total, hash)
  values (app_company_id(), coalesce(last.number, 0) + 1, coalesce(last.until_at, '-infinity'), until,
    sealed.total, sealed.hash);
  return sealed.total;
end $$;
