-- What every company table stands on: folding of Vietnamese text, the wall between companies, kept totals, and the
-- tables of the request itself (undo, idempotency, audit). ':app_role' is the role that the server signs in as.

create extension if not exists unaccent;

create function vn_fold(value text) returns text
  language sql immutable parallel safe strict
  return lower(unaccent('unaccent'::regdictionary, normalize(value, nfc)));
comment on function vn_fold is 'Text as it is searched: one form of each letter, no marks, lower case. ''Nguyễn Thị Đào'' becomes ''nguyen thi dao''.';

create function vn_words(value text) returns setof text
  language sql immutable parallel safe strict
  return regexp_split_to_table(trim(both from regexp_replace(vn_fold(value), '[^a-z0-9]+', ' ', 'g')), ' ');

create function vn_initials(full_name text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(vn_fold(full_name), '[^a-z0-9 ]|([a-z0-9])[a-z0-9]*| ', '\1', 'g');
comment on function vn_initials is '''Nguyễn Văn An'' becomes ''nva''.';

create function vn_sort_name(full_name text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(vn_fold(trim(both from full_name)), '^(.*\s)?(\S+)$', '\2 \1\2');
comment on function vn_sort_name is 'Key by which names sort: the folded given name, then the full name.';

-- ---------------------------------------------------------------- the wall between companies

create function app_company_id() returns integer
  language sql stable parallel safe
  return nullif(current_setting('app.company_id', true), '')::integer;
comment on function app_company_id is 'The one company of this transaction; null (and so no rows) when none is set.';

create procedure raise_company_wall(company_table regclass)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', company_table);
  execute format('alter table %s force row level security', company_table);
  execute format(
    'create policy company_wall on %s using (company_id = (select app_company_id())) with check (company_id = (select app_company_id()))',
    company_table);
end $$;

create table companies (
  id integer primary key check (id > 0),
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9_-]{1,19}$'),
  name text not null check (length(name) between 1 and 200),
  short_name text not null check (length(short_name) between 1 and 100),
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);
grant select on companies to :app_role;

-- ---------------------------------------------------------------- kept totals

create table table_counts (
  company_id integer not null references companies,
  table_name text not null,
  total bigint not null check (total >= 0),
  primary key (company_id, table_name)
);
call raise_company_wall('table_counts');
grant select on table_counts to :app_role;

create function count_inserted_rows() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into table_counts as kept (company_id, table_name, total)
  select company_id, tg_table_name, count(*) from changed group by company_id
  on conflict (company_id, table_name) do update set total = kept.total + excluded.total;
  return null;
end $$;

create function count_deleted_rows() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update table_counts kept set total = kept.total - gone.total
  from (select company_id, count(*) as total from changed group by company_id) gone
  where kept.company_id = gone.company_id and kept.table_name = tg_table_name;
  return null;
end $$;

create procedure keep_total(company_table regclass)
  language plpgsql as $$
begin
  execute format('create trigger keep_total_of_inserted after insert on %s referencing new table as changed for each statement execute function count_inserted_rows()', company_table);
  execute format('create trigger keep_total_of_deleted after delete on %s referencing old table as changed for each statement execute function count_deleted_rows()', company_table);
end $$;

-- ---------------------------------------------------------------- versions

create function stamp_update() returns trigger
  language plpgsql as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $$;
comment on function stamp_update is 'Before-update trigger of every editable table: the version that stale saves are recognised by.';

-- ---------------------------------------------------------------- undo, idempotency, links, audit

create table deleted_records (
  company_id integer not null references companies,
  resource text not null,
  record_id bigint not null,
  content jsonb not null,
  deleted_by bigint not null,
  deleted_at timestamptz not null default now(),
  primary key (company_id, resource, record_id)
);
call raise_company_wall('deleted_records');
grant select, insert, update, delete on deleted_records to :app_role;
comment on table deleted_records is 'Rows deleted a moment ago, kept whole so that ''Hoàn tác'' gives back the very same record.';

create table idempotency_keys (
  company_id integer not null references companies,
  user_id bigint not null,
  key text not null check (length(key) between 8 and 200),
  operation text not null,
  body_hash bytea not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (company_id, user_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (company_id, created_at);
call raise_company_wall('idempotency_keys');
grant select, insert, update, delete on idempotency_keys to :app_role;

create table public_links (
  token_hash bytea primary key,
  company_id integer not null references companies,
  kind text not null,
  record_id bigint not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public_links is 'How a request without a session finds its company; read through find_public_link only.';

create function find_public_link(p_token_hash bytea, p_kind text)
  returns table (company_id integer, record_id bigint, used_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select link.company_id, link.record_id, link.used_at
  from public_links link
  where link.token_hash = p_token_hash and link.kind = p_kind and link.expires_at > now();
end;
revoke all on function find_public_link from public;
grant execute on function find_public_link to :app_role;

create table audit_trail (
  company_id integer not null references companies,
  id bigint generated always as identity,
  at timestamptz not null default now(),
  user_id bigint,
  operation text not null,
  resource text not null,
  record_id bigint,
  result text not null check (result in ('done', 'refused', 'failed')),
  changed_fields text[] not null default '{}',
  detail jsonb not null default '{}',
  request_id text,
  primary key (company_id, id)
);
create index audit_trail_by_record on audit_trail (company_id, resource, record_id, id desc);
create index audit_trail_by_user on audit_trail (company_id, user_id, id desc);
call raise_company_wall('audit_trail');
grant select, insert on audit_trail to :app_role;
comment on table audit_trail is 'Append-only: the server may add and read, never change or remove. Field names, never personal values.';
