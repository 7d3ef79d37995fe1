-- Written by 'npm run generate' from the migrated schema. Do not edit: a function changes by a new migration.
-- The present text of every function and procedure; a migration shows only what it was on its day.

CREATE OR REPLACE FUNCTION public.account_data_of(p_employee_id bigint)
 RETURNS TABLE(part text, content jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 WITH his AS (
          SELECT u.id,
             u.login,
             u.full_name,
             u.is_active,
             u.password_changed_at,
             u.created_at
            FROM (employees e
              JOIN users u ON ((u.person_id = e.person_id)))
           WHERE ((e.company_id = app_company_id()) AND (e.id = account_data_of.p_employee_id))
         )
  SELECT 'users'::text AS part,
     (to_jsonb(his.*) - 'id'::text) AS content
    FROM his
 UNION ALL
  SELECT 'memberships'::text,
     jsonb_build_object('is_active', m.is_active, 'created_at', m.created_at) AS jsonb_build_object
    FROM (his
      JOIN memberships m ON (((m.user_id = his.id) AND (m.company_id = app_company_id()))))
 UNION ALL
  SELECT 'sessions'::text,
     jsonb_build_object('created_at', s.created_at, 'last_used_at', s.last_used_at, 'ended_at', s.ended_at, 'end_reason', s.end_reason, 'address', s.address, 'browser', s.browser) AS jsonb_build_object
    FROM (his
      JOIN sessions s ON (((s.user_id = his.id) AND (s.company_id = app_company_id()))))
 UNION ALL
  SELECT 'sign_in_events'::text,
     jsonb_build_object('at', v.at, 'event', v.event, 'address', v.address, 'browser', v.browser) AS jsonb_build_object
    FROM (his
      JOIN sign_in_events v ON (((v.user_id = his.id) AND ((v.company_id IS NULL) OR (v.company_id = app_company_id())))));
END;

CREATE OR REPLACE FUNCTION public.accounts_of_employees(p_employee_ids bigint[])
 RETURNS TABLE(employee_id bigint, id bigint, login text, is_active boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT e.id,
     u.id,
     u.login,
     (u.is_active AND m.is_active)
    FROM ((employees e
      JOIN users u ON ((u.person_id = e.person_id)))
      JOIN memberships m ON (((m.user_id = u.id) AND (m.company_id = e.company_id))))
   WHERE ((e.company_id = app_company_id()) AND (e.id = ANY (accounts_of_employees.p_employee_ids)));
END;

CREATE OR REPLACE FUNCTION public.activity_of_accounts(p_user_ids bigint[])
 RETURNS TABLE(user_id bigint, last_sign_in_at timestamp with time zone, session_total bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT m.user_id,
     ( SELECT e.at
            FROM sign_in_events e
           WHERE ((e.user_id = m.user_id) AND (e.event = 'sign-in'::text))
           ORDER BY e.id DESC
          LIMIT 1) AS at,
     ( SELECT count(*) AS count
            FROM sessions s
           WHERE ((s.user_id = m.user_id) AND (s.ended_at IS NULL) AND (s.last_used_at > (now() - '1 day'::interval)) AND (s.created_at > (now() - '7 days'::interval)))) AS count
    FROM memberships m
   WHERE ((m.user_id = ANY (activity_of_accounts.p_user_ids)) AND (m.company_id = app_company_id()) AND m.is_active);
END;

CREATE OR REPLACE PROCEDURE public.add_address(IN company_table regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %s
    add column if not exists address text check (length(address) <= 300),
    add column new_district_id integer references new_districts,
    add column ward_id integer references wards,
    add constraint one_address_scheme check (new_district_id is null or ward_id is null)', company_table);
  execute format('create index on %s (company_id, new_district_id) where new_district_id is not null', company_table);
  execute format('create index on %s (company_id, ward_id) where ward_id is not null', company_table);
end $procedure$;

CREATE OR REPLACE FUNCTION public.add_law_value(p_actor_id bigint, p_key text, p_from_date date, p_value numeric, p_source text, p_revision integer)
 RETURNS law_values
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.add_person(p_nhansu_id text)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  insert into persons (nhansu_id) values (p_nhansu_id) returning id
$function$;

CREATE OR REPLACE FUNCTION public.add_to_handed_papers(p_company_id integer, p_changes jsonb)
 RETURNS void
 LANGUAGE sql
AS $function$
with change as (
  select required_paper_id, good_until, people
  from jsonb_to_recordset(p_changes) as change (required_paper_id bigint, good_until date, people integer)
), free as materialized (
  select kept.required_paper_id, kept.good_until, kept.id from handed_paper_totals kept
  join change using (required_paper_id, good_until)
  where kept.company_id = p_company_id
  for update of kept skip locked
), taken as (
  delete from handed_paper_totals kept using free
  where kept.company_id = p_company_id and kept.required_paper_id = free.required_paper_id
    and kept.good_until = free.good_until and kept.id = free.id
  returning kept.required_paper_id, kept.good_until, kept.people
)
insert into handed_paper_totals (company_id, required_paper_id, good_until, people)
select p_company_id, required_paper_id, good_until, sum(people)
from (table change union all table taken) each
group by required_paper_id, good_until having sum(people) <> 0
$function$;

CREATE OR REPLACE FUNCTION public.address_text(p_address text, p_new_district_id integer, p_ward_id integer)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select nullif(concat_ws(', ', p_address, (
    select concat_ws(', ', commune.full_name, province.full_name)
    from new_districts commune join new_provinces province on province.id = commune.province_id
    where commune.id = p_new_district_id
  ), (
    select concat_ws(', ', ward.full_name, district.full_name, province.full_name)
    from wards ward
    join districts district on district.id = ward.district_id
    join provinces province on province.id = district.province_id
    where ward.id = p_ward_id
  )), '')
$function$;

CREATE OR REPLACE FUNCTION public.administers_group(p_user_id bigint)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select not exists (
    select from companies c
    where c.is_active and c.id <> all (companies_where_holds(p_user_id, '{permission_access,permission_edit}')))
$function$;

CREATE OR REPLACE FUNCTION public.answer_transfer_consent(p_id bigint, p_employee_id bigint, p_user bigint, p_agrees boolean, p_reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  his employee_transfers;
begin
  select * into strict his from employee_transfers mine
  where mine.company_id = app_company_id() and mine.id = p_id and mine.direction = 'out'
    and mine.employee_id = p_employee_id and mine.state in ('asking', 'waiting');
  if not exists (select from accounts account
      join employees e on e.company_id = account.company_id and e.person_id = account.person_id
      where account.company_id = his.company_id and account.id = p_user and account.is_active and e.id = his.employee_id) then
    raise exception 'transfer % is answered by somebody else', p_id;
  end if;
  if his.state = 'asking' and p_agrees then
    update employee_transfers mine set state = 'waiting', consent_on = current_date
    where mine.company_id = his.company_id and mine.id = p_id;
    perform offer_transfer(p_id);
    perform tell_of_transfer(p_id, 'transfer_settled', p_user);
  elsif p_agrees then
    raise exception 'transfer % is agreed to already', p_id;
  elsif his.state = 'asking' then
    perform settle_asked_transfer(p_id, 'declined', p_user, null);
  else
    perform settle_transfer(p_id, 'withdrawn', p_user, p_reason, null, null);
    perform tell_of_transfer(p_id, 'transfer_settled', p_user);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.app_company_id()
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.company_id'::text, true), ''::text))::integer;

CREATE OR REPLACE FUNCTION public.begin_password_change(p_session_hash bytea)
 RETURNS TABLE(wait_seconds integer, password_hash text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.begin_sign_in(p_login text, p_address inet, p_browser_hash bytea)
 RETURNS TABLE(wait_seconds integer, starts_wait boolean, known_browser boolean, counts_address boolean, user_id bigint, password_hash text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.campaign_state(p_status text, p_is_paused boolean, p_deadline date)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN CASE WHEN (p_status = 'done'::text) THEN 'done'::text WHEN p_is_paused THEN 'paused'::text WHEN (p_deadline < ((now() AT TIME ZONE 'Asia/Ho_Chi_Minh'::text))::date) THEN 'expired'::text ELSE 'open'::text END;

CREATE OR REPLACE FUNCTION public.campaign_uuid(p_word text)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (encode(decode((translate(p_word, '-_'::text, '+/'::text) || '=='::text), 'base64'::text), 'hex'::text))::uuid;

CREATE OR REPLACE FUNCTION public.campaign_word(p_public_id uuid)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN translate(rtrim(encode(decode(replace((p_public_id)::text, '-'::text, ''::text), 'hex'::text), 'base64'::text), '='::text), '+/'::text, '-_'::text);

CREATE OR REPLACE FUNCTION public.change_account(p_actor_id bigint, p_user_id bigint, p_login text, p_full_name text, p_is_active boolean, p_right integer, p_operation text, p_request_id text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare before users;
begin
  select u.* into before from users u
  where u.id = p_user_id and exists (
    select from memberships m where m.user_id = u.id and m.company_id = app_company_id() and m.is_active)
  for update;
  if not found or (p_is_active and p_right < before.closed_by) then return false; end if;
  update users u
  set login = coalesce(p_login, u.login), full_name = coalesce(p_full_name, u.full_name),
    is_active = coalesce(p_is_active, u.is_active),
    closed_by = case when p_is_active is null then u.closed_by else greatest(u.closed_by, p_right) end
  where u.id = p_user_id;
  perform record_in_other_company(m.company_id, p_actor_id, p_operation, p_user_id, array_remove(array[
    case when p_login <> before.login then 'login' end,
    case when p_full_name <> before.full_name then 'full_name' end,
    case when p_is_active <> before.is_active then 'is_active' end], null), p_request_id)
  from memberships m where m.user_id = p_user_id and m.is_active and m.company_id <> app_company_id();
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.change_membership(p_actor_id bigint, p_user_id bigint, p_company_id integer, p_is_active boolean, p_operation text, p_request_id text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.change_password(p_session_hash bytea, p_old_password_hash text, p_new_password_hash text, p_new_session_hash bytea)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.claim_person_codes()
 RETURNS void
 LANGUAGE sql
RETURN (SELECT pg_advisory_xact_lock(hashtextextended('persons.nhansu_id'::text, (0)::bigint)) AS pg_advisory_xact_lock);

CREATE OR REPLACE FUNCTION public.codes_in_force(p_codes text[])
 RETURNS TABLE(code text, nhansu_id text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select alias.nhansu_id, e.nhansu_id from persons alias
  join employees e on e.company_id = app_company_id() and e.person_id = alias.alias_of
  where alias.nhansu_id = any (p_codes)
$function$;

CREATE OR REPLACE FUNCTION public.companies_of_accounts(p_actor_id bigint, p_user_ids bigint[])
 RETURNS TABLE(user_id bigint, company_id integer, company_name text, roles jsonb)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  acting text := coalesce(current_setting('app.company_id', true), '');
  asked bigint[] := array(
    select m.user_id from memberships m
    where m.user_id = any (p_user_ids) and m.company_id = app_company_id() and m.is_active);
  company record;
begin
  for company in
    select c.id, c.short_name from companies c
    where c.id = any (companies_where_holds(p_actor_id, '{permission_access}')) order by c.id
  loop
    perform set_config('app.company_id', company.id::text, true);
    return query
    select m.user_id, company.id, company.short_name, coalesce(
      (select jsonb_agg(jsonb_build_object('id', role.id, 'name', role.name) order by vn_fold(role.name))
       from user_roles r join roles role on role.company_id = r.company_id and role.id = r.role_id
       where r.company_id = company.id and r.user_id = m.user_id), '[]')
    from memberships m
    where m.company_id = company.id and m.user_id = any (asked) and m.is_active;
  end loop;
  perform set_config('app.company_id', acting, true);
end $function$;

CREATE OR REPLACE FUNCTION public.companies_of_user(p_user_id bigint)
 RETURNS TABLE(id integer, code text, name text, short_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT c.id,
     c.code,
     c.name,
     c.short_name
    FROM (memberships m
      JOIN companies c ON ((c.id = m.company_id)))
   WHERE ((m.user_id = companies_of_user.p_user_id) AND m.is_active AND c.is_active)
   ORDER BY c.id;
END;

CREATE OR REPLACE FUNCTION public.companies_where_holds(p_user_id bigint, p_permissions text[])
 RETURNS integer[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  acting text := coalesce(current_setting('app.company_id', true), '');
  held_in integer[] := '{}';
  membership record;
begin
  for membership in
    select m.company_id from memberships m join users u on u.id = m.user_id and u.is_active
    where m.user_id = p_user_id and m.is_active order by m.company_id
  loop
    perform set_config('app.company_id', membership.company_id::text, true);
    if p_permissions <@ array(
      select g.permission from user_roles r
      join role_grants g on g.company_id = r.company_id and g.role_id = r.role_id
      where r.company_id = membership.company_id and r.user_id = p_user_id and g.scope = 'company')
    then held_in := held_in || membership.company_id; end if;
  end loop;
  perform set_config('app.company_id', acting, true);
  return held_in;
end $function$;

CREATE OR REPLACE FUNCTION public.companies_without_administrator(p_company_ids integer[])
 RETURNS integer[]
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  acting text := coalesce(current_setting('app.company_id', true), '');
  left_alone integer[] := '{}';
  company record;
begin
  for company in select id from companies where id = any (p_company_ids) order by id for no key update loop
    perform set_config('app.company_id', company.id::text, true);
    if not exists (
      select from user_roles r
      join role_grants g on g.company_id = r.company_id and g.role_id = r.role_id
      join accounts a on a.company_id = r.company_id and a.id = r.user_id and a.is_active
      where r.company_id = company.id and g.scope = 'company' and g.permission in ('permission_access', 'permission_edit')
      group by r.user_id having count(distinct g.permission) = 2)
    then left_alone := left_alone || company.id; end if;
  end loop;
  perform set_config('app.company_id', acting, true);
  return left_alone;
end $function$;

CREATE OR REPLACE FUNCTION public.contract_day()
 RETURNS date
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN COALESCE((NULLIF(current_setting('app.as_of'::text, true), ''::text))::date, CURRENT_DATE);

CREATE OR REPLACE FUNCTION public.contract_status(p_state text, p_start date, p_end date, p_ended date, p_on date, p_remind integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (p_state = 'draft'::text) THEN 'Nháp'::text WHEN (p_state = 'cancelled'::text) THEN 'Đã hủy'::text WHEN ((p_state = 'ended'::text) AND (p_on > p_ended)) THEN 'Đã chấm dứt'::text WHEN (p_on < p_start) THEN 'Chưa hiệu lực'::text WHEN (p_end IS NULL) THEN 'Còn hiệu lực'::text WHEN (p_on > p_end) THEN 'Đã hết hạn'::text WHEN ((p_end - p_on) <= p_remind) THEN 'Sắp hết hạn'::text ELSE 'Còn hiệu lực'::text END;

CREATE OR REPLACE FUNCTION public.contract_word_list(p_number text, p_full_name text, p_nhansu_id text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select distinct word from (
    select vn_words(p_number)
    union all select vn_words(p_full_name)
    union all select vn_initials(p_full_name)
    union all select lower(p_nhansu_id)
  ) as words (word)
  where word <> ''
$function$;

CREATE OR REPLACE FUNCTION public.count_address_miss(p_address inet)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare address_key bytea := sign_in_key('address', sign_in_network(p_address));
begin
  insert into sign_in_attempts (kind, key) values ('address', address_key) on conflict do nothing;
  perform from sign_in_attempts where kind = 'address' and key = address_key for update;
  perform count_sign_in_try('address', address_key);
  update sign_in_attempts set blocked_until = now() + sign_in_wait('address', misses - misses_of_a_hall(p_address))
  where kind = 'address' and key = address_key and blocked_until > now();
  return exists (
    select from sign_in_attempts where kind = 'address' and key = address_key and blocked_until > now());
end $function$;

CREATE OR REPLACE FUNCTION public.count_deleted_rows()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update table_counts kept set total = kept.total - gone.total
  from (select company_id, count(*) as total from changed group by company_id) gone
  where kept.company_id = gone.company_id and kept.table_name = tg_table_name;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_handed_papers()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare touched record;
begin
  for touched in
    select company_id, jsonb_agg(jsonb_build_object(
      'required_paper_id', required_paper_id, 'good_until', good_until, 'people', people)) as changes
    from (
      select company_id, required_paper_id, good_until, count(*) * case tg_op when 'INSERT' then 1 else -1 end as people
      from changed group by company_id, required_paper_id, good_until
    ) counted group by company_id
  loop
    perform add_to_handed_papers(touched.company_id, touched.changes);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_inserted_rows()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into table_counts as kept (company_id, table_name, total)
  select company_id, tg_table_name, count(*) from changed group by company_id
  on conflict (company_id, table_name) do update set total = kept.total + excluded.total;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_portal_attempt(p_kind text, p_key bytea, p_seconds integer, p_amount bigint)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 INSERT INTO portal_attempts AS kept (kind, key, total)
   VALUES (count_portal_attempt.p_kind, count_portal_attempt.p_key, count_portal_attempt.p_amount) ON CONFLICT(kind, key) DO UPDATE SET total = (
         CASE
             WHEN (kept.began_at < (now() - make_interval(secs => (count_portal_attempt.p_seconds)::double precision))) THEN (0)::bigint
             ELSE kept.total
         END + count_portal_attempt.p_amount), began_at =
         CASE
             WHEN (kept.began_at < (now() - make_interval(secs => (count_portal_attempt.p_seconds)::double precision))) THEN now()
             ELSE kept.began_at
         END
   RETURNING kept.total;
END;

CREATE OR REPLACE FUNCTION public.count_sign_in_try(p_kind text, p_key bytea)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 UPDATE sign_in_attempts tried SET misses = counted.misses, last_miss_at = now(), blocked_until = (now() + sign_in_wait(count_sign_in_try.p_kind, counted.misses))
    FROM ( SELECT
                 CASE
                     WHEN ((sign_in_attempts.kind = 'address'::text) AND (sign_in_attempts.last_miss_at < (now() - '00:15:00'::interval))) THEN 1
                     ELSE (sign_in_attempts.misses + 1)
                 END AS misses
            FROM sign_in_attempts
           WHERE ((sign_in_attempts.kind = count_sign_in_try.p_kind) AND (sign_in_attempts.key = count_sign_in_try.p_key))) counted
   WHERE ((tried.kind = count_sign_in_try.p_kind) AND (tried.key = count_sign_in_try.p_key));
END;

CREATE OR REPLACE FUNCTION public.count_stored_file()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare from_stranger constant bigint := case when new.uploaded_by is null then new.size else 0 end;
begin
  insert into file_usage as kept (company_id, files, bytes, stranger_bytes) values (new.company_id, 1, new.size, from_stranger)
  on conflict (company_id) do update set files = kept.files + 1, bytes = kept.bytes + excluded.bytes,
    stranger_bytes = kept.stranger_bytes + excluded.stranger_bytes;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_swept_file()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update file_usage set files = files - 1, bytes = bytes - old.size,
    stranger_bytes = stranger_bytes - case when old.uploaded_by is null then old.size else 0 end
  where company_id = old.company_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_units_of_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into department_counts as kept (company_id, department_id, employees)
  select company_id, department_id, 0 from changed group by company_id, department_id order by department_id
  on conflict (company_id, department_id) do update set employees = kept.employees
    - (select count(*) from changed c where c.company_id = kept.company_id and c.department_id = kept.department_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_units_of_inserted()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into department_counts as kept (company_id, department_id, employees)
  select company_id, department_id, count(*) from changed group by company_id, department_id order by department_id
  on conflict (company_id, department_id) do update set employees = kept.employees + excluded.employees;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.days_away_in_group(p_until date, p_employee_ids bigint[] DEFAULT NULL::bigint[])
 RETURNS TABLE(employee_id bigint, days integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  own constant integer := app_company_id();
  company record;
  here record;
  there record;
  asked bigint[];
  people bigint[] := '{}';
  worked datemultirange[] := '{}';
begin
  -- Of nobody else is there anything between.
  select array_agg(distinct found.person_id) filter (where found.is_before), array_agg(distinct found.person_id)
    filter (where not found.is_before)
  into asked, people
  from (
    select e.person_id, true as is_before from employees e
    where e.company_id = own and (p_employee_ids is null or e.id = any (p_employee_ids))
      and e.group_join_date < e.join_date and e.group_join_date < p_until
    union all
    select e.person_id, false from job_versions v join employees e on e.company_id = v.company_id and e.id = v.employee_id
    where v.company_id = own and (p_employee_ids is null or v.employee_id = any (p_employee_ids))
      and v.work_state = 'left' and v.valid_to <= p_until and e.group_join_date < p_until
  ) found;
  -- Who joined the group before, and has no other file, was away between no two employments that are known.
  if asked is not null then
    for company in select id from companies where id <> own order by id loop
      perform set_config('app.company_id', company.id::text, true);
      people := people || array(select e.person_id from employees e
        where e.company_id = company.id and e.person_id = any (asked));
    end loop;
    perform set_config('app.company_id', own::text, true);
  end if;
  if people is null or people = '{}' then return; end if;
  select array_agg(e.id) as ids, array_agg(e.person_id) as persons, array_agg(e.group_join_date) as joined,
    array_agg(least(p_until, e.leave_date)) as until
  into here
  from employees e
  where e.company_id = own and e.person_id = any (people) and (p_employee_ids is null or e.id = any (p_employee_ids));
  people := '{}';
  for company in select id from companies order by id loop
    perform set_config('app.company_id', company.id::text, true);
    select array_agg(his.person) as persons, array_agg(his.spans) as spans into there from (
      select e.person_id as person, range_agg(daterange(v.valid_from, v.valid_to)) as spans
      from employees e
      join job_versions v on v.company_id = e.company_id and v.employee_id = e.id
      where e.company_id = company.id and e.person_id = any (here.persons)
        and v.work_state <> 'left' and v.valid_from <= p_until
      group by e.person_id) his;
    people := people || coalesce(there.persons, '{}');
    worked := worked || coalesce(there.spans, '{}');
  end loop;
  perform set_config('app.company_id', own::text, true);
  return query
  select his.id, sum(upper(gap) - lower(gap))::integer
  from unnest(here.ids, here.persons, here.joined, here.until) as his (id, person, joined, until)
  join (select kept.person, range_agg(kept.spans) as spans from unnest(people, worked) as kept (person, spans)
    group by kept.person) known on known.person = his.person
  cross join lateral unnest((datemultirange(range_merge(known.spans)) - known.spans)
    * datemultirange(daterange(his.joined, greatest(his.joined, his.until)))) gap
  group by his.id;
end $function$;

CREATE OR REPLACE FUNCTION public.decision_status(p_state text, p_effective date, p_on date)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (p_state = 'draft'::text) THEN 'Nháp'::text WHEN (p_state = 'cancelled'::text) THEN 'Đã hủy'::text WHEN (p_state = 'revoked'::text) THEN 'Đã thu hồi'::text WHEN (p_state = 'corrected'::text) THEN 'Đã đính chính'::text WHEN (p_effective > p_on) THEN 'Đã ban hành'::text ELSE 'Đã có hiệu lực'::text END;

CREATE OR REPLACE FUNCTION public.department_and_above(p_company_id integer, p_department_id bigint)
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE ROWS 6
AS $function$
  with recursive above (id, parent_id, depth) as (
    select d.id, d.parent_id, 1 from departments d where d.company_id = p_company_id and d.id = p_department_id
    union all
    select d.id, d.parent_id, above.depth + 1
    from above join departments d on d.company_id = p_company_id and d.id = above.parent_id
    where above.depth < 100
  )
  select id from above
$function$;

CREATE OR REPLACE FUNCTION public.department_and_below(p_company_id integer, p_department_id bigint)
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE ROWS 50
AS $function$
  with recursive below (id, depth) as (
    select d.id, 1 from departments d where d.company_id = p_company_id and d.id = p_department_id
    union
    select d.id, below.depth + 1
    from below join departments d on d.company_id = p_company_id and d.parent_id = below.id
    where below.depth < 100
  )
  select distinct id from below
$function$;

CREATE OR REPLACE FUNCTION public.department_change_day()
 RETURNS date
 LANGUAGE sql
 STABLE
RETURN COALESCE((NULLIF(current_setting('app.effective_date'::text, true), ''::text))::date, CURRENT_DATE);

CREATE OR REPLACE FUNCTION public.department_path(p_company_id integer, p_department_id bigint)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  with recursive above (parent_id, names, height) as (
    select d.parent_id, d.name, 1 from departments d where d.company_id = p_company_id and d.id = p_department_id
    union all
    select d.parent_id, d.name || ' › ' || above.names, above.height + 1
    from above join departments d on d.company_id = p_company_id and d.id = above.parent_id
    where above.height < 10
  )
  select names from above order by height desc limit 1
$function$;

CREATE OR REPLACE FUNCTION public.department_version_of(unit departments, p_valid_from date)
 RETURNS department_versions
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select unit.company_id, unit.id, p_valid_from, null::date, unit.parent_id, unit.code, unit.name, unit.short_name,
    unit.level, unit.is_active, unit.manager_id, unit.headcount_plan, unit.decision_no, unit.closed_on,
    unit.close_decision_no, unit.merged_into_id
$function$;

CREATE OR REPLACE FUNCTION public.discipline_cleared_day(p_effective date, p_legal_form integer, p_violation date)
 RETURNS date
 LANGUAGE sql
 STABLE
RETURN CASE WHEN ((p_legal_form >= 1) AND (p_legal_form <= 3)) THEN ((p_effective + make_interval(months => (law_value((ARRAY['discipline_cleared_reprimand'::text, 'discipline_cleared_raise_delay'::text, 'discipline_cleared_demotion'::text])[p_legal_form], GREATEST(p_violation, '2021-01-01'::date)))::integer)))::date ELSE NULL::date END;

CREATE OR REPLACE FUNCTION public.discipline_cleared_on(p_company_id integer, p_id bigint)
 RETURNS date
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  own record;
  later record;
  cleared date;
  others date;
begin
  select discipline.employee_ids[1] as employee_id, discipline.violation_date, discipline.effective_date,
    coalesce(discipline.reduced_cleared_date,
      discipline_cleared_day(discipline.effective_date, form.legal_form, discipline.violation_date)) as day
  into own
  from rewards_disciplines discipline
  join reward_discipline_forms form on form.company_id = discipline.company_id and form.id = discipline.form_id
  where discipline.company_id = p_company_id and discipline.id = p_id and discipline.state = 'issued';
  cleared := own.day;
  if cleared is null then return null; end if;
  for later in
    select discipline.id, discipline.state
    from reward_discipline_people about
    join rewards_disciplines discipline on discipline.company_id = about.company_id and discipline.id = about.record_id
    where about.company_id = p_company_id and about.employee_id = own.employee_id and discipline.id <> p_id
      and discipline.type = 'discipline' and discipline.state not in ('dropped', 'revoked')
      and discipline.violation_date > own.violation_date
      and discipline.violation_date >= own.effective_date and discipline.violation_date < own.day
  loop
    others := case when later.state = 'issued' then discipline_cleared_on(p_company_id, later.id) end;
    if others is null then return null; end if;
    cleared := greatest(cleared, others);
  end loop;
  return cleared;
end $function$;

CREATE OR REPLACE FUNCTION public.discipline_half_day(p_effective date, p_legal_form integer, p_violation date)
 RETURNS date
 LANGUAGE sql
 STABLE
RETURN (SELECT ((discipline_half_day.p_effective + make_interval(months => (term.months / 2), days => CASE WHEN ((term.months % 2) = 1) THEN 15 ELSE 0 END)))::date AS date FROM (SELECT (law_value((ARRAY['discipline_cleared_reprimand'::text, 'discipline_cleared_raise_delay'::text, 'discipline_cleared_demotion'::text])[discipline_half_day.p_legal_form], GREATEST(discipline_half_day.p_violation, '2021-01-01'::date)))::integer AS months) term WHERE (discipline_half_day.p_legal_form = ANY (ARRAY[2, 3])));

CREATE OR REPLACE FUNCTION public.discipline_limit_day(p_violation date, p_about_assets boolean, p_protected_until date)
 RETURNS date
 LANGUAGE sql
 STABLE
RETURN (SELECT CASE WHEN ((discipline_limit_day.p_protected_until IS NOT NULL) AND ((plain.day - discipline_limit_day.p_protected_until) < plain.extension)) THEN (discipline_limit_day.p_protected_until + plain.extension) ELSE plain.day END AS day FROM (SELECT ((discipline_limit_day.p_violation + make_interval(months => (law_value(CASE WHEN discipline_limit_day.p_about_assets THEN 'discipline_limit_months_assets'::text ELSE 'discipline_limit_months'::text END, GREATEST(discipline_limit_day.p_violation, '2021-01-01'::date)))::integer)))::date AS day, (law_value('discipline_extension_days'::text, GREATEST(discipline_limit_day.p_violation, '2021-01-01'::date)))::integer AS extension) plain);

CREATE OR REPLACE FUNCTION public.drop_leaving_draft(p_id bigint)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  sent employee_transfers;
begin
  select * into strict sent from employee_transfers offered
  where offered.company_id = app_company_id() and offered.id = p_id and offered.direction = 'out';
  update employee_transfers offered set decision_id = null
  where offered.company_id = sent.company_id and offered.id = p_id and offered.decision_id is not null;
  perform from decisions draft
  where draft.company_id = sent.company_id and draft.id = sent.decision_id and draft.state = 'draft'
    and draft.decision_type = 7 for update;
  if found and exists (select from decision_people other
      where other.company_id = sent.company_id and other.decision_id = sent.decision_id
        and other.employee_id <> sent.employee_id) then
    delete from decision_people his
    where his.company_id = sent.company_id and his.decision_id = sent.decision_id and his.employee_id = sent.employee_id;
    -- Whoever has the draft open saves no more what he read.
    if found then
      update decisions draft set summary = draft.summary
      where draft.company_id = sent.company_id and draft.id = sent.decision_id;
    end if;
  elsif found then
    delete from decisions draft where draft.company_id = sent.company_id and draft.id = sent.decision_id;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.employee_file_cascade()
 RETURNS TABLE(depth integer, part regclass, rows_of text)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with recursive found as (
    select 0 as depth, 'employees'::regclass as part, 'company_id = app_company_id() and id = any ($1)' as rows_of
    union all
    select found.depth + 1, link.conrelid::regclass,
      format('(%s) in (select %s from %s where %s)',
        (select string_agg(quote_ident(a.attname), ', ' order by k.place)
          from unnest(link.conkey) with ordinality k (number, place)
          join pg_attribute a on a.attrelid = link.conrelid and a.attnum = k.number),
        (select string_agg(quote_ident(a.attname), ', ' order by k.place)
          from unnest(link.confkey) with ordinality k (number, place)
          join pg_attribute a on a.attrelid = link.confrelid and a.attnum = k.number),
        found.part, found.rows_of) collate "default"
    from found
    join pg_constraint link on link.confrelid = found.part and link.contype = 'f' and link.confdeltype = 'c'
    where found.depth < 4
  )
  select depth, part, rows_of from found order by depth, part::text
$function$;

CREATE OR REPLACE FUNCTION public.employee_file_parts()
 RETURNS TABLE(depth integer, part regclass, rows_of text)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select depth, part, rows_of from (
    select depth, part, rows_of from employee_file_cascade() where part <> 'handed_papers'::regclass
    union all
    select 1, 'personal_data_view_people'::regclass, 'company_id = app_company_id() and employee_id = any ($1)'
  ) parts order by depth, part::text
$function$;

CREATE OR REPLACE FUNCTION public.employee_word_list(employee employees)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select distinct word from (
    select vn_words(employee.full_name)
    union all select vn_initials(employee.full_name)
    union all select lower(employee.nhansu_id)
    union all select lower(employee.timekeeping_code)
    union all select employee.phone
  ) as words (word)
  where word <> ''
$function$;

CREATE OR REPLACE FUNCTION public.employee_word_rows(employee employees)
 RETURNS TABLE(word text, word_before text, words text)
 LANGUAGE sql
 STABLE
AS $function$
  select word, coalesce(lag(word) over by_word, ''),
    chr(10) || string_agg(word, chr(10)) over (by_word rows between unbounded preceding and unbounded following)
  from (
    select word collate "C" as word from employee_word_list(employee) as word
    union
    select lower(alias.nhansu_id) from persons alias where alias.alias_of = employee.person_id
  ) as found
  window by_word as (order by word)
$function$;

CREATE OR REPLACE FUNCTION public.employees_with_closed_account()
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT e.id
    FROM ((employees e
      JOIN users u ON ((u.person_id = e.person_id)))
      JOIN memberships m ON (((m.user_id = u.id) AND (m.company_id = e.company_id))))
   WHERE ((e.company_id = app_company_id()) AND (NOT (u.is_active AND m.is_active)));
END;

CREATE OR REPLACE FUNCTION public.employees_working_elsewhere(p_employee_ids bigint[])
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  asked record;
begin
  for asked in
    select e.id, e.person_id from employees e
    where e.company_id = app_company_id() and e.id = any (p_employee_ids) order by e.id
  loop
    if works_elsewhere(asked.person_id) then
      return next asked.id;
    end if;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.end_account_of_leaver()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  acting text := coalesce(current_setting('app.company_id', true), '');
  leaver users;
  administered integer[];
  stays boolean;
begin
  perform set_config('app.company_id', new.company_id::text, true);
  select u.* into leaver from users u
  join memberships m on m.user_id = u.id and m.company_id = new.company_id and m.is_active
  where u.person_id = new.person_id and u.is_active for update of u;
  if not found then
    perform set_config('app.company_id', acting, true);
    return null;
  end if;
  administered := companies_where_holds(leaver.id, '{permission_access,permission_edit}');
  stays := works_elsewhere(new.person_id);
  if stays then
    administered := case when new.company_id = any (administered) then array[new.company_id] else '{}' end;
    update memberships set is_active = false where user_id = leaver.id and company_id = new.company_id;
  else
    update users set is_active = false, closed_by = 2 where id = leaver.id;
  end if;
  if cardinality(administered) > 0 and cardinality(companies_without_administrator(administered)) > 0 then
    raise exception 'the last administrator leaves'
      using errcode = 'check_violation', constraint = 'employees_last_administrator';
  end if;
  insert into audit_trail (company_id, operation, resource, record_id, result, changed_fields, detail)
  values (new.company_id, 'employees.deactivateAccount', 'employees', new.id, 'done', '{account}',
    jsonb_build_object('user_id', leaver.id, 'reason', 'left', 'only_here', stays));
  perform set_config('app.company_id', acting, true);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_application_links(p_application_id bigint)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 DELETE FROM public_links
   WHERE ((public_links.company_id = app_company_id()) AND (public_links.kind = 'application'::text) AND (public_links.record_id = end_application_links.p_application_id));
END;

CREATE OR REPLACE FUNCTION public.end_own_sessions(p_session_hash bytea, p_session_id bigint)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.end_session(p_token_hash bytea, p_reason text)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 UPDATE sessions SET ended_at = now(), end_reason = end_session.p_reason
   WHERE ((sessions.token_hash = end_session.p_token_hash) AND (sessions.ended_at IS NULL))
   RETURNING true;
END;

CREATE OR REPLACE FUNCTION public.end_sessions_of_account(p_user_id bigint)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT end_sessions_of_user(m.user_id, 'ended'::text) AS end_sessions_of_user
    FROM memberships m
   WHERE ((m.user_id = end_sessions_of_account.p_user_id) AND (m.company_id = app_company_id()) AND m.is_active);
END;

CREATE OR REPLACE FUNCTION public.end_sessions_of_deactivated_user()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not new.is_active then perform end_sessions_of_user(new.id, 'deactivated'); end if;
  if new.password_hash is distinct from old.password_hash then perform end_sessions_of_user(new.id, 'password'); end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_sessions_of_lost_membership()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'DELETE' or not new.is_active then
    perform end_ways_in(old.user_id, 'deactivated', old.company_id);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.end_sessions_of_user(p_user_id bigint, p_reason text)
 RETURNS integer
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN end_ways_in(p_user_id, p_reason);

CREATE OR REPLACE FUNCTION public.end_ways_in(p_user_id bigint, p_reason text, p_company_id integer DEFAULT NULL::integer, p_but_session_id bigint DEFAULT NULL::bigint)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.erasable_parts()
 RETURNS TABLE(class text, part regclass, told_as text, resource text, fields text[], whose text)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  values ('contact', 'employee_details'::regclass, null, null, null::text[], null),
    ('contact', 'employee_addresses', null, null, null, null),
    ('contact', 'employee_educations', 'educations', 'employeeEducations', null, null),
    ('contact', 'employee_languages', 'languages', 'employeeLanguages', null, null),
    ('contact', 'employee_it_skills', 'it_skills', 'employeeItSkills', null, null),
    ('contact', 'work_progresses', 'work_progresses', 'workProgresses', null, null),
    ('contact', 'request_change_infos', 'request_change_infos', 'requestChangeInfos', null, null),
    ('contact', 'profile_round_people', 'profile_rounds', null, null, null),
    -- Numbers of insurance and of tax stay with the pay.
    ('identity', 'employee_papers', null, null, array['id_number', 'id_issue_date', 'id_issue_place', 'id_expiry_date',
      'id_without_expiry', 'old_id_number', 'passport_no', 'passport_issue_date', 'passport_expiry_date',
      'passport_issue_place', 'work_permit_no', 'work_permit_expiry_date', 'driver_licence_no', 'driver_licence_class',
      'driver_licence_issue_date', 'driver_licence_expiry_date'], null),
    ('family', 'employee_relatives', 'relatives', 'employeeRelatives', null, null),
    ('family', 'employee_affiliations', null, null, null, null),
    ('health', 'employee_health', null, null, null, null),
    ('health', 'employee_health_checks', 'health_checks', 'employeeHealthChecks', null, null),
    ('health', 'employee_accidents', 'accidents', 'employeeAccidents', null, null),
    ('bank', 'employee_bank_accounts', 'bank_accounts', 'employeeBankAccounts', null, null),
    ('pay', 'employee_papers', null, null, array['tax_code', 'old_tax_code', 'social_insurance_no',
      'old_social_insurance_no', 'health_insurance_no', 'medical_place', 'si_start_month', 'si_salary', 'labour_book'], null),
    ('pay', 'employee_allowances', 'allowances', 'employeeAllowances', null, null),
    ('pay', 'employee_yearly_records', 'yearly_records', 'employeeYearlyRecords', null, null),
    ('pay', 'pay_levels', null, null, null, null),
    ('pay', 'job_change_pays', null, null, null, 'change_id in (select his.id from job_changes his
      where his.company_id = app_company_id() and his.employee_id = $1)'),
    ('contract', 'employee_temporary_works', 'temporary_works', 'employeeTemporaryWorks', null, null),
    ('contract', 'employee_paper_marks', 'papers', null, null, null),
    ('contract', 'leaver_tasks', 'leaver_tasks', null, null, null),
    ('contract', 'training_commitments', 'training_commitments', 'trainingCommitments', null, null),
    -- One that is still open hinders the erasure.
    ('contract', 'employee_transfers', 'employee_transfers', null, null, 'employee_id = $1 and state not in (''asking'', ''waiting'')'),
    ('contract', 'employee_certificates', 'certificates', 'employeeCertificates', null, null),
    ('contract', 'training_needs', 'training_needs', 'trainingNeeds', null, null),
    ('contract', 'training_employee_moves', 'trainings', null, null, null),
    ('contract', 'training_attendances', 'trainings', null, null, 'training_employee_id in (select his.id
      from training_employees his where his.company_id = app_company_id() and his.employee_id = $1)'),
    ('contract', 'training_cost_people', 'trainings', null, null, 'training_employee_id in (select his.id
      from training_employees his where his.company_id = app_company_id() and his.employee_id = $1)'),
    ('contract', 'training_employees', 'trainings', 'trainingEmployees', null, null),
    ('contract', 'exam_scores', 'exams', null, null, 'person_id in (select his.id from exam_people his
      where his.company_id = app_company_id() and his.employee_id = $1)'),
    ('contract', 'exam_corrections', 'exams', null, null, 'person_id in (select his.id from exam_people his
      where his.company_id = app_company_id() and his.employee_id = $1)'),
    ('contract', 'exam_people', 'exams', 'exams', null, null),
    ('contract', 'quiz_answer_marks', 'exams', null, null, 'attempt_id in (select his.id from quiz_attempts his
      join quiz_exam_people person on person.company_id = his.company_id and person.id = his.person_id
      where his.company_id = app_company_id() and person.employee_id = $1)'),
    ('contract', 'quiz_correction_results', 'exams', null, null, 'attempt_id in (select his.id from quiz_attempts his
      join quiz_exam_people person on person.company_id = his.company_id and person.id = his.person_id
      where his.company_id = app_company_id() and person.employee_id = $1)'),
    ('contract', 'quiz_answers', 'exams', null, null, 'attempt_id in (select his.id from quiz_attempts his
      join quiz_exam_people person on person.company_id = his.company_id and person.id = his.person_id
      where his.company_id = app_company_id() and person.employee_id = $1)'),
    ('contract', 'quiz_attempts', 'exams', null, null, 'person_id in (select his.id from quiz_exam_people his
      where his.company_id = app_company_id() and his.employee_id = $1)'),
    ('contract', 'quiz_exam_people', 'exams', null, null, null),
    ('contract', 'document_read_files', 'documents', null, null, 'reader_id in (select his.id from document_readers his
      where his.company_id = app_company_id() and his.employee_id = $1)'),
    ('contract', 'document_readers', 'documents', null, null, null),
    ('contract', 'confirmation_requests', 'confirmation_requests', 'confirmationRequests', null, null),
    ('contract', 'data_archives', 'data_archives', null, null, null),
    ('contract', 'data_notice_readings', 'data_notice_readings', null, null, null),
    -- A request that is still open is answered first.
    ('contract', 'personal_data_request_steps', 'personal_data_requests', null, null, 'request_id in (
      select his.id from personal_data_requests his where his.company_id = app_company_id() and his.employee_id = $1
        and his.state in (''completed'', ''refused''))'),
    ('contract', 'personal_data_requests', 'personal_data_requests', null, null,
      'employee_id = $1 and state in (''completed'', ''refused'')'),
    ('contract', 'contract_findings', 'contracts', null, null, 'contract_id in (select his.id from contracts his
      where his.company_id = app_company_id() and his.employee_id = $1)'),
    ('contract', 'appendices', 'contracts', 'appendices', null, 'contract_id in (select his.id from contracts his
      where his.company_id = app_company_id() and his.employee_id = $1)'),
    ('contract', 'contracts', 'contracts', 'contracts', null, null),
    ('contract', 'decision_people', 'decisions', null, null, null),
    ('contract', 'documents', 'documents', 'documents', null, 'id = any ($4)'),
    ('contract', 'document_employees', 'documents', null, null, null),
    ('contract', 'decisions', 'decisions', 'decisions', null, 'id = any ($3)'),
    ('contract', 'rewards_disciplines', 'rewards_disciplines', 'rewardsDisciplines', null, 'id = any ($5)'),
    ('contract', 'reward_discipline_people', 'rewards_disciplines', null, null, null)
$function$;

CREATE OR REPLACE FUNCTION public.erase_account_of(p_employee_id bigint)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  his users;
  acting constant integer := app_company_id();
  here boolean;
begin
  select u.* into his from employees e join users u on u.person_id = e.person_id
  where e.company_id = acting and e.id = p_employee_id for update of u;
  if not found then return 'none'; end if;
  -- Notices, roles, views, tokens and what else hangs on belonging here.
  delete from memberships where user_id = his.id and company_id = acting;
  here := found;
  delete from idempotency_keys where company_id = acting and user_id = his.id;
  if kept_elsewhere(his.person_id) then
    delete from sessions where user_id = his.id and company_id = acting;
    delete from sign_in_events where user_id = his.id and company_id = acting;
    return case when here then 'here' else 'none' end;
  end if;
  delete from memberships where user_id = his.id;
  delete from public_links where kind = 'password' and record_id = his.id;
  delete from sessions where user_id = his.id;
  delete from sign_in_events where user_id = his.id;
  delete from known_browsers where user_id = his.id;
  -- The number stays, by which the trail tells deeds apart; the login names nobody and opens to no password.
  update users set login = 'da-xoa-' || id, full_name = 'Người dùng đã xóa', avatar = null, password_hash = 'x', is_active = false,
    person_id = null
  where id = his.id;
  -- For the name that lists show beside what he did.
  insert into memberships (user_id, company_id, is_active) values (his.id, acting, false);
  return 'whole';
end $function$;

CREATE OR REPLACE FUNCTION public.erase_employee_data(p_employee_id bigint, p_classes text[])
 RETURNS TABLE(part text, total integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  each record;
  fields text[];
  resources text[];
  alone record;
  requests bigint[];
  documents_going bigint[];
begin
  select * into alone from only_about(p_employee_id);
  -- Each document goes by its type.
  documents_going := array(select his.id from records_of(p_employee_id) his
    where his.resource = 'documents' and his.goes and his.class = any (p_classes));
  -- How the history tells of what goes, and by which resource a deleted row waits to be put back.
  select array_agg(distinct p.resource) filter (where p.resource is not null), array_agg(distinct word)
    into resources, fields
  from erasable_parts() p cross join lateral unnest(
    case when p.told_as is not null then array[p.told_as] when p.fields is not null then p.fields
      else (select array_agg(a.attname::text) from pg_attribute a
        where a.attrelid = p.part and a.attnum > 0 and not a.attisdropped) end) word
  where p.class = any (p_classes);
  if 'contact' = any (p_classes) then
    fields := fields || array['phone', 'company_email', 'timekeeping_code'];
  end if;
  -- With contact every request to change his file; else those that ask for what goes, and those that nobody can settle any more.
  requests := array(select r.id from request_change_infos r
    where r.company_id = app_company_id() and r.employee_id = p_employee_id and cardinality(p_classes) > 0 and (
      'contact' = any (p_classes) or r.state = 'waiting' or exists (select from request_change_items i
        where i.company_id = r.company_id and i.request_id = r.id
          and (i.state = 'accepted' and i.applied_at is null or split_part(i.path, '.', 1) = any (fields)))));
  -- Before the rows to which they belong.
  update files f set removed_at = now() - interval '2 days', name = 'Đã xóa'
  where f.company_id = app_company_id() and f.name <> 'Đã xóa' and (
    'identity' = any (p_classes) and f.owner_kind = 'employee' and f.owner_id = p_employee_id
    or 'contact' = any (p_classes) and f.owner_kind = 'employee_education' and f.owner_id in (
      select e.id from employee_educations e where e.company_id = app_company_id() and e.employee_id = p_employee_id)
    or f.owner_kind = 'request_change_info' and f.owner_id = any (requests)
    or 'contract' = any (p_classes) and (
      f.owner_kind = 'contracts' and f.owner_id in (
        select c.id from contracts c where c.company_id = app_company_id() and c.employee_id = p_employee_id)
      or f.owner_kind = 'training_commitment' and f.owner_id in (
        select t.id from training_commitments t where t.company_id = app_company_id() and t.employee_id = p_employee_id)
      or f.owner_kind = 'employee_transfer' and f.owner_id in (
        select t.id from employee_transfers t
        where t.company_id = app_company_id() and t.employee_id = p_employee_id
          and t.state not in ('asking', 'waiting'))
      -- Printed of a decision about several, for him alone.
      or f.id in (select m.file_id from made_papers m
        where m.company_id = app_company_id() and m.employee_ids = array[p_employee_id])
      or f.owner_kind = 'data_archive' and f.owner_id in (
        select a.id from data_archives a where a.company_id = app_company_id() and a.employee_id = p_employee_id)
      or f.owner_kind = 'reward_discipline' and f.owner_id = any (alone.rewards)
      or f.owner_kind = 'decisions' and f.owner_id = any (alone.decisions))
    or f.owner_kind = 'document' and f.owner_id = any (documents_going));
  get diagnostics total = row_count;
  part := 'files';
  return next;
  -- Values beside the trail of the records that go; the lines stay.
  delete from audit_values v using records_of(p_employee_id) gone
  where v.company_id = app_company_id() and v.resource = gone.resource and v.record_id = gone.id and (
    case when gone.resource = 'requestChangeInfos' then gone.id = any (requests) else gone.goes and gone.class = any (p_classes) end);
  -- The same of imports that may be taken back, and of workbooks that wait to be written or whose work has failed.
  delete from import_changes c using imports i, records_of(p_employee_id) gone
  where c.company_id = app_company_id() and i.company_id = c.company_id and i.id = c.import_id
    and i.resource = gone.resource and c.record_id = gone.id and gone.goes and gone.class = any (p_classes);
  delete from queued_imports q using employees e
  where q.company_id = app_company_id() and e.company_id = q.company_id and e.id = p_employee_id and cardinality(p_classes) > 0
    and (position(format('"%s"', e.nhansu_id) in q.entries::text) > 0
      or jsonb_path_exists(q.entries, '$.** ? (@.employee_id == $id || @.person.id == $id)', jsonb_build_object('id', e.id)));
  delete from request_change_infos r where r.company_id = app_company_id() and r.id = any (requests);
  get diagnostics total = row_count;
  part := 'request_change_infos';
  return next;
  if 'contact' = any (p_classes) then
    -- By what each was sent for; else by his address together with his name, those he had before too, as an address may be shared.
    with his as (
      select e.full_name, e.company_email, d.personal_email
      from employees e left join employee_details d on d.company_id = e.company_id and d.employee_id = e.id
      where e.company_id = app_company_id() and e.id = p_employee_id
    ), before as (
      select h.field, h.old_value #>> '{}' as value from employee_history h
      where h.company_id = app_company_id() and h.employee_id = p_employee_id
        and h.field in ('full_name', 'company_email', 'personal_email')
    ), addresses as (
      select lower(company_email) as address from his union select lower(personal_email) from his
      union select lower(value) from before where field <> 'full_name'
    ), names as (
      select full_name as name from his union select value from before where field = 'full_name'
    )
    delete from mails m where m.company_id = app_company_id() and (
      m.id in (select r.mail_id from reminder_mails r
        where r.company_id = m.company_id and r.employee_id = p_employee_id)
      or m.id in (select t.mail_id from training_mails t join training_employees learner
          on learner.company_id = t.company_id and learner.id = t.training_employee_id
        where t.company_id = m.company_id and learner.employee_id = p_employee_id)
      or lower(m.to_address) in (select address from addresses) and m.to_name in (select name from names));
    get diagnostics total = row_count;
    part := 'mails';
    return next;
  end if;
  if 'contract' = any (p_classes) then
    select count(*)::integer into total from decision_people his where his.company_id = app_company_id()
      and his.employee_id = p_employee_id and his.decision_id <> all (alone.decisions);
    part := 'shared decisions';
    return next;
    delete from made_papers where company_id = app_company_id() and employee_ids = array[p_employee_id];
    update made_papers set employee_ids = array_remove(employee_ids, p_employee_id)
    where company_id = app_company_id() and employee_ids @> array[p_employee_id];
    -- What stays lets go of what does not.
    update job_changes set decision_id = null where company_id = app_company_id() and decision_id = any (alone.decisions);
    update contracts set decision_id = null where company_id = app_company_id() and decision_id = any (alone.decisions);
    update documents set decision_id = null where company_id = app_company_id() and decision_id = any (alone.decisions);
    update decisions set corrects_id = null, correction_reason = null
    where company_id = app_company_id() and corrects_id = any (alone.decisions) and id <> all (alone.decisions);
  end if;
  for each in select * from erasable_parts() as p
    where p.class = any (p_classes)
      and p.part not in ('request_change_infos'::regclass, 'documents'::regclass, 'document_employees'::regclass) loop
    if each.fields is null then
      execute format('delete from %s where company_id = app_company_id() and (%s)', each.part,
          coalesce(each.whose, 'employee_id = $1'))
        using p_employee_id, each.fields, alone.decisions, documents_going, alone.rewards;
    else
      execute format('update %s kept set %s where kept.company_id = app_company_id() and kept.employee_id = $1
          and exists (select from jsonb_each_text(to_jsonb(kept)) held
            where held.key = any ($2) and coalesce(held.value, ''false'') <> ''false'')',
        each.part, (select string_agg(format('%I = default', name), ', ') from unnest(each.fields) name))
        using p_employee_id, each.fields;
    end if;
    get diagnostics total = row_count;
    part := each.part::text;
    return next;
  end loop;
  -- What stays lets go of what does not.
  update decisions set document_id = null where company_id = app_company_id() and document_id = any (documents_going);
  update contracts set consent_document_id = null
  where company_id = app_company_id() and consent_document_id = any (documents_going);
  delete from documents d where d.company_id = app_company_id() and d.id = any (documents_going);
  get diagnostics total = row_count;
  part := 'documents';
  return next;
  -- Of what is about others too, or proves what others did, only his name goes.
  update documents d set employee_ids = array_remove(d.employee_ids, p_employee_id)
  from document_types kind
  where d.company_id = app_company_id() and d.employee_ids @> array[p_employee_id]
    and kind.company_id = d.company_id and kind.id = d.document_type_id and kind.retention_class = any (p_classes);
  get diagnostics total = row_count;
  part := 'shared documents';
  return next;
  if 'contract' = any (p_classes) then
    update rewards_disciplines r set employee_ids = array_remove(r.employee_ids, p_employee_id)
    where r.company_id = app_company_id() and r.employee_ids @> array[p_employee_id];
    get diagnostics total = row_count;
    part := 'shared rewards_disciplines';
    return next;
  end if;
  if 'contact' = any (p_classes) then
    update employees e set phone = null, company_email = null, timekeeping_code = null
    where e.company_id = app_company_id() and e.id = p_employee_id
      and (e.phone is not null or e.company_email is not null or e.timekeeping_code is not null);
    get diagnostics total = row_count;
    part := 'employees';
    return next;
  end if;
  delete from employee_history h where h.company_id = app_company_id() and h.employee_id = p_employee_id
    and split_part(h.field, '.', 1) = any (fields);
  get diagnostics total = row_count;
  part := 'employee_history';
  return next;
  -- What waits to be put back, or for an import to be taken back.
  delete from deleted_records d where d.company_id = app_company_id() and d.resource = any (resources) and d.resource <> 'documents'
    and jsonb_path_exists(d.content, '$.**.employee_id ? (@ == $id)', jsonb_build_object('id', p_employee_id));
  -- A deleted document by its type too: gone where it is about him alone, else without his name.
  delete from deleted_records d using document_types kind
  where d.company_id = app_company_id() and d.resource = 'documents'
    and kind.company_id = d.company_id and kind.id = (d.content ->> 'document_type_id')::bigint
    and kind.retention_class = any (p_classes) and d.content -> 'employee_ids' = jsonb_build_array(p_employee_id);
  update deleted_records d set content = jsonb_set(d.content, '{employee_ids}', (
    select coalesce(jsonb_agg(other), '[]') from jsonb_array_elements(d.content -> 'employee_ids') other
    where other <> to_jsonb(p_employee_id)))
  from document_types kind
  where d.company_id = app_company_id() and d.resource = 'documents'
    and kind.company_id = d.company_id and kind.id = (d.content ->> 'document_type_id')::bigint
    and kind.retention_class = any (p_classes) and d.content -> 'employee_ids' @> to_jsonb(p_employee_id);
  delete from import_changes c using imports i where c.company_id = app_company_id() and i.company_id = c.company_id
    and i.id = c.import_id and i.resource = 'employees' and c.record_id = p_employee_id;
end $function$;

CREATE OR REPLACE FUNCTION public.field_path(p_company_id integer, p_field_id bigint)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  with recursive above (parent_id, names, height) as (
    select f.parent_id, f.name, 1 from fields f where f.company_id = p_company_id and f.id = p_field_id
    union all
    select f.parent_id, f.name || ' › ' || above.names, above.height + 1
    from above join fields f on f.company_id = p_company_id and f.id = above.parent_id
    where above.height < 10
  )
  select names from above order by height desc limit 1
$function$;

CREATE OR REPLACE FUNCTION public.find_campaign_link(p_public_id uuid)
 RETURNS TABLE(company_id integer, recruitment_id bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  company record;
  before constant text := coalesce(current_setting('app.company_id', true), '');
begin
  for company in select c.id from companies c where c.is_active order by c.id loop
    perform set_config('app.company_id', company.id::text, true);
    return query select r.company_id, r.id from recruitments r
      where r.company_id = company.id and r.public_id = p_public_id and r.is_published and r.status in ('recruiting', 'done');
    exit when found;
  end loop;
  perform set_config('app.company_id', before, true);
end $function$;

CREATE OR REPLACE FUNCTION public.find_password_link(p_token_hash bytea)
 RETURNS TABLE(login text, full_name text, nhansu_id text, expires_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT u.login,
     u.full_name,
     p.nhansu_id,
     link.expires_at
    FROM ((open_password_link(find_password_link.p_token_hash) link(token_hash, company_id, kind, record_id, expires_at, used_at, created_at)
      JOIN users u ON ((u.id = link.record_id)))
      LEFT JOIN persons p ON ((p.id = u.person_id)));
END;

CREATE OR REPLACE FUNCTION public.find_public_link(p_token_hash bytea, p_kind text)
 RETURNS TABLE(company_id integer, record_id bigint, used_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT link.company_id,
     link.record_id,
     link.used_at
    FROM public_links link
   WHERE ((link.token_hash = find_public_link.p_token_hash) AND (link.kind = find_public_link.p_kind) AND (link.expires_at > now()));
END;

CREATE OR REPLACE FUNCTION public.follow_name_of_file()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  -- A file that was left behind says nothing of somebody who works elsewhere in the group.
  if new.active or not works_elsewhere(new.person_id) then
    -- Nor does the file of a company that the account does not belong to: nobody there may change it.
    update users u set full_name = new.full_name
    where u.person_id = new.person_id and u.full_name <> new.full_name and exists (
      select from memberships m where m.user_id = u.id and m.company_id = new.company_id and m.is_active);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_ended_links(p_days integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare forgotten integer;
begin
  delete from public_links link
  where link.company_id = app_company_id() and link.expires_at < now() - make_interval(days => greatest(p_days, 1));
  get diagnostics forgotten = row_count;
  return forgotten;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_ended_sessions(p_days integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare forgotten integer;
begin
  delete from sessions s
  where (s.company_id = app_company_id() or s.company_id is null)
    and s.last_used_at < now() - make_interval(days => greatest(p_days, 8))
    and (s.company_id is null or exists (
      select from sessions later
      where later.user_id = s.user_id and later.company_id = s.company_id and later.id > s.id));
  get diagnostics forgotten = row_count;
  return forgotten;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_letter()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from mails where company_id = old.company_id and id = old.mail_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_made_file()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- The sweep takes the bytes a day later.
  update files set removed_at = now() where company_id = old.company_id and id = old.file_id and removed_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_misses_of_new_password()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from sign_in_attempts where kind = 'account' and key = sign_in_key('account', new.login);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_past_numbers(p_record_kind text, p_record_ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare gone record;
begin
  for gone in
    with forgotten as (
      delete from drawn_numbers
      where company_id = current_setting('app.company_id')::integer and is_past
        and record_kind = p_record_kind and record_id = any (p_record_ids)
      returning kind, series_year, sequence
    )
    select kind, series_year, max(sequence) as last from forgotten where sequence is not null group by kind, series_year
  loop
    -- Where nobody has drawn a number since, the series goes on from where it stood.
    update number_counters counter
    set last_number = greatest(series.first_number - 1, (
      select coalesce(max(kept.sequence), 0) from drawn_numbers kept
      where kept.company_id = counter.company_id and kept.kind = gone.kind and kept.series_year = gone.series_year
        and not (kept.is_past and kept.record_kind = p_record_kind and kept.record_id = any (p_record_ids))))
    from number_series series
    where series.company_id = counter.company_id and series.kind = counter.kind
      and counter.company_id = current_setting('app.company_id')::integer
      and counter.kind = gone.kind and counter.series_year = gone.series_year and counter.parent = ''
      and counter.last_number = gone.last;
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_person(p_nhansu_id text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from persons where nhansu_id = p_nhansu_id and alias_of is null;
exception when foreign_key_violation then
  -- Somebody else knows this person; the code stays his.
  null;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_portal_attempts()
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare forgotten integer;
begin
  delete from portal_attempts where began_at < now() - interval '1 day';
  get diagnostics forgotten = row_count;
  return forgotten;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_sign_in_events(p_days integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare forgotten integer;
begin
  delete from sign_in_events e
  where (e.company_id = app_company_id() or e.company_id is null)
    and e.at < now() - make_interval(days => greatest(p_days, 1));
  get diagnostics forgotten = row_count;
  return forgotten;
end $function$;

CREATE OR REPLACE FUNCTION public.forget_views_of_employees()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  delete from personal_data_view_people about using removed
  where about.company_id = removed.company_id and about.employee_id = removed.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.former_codes(p_employee_id bigint)
 RETURNS text[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(array_agg(alias.nhansu_id order by alias.created_at, alias.id), '{}') from employees e
  join persons alias on alias.alias_of = e.person_id
  where e.company_id = app_company_id() and e.id = p_employee_id
$function$;

CREATE OR REPLACE FUNCTION public.free_login(p_wanted text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  return (
    select p_wanted || case n when 1 then '' else n::text end
    from generate_series(1, 100000) n
    where not exists (select from users u where u.login = p_wanted || case n when 1 then '' else n::text end)
    limit 1);
end $function$;

CREATE OR REPLACE FUNCTION public.give_application_link(p_token_hash bytea, p_application_id bigint, p_expires_at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 INSERT INTO public_links AS kept (token_hash, company_id, kind, record_id, expires_at)  SELECT give_application_link.p_token_hash AS p_token_hash,
             a.company_id,
             'application',
             a.id,
             give_application_link.p_expires_at AS p_expires_at
            FROM applications a
           WHERE ((a.company_id = app_company_id()) AND (a.id = give_application_link.p_application_id) AND (a.erased_at IS NULL)) ON CONFLICT(token_hash) DO UPDATE SET expires_at = GREATEST(kept.expires_at, excluded.expires_at)
   WHERE ((kept.company_id = excluded.company_id) AND (kept.kind = excluded.kind) AND (kept.record_id = excluded.record_id));
END;

CREATE OR REPLACE FUNCTION public.give_file_ticket(p_token_hash bytea, p_session_hash bytea, p_file_id bigint)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare given timestamptz;
begin
  delete from file_tickets where expires_at < now();
  insert into file_tickets (token_hash, company_id, file_id, session_id, expires_at)
  select p_token_hash, f.company_id, f.id, s.id, now() + interval '1 minute'
  from files f, sessions s
  where f.company_id = app_company_id() and f.id = p_file_id and f.removed_at is null
    and s.token_hash = p_session_hash and s.ended_at is null
  returning expires_at into given;
  return given;
end $function$;

CREATE OR REPLACE FUNCTION public.give_training_links(p_token_hashes bytea[], p_person_ids bigint[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 INSERT INTO public_links AS kept (token_hash, company_id, kind, record_id, expires_at)  SELECT asked.token_hash,
             person.company_id,
             'training_confirm',
             person.id,
             training_link_ends(course.start_date, course.end_date) AS training_link_ends
            FROM ((UNNEST(give_training_links.p_token_hashes, give_training_links.p_person_ids) asked(token_hash, person_id)
              JOIN training_employees person ON (((person.company_id = app_company_id()) AND (person.id = asked.person_id))))
              JOIN trainings course ON (((course.company_id = person.company_id) AND (course.id = person.training_id)))) ON CONFLICT(token_hash) DO UPDATE SET expires_at = excluded.expires_at
   WHERE ((kept.company_id = excluded.company_id) AND (kept.kind = excluded.kind) AND (kept.record_id = excluded.record_id));
END;

CREATE OR REPLACE FUNCTION public.grants_beyond(p_actor_id bigint, p_user_id bigint)
 RETURNS TABLE(company_id integer, permission text, scope text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  acting text := coalesce(current_setting('app.company_id', true), '');
  membership record;
begin
  if not exists (select from memberships m where m.user_id = p_user_id and m.company_id = app_company_id()) then
    return;
  end if;
  for membership in
    select m.company_id, coalesce(mine.is_active, false) as shared
    from memberships m
    left join memberships mine on mine.company_id = m.company_id and mine.user_id = p_actor_id
    where m.user_id = p_user_id and m.is_active order by m.company_id
  loop
    perform set_config('app.company_id', membership.company_id::text, true);
    return query
    select distinct membership.company_id, g.permission, g.scope
    from user_roles r join role_grants g on g.company_id = r.company_id and g.role_id = r.role_id
    where r.company_id = membership.company_id and r.user_id = p_user_id and g.scope <> 'own'
      and not (membership.shared and exists (
        select from user_roles mine
        join role_grants held on held.company_id = mine.company_id and held.role_id = mine.role_id
        where mine.company_id = membership.company_id and mine.user_id = p_actor_id
          and held.permission = g.permission and held.scope = 'company'));
  end loop;
  perform set_config('app.company_id', acting, true);
end $function$;

CREATE OR REPLACE FUNCTION public.handed_over_parts()
 RETURNS TABLE(part_group text, part regclass, many boolean, fields text[])
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  values
    ('card', 'employee_details'::regclass, false, array['place_of_birth', 'native_place', 'nationality', 'personal_email']),
    ('identity', 'employee_papers', false, array['id_number', 'id_issue_date', 'id_issue_place', 'id_expiry_date',
      'id_without_expiry', 'old_id_number', 'passport_no', 'passport_issue_date', 'passport_expiry_date',
      'passport_issue_place', 'tax_code', 'old_tax_code', 'social_insurance_no', 'old_social_insurance_no',
      'health_insurance_no', 'si_start_month', 'driver_licence_no', 'driver_licence_class',
      'driver_licence_issue_date', 'driver_licence_expiry_date']),
    ('addresses', 'employee_addresses', false, array['new_regular_address', 'new_province_id', 'new_district_id',
      'tmp_address', 'new_province_tmp_id', 'new_district_tmp_id', 'regular_address', 'ward_id', 'old_tmp_address',
      'ward_tmp_id']),
    ('education', 'employee_details', false, array['general_education']),
    ('education', 'employee_educations', true, array['display_order', 'education_level', 'school', 'major', 'form', 'grade',
      'from_date', 'to_date', 'graduation_year', 'diploma_no']),
    ('education', 'employee_languages', true, array['display_order', 'name', 'level', 'certificate', 'score', 'valid_to']),
    ('education', 'employee_it_skills', true, array['display_order', 'name', 'level', 'certificate', 'score', 'valid_to']),
    ('family', 'employee_details', false, array['marital_status', 'emergency_name', 'emergency_relation', 'emergency_phone']),
    ('family', 'employee_relatives', true, array['display_order', 'relationship', 'full_name', 'gender', 'date_of_birth',
      'birth_year', 'id_number', 'birth_certificate_no', 'birth_certificate_book', 'birth_certificate_place', 'job',
      'work_place', 'address', 'phone', 'is_dead', 'works_in_group', 'relative_nhansu_id', 'note']),
    ('progress', 'work_progresses', true, array['from_date', 'to_date', 'company_name', 'position_name', 'reason', 'note'])
$function$;

CREATE OR REPLACE FUNCTION public.handed_over_rows(p_employee_id bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  each record;
  found jsonb;
  content jsonb := '[]';
begin
  for each in select * from handed_over_parts() loop
    execute format('select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(kept))), ''[]'') from (
        select %s from %s where company_id = app_company_id() and employee_id = $1 order by %s) kept',
      (select string_agg(quote_ident(field), ', ') from unnest(each.fields) field), each.part,
      case when each.many then 'id' else 'employee_id' end)
    into found using p_employee_id;
    content := content || jsonb_build_object('group', each.part_group, 'part', each.part::text,
      'rows', coalesce((select jsonb_agg(r) from jsonb_array_elements(found) r where r <> '{}'), '[]'));
  end loop;
  return content;
end $function$;

CREATE OR REPLACE FUNCTION public.hash_of_trail(p_from timestamp with time zone, p_until timestamp with time zone, p_previous bytea, OUT total bigint, OUT hash bytea)
 RETURNS record
 LANGUAGE sql
 STABLE
AS $function$
  select count(*), sha256(p_previous || convert_to(coalesce(string_agg(
    (jsonb_build_array(id, extract(epoch from at), user_id, operation, resource, record_id, result,
      to_jsonb(changed_fields), detail, request_id)
      || case when values_hash is null then '[]'::jsonb else jsonb_build_array(encode(values_hash, 'hex')) end)::text,
    E'\n' order by at, id), ''), 'UTF8'))
  from audit_trail
  where company_id = app_company_id() and at >= p_from and at < p_until
$function$;

CREATE OR REPLACE FUNCTION public.hash_of_values(p_salt uuid, p_record_name text, p_changes jsonb)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select sha256(convert_to(jsonb_build_array(p_salt, p_record_name, p_changes)::text, 'UTF8'))
$function$;

CREATE OR REPLACE FUNCTION public.head_over(p_company_id integer, p_employee_id bigint)
 RETURNS bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  with recursive above (manager_id, parent_id, depth) as (
    select unit.manager_id, unit.parent_id, 1
    from (
      select department_id from employee_positions
      where company_id = p_company_id and employee_id = p_employee_id and is_main
      order by to_date desc nulls first limit 1) held
    join departments unit on unit.company_id = p_company_id and unit.id = held.department_id
    union all
    select unit.manager_id, unit.parent_id, above.depth + 1
    from above join departments unit on unit.company_id = p_company_id and unit.id = above.parent_id
    where above.depth < 100
  )
  select manager_id from above where manager_id <> p_employee_id order by depth limit 1
$function$;

CREATE OR REPLACE FUNCTION public.hindrance_to_link(p_one bigint, p_other bigint)
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  acting text := coalesce(current_setting('app.company_id', true), '');
  hindrance text;
  company record;
begin
  if (select count(*) from users u where u.person_id in (p_one, p_other) and u.is_active) > 1 then
    hindrance := 'both_accounts';
  end if;
  for company in select id from companies order by id loop
    perform set_config('app.company_id', company.id::text, true);
    if (select count(*) from employees e where e.company_id = company.id and e.person_id in (p_one, p_other)) > 1 then
      hindrance := 'both_files';
    end if;
  end loop;
  perform set_config('app.company_id', acting, true);
  return hindrance;
end $function$;

CREATE OR REPLACE FUNCTION public.hold_transfer(p_id bigint, p_with_employee boolean)
 RETURNS TABLE(state text, sender_open boolean, receiver_open boolean, still_there boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  own constant integer := app_company_id();
  sender integer;
  receiver integer;
  sent employee_transfers;
begin
  select case kept.direction when 'out' then own else kept.other_company_id end,
    case kept.direction when 'out' then kept.other_company_id else own end
  into sender, receiver from employee_transfers kept where kept.company_id = own and kept.id = p_id;
  if sender is null then return; end if;
  perform set_config('app.company_id', sender::text, true);
  select * into sent from employee_transfers kept
  where kept.company_id = sender and kept.id = p_id and kept.direction = 'out' and kept.other_company_id = receiver for update;
  if not found then raise exception 'transfer % has no sender', p_id; end if;
  state := sent.state;
  if p_with_employee then
    perform from employees e where e.company_id = sender and e.id = sent.employee_id for no key update;
    still_there := exists (select from employees e where e.company_id = sender and e.id = sent.employee_id and e.active)
      and not exists (select from job_changes change
        where change.company_id = sender and change.employee_id = sent.employee_id and change.kind = 'termination'
          and change.state in ('waiting', 'in_effect') and change.effective_date <= sent.effective_date
          and not exists (select from job_changes back
            where back.company_id = sender and back.employee_id = sent.employee_id and back.kind = 'rehire'
              and back.state = 'in_effect' and back.effective_date >= change.effective_date));
  end if;
  perform set_config('app.company_id', receiver::text, true);
  perform from employee_transfers kept where kept.company_id = receiver and kept.id = p_id for update;
  perform set_config('app.company_id', own::text, true);
  select company.is_active into sender_open from companies company where company.id = sender;
  select company.is_active into receiver_open from companies company where company.id = receiver;
  return next;
end $function$;

CREATE OR REPLACE FUNCTION public.holders_of_roles(p_role_ids bigint[], p_permission text)
 RETURNS TABLE(employee_id bigint, sees_all boolean, unit_ids bigint[])
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT e.id,
     bool_or((granted.scope = 'company'::text)) AS bool_or,
     ARRAY( SELECT DISTINCT place.department_id
            FROM employee_positions place
           WHERE ((place.company_id = e.company_id) AND (place.employee_id = e.id) AND (place.to_date IS NULL))) AS "array"
    FROM ((((user_roles held
      JOIN role_grants granted ON (((granted.company_id = held.company_id) AND (granted.role_id = held.role_id) AND (granted.permission = holders_of_roles.p_permission) AND (granted.scope <> 'own'::text))))
      JOIN memberships m ON (((m.user_id = held.user_id) AND (m.company_id = held.company_id) AND m.is_active)))
      JOIN users u ON (((u.id = held.user_id) AND u.is_active)))
      JOIN employees e ON (((e.company_id = held.company_id) AND (e.person_id = u.person_id))))
   WHERE ((held.company_id = app_company_id()) AND (held.role_id = ANY (holders_of_roles.p_role_ids)))
   GROUP BY e.company_id, e.id;
END;

CREATE OR REPLACE FUNCTION public.is_course_for(p_course trainings, p_employee_id bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select p_course.is_open and exists (select from employees who
    where who.company_id = p_course.company_id and who.id = p_employee_id and who.active
      and (p_course.open_natures = '{}' or who.nature_of_work = any (p_course.open_natures))
      and (p_course.open_department_id is null or exists (select from employee_units member
        where member.company_id = who.company_id and member.employee_id = who.id
          and member.department_id in (select department_and_below(p_course.company_id, p_course.open_department_id))))
      and (p_course.open_position_levels = '{}' or exists (select from employee_positions main
        join positions on positions.company_id = main.company_id and positions.id = main.position_id
        where main.company_id = who.company_id and main.employee_id = who.id and main.is_main and main.to_date is null
          and positions.position_level = any (p_course.open_position_levels)))
      and (p_course.open_position_ids = '{}' or exists (select from employee_positions held
        where held.company_id = who.company_id and held.employee_id = who.id and held.to_date is null
          and held.position_id = any (p_course.open_position_ids))))
$function$;

CREATE OR REPLACE FUNCTION public.is_held(p_employee_id bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT (EXISTS ( SELECT
            FROM data_holds hold
           WHERE ((hold.company_id = app_company_id()) AND (hold.employee_id = is_held.p_employee_id) AND (hold.ended_at IS NULL) AND COALESCE((hold.until_date >= CURRENT_DATE), true)))) AS "exists";
END;

CREATE OR REPLACE FUNCTION public.issue_password_link(p_user_id bigint, p_token_hash bytea)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare expires timestamptz;
begin
  if not exists (select from memberships m
    where m.user_id = p_user_id and m.company_id = app_company_id() and m.is_active) then return null; end if;
  delete from public_links where kind = 'password' and record_id = p_user_id and used_at is null;
  insert into public_links (token_hash, company_id, kind, record_id, expires_at)
  values (p_token_hash, app_company_id(), 'password', p_user_id, now() + interval '24 hours')
  returning expires_at into expires;
  return expires;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_account(p_company_id integer, p_user_id bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare acting text := coalesce(current_setting('app.company_id', true), '');
begin
  perform set_config('app.company_id', p_company_id::text, true);
  insert into accounts as kept (company_id, id, person_id, login, full_name, nhansu_id, is_active)
  select m.company_id, u.id, u.person_id, u.login, u.full_name, p.nhansu_id, u.is_active
  from memberships m join users u on u.id = m.user_id left join persons p on p.id = u.person_id
  where m.company_id = p_company_id and m.user_id = p_user_id and m.is_active
  on conflict (company_id, id) do update
  set person_id = excluded.person_id, login = excluded.login, full_name = excluded.full_name,
    nhansu_id = excluded.nhansu_id, is_active = excluded.is_active,
    version = kept.version + (kept.updated_at <> now())::integer, updated_at = now();
  if not found then
    delete from user_roles where company_id = p_company_id and user_id = p_user_id;
    delete from accounts where company_id = p_company_id and id = p_user_id;
  end if;
  perform set_config('app.company_id', acting, true);
end $function$;

CREATE OR REPLACE FUNCTION public.keep_account_of_member()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform keep_account(new.company_id, new.user_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_account_words()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'UPDATE' then
    delete from account_words where company_id = old.company_id and account_id = old.id;
  end if;
  insert into account_words (company_id, word, account_id)
  select distinct new.company_id, word, new.id from (
    select vn_words(new.full_name)
    union all select vn_initials(new.full_name)
    union all select vn_words(new.login)
    union all select new.login
    union all select lower(new.nhansu_id)
  ) as words (word)
  where word <> '';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_accounts_of_user()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform keep_account(m.company_id, m.user_id) from memberships m where m.user_id = new.id and m.is_active;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_certificate_words()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform rebuild_certificate_words(new.company_id, array[new.id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_certificate_words_of_employee()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform rebuild_certificate_words(new.company_id, array(
    select id from employee_certificates where company_id = new.company_id and employee_id = new.id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_closing_right()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  new.closed_by := case when not new.is_active then coalesce(new.closed_by, 3) end;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_contract_file()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Not a generated column: what is deleted is put back with all its columns.
  new.has_file := new.signed_file_id is not null or new.e_contract_id is not null;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_contract_words()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform rebuild_contract_words(new.company_id, array[new.id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_contract_words_of_employee()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform rebuild_contract_words(new.company_id, array(
    select id from contracts where company_id = new.company_id and employee_id = new.id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_department_versions()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare day constant date := department_change_day();
begin
  if tg_op = 'DELETE' then
    delete from department_versions
    where company_id = old.company_id and department_id = old.id and valid_from >= day;
    update department_versions set valid_to = day
    where company_id = old.company_id and department_id = old.id and valid_to is null;
    return null;
  end if;
  if tg_op = 'INSERT' or department_version_of(new, day) is distinct from department_version_of(old, day) then
    perform write_department_version(new, day);
  end if;
  -- Who learns late how old a unit is, learns it for the days before too.
  update department_versions first set valid_from = new.found_date
  where first.company_id = new.company_id and first.department_id = new.id and first.valid_from > new.found_date
    and not exists (
      select from department_versions before
      where before.company_id = first.company_id and before.department_id = first.department_id
        and before.valid_from < first.valid_from);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_document_employees()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'UPDATE' then
    delete from document_employees
    where company_id = old.company_id and document_id = old.id and employee_id <> all (new.employee_ids);
  end if;
  insert into document_employees (company_id, document_id, employee_id)
  select new.company_id, new.id, about from unnest(new.employee_ids) as about
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_employee_units()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare touched record;
begin
  for touched in
    select company_id, array_agg(distinct employee_id) as employee_ids, array_agg(distinct department_id) as unit_ids
    from changed group by company_id
  loop
    perform lock_department_tree(touched.company_id, false);
    if tg_op = 'INSERT' and exists (
      select from changed held
      join departments unit on unit.company_id = held.company_id and unit.id = held.department_id
      where held.company_id = touched.company_id and held.to_date is null and not unit.is_active)
    then
      raise exception using errcode = 'check_violation', constraint = 'employee_positions_open_unit',
        table = 'employee_positions', message = 'a position held now in a closed unit';
    end if;
    perform rebuild_employee_units(touched.company_id, touched.employee_ids);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_employee_words()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'UPDATE' then
    delete from employee_words where company_id = old.company_id and employee_id = old.id;
  end if;
  insert into employee_words (company_id, word, employee_id, word_before, sort_name, words)
  select new.company_id, made.word, new.id, made.word_before, new.sort_name, made.words from employee_word_rows(new) as made;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_handed_papers()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare touched record;
begin
  for touched in
    select company_id, array_agg(distinct employee_id) as employee_ids from changed group by company_id
  loop
    perform rebuild_handed_papers(touched.company_id, touched.employee_ids);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_handed_papers_of_asked()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare company integer;
begin
  for company in select distinct company_id from changed where is_active loop
    perform rebuild_all_handed_papers(company);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_handed_papers_of_asked_otherwise()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare company integer;
begin
  for company in
    select distinct changed.company_id from changed join was using (company_id, id)
    where was.is_active <> changed.is_active or was.nature_of_work is distinct from changed.nature_of_work
      or was.document_type_id is distinct from changed.document_type_id
  loop
    perform rebuild_all_handed_papers(company);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_handed_papers_of_documents()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare touched record;
begin
  for touched in
    select changed.company_id, array_agg(distinct employee_id) as employee_ids
    from changed join was using (company_id, id) cross join unnest(changed.employee_ids) as employee_id
    where was.document_type_id <> changed.document_type_id or was.expiry_date is distinct from changed.expiry_date
    group by changed.company_id
  loop
    perform rebuild_handed_papers(touched.company_id, touched.employee_ids);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_handed_papers_of_people()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare touched record;
begin
  for touched in
    select changed.company_id, array_agg(changed.id) as employee_ids from changed join was using (company_id, id)
    where was.active <> changed.active or was.nature_of_work is distinct from changed.nature_of_work
    group by changed.company_id
  loop
    perform rebuild_handed_papers(touched.company_id, touched.employee_ids);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_identity_words()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'DELETE' then
    delete from identity_words where company_id = old.company_id and employee_id = old.employee_id;
  else
    perform rebuild_identity_words(new.company_id, array[new.employee_id]);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_leaver_sort_names()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update leaver_units set sort_name = new.sort_name where company_id = new.company_id and employee_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_leavers_of_moved_department()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform rebuild_leaver_units(new.company_id, array(
    select distinct employee_id from leaver_units where company_id = new.company_id and department_id = new.id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_legal_forms()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  raise exception 'the forms of discipline are those of Điều 124'
    using errcode = 'check_violation', constraint = 'legal_forms_stay', table = tg_table_name;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_position_summaries()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare touched record;
begin
  for touched in
    select company_id, array_agg(distinct employee_id) as employee_ids from changed group by company_id
  loop
    -- Names that are being changed are waited for, and those who change them wait for this transaction.
    perform lock_department_tree(touched.company_id, false);
    perform rebuild_position_summaries(touched.company_id, touched.employee_ids);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_quiz_question_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into quiz_question_versions (company_id, question_id, number, kind, content, options, right_options, blanks,
    partial_credit, keep_order, explanation, picture_id)
  select new.company_id, new.id, coalesce(max(number), 0) + 1, new.kind, new.content,
    array_remove(array[new.option_a, new.option_b, new.option_c, new.option_d, new.option_e, new.option_f], null),
    array(select letter from unnest(new.right_options) as letter order by letter), new.blanks, new.partial_credit,
    new.keep_order, new.explanation, new.picture_id
  from quiz_question_versions there where there.company_id = new.company_id and there.question_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_reward_discipline_people()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'UPDATE' then
    delete from reward_discipline_people
    where company_id = old.company_id and record_id = old.id and employee_id <> all (new.employee_ids);
  end if;
  insert into reward_discipline_people (company_id, record_id, employee_id)
  select new.company_id, new.id, about from unnest(new.employee_ids) as about
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_role_words()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'UPDATE' then
    delete from role_words where company_id = old.company_id and role_id = old.id;
  end if;
  insert into role_words (company_id, word, role_id)
  select distinct new.company_id, word, new.id
  from vn_words(concat_ws(' ', new.name, new.description)) as word where word <> '';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_several_files()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform recount_files(array(select person_id from changed));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_several_files_of_moved()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform recount_files(array[old.person_id, new.person_id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_summaries_of_renamed_department()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform lock_department_tree(new.company_id, true);
  perform rebuild_position_summaries(new.company_id, array(
    select distinct employee_id from employee_positions
    where company_id = new.company_id and department_id = new.id and to_date is null));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_summaries_of_renamed_position()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform lock_department_tree(new.company_id, true);
  perform rebuild_position_summaries(new.company_id, array(
    select distinct employee_id from employee_positions
    where company_id = new.company_id and position_id = new.id and to_date is null));
  return null;
end $function$;

CREATE OR REPLACE PROCEDURE public.keep_total(IN company_table regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create trigger keep_total_of_inserted after insert on %s referencing new table as changed for each statement execute function count_inserted_rows()', company_table);
  execute format('create trigger keep_total_of_deleted after delete on %s referencing old table as changed for each statement execute function count_deleted_rows()', company_table);
end $procedure$;

CREATE OR REPLACE FUNCTION public.keep_type_of_used_reason()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if exists (select from rewards_disciplines record
    where record.company_id = new.company_id and record.reason_id = new.id) then
    raise exception 'records of the other type have this reason'
      using errcode = 'check_violation', constraint = 'used_reasons_keep_type', table = tg_table_name;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_unit_sort_names()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update employee_units set sort_name = new.sort_name where company_id = new.company_id and employee_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_units_of_moved_department()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform rebuild_employee_units(new.company_id, array(
    select distinct employee_id from employee_units where company_id = new.company_id and department_id = new.id));
  return null;
end $function$;

CREATE OR REPLACE PROCEDURE public.keep_words_by(IN company_table regclass, IN one text, VARIADIC fields text[])
 LANGUAGE plpgsql
AS $procedure$
declare
  words_table constant text := one || '_words';
  key constant text := one || '_id';
  function_name constant text := 'keep_words_of_' || one;
  -- A code such as XS-01 is found whole and by its parts.
  has_code constant boolean := exists (
    select from pg_attribute where attrelid = company_table and attname = 'code' and attnum > 0 and not attisdropped);
  texts constant text := (
    select string_agg(format('given.%I::text', field), ', ') from unnest(fields) as field);
  insertion constant text := format(
    'insert into %1$I (company_id, word, %2$I)
     select distinct given.company_id, word, given.id
     from %%s as given
     cross join lateral (select vn_words(value) from unnest(array[%3$s]) as value %4$s) as words (word)
     where word <> '''';',
    words_table, key, texts, case when has_code then 'union all select lower(given.code)' end);
begin
  execute format(
    'create or replace function %1$I() returns trigger language plpgsql security definer set search_path = public, pg_temp as $body$
     begin
       if tg_op = ''INSERT'' then
         %2$s
       else
         delete from %3$I where company_id = old.company_id and %4$I = old.id;
         %5$s
       end if;
       return null;
     end $body$',
    function_name, format(insertion, 'inserted'), words_table, key, format(insertion, '(select new.*)'));
  execute format('revoke all on function %I from public', function_name);
  execute format('comment on function %I is %L', function_name,
    format('Trigger of keep_words_by(): the words of %s, by which rows are searched.', company_table));
  execute format(
    'create trigger keep_words_of_new after insert on %s referencing new table as inserted
       for each statement execute function %I()', company_table, function_name);
  execute format('create trigger keep_words_of_changed after update of %s on %s for each row execute function %I()',
    (select string_agg(quote_ident(field), ', ') from unnest(fields) as field), company_table, function_name);
end $procedure$;

CREATE OR REPLACE PROCEDURE public.keep_words_of(IN company_table regclass, IN one text, VARIADIC fields text[])
 LANGUAGE plpgsql
AS $procedure$
declare
  words_table constant text := one || '_words';
  key constant text := one || '_id';
begin
  execute format(
    'create table %1$I (
       company_id integer not null,
       word text collate "C" not null,
       %2$I bigint not null,
       primary key (company_id, word, %2$I),
       foreign key (company_id, %2$I) references %3$s (company_id, id) on delete cascade)',
    words_table, key, company_table);
  execute format('create index on %I (company_id, %I, word)', words_table, key);
  call raise_company_wall(words_table::regclass);
  execute format('grant select on %I to "nhansu_app"', words_table);
  call keep_words_by(company_table, one, variadic fields);
end $procedure$;

CREATE OR REPLACE FUNCTION public.keep_words_of_candidate()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into candidate_words (company_id, word, candidate_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.full_name::text, given.phone::text]) as value ) as words (word)
     where word <> '';
       else
         delete from candidate_words where company_id = old.company_id and candidate_id = old.id;
         insert into candidate_words (company_id, word, candidate_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.full_name::text, given.phone::text]) as value ) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_certificate()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into certificate_words (company_id, word, certificate_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.issuer::text]) as value ) as words (word)
     where word <> '';
       else
         delete from certificate_words where company_id = old.company_id and certificate_id = old.id;
         insert into certificate_words (company_id, word, certificate_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.issuer::text]) as value ) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_certificate_group()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into certificate_group_words (company_id, word, certificate_group_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       else
         delete from certificate_group_words where company_id = old.company_id and certificate_group_id = old.id;
         insert into certificate_group_words (company_id, word, certificate_group_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_classify()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into classify_words (company_id, word, classify_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       else
         delete from classify_words where company_id = old.company_id and classify_id = old.id;
         insert into classify_words (company_id, word, classify_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_contract_type()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into contract_type_words (company_id, word, contract_type_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       else
         delete from contract_type_words where company_id = old.company_id and contract_type_id = old.id;
         insert into contract_type_words (company_id, word, contract_type_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_decision()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into decision_words (company_id, word, decision_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.decision_number::text, given.summary::text]) as value ) as words (word)
     where word <> '';
       else
         delete from decision_words where company_id = old.company_id and decision_id = old.id;
         insert into decision_words (company_id, word, decision_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.decision_number::text, given.summary::text]) as value ) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_department()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into department_words (company_id, word, department_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text, given.short_name::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       else
         delete from department_words where company_id = old.company_id and department_id = old.id;
         insert into department_words (company_id, word, department_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text, given.short_name::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_document()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into document_words (company_id, word, document_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.number::text, given.summary::text, given.signer::text]) as value ) as words (word)
     where word <> '';
       else
         delete from document_words where company_id = old.company_id and document_id = old.id;
         insert into document_words (company_id, word, document_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.number::text, given.summary::text, given.signer::text]) as value ) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_document_type()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into document_type_words (company_id, word, document_type_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       else
         delete from document_type_words where company_id = old.company_id and document_type_id = old.id;
         insert into document_type_words (company_id, word, document_type_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_drawn_number()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into drawn_number_words (company_id, word, drawn_number_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.number::text]) as value ) as words (word)
     where word <> '';
       else
         delete from drawn_number_words where company_id = old.company_id and drawn_number_id = old.id;
         insert into drawn_number_words (company_id, word, drawn_number_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.number::text]) as value ) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_email()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into email_words (company_id, word, email_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.subject::text]) as value ) as words (word)
     where word <> '';
       else
         delete from email_words where company_id = old.company_id and email_id = old.id;
         insert into email_words (company_id, word, email_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.subject::text]) as value ) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_exam()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into exam_words (company_id, word, exam_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       else
         delete from exam_words where company_id = old.company_id and exam_id = old.id;
         insert into exam_words (company_id, word, exam_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_field()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into field_words (company_id, word, field_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       else
         delete from field_words where company_id = old.company_id and field_id = old.id;
         insert into field_words (company_id, word, field_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_level()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into level_words (company_id, word, level_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       else
         delete from level_words where company_id = old.company_id and level_id = old.id;
         insert into level_words (company_id, word, level_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_new_contracts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform rebuild_contract_words(company_id, array_agg(id)) from inserted group by company_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_partner_info()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into partner_info_words (company_id, word, partner_info_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.short_name::text, given.tax_code::text]) as value ) as words (word)
     where word <> '';
       else
         delete from partner_info_words where company_id = old.company_id and partner_info_id = old.id;
         insert into partner_info_words (company_id, word, partner_info_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.short_name::text, given.tax_code::text]) as value ) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_position()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into position_words (company_id, word, position_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       else
         delete from position_words where company_id = old.company_id and position_id = old.id;
         insert into position_words (company_id, word, position_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_quiz_category()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into quiz_category_words (company_id, word, quiz_category_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       else
         delete from quiz_category_words where company_id = old.company_id and quiz_category_id = old.id;
         insert into quiz_category_words (company_id, word, quiz_category_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_quiz_exam()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into quiz_exam_words (company_id, word, quiz_exam_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       else
         delete from quiz_exam_words where company_id = old.company_id and quiz_exam_id = old.id;
         insert into quiz_exam_words (company_id, word, quiz_exam_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_quiz_question()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into quiz_question_words (company_id, word, quiz_question_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.content::text, given.source::text]) as value ) as words (word)
     where word <> '';
       else
         delete from quiz_question_words where company_id = old.company_id and quiz_question_id = old.id;
         insert into quiz_question_words (company_id, word, quiz_question_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.content::text, given.source::text]) as value ) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_recruitment()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into recruitment_words (company_id, word, recruitment_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       else
         delete from recruitment_words where company_id = old.company_id and recruitment_id = old.id;
         insert into recruitment_words (company_id, word, recruitment_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_required_paper()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into required_paper_words (company_id, word, required_paper_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       else
         delete from required_paper_words where company_id = old.company_id and required_paper_id = old.id;
         insert into required_paper_words (company_id, word, required_paper_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_reward_discipline()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into reward_discipline_words (company_id, word, reward_discipline_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.number::text, given.reason::text]) as value ) as words (word)
     where word <> '';
       else
         delete from reward_discipline_words where company_id = old.company_id and reward_discipline_id = old.id;
         insert into reward_discipline_words (company_id, word, reward_discipline_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.number::text, given.reason::text]) as value ) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_reward_form()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into reward_form_words (company_id, word, reward_form_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       else
         delete from reward_form_words where company_id = old.company_id and reward_form_id = old.id;
         insert into reward_form_words (company_id, word, reward_form_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_reward_reason()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into reward_reason_words (company_id, word, reward_reason_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       else
         delete from reward_reason_words where company_id = old.company_id and reward_reason_id = old.id;
         insert into reward_reason_words (company_id, word, reward_reason_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_signer()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into signer_words (company_id, word, signer_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.printed_title::text, given.authority_no::text]) as value ) as words (word)
     where word <> '';
       else
         delete from signer_words where company_id = old.company_id and signer_id = old.id;
         insert into signer_words (company_id, word, signer_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.printed_title::text, given.authority_no::text]) as value ) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_training_commitment()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into training_commitment_words (company_id, word, training_commitment_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.number::text]) as value ) as words (word)
     where word <> '';
       else
         delete from training_commitment_words where company_id = old.company_id and training_commitment_id = old.id;
         insert into training_commitment_words (company_id, word, training_commitment_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.number::text]) as value ) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_training_course()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if tg_op = 'UPDATE' then
    delete from training_course_words where company_id = old.company_id and training_course_id = old.id;
    insert into training_course_words (company_id, word, training_course_id, word_before, words)
    select new.company_id, made.word, new.id, made.word_before, made.words from training_course_word_rows(new.name, new.code) as made;
  else
    insert into training_course_words (company_id, word, training_course_id, word_before, words)
    select given.company_id, made.word, given.id, made.word_before, made.words
    from inserted as given cross join lateral training_course_word_rows(given.name, given.code) as made;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_training_formality()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into training_formality_words (company_id, word, training_formality_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       else
         delete from training_formality_words where company_id = old.company_id and training_formality_id = old.id;
         insert into training_formality_words (company_id, word, training_formality_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_training_location()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into training_location_words (company_id, word, training_location_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       else
         delete from training_location_words where company_id = old.company_id and training_location_id = old.id;
         insert into training_location_words (company_id, word, training_location_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_training_plan()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into training_plan_words (company_id, word, training_plan_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       else
         delete from training_plan_words where company_id = old.company_id and training_plan_id = old.id;
         insert into training_plan_words (company_id, word, training_plan_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_training_type()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into training_type_words (company_id, word, training_type_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       else
         delete from training_type_words where company_id = old.company_id and training_type_id = old.id;
         insert into training_type_words (company_id, word, training_type_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.name::text, given.code::text]) as value union all select lower(given.code)) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_words_of_work_progress()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
     begin
       if tg_op = 'INSERT' then
         insert into work_progress_words (company_id, word, work_progress_id)
     select distinct given.company_id, word, given.id
     from inserted as given
     cross join lateral (select vn_words(value) from unnest(array[given.company_name::text]) as value ) as words (word)
     where word <> '';
       else
         delete from work_progress_words where company_id = old.company_id and work_progress_id = old.id;
         insert into work_progress_words (company_id, word, work_progress_id)
     select distinct given.company_id, word, given.id
     from (select new.*) as given
     cross join lateral (select vn_words(value) from unnest(array[given.company_name::text]) as value ) as words (word)
     where word <> '';
       end if;
       return null;
     end $function$;

CREATE OR REPLACE FUNCTION public.keep_work_spells()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare touched record;
begin
  for touched in
    select company_id, array_agg(distinct employee_id) as employee_ids from changed group by company_id
  loop
    perform rebuild_work_spells(touched.company_id, touched.employee_ids);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_work_spells_of_changed_contracts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare touched record;
begin
  for touched in
    with before as (select company_id, employee_id, id, state, start_date, end_date, ended_date from former
      where state in ('issued', 'ended')),
    after as (select company_id, employee_id, id, state, start_date, end_date, ended_date from changed
      where state in ('issued', 'ended'))
    select company_id, array_agg(distinct employee_id) as employee_ids
    from ((table before except table after) union all (table after except table before)) differing
    group by company_id
  loop
    perform rebuild_work_spells(touched.company_id, touched.employee_ids);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_work_spells_of_contracts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare touched record;
begin
  for touched in
    select company_id, array_agg(distinct employee_id) as employee_ids from changed
    where state in ('issued', 'ended') group by company_id
  loop
    perform rebuild_work_spells(touched.company_id, touched.employee_ids);
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_work_spells_of_person()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform rebuild_work_spells(new.company_id, array[new.id]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.kept_elsewhere(p_person_id bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  acting text := coalesce(current_setting('app.company_id', true), '');
  is_kept boolean := false;
  other record;
begin
  for other in select c.id from companies c where c.id::text <> acting order by c.id loop
    perform set_config('app.company_id', other.id::text, true);
    is_kept := exists (
      select from memberships works join users u on u.id = works.user_id
      where works.company_id = other.id and works.is_active and u.person_id = p_person_id) or exists (
      select from employees e where e.company_id = other.id and e.person_id = p_person_id
        and (e.active or not exists (select from erasures done where done.company_id = e.company_id
          and done.employee_id = e.id and done.state = 'done' and 'contact' = any (done.classes)
          and done.settled_at::date >= coalesce(e.leave_date, '-infinity'))));
    exit when is_kept;
  end loop;
  perform set_config('app.company_id', acting, true);
  return is_kept;
end $function$;

CREATE OR REPLACE FUNCTION public.largest_of(numbers integer[])
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT max(number.number) AS max FROM unnest(largest_of.numbers) number(number));

CREATE OR REPLACE FUNCTION public.law_value(p_key text, p_on date)
 RETURNS numeric
 LANGUAGE sql
 STABLE PARALLEL SAFE
BEGIN ATOMIC
 SELECT law_values_in_force.value
    FROM law_values_in_force
   WHERE ((law_values_in_force.key = law_value.p_key) AND (law_values_in_force.from_date <= law_value.p_on))
   ORDER BY law_values_in_force.from_date DESC
  LIMIT 1;
END;

CREATE OR REPLACE FUNCTION public.leave_question_pictures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update files set removed_at = now()
  where company_id = old.company_id and owner_kind = 'quiz_question' and owner_id = old.id
    and purpose = 'question_picture' and removed_at is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.life_in_group(p_employee_id bigint)
 RETURNS TABLE(company_id integer, nhansu_id text, from_date date, to_date date, position_name text, department_name text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  own constant integer := app_company_id();
  whose bigint;
  company record;
begin
  select e.person_id into whose from employees e where e.company_id = own and e.id = p_employee_id;
  if whose is null then return; end if;
  for company in select id from companies order by id loop
    perform set_config('app.company_id', company.id::text, true);
    return query
    with version as (
      select e.nhansu_id as code, v.employee_id, v.valid_from, v.valid_to, v.position_id, v.department_id,
        lag(v.valid_to) over his is distinct from v.valid_from or lag(v.position_id) over his is distinct from v.position_id
          or lag(v.department_id) over his is distinct from v.department_id as begins
      from employees e
      join job_versions v on v.company_id = e.company_id and v.employee_id = e.id
      where e.company_id = company.id and e.person_id = whose and v.work_state <> 'left' and v.valid_from <= current_date
      window his as (partition by v.employee_id order by v.valid_from)
    ), numbered as (
      select version.*, count(*) filter (where begins) over (partition by employee_id order by valid_from) as period
      from version
    )
    select company.id::integer, each.code, min(each.valid_from),
      case when bool_and(each.valid_to is not null) then max(each.valid_to) - 1 end, max(held.name), max(unit.name)
    from numbered each
    left join positions held on held.company_id = company.id and held.id = each.position_id
    left join departments unit on unit.company_id = company.id and unit.id = each.department_id
    group by each.code, each.employee_id, each.period;
  end loop;
  perform set_config('app.company_id', own::text, true);
end $function$;

CREATE OR REPLACE FUNCTION public.link_same_people(p_user_id bigint, p_employee_id bigint, p_other_company_id integer, p_other_nhansu_id text, p_operation text, p_request_id text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  own constant integer := app_company_id();
  mine employees;
  theirs employees;
  number text;
  kept persons;
  gone persons;
  hindrance text;
  loser bigint;
  company record;
  his record;
begin
  if not own = any (companies_where_holds(p_user_id, '{group_read,employee_edit}')) then
    raise exception 'user % does not link people', p_user_id;
  end if;
  -- One after the other, and beside nobody who draws a code.
  perform claim_person_codes();
  select * into mine from employees e where e.company_id = own and e.id = p_employee_id for no key update;
  select p.id_number into number from employee_papers p where p.company_id = own and p.employee_id = p_employee_id for share;
  perform set_config('app.company_id', p_other_company_id::text, true);
  select e.* into theirs from employees e
  join employee_papers p on p.company_id = e.company_id and p.employee_id = e.id and p.id_number = number
  where e.company_id = p_other_company_id and e.nhansu_id = p_other_nhansu_id for no key update of e;
  perform set_config('app.company_id', own::text, true);
  if theirs.id is null or mine.id is null or p_other_company_id = own or theirs.person_id = mine.person_id then return 'gone'; end if;
  select * into kept from persons p where p.id in (mine.person_id, theirs.person_id) order by p.created_at, p.id limit 1 for update;
  select * into gone from persons p where p.id in (mine.person_id, theirs.person_id) and p.id <> kept.id for update;
  perform from users u where u.person_id in (kept.id, gone.id) order by u.id for update;
  if exists (select from users u where u.id = p_user_id and u.person_id in (kept.id, gone.id)) then return 'own_file'; end if;
  hindrance := coalesce(hindrance_to_link(kept.id, gone.id),
    case when vn_fold(mine.full_name) = vn_fold(theirs.full_name) and mine.date_of_birth = theirs.date_of_birth
      then null else 'different_people' end);
  if hindrance is not null then return hindrance; end if;

  -- Of two accounts one at most is open: that one is his, the closed one is nobody's any more.
  if (select count(*) from users u where u.person_id in (kept.id, gone.id)) > 1 then
    select u.id into loser from users u where u.person_id in (kept.id, gone.id)
    order by u.is_active, u.person_id = kept.id limit 1;
    update users u set person_id = null where u.id = loser;
  end if;
  update users u set person_id = kept.id where u.person_id = gone.id;
  update persons p set alias_of = kept.id where p.id = gone.id or p.alias_of = gone.id;
  for company in select id from companies order by id loop
    perform set_config('app.company_id', company.id::text, true);
    for his in
      update employees e set person_id = kept.id, nhansu_id = kept.nhansu_id
      where e.company_id = company.id and e.person_id = gone.id returning e.id
    loop
      insert into employee_history (company_id, employee_id, user_id, source, path, old_value, new_value)
      values (company.id, his.id, p_user_id, 'edit', 'nhansu_id', to_jsonb(gone.nhansu_id), to_jsonb(kept.nhansu_id));
    end loop;
    -- What is still open goes on under the code that stays; what is settled tells the code of its day.
    update employee_transfers t set person_id = kept.id,
      nhansu_id = case when t.state in ('asking', 'waiting') then kept.nhansu_id else t.nhansu_id end
    where t.company_id = company.id and t.person_id = gone.id;
    update employee_relatives r set relative_nhansu_id = kept.nhansu_id
    where r.company_id = company.id and r.relative_nhansu_id = gone.nhansu_id;
    -- Where his code stays no trigger makes these anew.
    perform rebuild_employee_words(company.id, array(
      select e.id from employees e where e.company_id = company.id and e.person_id = kept.id));
    perform rebuild_contract_words(company.id, array(
      select c.id from contracts c join employees e on e.company_id = c.company_id and e.id = c.employee_id
      where c.company_id = company.id and e.person_id = kept.id));
    perform rebuild_certificate_words(company.id, array(
      select c.id from employee_certificates c join employees e on e.company_id = c.company_id and e.id = c.employee_id
      where c.company_id = company.id and e.person_id = kept.id));
    -- The company that links them writes its own line.
    if company.id <> own then
      insert into audit_trail
        (company_id, user_id, operation, resource, record_id, result, changed_fields, detail, request_id)
      select company.id, p_user_id, p_operation, 'employees', e.id, 'done', '{nhansu_id}',
        jsonb_build_object('from_company_id', own), p_request_id
      from employees e where e.company_id = company.id and e.person_id = kept.id;
    end if;
  end loop;
  perform set_config('app.company_id', own::text, true);
  return 'linked';
end $function$;

CREATE OR REPLACE FUNCTION public.lock_department_tree(p_company_id integer, p_to_change boolean)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if p_to_change then perform pg_advisory_xact_lock(730421, p_company_id);
  else perform pg_advisory_xact_lock_shared(730421, p_company_id);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.mail_address_of_account(p_user_id bigint)
 RETURNS TABLE(full_name text, login text, address text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT u.full_name,
     u.login,
     NULLIF(TRIM(BOTH FROM e.company_email), ''::text) AS "nullif"
    FROM ((memberships m
      JOIN users u ON ((u.id = m.user_id)))
      LEFT JOIN employees e ON (((e.company_id = m.company_id) AND (e.person_id = u.person_id))))
   WHERE ((m.user_id = mail_address_of_account.p_user_id) AND (m.company_id = app_company_id()) AND m.is_active);
END;

CREATE OR REPLACE PROCEDURE public.make_catalogue(IN company_table regclass, IN one text, VARIADIC fields text[])
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create unique index on %s (company_id, lower(normalize(name, nfc)))', company_table);
  execute format('create trigger stamp_update before update on %s for each row execute function stamp_update()', company_table);
  call raise_company_wall(company_table);
  call keep_total(company_table);
  call keep_words_of(company_table, one, variadic fields);
  execute format('grant select, insert, update, delete on %s to "nhansu_app"', company_table);
end $procedure$;

CREATE OR REPLACE PROCEDURE public.make_employee_rows(IN rows_table regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %s
    add primary key (company_id, id),
    add foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade', rows_table);
  execute format('create index on %s (company_id, employee_id, id)', rows_table);
  execute format('create trigger stamp_update before update on %s for each row execute function stamp_update()', rows_table);
  call raise_company_wall(rows_table);
  execute format('grant select, insert, update, delete on %s to "nhansu_app"', rows_table);
end $procedure$;

CREATE OR REPLACE FUNCTION public.misses_of_a_hall(p_address inet)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT ((count(DISTINCT known.user_id) / 20))::integer AS int4
    FROM sign_in_events known
   WHERE ((known.event = 'sign-in'::text) AND (sign_in_network(known.address) = sign_in_network(misses_of_a_hall.p_address)) AND (known.at > (now() - '01:00:00'::interval)));
END;

CREATE OR REPLACE FUNCTION public.move_training_links()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update public_links link set expires_at = training_link_ends(new.start_date, new.end_date)
  from training_employees person
  where person.company_id = new.company_id and person.training_id = new.id
    and link.kind = 'training_confirm' and link.record_id = person.id and link.company_id = new.company_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.moves_in_group(p_from date, p_to date)
 RETURNS TABLE(employee_id bigint, day date, is_coming boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  own constant integer := app_company_id();
  company record;
  here record;
begin
  select array_agg(e.id) as ids, array_agg(e.person_id) as persons, array_agg(turn.day) as days, array_agg(turn.comes) as comings
  into here
  from persons_with_several_files several
  join employees e on e.company_id = own and e.person_id = several.person_id
  join work_spells spell on spell.company_id = own and spell.employee_id = e.id
  cross join lateral (values (spell.works_from, true), (spell.works_until, false)) as turn (day, comes)
  -- Who goes works no more on the day after his last one.
  where turn.day between p_from + case when turn.comes then 0 else 1 end and p_to + case when turn.comes then 0 else 1 end;
  if here.ids is null then return; end if;
  for company in select id from companies where id <> own order by id loop
    perform set_config('app.company_id', company.id::text, true);
    return query
      select his.id, case when his.comes then his.day else his.day - 1 end, his.comes
      from unnest(here.ids, here.persons, here.days, here.comings) as his (id, person, day, comes)
      join employees e on e.company_id = company.id and e.person_id = his.person
      join work_spells spell on spell.company_id = company.id and spell.employee_id = e.id
        and case when his.comes then spell.works_until else spell.works_from end = his.day;
  end loop;
  perform set_config('app.company_id', own::text, true);
end $function$;

CREATE OR REPLACE FUNCTION public.names_of_users(p_user_ids bigint[])
 RETURNS TABLE(id bigint, login text, full_name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT u.id,
     u.login,
     u.full_name
    FROM (memberships m
      JOIN users u ON ((u.id = m.user_id)))
   WHERE ((m.user_id = ANY (names_of_users.p_user_ids)) AND (m.company_id = app_company_id()));
END;

CREATE OR REPLACE FUNCTION public.need_values(p_need jsonb)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select jsonb_build_object('state', p_need -> 'state', 'close_cause', p_need -> 'close_cause', 'source', p_need -> 'source',
    'due_date', p_need -> 'due_date', 'priority', p_need -> 'priority', 'is_required', p_need -> 'is_required',
    'plan_code', (select plan.code from training_plan_lines line
      join training_plans plan on plan.company_id = line.company_id and plan.id = line.plan_id
      where line.company_id = (p_need ->> 'company_id')::integer and line.id = (p_need ->> 'plan_line_id')::bigint),
    'training_code', (select course.code from training_employees person
      join trainings course on course.company_id = person.company_id and course.id = person.training_id
      where person.company_id = (p_need ->> 'company_id')::integer
        and person.id = (p_need ->> 'training_employee_id')::bigint))
$function$;

CREATE OR REPLACE FUNCTION public.next_run_on(p_exam exams, p_today date)
 RETURNS date
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with runs as (
    select least(month + make_interval(days => coalesce(p_exam.repeat_day, extract(day from p_exam.from_date)::integer) - 1),
      month + interval '1 month - 1 day')::date as day
    from generate_series(1, 600) as place,
      lateral (select date_trunc('month', p_exam.from_date::timestamp) + make_interval(months => place * p_exam.repeat_months)
        as month) begun
    where p_exam.repeat_months is not null
  )
  select greatest(p_today, coalesce((select max(day) from runs where day <= p_today), (select min(day) from runs)))
  where p_exam.repeat_months is not null
$function$;

CREATE OR REPLACE FUNCTION public.note_changed_attempt()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into quiz_figures_due (company_id, exam_id)
  select paper.company_id, paper.exam_id from quiz_papers paper
  join quiz_exams exam on exam.company_id = paper.company_id and exam.id = paper.exam_id and exam.figured_by is not null
  where paper.company_id = old.company_id and paper.id = old.paper_id
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_changed_exam()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into quiz_figures_due (company_id, exam_id) values (new.company_id, new.id) on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.note_changed_key()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into quiz_figures_due (company_id, exam_id)
  select company_id, id from quiz_exams
  where company_id = new.company_id and id = new.exam_id and figured_by is not null
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.offer_change_elsewhere(p_request_id bigint, p_fields jsonb, p_user bigint, p_operation text, p_trail_request text)
 RETURNS TABLE(company_id integer, request_id bigint, employee_id bigint, sender_id bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  own constant integer := app_company_id();
  addresses constant text[] := array['{new_regular_address,new_province_id,new_district_id}',
    '{tmp_address,new_province_tmp_id,new_district_tmp_id}', '{regular_address,ward_id}', '{old_tmp_address,ward_tmp_id}'];
  asked request_change_infos;
  him employees;
  sender bigint;
  paths text[];
  wanted text[];
  here jsonb;
  held jsonb;
  said jsonb;
  company record;
  there employees;
  made bigint;
begin
  select * into asked from request_change_infos r where r.company_id = own and r.id = p_request_id;
  select * into him from employees e where e.company_id = own and e.id = asked.employee_id;
  select u.id into sender from users u where u.person_id = him.person_id and u.id = asked.created_by;
  if asked.is_offered or sender is null then return; end if;
  -- Of one person one company at a time offers, so that none overtakes another.
  perform pg_advisory_xact_lock(hashtext('offer_change_elsewhere'), hashint8(him.person_id));
  here := offered_values(him.id);
  paths := array(select i.path from request_change_items i
    where i.company_id = own and i.request_id = asked.id and i.state = 'accepted' and i.applied_at is not null
      and here ? i.path and p_fields ? i.path order by i.id);
  if cardinality(paths) = 0 then return; end if;
  for company in select id from companies where id <> own and is_active order by id loop
    perform set_config('app.company_id', company.id::text, true);
    select * into there from employees e where e.company_id = company.id and e.person_id = him.person_id and e.active
    -- As whoever sends or reviews a request holds it: nothing comes to wait between the look and the writing.
    for no key update;
    continue when not found;
    held := offered_values(there.id);
    select settings.fields into said from request_change_settings settings where settings.company_id = company.id;
    wanted := array(select path from unnest(paths) with ordinality as of_request (path, place)
      where held->path->'value' <> 'null' and held->path->'value' <> here->path->'value'
        and coalesce(said->path->>'mode', p_fields->path->>'mode') <> 'hr'
        and not exists (select from request_change_items i
          where i.company_id = company.id and i.employee_id = there.id and i.path = of_request.path
            and (i.state = 'waiting' or i.state = 'accepted' and i.applied_at is null))
      order by place);
    wanted := array(select path from unnest(wanted) with ordinality as of_request (path, place)
      where not exists (select from unnest(addresses) address, unnest(address::text[]) beside
        where path = any (address::text[]) and beside <> all (wanted) and held->beside->'value' <> here->beside->'value')
      order by place);
    continue when cardinality(wanted) = 0;
    insert into request_change_infos (company_id, employee_id, field_change, changes, note, created_by, is_offered)
    select company.id, there.id, array_to_string(wanted, ','), string_agg(p_fields->path->>'label', ', ' order by place),
      'Thay đổi này đã được duyệt ở một công ty khác trong tập đoàn.', sender, true
    from unnest(wanted) with ordinality as of_request (path, place)
    returning id into made;
    insert into request_change_items (company_id, request_id, employee_id, path, old_value, new_value, base_version)
    select company.id, made, there.id, path, held->path->'value', nullif(here->path->'value', 'null'),
      (held->path->>'version')::integer
    from unnest(wanted) with ordinality as of_request (path, place) order by place;
    insert into audit_trail
      (company_id, user_id, operation, resource, record_id, result, changed_fields, detail, request_id)
    values (company.id, p_user, p_operation, 'requestChangeInfos', made, 'done', wanted,
      jsonb_build_object('from_company_id', own, 'employee_id', there.id), p_trail_request);
    return query select company.id, made, there.id, sender;
  end loop;
  perform set_config('app.company_id', own::text, true);
end $function$;

CREATE OR REPLACE FUNCTION public.offer_transfer(p_id bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  sender constant integer := app_company_id();
  offered employee_transfers;
begin
  select * into strict offered from employee_transfers kept
  where kept.company_id = sender and kept.id = p_id and kept.direction = 'out' and kept.state = 'waiting';
  perform from companies company where company.id = offered.other_company_id and company.is_active;
  if not found then raise exception 'transfer % to a closed company', p_id; end if;
  perform set_config('app.company_id', offered.other_company_id::text, true);
  insert into employee_transfers (company_id, id, direction, other_company_id, person_id, nhansu_id, full_name, birth_year,
    position_name, effective_date, note, consent_version, consent_text, consent_on, consent_means)
  values (offered.other_company_id, offered.id, 'in', sender, offered.person_id, offered.nhansu_id, offered.full_name,
    offered.birth_year, offered.position_name, offered.effective_date, offered.note, offered.consent_version,
    offered.consent_text, offered.consent_on, offered.consent_means);
  perform tell_of_transfer(p_id, 'transfer_offered', null);
  perform set_config('app.company_id', sender::text, true);
end $function$;

CREATE OR REPLACE FUNCTION public.offered_values(p_employee_id bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  card employees;
  each record;
  kept jsonb;
  content jsonb;
begin
  select * into card from employees e where e.company_id = app_company_id() and e.id = p_employee_id;
  select jsonb_object_agg(field, jsonb_build_object('value', to_jsonb(card)->field, 'version', card.version)) into content
  from unnest(array['full_name', 'gender', 'date_of_birth', 'phone']) field;
  for each in
    select parts.part, array_agg(distinct field) as fields
    from handed_over_parts() parts, unnest(parts.fields) field where not parts.many group by parts.part
  loop
    execute format('select to_jsonb(kept) from %s kept where kept.company_id = app_company_id() and kept.employee_id = $1', each.part)
    into kept using p_employee_id;
    content := content || (select jsonb_object_agg(field, jsonb_build_object('value', kept->field,
        'version', case each.part when 'employee_details'::regclass then card.version else (kept->>'version')::integer end))
      from unnest(each.fields) field);
  end loop;
  return content;
end $function$;

CREATE OR REPLACE FUNCTION public.only_about(p_employee_id bigint, OUT decisions bigint[], OUT documents bigint[], OUT rewards bigint[])
 RETURNS record
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select array(select his.decision_id from decision_people his
      where his.company_id = app_company_id() and his.employee_id = p_employee_id and not exists (
        select from decision_people other where other.company_id = his.company_id and other.decision_id = his.decision_id
          and other.employee_id <> p_employee_id)),
    -- The paper of a signature, of a consent or of a reading proves what others did.
    array(select his.document_id from document_employees his
      where his.company_id = app_company_id() and his.employee_id = p_employee_id and not exists (
        select from document_employees other where other.company_id = his.company_id and other.document_id = his.document_id
          and other.employee_id <> p_employee_id)
        and not exists (select from signers signer
          where signer.company_id = his.company_id and signer.authority_document_id = his.document_id)
        and not exists (select from contracts agreed where agreed.company_id = his.company_id
          and agreed.consent_document_id = his.document_id and agreed.employee_id <> p_employee_id)
        and not exists (select from document_readings asked
          where asked.company_id = his.company_id and asked.document_id = his.document_id)),
    array(select record.id from reward_discipline_people his
      join rewards_disciplines record on record.company_id = his.company_id and record.id = his.record_id
      where his.company_id = app_company_id() and his.employee_id = p_employee_id
        and (record.department_id is null or record.type = 'discipline') and record.employee_ids = array[p_employee_id])
$function$;

CREATE OR REPLACE FUNCTION public.open_account(p_employee_id bigint, p_login text, p_password_hash text)
 RETURNS TABLE(user_id bigint, is_new boolean)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare hired employees;
begin
  select e.* into hired from employees e where e.company_id = app_company_id() and e.id = p_employee_id;
  if not found then return; end if;
  insert into users (person_id, login, full_name, password_hash)
  values (hired.person_id, p_login, hired.full_name, p_password_hash)
  on conflict (person_id) do nothing
  returning users.id into user_id;
  is_new := found;
  if not is_new then
    select u.id into user_id from users u where u.person_id = hired.person_id;
  end if;
  insert into memberships as m (user_id, company_id) values (user_id, hired.company_id)
  on conflict on constraint memberships_pkey do update set is_active = true where not m.is_active;
  if found then return next; end if;
end $function$;

CREATE OR REPLACE FUNCTION public.open_api_token(p_user_id bigint, p_name text, p_expires_on date, p_token_hash bytea, p_ends_with text)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare new_id bigint;
begin
  insert into api_tokens (company_id, user_id, name, expires_on, ends_with)
  values (app_company_id(), p_user_id, p_name, p_expires_on, p_ends_with) returning id into new_id;
  insert into api_token_keys (token_hash, company_id, token_id) values (p_token_hash, app_company_id(), new_id);
  return new_id;
end $function$;

CREATE OR REPLACE FUNCTION public.open_job_histories(p_as_opening boolean, p_first_employee_id bigint)
 RETURNS void
 LANGUAGE sql
 SET enable_nestloop TO 'off'
AS $function$
  with person as materialized (
    select e.company_id, e.id, e.join_date, e.official_date, e.leave_date, e.work_state, e.nature_of_work,
      case when not e.active or e.work_state = 'left'
        then greatest(e.join_date, least(coalesce(e.leave_date, current_date - 1) + 1, current_date)) end as left_on,
      case when e.active and e.work_state in ('maternity_leave', 'unpaid_leave')
        then least(current_date, greatest(e.join_date, e.official_date, current_date - 30 - (e.id % 60)::integer)) end as absent_on
    from employees e
    where e.id >= p_first_employee_id and not exists (
      select from job_changes change where change.company_id = e.company_id and change.employee_id = e.id)
  ), held as materialized (
    select p.company_id, p.id as employee_id, h.position_id, h.department_id, h.is_main,
      greatest(h.from_date, p.join_date) as from_date, h.to_date,
      row_number() over (partition by p.company_id, p.id, h.is_main, greatest(h.from_date, p.join_date) order by h.id) as place
    from person p
    join employee_positions h on h.company_id = p.company_id and h.employee_id = p.id
      and (h.to_date is null or h.to_date >= p.join_date)
  ), day as materialized (
    select distinct p.company_id, p.id as employee_id, each.day
    from person p
    join (
      select company_id, id as employee_id, join_date as day from person
      union all select company_id, id, official_date from person
      union all select company_id, id, left_on from person
      union all select company_id, id, absent_on from person
      union all select company_id, employee_id, from_date from held
      union all select company_id, employee_id, to_date + 1 from held
    ) each on each.company_id = p.company_id and each.employee_id = p.id
    where each.day >= p.join_date and (each.day <= current_date or each.day = p.join_date)
      and (p.left_on is null or each.day <= p.left_on)
  ), main as (
    select distinct on (day.company_id, day.employee_id, day.day) day.company_id, day.employee_id, day.day,
      held.position_id, held.department_id
    from day
    join held on held.company_id = day.company_id and held.employee_id = day.employee_id and held.is_main
      and held.from_date <= day.day and (held.to_date is null or held.to_date >= day.day)
    order by day.company_id, day.employee_id, day.day, held.from_date desc, held.place
  ), further as (
    select day.company_id, day.employee_id, day.day, jsonb_agg(distinct jsonb_build_object(
      'position_id', held.position_id, 'department_id', held.department_id)) as positions
    from day
    join held on held.company_id = day.company_id and held.employee_id = day.employee_id and not held.is_main
      and held.from_date <= day.day and (held.to_date is null or held.to_date >= day.day)
    group by day.company_id, day.employee_id, day.day
  ), state as materialized (
    select day.company_id, day.employee_id, day.day, p.join_date, p.nature_of_work,
      case when day.day >= p.left_on then 'left'
        when day.day >= p.absent_on then p.work_state
        when day.day >= coalesce(p.official_date, p.join_date) and p.work_state not in ('training', 'probation', 'seasonal')
          then 'official'
        when p.work_state in ('training', 'probation', 'seasonal') then p.work_state
        else 'probation' end as work_state,
      case when day.day >= p.official_date then p.official_date end as official_date,
      case when day.day >= p.left_on then coalesce(p.leave_date, p.left_on - 1) end as leave_date,
      case when p.left_on is null or day.day < p.left_on then main.position_id end as position_id,
      case when p.left_on is null or day.day < p.left_on then main.department_id end as department_id,
      case when p.left_on is null or day.day < p.left_on then coalesce(further.positions, '[]') else '[]' end as further_positions
    from day
    join person p on p.company_id = day.company_id and p.id = day.employee_id
    left join main on main.company_id = day.company_id and main.employee_id = day.employee_id and main.day = day.day
    left join further on further.company_id = day.company_id and further.employee_id = day.employee_id and further.day = day.day
  ), compared as materialized (
    select state.*, lag(day) over before is null as is_first,
      lag(work_state) over before is distinct from work_state as state_changed,
      (lag(position_id) over before, lag(department_id) over before) is distinct from (position_id, department_id) as position_changed,
      coalesce(lag(department_id) over before = department_id, false) as same_unit,
      coalesce(lag(further_positions) over before, '[]') <> further_positions as further_changed,
      lag(official_date) over before is distinct from official_date as official_changed
    from state
    window before as (partition by company_id, employee_id order by day)
  ), worth as materialized (
    select * from compared where is_first or state_changed or position_changed or further_changed or official_changed
  ), written as (
    insert into job_changes (company_id, employee_id, kind, effective_date, day_order, state, facts, work_state,
      position_id, department_id, nature_of_work, official_date, leave_date, decision_type)
    select company_id, employee_id,
      case when p_as_opening then 'opening' when is_first then 'reception'
        when work_state = 'left' then 'termination'
        when state_changed and work_state in ('maternity_leave', 'unpaid_leave') then work_state
        when state_changed and work_state = 'official' then 'official'
        when position_changed and not same_unit then 'transfer'
        when position_changed then 'title' else 'appointment' end,
      day, 1, case when day > current_date then 'waiting' else 'in_effect' end,
      array_remove(array[
        case when is_first or state_changed then 'work_state' end,
        case when is_first or position_changed then 'main_position' end,
        case when further_changed then 'further_positions' end,
        case when is_first then 'nature_of_work' end,
        case when official_changed and official_date is not null then 'official_date' end,
        case when work_state = 'left' then 'leave_date' end], null),
      case when is_first or state_changed then work_state end,
      case when is_first or position_changed then position_id end,
      case when is_first or position_changed then department_id end,
      case when is_first then nature_of_work end,
      case when official_changed then official_date end,
      case when work_state = 'left' then leave_date end,
      case when p_as_opening then null
        when is_first then case work_state when 'training' then 1 when 'probation' then 2 when 'seasonal' then 14 else 3 end
        when work_state = 'left' then 7 when state_changed and work_state = 'unpaid_leave' then 8
        when state_changed and work_state = 'official' then 3
        when state_changed then null when position_changed and not same_unit then 4
        when position_changed then 5 else 6 end
    from worth
    order by company_id, employee_id, day
    returning company_id, id, employee_id, effective_date
  ), further_written as (
    insert into job_change_positions (company_id, change_id, position_id, department_id)
    select worth.company_id, written.id, each.position_id, each.department_id
    from worth
    join written on written.company_id = worth.company_id and written.employee_id = worth.employee_id
      and written.effective_date = worth.day
    cross join lateral jsonb_to_recordset(worth.further_positions) as each (position_id bigint, department_id bigint)
    where worth.further_changed
  )
  insert into job_versions (company_id, employee_id, valid_from, valid_to, change_id, work_state, position_id,
    department_id, further_positions, nature_of_work, join_date, official_date, leave_date)
  select worth.company_id, worth.employee_id, worth.day,
    lead(worth.day) over (partition by worth.company_id, worth.employee_id order by worth.day),
    written.id, worth.work_state, worth.position_id, worth.department_id, worth.further_positions,
    worth.nature_of_work, worth.join_date, worth.official_date, worth.leave_date
  from worth
  join written on written.company_id = worth.company_id and written.employee_id = worth.employee_id
    and written.effective_date = worth.day
  where worth.day <= current_date;

  insert into leaver_units (company_id, department_id, employee_id, sort_name)
  with above as materialized (
    select d.company_id, d.id as department_id, unit
    from departments d cross join lateral department_and_above(d.company_id, d.id) as unit
  ), last as (
    select distinct on (company_id, employee_id) company_id, employee_id, department_id
    from job_versions where department_id is not null and employee_id >= p_first_employee_id
    order by company_id, employee_id, valid_from desc
  )
  select e.company_id, above.unit, e.id, e.sort_name
  from employees e
  join last on last.company_id = e.company_id and last.employee_id = e.id
  join above on above.company_id = last.company_id and above.department_id = last.department_id
  where not e.active and e.id >= p_first_employee_id
  on conflict do nothing;
$function$;

CREATE OR REPLACE FUNCTION public.open_password_link(p_token_hash bytea)
 RETURNS SETOF public_links
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT link.token_hash,
     link.company_id,
     link.kind,
     link.record_id,
     link.expires_at,
     link.used_at,
     link.created_at
    FROM (((public_links link
      JOIN users u ON (((u.id = link.record_id) AND u.is_active)))
      JOIN memberships m ON (((m.user_id = u.id) AND (m.company_id = link.company_id) AND m.is_active)))
      JOIN companies c ON (((c.id = link.company_id) AND c.is_active)))
   WHERE ((link.token_hash = open_password_link.p_token_hash) AND (link.kind = 'password'::text) AND (link.used_at IS NULL) AND (link.expires_at > now()));
END;

CREATE OR REPLACE FUNCTION public.open_training_need_again()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.state = 'placed' and new.training_employee_id is null then
    new.state := 'planned';
  end if;
  if new.state = 'planned' and new.plan_line_id is null then
    new.state := 'new';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.own_sessions(p_session_hash bytea, p_idle interval, p_absolute interval)
 RETURNS TABLE(id bigint, is_current boolean, company_name text, created_at timestamp with time zone, last_used_at timestamp with time zone, address text, browser text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT s.id,
     (s.id = asking.id),
     c.short_name,
     s.created_at,
     s.last_used_at,
     host(s.address) AS host,
     s.browser
    FROM ((sessions asking
      JOIN sessions s ON (((s.user_id = asking.user_id) AND (s.ended_at IS NULL))))
      LEFT JOIN companies c ON ((c.id = s.company_id)))
   WHERE ((asking.token_hash = own_sessions.p_session_hash) AND (asking.ended_at IS NULL) AND (s.last_used_at > (now() - own_sessions.p_idle)) AND (s.created_at > (now() - own_sessions.p_absolute)))
   ORDER BY (s.id = asking.id) DESC, s.last_used_at DESC, s.id DESC;
END;

CREATE OR REPLACE FUNCTION public.own_sign_ins(p_session_hash bytea)
 RETURNS TABLE(id bigint, at timestamp with time zone, event text, company_name text, address text, browser text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT e.id,
     e.at,
     e.event,
     c.short_name,
     host(e.address) AS host,
     e.browser
    FROM ((sessions asking
      JOIN sign_in_events e ON ((e.user_id = asking.user_id)))
      LEFT JOIN companies c ON ((c.id = e.company_id)))
   WHERE ((asking.token_hash = own_sign_ins.p_session_hash) AND (asking.ended_at IS NULL))
   ORDER BY e.id DESC
  LIMIT 100;
END;

CREATE OR REPLACE FUNCTION public.password_change_key(p_user_id bigint)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN sign_in_key('browser'::text, ('password-change '::text || p_user_id));

CREATE OR REPLACE FUNCTION public.people_of_next_run(p_company_id integer, p_exam_id bigint)
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select employees.id
  from exams exam
  join employees on employees.company_id = exam.company_id and employees.active
  where exam.company_id = p_company_id and exam.id = p_exam_id and case
    when exam.repeat_department_id is null then exists (select from exam_people person
      where person.company_id = exam.company_id and person.exam_id = exam.id and person.employee_id = employees.id)
    else exists (select from employee_units member
      where member.company_id = exam.company_id and member.employee_id = employees.id
        and member.department_id in (select department_and_below(exam.company_id, exam.repeat_department_id))) end
$function$;

CREATE OR REPLACE FUNCTION public.person_code_is_taken(p_code text)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
RETURN (EXISTS (SELECT FROM persons WHERE (persons.nhansu_id = person_code_is_taken.p_code)));

CREATE OR REPLACE FUNCTION public.portal_attempts_so_far(p_kind text, p_key bytea, p_seconds integer)
 RETURNS bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT (COALESCE(sum(portal_attempts.total), (0)::numeric))::bigint AS "coalesce"
    FROM portal_attempts
   WHERE ((portal_attempts.kind = portal_attempts_so_far.p_kind) AND (portal_attempts.key = portal_attempts_so_far.p_key) AND (portal_attempts.began_at >= (now() - make_interval(secs => (portal_attempts_so_far.p_seconds)::double precision))));
END;

CREATE OR REPLACE FUNCTION public.published_campaigns(p_word text DEFAULT NULL::text)
 RETURNS SETOF published_campaign
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  company record;
  before text := coalesce(current_setting('app.company_id', true), '');
begin
  for company in select c.id from companies c where c.is_active order by c.id loop
    perform set_config('app.company_id', company.id::text, true);
    return query
      select campaign_word(r.public_id), c.code, c.name, r.code, r.name,
        campaign_state(r.status, r.is_paused, r.deadline), r.quantity, r.work_place,
        address_text(r.address, r.new_district_id, r.ward_id), r.address, commune.full_name, province.id,
        province.full_name, r.nature_of_work, r.employment_kind, case when r.is_salary_public then r.salary_from end,
        case when r.is_salary_public then r.salary_to end, r.is_salary_public and r.is_salary_negotiable, r.deadline, r.expected_start, (coalesce(r.published_at, r.opened_at) at time zone 'Asia/Ho_Chi_Minh')::date,
        -- A list shows no long texts.
        case when p_word is not null then r.description end, case when p_word is not null then r.requirements end,
        case when p_word is not null then r.benefits end, r.contact, r.is_listed, p.data_contact, p.data_phone,
        r.updated_at,
        p_word is not null and exists (select from files logo where logo.company_id = r.company_id
          and logo.owner_kind = 'company' and logo.owner_id = r.company_id and logo.purpose = 'company_logo'
          and logo.removed_at is null and logo.scan_state in ('unscanned', 'clean'))
      from recruitments r join companies c on c.id = r.company_id
      left join company_profiles p on p.company_id = r.company_id
      left join new_districts commune on commune.id = r.new_district_id
      left join new_provinces province on province.id = commune.province_id
      where r.company_id = company.id and r.is_published and r.status in ('recruiting', 'done')
        and (p_word is null or r.public_id = campaign_uuid(p_word))
        and (p_word is not null or r.is_listed and campaign_state(r.status, r.is_paused, r.deadline) = 'open');
    exit when found and p_word is not null;
  end loop;
  perform set_config('app.company_id', before, true);
end $function$;

CREATE OR REPLACE FUNCTION public.published_companies(p_code text DEFAULT NULL::text)
 RETURNS SETOF published_company
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  company record;
  before constant text := coalesce(current_setting('app.company_id', true), '');
  today constant date := (now() at time zone 'Asia/Ho_Chi_Minh')::date;
begin
  for company in select c.id from companies c where c.is_active and (p_code is null or c.code = p_code) order by c.id loop
    perform set_config('app.company_id', company.id::text, true);
    return query
      select c.code, c.name, p.place, p.about, p.data_contact, p.data_phone, p.data_email,
        (select count(*)::integer from recruitments r where r.company_id = company.id and r.is_published and r.is_listed
          and r.status = 'recruiting' and campaign_state(r.status, r.is_paused, r.deadline) = 'open'),
        law_value('keep_rejected_candidate_days', today)::integer,
        greatest(1, law_value('keep_archived_candidate_months', today)::integer),
        (select coalesce(jsonb_agg(jsonb_build_object('purpose', t.purpose, 'number', t.number, 'content', t.content,
            'since', (t.created_at at time zone 'Asia/Ho_Chi_Minh')::date) order by t.purpose, t.number desc), '[]')
          from consent_texts t where t.company_id = company.id),
        greatest(p.updated_at, (select max(t.created_at) from consent_texts t where t.company_id = company.id))
      from companies c left join company_profiles p on p.company_id = c.id
      where c.id = company.id and exists (select from recruitments r
        where r.company_id = company.id and r.is_published and r.status in ('recruiting', 'done'));
  end loop;
  perform set_config('app.company_id', before, true);
end $function$;

CREATE OR REPLACE FUNCTION public.quiz_exam_closes(exam quiz_exams)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select greatest(
    case when now() < exam.reopened_until then (select max(attempt.deadline_at) from quiz_exam_people person
      join quiz_attempts attempt on attempt.company_id = person.company_id and attempt.person_id = person.id
        and attempt.state = 'running'
      where person.company_id = exam.company_id and person.exam_id = exam.id) end,
    exam.end_at + coalesce((select max(make_interval(mins => extra_minutes, secs => paused_seconds))
      from quiz_exam_people person where person.company_id = exam.company_id and person.exam_id = exam.id), interval '0')) $function$;

CREATE OR REPLACE FUNCTION public.quiz_exam_status(exam quiz_exams)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select case when exam.stage <> 'scheduled' then exam.stage
    when exam.released_at is not null then 'released'
    when exists (select from quiz_exam_pauses pause where pause.company_id = exam.company_id and pause.exam_id = exam.id
      and pause.resumed_at is null and pause.room is null and pause.person_id is null) then 'paused'
    when now() < exam.start_at then 'upcoming' when now() < exam.end_at then 'running'
    -- As long as a room or a person stands still somebody may have time left.
    when now() < quiz_exam_closes(exam) or exists (select from quiz_exam_pauses pause
      where pause.company_id = exam.company_id and pause.exam_id = exam.id and pause.resumed_at is null) then 'running'
    else 'ended' end $function$;

CREATE OR REPLACE FUNCTION public.quiz_fields_below(p_company_id integer, p_field_id bigint)
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE
AS $function$
  with recursive below as (
    select id from fields where company_id = p_company_id and id = p_field_id
    union
    select child.id from fields child join below on child.parent_id = below.id where child.company_id = p_company_id)
  select id from below $function$;

CREATE OR REPLACE FUNCTION public.quiz_gaps(content text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
RETURN (SELECT count(*) AS count FROM regexp_matches(quiz_gaps.content, '_{3,}'::text, 'g'::text) regexp_matches(regexp_matches));

CREATE OR REPLACE FUNCTION public.quiz_has_doubles(texts text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
RETURN (cardinality(texts) > (SELECT count(DISTINCT text.text) AS count FROM unnest(quiz_has_doubles.texts) text(text)));

CREATE OR REPLACE FUNCTION public.quiz_options(VARIADIC texts text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
RETURN ARRAY(SELECT lower(NORMALIZE(btrim(text.text), NFC)) AS lower FROM unnest(quiz_options.texts) text(text) WHERE (text.text IS NOT NULL));

CREATE OR REPLACE FUNCTION public.quiz_results_mark(p_company_id integer, p_exam_id bigint)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select md5(concat_ws('|',
    (select string_agg(concat_ws(':', attempt.id, attempt.points, attempt.max_points), ',' order by attempt.id)
      from quiz_papers paper
      join quiz_attempts attempt on attempt.company_id = paper.company_id and attempt.paper_id = paper.id
        and attempt.state = 'marked'
      where paper.company_id = p_company_id and paper.exam_id = p_exam_id),
    (select string_agg(concat_ws(':', id, undone_at is null), ',' order by id) from quiz_corrections
      where company_id = p_company_id and exam_id = p_exam_id)))
$function$;

CREATE OR REPLACE FUNCTION public.quiz_results_out(exam quiz_exams)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exam.released_at is not null
    or not exam.waits_for_release and now() >= exam.end_at and quiz_exam_status(exam) = 'ended' $function$;

CREATE OR REPLACE PROCEDURE public.raise_company_wall(IN company_table regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %s enable row level security', company_table);
  execute format('alter table %s force row level security', company_table);
  execute format(
    'create policy company_wall on %s using (company_id = (select app_company_id())) with check (company_id = (select app_company_id()))',
    company_table);
end $procedure$;

CREATE OR REPLACE FUNCTION public.raise_training_needs(p_company_id integer, p_from bigint, p_to bigint, p_day date DEFAULT CURRENT_DATE)
 RETURNS integer
 LANGUAGE sql
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with must as materialized (
    select employee_id, certificate_id from required_certificates(p_company_id, p_from, p_to)
  ), last as materialized (
    select distinct on (held.employee_id, held.certificate_id) held.employee_id, held.certificate_id, held.id,
      held.expiry_date
    from employee_certificates held
    where held.company_id = p_company_id and held.employee_id between p_from and p_to
      and held.issue_date <= p_day and (held.revoked_on is null or held.revoked_on > p_day)
    order by held.employee_id, held.certificate_id, held.issue_date desc, held.id desc
  ), wanted as (
    -- One that has been over for a year is nobody's any more, unless the work asks for it.
    select last.employee_id, last.certificate_id, last.id as held_id, last.expiry_date as due,
      must.employee_id is not null as is_required
    from last
    join employees on employees.company_id = p_company_id and employees.id = last.employee_id and employees.active
    join certificates kind on kind.company_id = p_company_id and kind.id = last.certificate_id
    left join must on must.employee_id = last.employee_id and must.certificate_id = last.certificate_id
    where last.expiry_date <= p_day + kind.remind_days
      and (must.employee_id is not null or last.expiry_date >= p_day - 365)
    union all
    select must.employee_id, must.certificate_id, null, p_day, true
    from must
    where not exists (select from last
      where last.employee_id = must.employee_id and last.certificate_id = must.certificate_id)
  ), raised as (
    insert into training_needs (company_id, employee_id, certificate_id, source, source_certificate_id, due_date, priority,
      is_required)
    select p_company_id, employee_id, certificate_id, case when held_id is null then 'missing' else 'expiring' end, held_id,
      due, case when is_required then 'high' else 'normal' end, is_required
    from wanted
    where not exists (select from training_needs other
      where other.company_id = p_company_id and other.employee_id = wanted.employee_id
        and other.certificate_id = wanted.certificate_id
        and (other.state in ('new', 'planned', 'placed')
          -- What somebody set aside stays so, for this very certificate or as long as none is held.
          or other.source_certificate_id is not distinct from wanted.held_id
            and (other.close_cause = 'by_hand' or other.close_cause = 'not_required' and not wanted.is_required)))
    order by employee_id, certificate_id
    on conflict do nothing
    returning id
  )
  select count(*)::int from raised
$function$;

CREATE OR REPLACE FUNCTION public.read_api_token(p_token_hash bytea, p_permissions text[])
 RETURNS TABLE(user_id bigint, company_id integer, login text, full_name text, avatar text, nhansu_id text, employee_id bigint, unit_ids bigint[], grants text[])
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  found_id bigint;
  used_at timestamptz;
  own_person_id bigint;
  held_grants text[];
begin
  select k.company_id, k.token_id into company_id, found_id from api_token_keys k where k.token_hash = p_token_hash;
  if found_id is null then return; end if;
  perform set_config('app.company_id', company_id::text, true);
  select t.user_id, t.last_used_at, u.login, u.full_name, u.avatar, u.person_id, p.nhansu_id
  into user_id, used_at, login, full_name, avatar, own_person_id, nhansu_id
  from api_tokens t
  join users u on u.id = t.user_id and u.is_active
  join memberships m on m.user_id = t.user_id and m.company_id = t.company_id and m.is_active
  join companies c on c.id = t.company_id and c.is_active
  left join persons p on p.id = u.person_id
  where t.company_id = read_api_token.company_id and t.id = found_id
    and t.expires_on >= (now() at time zone 'Asia/Ho_Chi_Minh')::date;
  if user_id is null then return; end if;
  held_grants := array(
    select distinct g.permission || ':' || g.scope
    from user_roles held join role_grants g on g.company_id = held.company_id and g.role_id = held.role_id
    where held.company_id = read_api_token.company_id and held.user_id = read_api_token.user_id
      and g.permission = any (p_permissions || 'api_token_edit'::text));
  if not 'api_token_edit:company' = any (held_grants) then return; end if;
  grants := held_grants;
  if used_at is null or used_at < now() - interval '1 minute' then
    update api_tokens t set last_used_at = now() where t.company_id = read_api_token.company_id and t.id = found_id;
  end if;
  if own_person_id is not null then
    select e.id into employee_id from employees e
    where e.company_id = read_api_token.company_id and e.person_id = own_person_id;
  end if;
  unit_ids := array(
    select distinct held.department_id from employee_positions held
    where held.company_id = read_api_token.company_id and held.employee_id = read_api_token.employee_id
      and held.to_date is null);
  return next;
end $function$;

CREATE OR REPLACE FUNCTION public.read_session(p_token_hash bytea, p_idle interval, p_absolute interval, p_permissions text[])
 RETURNS TABLE(user_id bigint, company_id integer, login text, full_name text, avatar text, nhansu_id text, employee_id bigint, unit_ids bigint[], grants text[])
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  session_id bigint;
  used_at timestamptz;
  own_person_id bigint;
begin
  select s.id, s.last_used_at, s.company_id, u.id, u.login, u.full_name, u.avatar, u.person_id, p.nhansu_id
  into session_id, used_at, company_id, user_id, login, full_name, avatar, own_person_id, nhansu_id
  from sessions s
  join users u on u.id = s.user_id and u.is_active
  left join persons p on p.id = u.person_id
  where s.token_hash = p_token_hash and s.ended_at is null
    and s.last_used_at > now() - p_idle and s.created_at > now() - p_absolute
    and (s.company_id is null or exists (
      select from memberships m join companies c on c.id = m.company_id and c.is_active
      where m.user_id = s.user_id and m.company_id = s.company_id and m.is_active));
  if session_id is null then return; end if;
  if used_at < now() - interval '1 minute' then
    update sessions s set last_used_at = now() where s.id = session_id;
  end if;
  perform set_config('app.company_id', coalesce(company_id::text, ''), true);
  grants := array(
    select distinct g.permission || ':' || g.scope
    from user_roles held join role_grants g on g.company_id = held.company_id and g.role_id = held.role_id
    where held.company_id = read_session.company_id and held.user_id = read_session.user_id
      and g.permission = any (p_permissions));
  if own_person_id is not null then
    select e.id into employee_id from employees e
    where e.company_id = read_session.company_id and e.person_id = own_person_id;
  end if;
  unit_ids := '{}';
  if employee_id is not null and exists (select from unnest(grants) as held where held like '%:unit') then
    unit_ids := array(
      select distinct held.department_id from employee_positions held
      where held.company_id = read_session.company_id and held.employee_id = read_session.employee_id
        and held.to_date is null);
  end if;
  return next;
end $function$;

CREATE OR REPLACE FUNCTION public.rebuild_all_handed_papers(p_company_id integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare before constant text := coalesce(current_setting('app.company_id', true), '');
begin
  if current_setting('app.is_preview', true) = 'on' then return; end if;
  perform set_config('app.company_id', p_company_id::text, true);
  perform pg_advisory_xact_lock(730434, p_company_id);
  delete from handed_papers where company_id = p_company_id;
  insert into handed_papers (company_id, employee_id, required_paper_id, good_until)
  select company_id, employee_id, required_paper_id, good_until from current_handed_papers where company_id = p_company_id
  union all
  select company_id, employee_id, required_paper_id, good_until from current_complete_papers where company_id = p_company_id;
  perform set_config('app.company_id', before, true);
end $function$;

CREATE OR REPLACE FUNCTION public.rebuild_certificate_words(p_company_id integer, p_ids bigint[])
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from employee_certificate_words where company_id = p_company_id and employee_certificate_id = any (p_ids);
  insert into employee_certificate_words (company_id, word, employee_certificate_id)
  select distinct held.company_id, word, held.id
  from employee_certificates held
  join employees holder on holder.company_id = held.company_id and holder.id = held.employee_id
  cross join lateral (
    select vn_words(concat_ws(' ', held.number, held.issuer, holder.full_name)) as word
    union all select vn_initials(holder.full_name)
    union all select lower(holder.nhansu_id)
    union all select lower(alias.nhansu_id) from persons alias where alias.alias_of = holder.person_id) as words
  where held.company_id = p_company_id and held.id = any (p_ids) and word <> '';
$function$;

CREATE OR REPLACE FUNCTION public.rebuild_contract_words(p_company_id integer, p_contract_ids bigint[])
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from contract_words where company_id = p_company_id and contract_id = any (p_contract_ids);
  insert into contract_words (company_id, word, contract_id)
  select c.company_id, word, c.id
  from contracts c
  join employees e on e.company_id = c.company_id and e.id = c.employee_id
  cross join lateral (
    select contract_word_list(c.contract_number, e.full_name, e.nhansu_id)
    union select lower(alias.nhansu_id) from persons alias where alias.alias_of = e.person_id) as words (word)
  where c.company_id = p_company_id and c.id = any (p_contract_ids);
$function$;

CREATE OR REPLACE FUNCTION public.rebuild_employee_units(p_company_id integer, p_employee_ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from employee_units where company_id = p_company_id and employee_id = any (p_employee_ids);
  insert into employee_units (company_id, department_id, employee_id, sort_name)
  select distinct held.company_id, unit, held.employee_id, e.sort_name
  from employee_positions held
  join employees e on e.company_id = held.company_id and e.id = held.employee_id
  cross join lateral department_and_above(held.company_id, held.department_id) as unit
  where held.company_id = p_company_id and held.employee_id = any (p_employee_ids) and held.to_date is null;
end $function$;

CREATE OR REPLACE FUNCTION public.rebuild_employee_words(p_company_id integer, p_ids bigint[])
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from employee_words where company_id = p_company_id and employee_id = any (p_ids);
  insert into employee_words (company_id, word, employee_id, word_before, sort_name, words)
  select e.company_id, made.word, e.id, made.word_before, e.sort_name, made.words
  from employees e cross join lateral employee_word_rows(e) as made
  where e.company_id = p_company_id and e.id = any (p_ids);
$function$;

CREATE OR REPLACE FUNCTION public.rebuild_handed_papers(p_company_id integer, p_employee_ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare before constant text := coalesce(current_setting('app.company_id', true), '');
begin
  -- What is only tried is taken back, and holds nobody.
  if current_setting('app.is_preview', true) = 'on' then return; end if;
  perform set_config('app.company_id', p_company_id::text, true);
  perform pg_advisory_xact_lock_shared(730434, p_company_id);
  perform from employees e where e.company_id = p_company_id and e.id = any (p_employee_ids)
  order by e.id for no key update;
  with wanted as materialized (
    select company_id, employee_id, required_paper_id, good_until
    from (table current_handed_papers union all table current_complete_papers) each
    where company_id = p_company_id and employee_id = any (p_employee_ids)
  ), gone as (
    delete from handed_papers kept
    where kept.company_id = p_company_id and kept.employee_id = any (p_employee_ids) and not exists (
      select from wanted where wanted.employee_id = kept.employee_id
        and wanted.required_paper_id = kept.required_paper_id and wanted.good_until = kept.good_until)
  )
  insert into handed_papers (company_id, employee_id, required_paper_id, good_until)
  select company_id, employee_id, required_paper_id, good_until from wanted
  on conflict do nothing;
  perform set_config('app.company_id', before, true);
end $function$;

CREATE OR REPLACE FUNCTION public.rebuild_identity_words(p_company_id integer, p_ids bigint[])
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from identity_words where company_id = p_company_id and employee_id = any (p_ids);
  insert into identity_words (company_id, word, employee_id)
  select distinct papers.company_id, word, papers.employee_id
  from employee_papers papers cross join lateral unnest(array[papers.id_number, papers.old_id_number]) as word
  where papers.company_id = p_company_id and papers.employee_id = any (p_ids) and word is not null;
$function$;

CREATE OR REPLACE FUNCTION public.rebuild_leaver_units(p_company_id integer, p_employee_ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from leaver_units where company_id = p_company_id and employee_id = any (p_employee_ids);
  insert into leaver_units (company_id, department_id, employee_id, sort_name)
  select distinct e.company_id, unit, e.id, e.sort_name
  from employees e
  join lateral (
    select version.department_id from job_versions version
    where version.company_id = e.company_id and version.employee_id = e.id and version.department_id is not null
    order by version.valid_from desc limit 1
  ) last on true
  cross join lateral department_and_above(e.company_id, last.department_id) as unit
  where e.company_id = p_company_id and e.id = any (p_employee_ids) and not e.active;
end $function$;

CREATE OR REPLACE FUNCTION public.rebuild_position_summaries(p_company_id integer, p_employee_ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  delete from position_summaries kept
  where kept.company_id = p_company_id and kept.employee_id = any (p_employee_ids) and not exists (
    select from employee_positions held
    where held.company_id = p_company_id and held.employee_id = kept.employee_id and held.to_date is null);
  insert into position_summaries as kept (company_id, employee_id, positions)
  select summary.company_id, summary.employee_id, summary.positions
  from current_position_summaries summary
  where summary.company_id = p_company_id and summary.employee_id = any (p_employee_ids)
  on conflict (company_id, employee_id) do update set positions = excluded.positions
  where kept.positions::text <> excluded.positions::text;
end $function$;

CREATE OR REPLACE FUNCTION public.rebuild_work_spells(p_company_id integer, p_employee_ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare before constant text := coalesce(current_setting('app.company_id', true), '');
begin
  -- What is only tried is taken back, and holds nobody.
  if current_setting('app.is_preview', true) = 'on' then return; end if;
  perform set_config('app.company_id', p_company_id::text, true);
  perform from employees e where e.company_id = p_company_id and e.id = any (p_employee_ids)
  order by e.id for no key update;
  -- What is wanted is reckoned once; what goes and what is written are different rows.
  with wanted as materialized (
    select company_id, employee_id, works_from, works_until, birthday, date_of_birth, gender, last_day, issued_day, further_days
    from current_work_spells
    where company_id = p_company_id and employee_id = any (p_employee_ids)
  ), gone as (
    delete from work_spells kept
    where kept.company_id = p_company_id and kept.employee_id = any (p_employee_ids) and not exists (
      select from wanted where wanted.employee_id = kept.employee_id and wanted.works_from = kept.works_from)
  )
  insert into work_spells as kept (company_id, employee_id, works_from, works_until, birthday, date_of_birth, gender, last_day,
    issued_day, further_days)
  select company_id, employee_id, works_from, works_until, birthday, date_of_birth, gender, last_day, issued_day, further_days
  from wanted
  on conflict (company_id, employee_id, works_from) do update
  set works_until = excluded.works_until, birthday = excluded.birthday, date_of_birth = excluded.date_of_birth,
    gender = excluded.gender, last_day = excluded.last_day, issued_day = excluded.issued_day,
    further_days = excluded.further_days
  where kept is distinct from excluded;
  perform set_config('app.company_id', before, true);
end $function$;

CREATE OR REPLACE FUNCTION public.record_in_other_company(p_company_id integer, p_actor_id bigint, p_operation text, p_user_id bigint, p_changed_fields text[], p_request_id text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare acting text := coalesce(current_setting('app.company_id', true), '');
begin
  perform set_config('app.company_id', p_company_id::text, true);
  insert into audit_trail
    (company_id, user_id, operation, resource, record_id, result, changed_fields, detail, request_id)
  values (p_company_id, p_actor_id, p_operation, 'accounts', p_user_id, 'done', p_changed_fields,
    jsonb_build_object('from_company_id', nullif(acting, '')::integer), p_request_id);
  perform set_config('app.company_id', acting, true);
end $function$;

CREATE OR REPLACE FUNCTION public.record_sign_in_event(p_user_id bigint, p_company_id integer, p_event text, p_address inet, p_browser text, p_request_id text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 INSERT INTO sign_in_events (user_id, company_id, event, address, browser, request_id)
   VALUES (record_sign_in_event.p_user_id, record_sign_in_event.p_company_id, record_sign_in_event.p_event, record_sign_in_event.p_address, record_sign_in_event.p_browser, record_sign_in_event.p_request_id);
END;

CREATE OR REPLACE FUNCTION public.record_transfer_there(p_id bigint, p_operation text, p_user bigint, p_request_id text, p_shown text[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  own constant integer := app_company_id();
  there constant integer := (select kept.other_company_id from employee_transfers kept
    where kept.company_id = own and kept.id = p_id);
  own_name constant text := (select company.name from companies company where company.id = own);
  theirs employee_transfers;
  view_id bigint;
begin
  if there is null then raise exception 'transfer % has no other side', p_id; end if;
  perform set_config('app.company_id', there::text, true);
  select * into strict theirs from employee_transfers kept
  where kept.company_id = there and kept.id = p_id and kept.other_company_id = own;
  insert into audit_trail
    (company_id, user_id, operation, resource, record_id, result, changed_fields, detail, request_id)
  values (there, p_user, p_operation, 'employeeTransfers', p_id, 'done', '{state}',
    jsonb_strip_nulls(jsonb_build_object('from_company_id', own, 'employee_id', theirs.employee_id)), p_request_id);
  if p_shown is not null and theirs.direction = 'out' then
    insert into personal_data_views (company_id, user_id, operation, deed, shown, viewer_roles, viewer_unit)
    values (there, p_user, p_operation, 'export', p_shown, '{}', own_name) returning id into view_id;
    insert into personal_data_view_people (company_id, employee_id, view_id) values (there, theirs.employee_id, view_id);
  end if;
  perform set_config('app.company_id', own::text, true);
end $function$;

CREATE OR REPLACE FUNCTION public.records_of(p_employee_id bigint)
 RETURNS TABLE(class text, resource text, id bigint, goes boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with alone as materialized (select * from only_about(p_employee_id))
  select 'contract', 'contracts', c.id, true from contracts c
    where c.company_id = app_company_id() and c.employee_id = p_employee_id
  union all select 'contract', 'appendices', a.id, true from appendices a
    join contracts c on c.company_id = a.company_id and c.id = a.contract_id
    where a.company_id = app_company_id() and c.employee_id = p_employee_id
  union all select 'contract', 'trainingCommitments', t.id, true from training_commitments t
    where t.company_id = app_company_id() and t.employee_id = p_employee_id
  union all select 'contract', 'employeeTransfers', t.id, t.state not in ('asking', 'waiting') from employee_transfers t
    where t.company_id = app_company_id() and t.employee_id = p_employee_id
  union all select 'contract', 'employeeCertificates', t.id, true from employee_certificates t
    where t.company_id = app_company_id() and t.employee_id = p_employee_id
  union all select 'contract', 'confirmationRequests', t.id, true from confirmation_requests t
    where t.company_id = app_company_id() and t.employee_id = p_employee_id
  union all select 'contract', 'personalDataRequests', t.id, t.state in ('completed', 'refused') from personal_data_requests t
    where t.company_id = app_company_id() and t.employee_id = p_employee_id
  union all select 'contract', 'trainingEmployees', t.id, true from training_employees t
    where t.company_id = app_company_id() and t.employee_id = p_employee_id
  union all select 'contract', 'trainingNeeds', t.id, true from training_needs t
    where t.company_id = app_company_id() and t.employee_id = p_employee_id
  union all select 'contact', 'requestChangeInfos', r.id, true from request_change_infos r
    where r.company_id = app_company_id() and r.employee_id = p_employee_id
  -- What is about others too stays, without his name.
  union all select 'contract', 'decisions', his.decision_id, his.decision_id = any (alone.decisions)
    from decision_people his, alone where his.company_id = app_company_id() and his.employee_id = p_employee_id
  -- A document goes by its type.
  union all select kind.retention_class, 'documents', his.document_id, his.document_id = any (alone.documents)
    from alone cross join document_employees his
    join documents d on d.company_id = his.company_id and d.id = his.document_id
    join document_types kind on kind.company_id = d.company_id and kind.id = d.document_type_id
    where his.company_id = app_company_id() and his.employee_id = p_employee_id
  union all select 'contract', 'rewardsDisciplines', his.record_id, his.record_id = any (alone.rewards)
    from reward_discipline_people his, alone where his.company_id = app_company_id() and his.employee_id = p_employee_id
  -- Applications, his own and those before it, go by ways of their own.
  union all select 'contact', word, came.id, false
    from candidates came cross join unnest(array['candidates', 'recruitmentCandidates', 'reservePool']) word
    where came.company_id = app_company_id() and exists (select from procedures
      join candidates hired on hired.company_id = procedures.company_id and hired.id = procedures.candidate_id
      where procedures.company_id = app_company_id() and procedures.employee_id = p_employee_id
        and (hired.id = came.id or hired.applicant_id = came.applicant_id))
  union all select 'contact', 'procedures', p.id, false from procedures p
    where p.company_id = app_company_id() and p.employee_id = p_employee_id
$function$;

CREATE OR REPLACE FUNCTION public.recount_files(p_person_ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  before constant text := coalesce(current_setting('app.company_id', true), '');
  company record;
  files bigint[] := '{}';
  several bigint[];
begin
  perform from persons p where p.id = any (p_person_ids) order by p.id for no key update;
  for company in select c.id from companies c order by c.id loop
    perform set_config('app.company_id', company.id::text, true);
    files := files || array(
      select e.person_id from employees e where e.company_id = company.id and e.person_id = any (p_person_ids));
  end loop;
  perform set_config('app.company_id', before, true);
  several := array(select person from unnest(files) as file (person) group by person having count(*) > 1);
  delete from persons_with_several_files kept
  where kept.person_id = any (p_person_ids) and kept.person_id <> all (several);
  insert into persons_with_several_files (person_id) select unnest(several) on conflict do nothing;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_other_writers()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'member') then
    raise exception using errcode = 'check_violation', constraint = 'job_facts_one_writer', table = tg_table_name,
      message = 'job facts change by job changes only';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.remember_browser(p_user_id bigint, p_browser_hash bytea)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 INSERT INTO known_browsers (token_hash, user_id)
   VALUES (remember_browser.p_browser_hash, remember_browser.p_user_id) ON CONFLICT(token_hash, user_id) DO UPDATE SET last_used_at = now();
 DELETE FROM known_browsers
   WHERE ((known_browsers.user_id = remember_browser.p_user_id) AND ((known_browsers.last_used_at < (now() - '180 days'::interval)) OR (NOT (known_browsers.token_hash IN ( SELECT known_browsers_1.token_hash
            FROM known_browsers known_browsers_1
           WHERE (known_browsers_1.user_id = remember_browser.p_user_id)
           ORDER BY known_browsers_1.last_used_at DESC
          LIMIT 10)))));
END;

CREATE OR REPLACE FUNCTION public.remove_employee_file(p_employee_id bigint, p_user_id bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  each record;
  kept jsonb;
  content jsonb := '[]';
begin
  for each in select * from employee_file_parts() loop
    execute format('select coalesce(jsonb_agg(to_jsonb(part)), ''[]'') from %s as part where %s', each.part, each.rows_of)
    into kept using array[p_employee_id];
    if kept <> '[]' then
      content := content || jsonb_build_object('part', each.part::text, 'rows', kept);
    end if;
  end loop;
  insert into deleted_records (company_id, resource, record_id, content, deleted_by)
  values (app_company_id(), 'employees', p_employee_id, content, p_user_id);
  delete from employees where company_id = app_company_id() and id = p_employee_id;
end $function$;

CREATE OR REPLACE FUNCTION public.require_job_change()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if not pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'member')
    and exists (select from employees e where e.company_id = new.company_id and e.id = new.id)
    and not exists (
      select from job_changes change where change.company_id = new.company_id and change.employee_id = new.id)
  then
    raise exception using errcode = 'check_violation', constraint = 'job_facts_one_writer', table = 'employees',
      message = 'an employee without a job change';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.required_certificates(p_company_id integer, p_from bigint, p_to bigint)
 RETURNS TABLE(employee_id bigint, certificate_id bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with people as materialized (
    select employees.id, employees.nature_of_work, positions.position_level, positions.safety_group
    from employees
    left join employee_positions main on main.company_id = employees.company_id and main.employee_id = employees.id
      and main.is_main and main.to_date is null
    left join positions on positions.company_id = main.company_id and positions.id = main.position_id
    where employees.company_id = p_company_id and employees.id between p_from and p_to and employees.active
  )
  select people.id, asked.id from people
  join (select id, unnest(required_natures) as nature from certificates where company_id = p_company_id) asked
    on asked.nature = people.nature_of_work
  union
  select people.id, asked.id from people
  join (select id, unnest(required_position_levels) as level from certificates where company_id = p_company_id) asked
    on asked.level = people.position_level
  union
  select people.id, asked.id from people
  join (select id, unnest(required_safety_groups) as safety_group from certificates where company_id = p_company_id) asked
    on asked.safety_group = people.safety_group
$function$;

CREATE OR REPLACE FUNCTION public.restore_employee_file(p_employee_id bigint, p_window interval)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  content jsonb;
  each record;
  columns text;
begin
  delete from deleted_records d
  where d.company_id = app_company_id() and d.resource = 'employees' and d.record_id = p_employee_id
    and d.deleted_at > now() - p_window
  returning d.content into content;
  if content is null then return false; end if;
  for each in select part->>'part' as part, part->'rows' as rows from jsonb_array_elements(content) as part loop
    select string_agg(quote_ident(attname), ', ' order by attnum) into columns
    from pg_attribute
    where attrelid = each.part::regclass and attnum > 0 and not attisdropped and attgenerated = '';
    execute format(
      'insert into %1$s (%2$s) overriding system value select %2$s from jsonb_populate_recordset(null::%1$s, $1)%3$s',
      each.part::regclass, columns,
      case when has_table_privilege(session_user, each.part, 'insert') then '' else ' on conflict do nothing' end)
    using each.rows;
  end loop;
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.same_people(p_user_id bigint, p_most integer, p_employee_id bigint DEFAULT NULL::bigint)
 RETURNS TABLE(employee_id bigint, full_name text, nhansu_id text, active boolean, other_company_id integer, other_nhansu_id text, other_active boolean, same_name boolean, same_birth_date boolean, stays text, hindrance text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
#variable_conflict use_column
declare
  own constant integer := app_company_id();
  company record;
  found record;
  here record;
  rows_there jsonb[];
  left_to_find integer := p_most;
begin
  if not own = any (companies_where_holds(p_user_id, '{group_read}')) then
    raise exception 'user % does not read the group', p_user_id;
  end if;
  select array_agg(p.id_number) as numbers, array_agg(e.id) as ids, array_agg(e.person_id) as persons,
    array_agg(e.full_name) as names, array_agg(e.nhansu_id) as codes, array_agg(e.active) as works,
    array_agg(e.date_of_birth) as births
  into here
  from employee_papers p join employees e on e.company_id = p.company_id and e.id = p.employee_id
  where p.company_id = own and p.id_number is not null and (p_employee_id is null or e.id = p_employee_id);
  for company in select id from companies where id <> own order by id loop
    perform set_config('app.company_id', company.id::text, true);
    select array_agg(to_jsonb(alike)) into rows_there from (
      select his.id, his.person, his.name, his.code, his.works, e.person_id as other_person, e.nhansu_id as other_code,
        e.active as works_there, vn_fold(e.full_name) = vn_fold(his.name) as named_alike,
        coalesce(e.date_of_birth = his.born, false) as born_alike
      from unnest(here.numbers, here.ids, here.persons, here.names, here.codes, here.works, here.births)
          as his (number, id, person, name, code, works, born)
        join employee_papers p on p.company_id = company.id and p.id_number = his.number
        join employees e on e.company_id = p.company_id and e.id = p.employee_id
      where e.person_id <> his.person
      order by his.id limit left_to_find) alike;
    perform set_config('app.company_id', own::text, true);
    for found in
      select r.* from unnest(rows_there) kept, jsonb_to_record(kept) as r (id bigint, person bigint, name text, code text,
        works boolean, other_person bigint, other_code text, works_there boolean, named_alike boolean, born_alike boolean)
    loop
      left_to_find := left_to_find - 1;
      employee_id := found.id;
      full_name := found.name;
      nhansu_id := found.code;
      active := found.works;
      other_company_id := company.id;
      other_nhansu_id := found.other_code;
      other_active := found.works_there;
      same_name := found.named_alike;
      same_birth_date := found.born_alike;
      stays := (select older.nhansu_id from persons older where older.id in (found.person, found.other_person)
        order by older.created_at, older.id limit 1);
      hindrance := coalesce(hindrance_to_link(found.person, found.other_person),
        case when not (same_name and same_birth_date) then 'different_people' end);
      return next;
    end loop;
  end loop;
  perform set_config('app.company_id', own::text, true);
end $function$;

CREATE OR REPLACE FUNCTION public.seal_trail(p_most integer)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.set_department_parent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare above record;
begin
  if tg_op = 'INSERT' or (new.parent_id, new.is_active) is distinct from (old.parent_id, old.is_active) then
    perform lock_department_tree(new.company_id, true);
    select level, is_active into above from departments
    where company_id = new.company_id and id = new.parent_id;
    if not above.is_active and new.is_active then
      raise exception using errcode = 'check_violation', constraint = 'departments_open_parent', table = 'departments',
        message = 'an open unit below a closed one';
    end if;
    -- Of a parent that is not there the reference itself complains.
    new.parent_level := case when new.parent_id is not null then coalesce(above.level, new.parent_level, 0) end;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.set_field_depth()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.parent_id is null then
    new.parent_depth := null;
  elsif tg_op = 'INSERT' or new.parent_id is distinct from old.parent_id then
    -- Of a parent that is not there the reference itself complains.
    new.parent_depth := coalesce(
      (select above.depth from fields above where above.company_id = new.company_id and above.id = new.parent_id),
      new.parent_depth, 0);
  end if;
  new.depth := coalesce(new.parent_depth, 0) + 1;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.settle_asked_transfer(p_id bigint, p_state text, p_user bigint, p_reason text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  if p_state not in ('withdrawn', 'declined') then raise exception 'transfer % cannot be % by its sender', p_id, p_state; end if;
  update employee_transfers mine
  set state = p_state, reason = p_reason, settled_at = now(), settled_by = p_user
  where mine.company_id = app_company_id() and mine.id = p_id and mine.direction = 'out' and mine.state = 'asking';
  if not found then raise exception 'transfer % asks nobody', p_id; end if;
  perform drop_leaving_draft(p_id);
  if p_state = 'declined' or p_user is null then perform tell_of_transfer(p_id, 'transfer_settled', null); end if;
end $function$;

CREATE OR REPLACE FUNCTION public.settle_needs_of_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform settle_open_needs(array_agg(company_id), array_agg(employee_id)) from changed;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.settle_needs_of_courses()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform settle_open_needs(array_agg(who.company_id), array_agg(who.employee_id))
  from changed
  join training_employees who on who.company_id = changed.company_id and who.training_id = changed.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.settle_open_needs(p_company_ids integer[], p_employee_ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  touched record;
begin
  for touched in
    select who.company_id, array_agg(distinct who.employee_id) as employee_ids
    from unnest(p_company_ids, p_employee_ids) as who (company_id, employee_id)
    where exists (select from training_needs need where need.company_id = who.company_id
      and need.employee_id = who.employee_id and need.state in ('new', 'planned', 'placed'))
    group by who.company_id
  loop
    perform settle_training_needs(touched.company_id, touched.employee_ids);
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.settle_question_use(p_company_id integer, p_question_ids bigint[])
 RETURNS integer
 LANGUAGE sql
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with asked as (
    select version.question_id, count(distinct paper.exam_id)::integer as exams_total,
      max((exam.start_at at time zone 'Asia/Ho_Chi_Minh')::date) filter (where exam.start_at <= now()) as last_used_on
    from quiz_exams exam
    join quiz_papers paper on paper.company_id = exam.company_id and paper.exam_id = exam.id
    join quiz_paper_slots slot on slot.company_id = paper.company_id and slot.paper_id = paper.id
    join quiz_question_versions version on version.company_id = slot.company_id and version.id = slot.question_version_id
    where exam.company_id = p_company_id and exam.stage = 'scheduled'
      and (p_question_ids is null or version.question_id = any (p_question_ids))
    group by version.question_id
  ), answered as (
    select question_id, sum(takers)::integer as takers_total, round(100 * sum(shares) / sum(takers), 1) as facility
    from quiz_question_figures
    where company_id = p_company_id and (p_question_ids is null or question_id = any (p_question_ids))
    group by question_id
  ), otherwise as materialized (
    select question.id, coalesce(asked.exams_total, 0) as exams_total, asked.last_used_on,
      coalesce(answered.takers_total, 0) as takers_total, answered.facility
    from quiz_questions question
    left join asked on asked.question_id = question.id
    left join answered on answered.question_id = question.id
    where question.company_id = p_company_id and (p_question_ids is null or question.id = any (p_question_ids))
      and (question.exams_total, question.last_used_on, question.takers_total, question.facility)
        is distinct from (coalesce(asked.exams_total, 0), asked.last_used_on, coalesce(answered.takers_total, 0),
          answered.facility)
  ), held as materialized (
    -- In one order, and only what is written: nobody waits for a question whose figures stay.
    select id from quiz_questions
    where company_id = p_company_id and id in (select otherwise.id from otherwise) order by id for update
  ), written as (
    update quiz_questions question set exams_total = otherwise.exams_total, last_used_on = otherwise.last_used_on,
      takers_total = otherwise.takers_total, facility = otherwise.facility
    from held join otherwise on otherwise.id = held.id
    where question.company_id = p_company_id and question.id = held.id
    returning question.id
  )
  select count(*)::integer from written
$function$;

CREATE OR REPLACE FUNCTION public.settle_sign_in(p_user_id bigint, p_login text, p_browser_hash bytea)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 DELETE FROM sign_in_attempts
   WHERE (((sign_in_attempts.kind = 'account'::text) AND (sign_in_attempts.key = sign_in_key('account'::text, settle_sign_in.p_login))) OR ((sign_in_attempts.kind = 'browser'::text) AND (sign_in_attempts.key = sign_in_browser_key(settle_sign_in.p_browser_hash, settle_sign_in.p_user_id))));
END;

CREATE OR REPLACE FUNCTION public.settle_test_needs(p_company_id integer, p_exam_id bigint)
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  gone_people bigint[];
  gone_fields bigint[];
  raised integer;
begin
  -- What this result had raised and what it had met go with it.
  with fallen as (
    update training_needs need set state = 'dismissed', close_cause = 'result_changed', closed_on = current_date,
      plan_line_id = null, training_employee_id = null
    where need.company_id = p_company_id and need.source_exam_id = p_exam_id and need.state in ('new', 'planned', 'placed')
      and not exists (select from exams exam, weak_fields_of_test(p_company_id, p_exam_id) weak
        where exam.company_id = p_company_id and exam.id = p_exam_id and exam.status = 'published' and exam.raises_needs
          and weak.employee_id = need.employee_id and weak.field_id = need.field_id)
    returning need.employee_id, need.field_id
  ), unmet as (
    update training_needs need set state = 'dismissed', close_cause = 'result_changed', closed_on = current_date,
      met_exam_id = null
    where need.company_id = p_company_id and need.met_exam_id = p_exam_id
      and not exists (select from exams exam
        join exam_people person on person.company_id = exam.company_id and person.exam_id = exam.id and person.passed
        where exam.company_id = p_company_id and exam.id = p_exam_id and exam.status = 'published'
          and person.employee_id = need.employee_id)
    returning need.employee_id, need.field_id
  ), gone as (
    select * from fallen union all select * from unmet
  )
  select coalesce(array_agg(employee_id), '{}'), coalesce(array_agg(field_id), '{}') into gone_people, gone_fields from gone;

  -- Of a person and a field one need is open again: that of the last test that still says failed.
  with back as (
    select distinct on (need.employee_id, need.field_id) need.id
    from exams source
    cross join lateral weak_fields_of_test(p_company_id, source.id) weak
    join training_needs need on need.company_id = source.company_id and need.source_exam_id = source.id
      and need.employee_id = weak.employee_id and need.field_id = weak.field_id and need.close_cause = 'result_changed'
    where source.company_id = p_company_id and source.status = 'published' and source.raises_needs
      and (source.id = p_exam_id or exists (select from exam_people person where person.company_id = source.company_id
        and person.exam_id = source.id and person.employee_id = any (gone_people)))
      and (source.id = p_exam_id or exists (select from unnest(gone_people, gone_fields) gone (employee_id, field_id)
        where gone.employee_id = need.employee_id and gone.field_id = need.field_id))
      and not exists (select from training_needs other
        where other.company_id = need.company_id and other.employee_id = need.employee_id and other.field_id = need.field_id
          and other.state in ('new', 'planned', 'placed'))
    order by need.employee_id, need.field_id, source.to_date desc, source.id desc
  )
  update training_needs need set state = 'new', close_cause = null, closed_on = null
  from back where need.company_id = p_company_id and need.id = back.id;

  -- Of this test what is weak in it; of others what this one stood for until now.
  insert into training_needs (company_id, employee_id, field_id, source, source_exam_id, due_date)
  select p_company_id, weak.employee_id, weak.field_id, 'test', exam.id, (select next.from_date from exams next
    where next.company_id = exam.company_id and next.retest_of_id = exam.id)
  from exams exam
  cross join lateral weak_fields_of_test(p_company_id, exam.id) weak
  where exam.company_id = p_company_id and exam.status = 'published' and exam.raises_needs
    and (exam.id = p_exam_id or exists (select from unnest(gone_people, gone_fields) gone (employee_id, field_id)
      where gone.employee_id = weak.employee_id and gone.field_id = weak.field_id))
    and (exam.id = p_exam_id or exists (select from exam_people person where person.company_id = exam.company_id
      and person.exam_id = exam.id and person.employee_id = any (gone_people)))
  order by exam.to_date desc, exam.id desc, weak.employee_id, weak.field_id
  on conflict do nothing;
  get diagnostics raised = row_count;

  perform settle_open_needs(array_agg(company_id), array_agg(employee_id)) from exam_people
  where company_id = p_company_id and exam_id = p_exam_id;
  return raised;
end $function$;

CREATE OR REPLACE FUNCTION public.settle_training_needs(p_company_id integer, p_employee_ids bigint[])
 RETURNS integer
 LANGUAGE sql
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with need as materialized (
    select *, source in ('expiring', 'missing') as of_certificate from training_needs
    where company_id = p_company_id and employee_id = any (p_employee_ids) and state in ('new', 'planned', 'placed')
    order by id for update
  ), fact as (
    select need.id, need.source, need.of_certificate, need.is_required, need.due_date, need.priority, need.source_certificate_id, need.plan_line_id,
      person.active, last.id as last_id, last.expiry_date, last.of_person, kind.remind_days,
      last.id is not null and (last.expiry_date is null or last.expiry_date > current_date + kind.remind_days) as is_valid,
      last.issue_date >= need.created_at::date as is_later, must.is_asked, seat.id as seat_id, passed.id as passed_id,
      later_test.exam_id as met_exam_id
    from need
    join employees person on person.company_id = need.company_id and person.id = need.employee_id
    left join exams failed on failed.company_id = need.company_id and failed.id = need.source_exam_id
    left join certificates kind on kind.company_id = need.company_id and kind.id = need.certificate_id
    left join lateral (
      select held.id, held.issue_date, held.expiry_date, held.training_employee_id as of_person
      from employee_certificates held
      where held.company_id = need.company_id and held.employee_id = need.employee_id
        and held.certificate_id = need.certificate_id and held.issue_date <= current_date
        and (held.revoked_on is null or held.revoked_on > current_date)
      order by held.issue_date desc, held.id desc limit 1
    ) last on true
    left join lateral (
      select person.nature_of_work = any (kind.required_natures) or exists (
        select from employee_positions main
        join positions on positions.company_id = main.company_id and positions.id = main.position_id
        where main.company_id = need.company_id and main.employee_id = need.employee_id and main.is_main
          and main.to_date is null and (positions.position_level = any (kind.required_position_levels)
            or positions.safety_group = any (kind.required_safety_groups))) as is_asked
    ) must on true
    left join lateral (
      select who.id
      from training_employees who
      join trainings course on course.company_id = who.company_id and course.id = who.training_id
      where who.company_id = need.company_id and who.employee_id = need.employee_id
        and course.status in ('planned', 'open', 'running')
        and who.state in ('listed', 'waiting', 'registered', 'promised', 'confirmed', 'joined', 'passed')
        and (who.id = need.training_employee_id or course.certificate_id = need.certificate_id
          or course.field_id = need.field_id or course.type_id = need.type_id)
        -- A course that was over before the test cannot mend what the test showed.
        and (failed.id is null or who.id = need.training_employee_id
          or coalesce(coalesce(course.end_date, course.start_date) > failed.to_date, true))
      order by who.id = need.training_employee_id desc nulls last, course.start_date, who.id limit 1
    ) seat on true
    left join lateral (
      select who.id
      from training_employees who
      join trainings course on course.company_id = who.company_id and course.id = who.training_id
      where not need.of_certificate and who.company_id = need.company_id and who.employee_id = need.employee_id
        and who.state = 'passed' and course.status = 'finished'
        and (who.id = need.training_employee_id or (course.field_id = need.field_id or course.type_id = need.type_id)
          and case when failed.id is null then coalesce(course.end_date, course.start_date) >= need.created_at::date
            else coalesce(course.end_date, course.start_date) > failed.to_date end)
      order by who.id limit 1
    ) passed on true
    left join lateral (
      select person.exam_id
      from exam_people person
      join exams test on test.company_id = person.company_id and test.id = person.exam_id and test.status = 'published'
      where need.source = 'test' and person.company_id = need.company_id and person.employee_id = need.employee_id
        and person.passed and (test.to_date, test.id) > (failed.to_date, failed.id)
        and exists (select from exam_parts part where part.company_id = test.company_id and part.exam_id = test.id
          and part.field_id = need.field_id)
      order by test.to_date, test.id limit 1
    ) later_test on true
  ), judged as (
    select fact.*, case
      when not active then 'left'
      when not of_certificate then
        case when passed_id is not null or met_exam_id is not null or is_valid and is_later then 'met' end
      when is_valid then case when last_id is distinct from source_certificate_id then 'met' else 'still_valid' end
      when (last_id is null or is_required) and not coalesce(is_asked, false) then 'not_required' end as cause
    from fact
  ), wanted as (
    select id, cause,
      case when cause = 'met' then 'met' when cause is not null then 'dismissed' when seat_id is not null then 'placed'
        when plan_line_id is not null then 'planned' else 'new' end as state,
      case when cause = 'met' then coalesce(of_person, passed_id, case when met_exam_id is null then seat_id end)
        when cause is null then seat_id end as person_id,
      case when cause is not null or not of_certificate then source when last_id is null then 'missing'
        else 'expiring' end as source,
      case when cause is not null or not of_certificate then source_certificate_id else last_id end as source_id,
      case when cause is not null or not of_certificate then due_date
        else coalesce(expiry_date, case when source = 'missing' then due_date end, current_date) end as due,
      case when cause is not null or not of_certificate then is_required else coalesce(is_asked, false) end as is_required,
      case when cause is null and of_certificate and not is_required and is_asked then 'high' else priority end as priority,
      case when cause = 'met' and passed_id is null then met_exam_id end as met_exam_id
    from judged
  ), written as (
    update training_needs need set state = wanted.state, close_cause = wanted.cause,
      closed_on = case when wanted.cause is not null then current_date end, training_employee_id = wanted.person_id,
      source = wanted.source, source_certificate_id = wanted.source_id, due_date = wanted.due,
      is_required = wanted.is_required, priority = wanted.priority, met_exam_id = wanted.met_exam_id
    from wanted
    where need.company_id = p_company_id and need.id = wanted.id
      and (need.state, need.training_employee_id, need.source, need.source_certificate_id, need.due_date, need.is_required,
        need.priority) is distinct from (wanted.state, wanted.person_id, wanted.source, wanted.source_id, wanted.due,
        wanted.is_required, wanted.priority)
    returning need.id
  )
  select count(*)::int from written
$function$;

CREATE OR REPLACE FUNCTION public.settle_transfer(p_id bigint, p_state text, p_user bigint, p_reason text, p_employee_id bigint, p_join_date date)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  own constant integer := app_company_id();
  kept employee_transfers;
begin
  select * into strict kept from employee_transfers mine
  where mine.company_id = own and mine.id = p_id and mine.state = 'waiting';
  if (kept.direction = 'out') <> (p_state = 'withdrawn') then
    raise exception 'transfer % cannot be % by this side', p_id, p_state;
  end if;
  update employee_transfers mine
  set state = p_state, reason = p_reason, join_date = p_join_date, settled_at = now(), settled_by = p_user,
    employee_id = case mine.direction when 'in' then p_employee_id else mine.employee_id end,
    birth_year = case when mine.direction = 'in' and p_state <> 'accepted' then null else mine.birth_year end,
    position_name = case when mine.direction = 'in' and p_state <> 'accepted' then null else mine.position_name end,
    note = case when mine.direction = 'in' and p_state <> 'accepted' then null else mine.note end,
    consent_text = case when mine.direction = 'in' and p_state <> 'accepted' then null else mine.consent_text end
  where mine.company_id = own and mine.id = p_id;
  perform set_config('app.company_id', kept.other_company_id::text, true);
  update employee_transfers theirs
  set state = p_state, reason = p_reason, join_date = p_join_date, settled_at = now(),
    birth_year = case when theirs.direction = 'in' then null else theirs.birth_year end,
    position_name = case when theirs.direction = 'in' then null else theirs.position_name end,
    note = case when theirs.direction = 'in' then null else theirs.note end,
    consent_text = case when theirs.direction = 'in' then null else theirs.consent_text end
  where theirs.company_id = kept.other_company_id and theirs.id = p_id and theirs.state = 'waiting'
    and theirs.other_company_id = own and theirs.direction <> kept.direction;
  if not found then raise exception 'transfer % has no other side', p_id; end if;
  perform tell_of_transfer(p_id, 'transfer_settled', null);
  if p_state <> 'accepted' then
    perform set_config('app.company_id', (case kept.direction when 'out' then own else kept.other_company_id end)::text, true);
    perform drop_leaving_draft(p_id);
  end if;
  perform set_config('app.company_id', own::text, true);
  -- What no user has done, the own side has to hear as well.
  if p_user is null then perform tell_of_transfer(p_id, 'transfer_settled', null); end if;
end $function$;

CREATE OR REPLACE FUNCTION public.ship_number_series(p_company_id integer)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'public', 'pg_temp'
AS $function$
  insert into number_series (company_id, kind, pattern, padding, yearly) values
    (p_company_id, 'employee', '{company}{seq}', 5, false),
    (p_company_id, 'labour_contract', '{seq}/{year}/HĐLĐ-{company}', 1, true),
    (p_company_id, 'probation_contract', '{seq}/{year}/HĐTV-{company}', 1, true),
    (p_company_id, 'training_contract', '{seq}/{year}/HĐĐT-{company}', 1, true),
    (p_company_id, 'appendix', 'PL{n}-{parent}', 1, false),
    (p_company_id, 'decision', '{seq}/{year}/QĐ-{company}', 1, true),
    (p_company_id, 'document', '{seq}/{year}/VB-{company}', 1, true),
    (p_company_id, 'training_course', 'ĐT-{year}-{seq}', 3, true),
    (p_company_id, 'training_plan', 'KHĐT-{year}-{seq}', 2, true),
    (p_company_id, 'certificate', 'CC-{year}-{seq}', 4, true),
    (p_company_id, 'commitment', 'CK-{year}-{seq}', 3, true),
    (p_company_id, 'confirmation', '{seq}/{year}/GXN-{company}', 1, true)
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION public.ship_reminder_rules(p_company_id integer)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'public', 'pg_temp'
AS $function$
  insert into reminder_rules (company_id, kind, days_before, to_holder, to_head, role_ids)
  select p_company_id, shipped.kind, shipped.days_before, shipped.to_holder, shipped.to_head,
    array(select id from roles where company_id = p_company_id and shipped_key = 'hr_head' and shipped.to_hr)
  from (values ('contract', array[60, 45, 30, 15, 7], false, true, true), ('probation', array[7, 3], false, true, true),
    ('e_contract', array[1], false, false, true),
    -- The end of a term changes nothing by itself: it is decided whether to appoint anew.
    ('appointment', array[60, 30, 7], false, true, true),
    ('certificate', array[90, 60, 30, 0], true, true, true),
    ('document', array[60, 30, 15, 7, 0], true, false, true),
    -- Of thousands of readers one mail to HR would say nothing; the report does.
    ('reading', array[7, 3, 1, 0], true, false, false),
    ('profile_round', array[7, 3, 1, 0], true, false, false),
    ('leaver_task', array[3, 0], false, true, true),
    ('exam', array[3, 1], true, false, false),
    ('quiz_exam', array[1], true, false, false),
    ('data_request', array[3, 1, 0], false, false, true),
    ('reconciliation', array[0], false, false, true)) as shipped (kind, days_before, to_holder, to_head, to_hr)
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION public.ship_reward_discipline_forms(p_company_id integer)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'public', 'pg_temp'
AS $function$
  insert into reward_discipline_forms (company_id, type, code, name, legal_form, display_order)
  select p_company_id, type, code, name, legal_form, place from (values
    ('reward', 'LDTT', 'Lao động tiên tiến', null::integer, 1), ('reward', 'CSTDCS', 'Chiến sĩ thi đua cơ sở', null, 2),
    ('reward', 'GK', 'Giấy khen', null, 3), ('reward', 'BK', 'Bằng khen', null, 4),
    ('reward', 'KNC', 'Kỷ niệm chương', null, 5), ('reward', 'TSK', 'Thưởng sáng kiến', null, 6),
    ('reward', 'TDX', 'Thưởng đột xuất', null, 7), ('reward', 'NVXS', 'Nhân viên xuất sắc', null, 8),
    ('discipline', 'KL-KT', 'Khiển trách', 1, 1),
    ('discipline', 'KL-KDNL', 'Kéo dài thời hạn nâng lương không quá 06 tháng', 2, 2),
    ('discipline', 'KL-CC', 'Cách chức', 3, 3), ('discipline', 'KL-ST', 'Sa thải', 4, 4)
  ) as shipped (type, code, name, legal_form, place)
  order by type desc, place
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION public.sign_in_browser_key(p_browser_hash bytea, p_user_id bigint)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN sign_in_key('browser'::text, (encode(p_browser_hash, 'hex'::text) || p_user_id));

CREATE OR REPLACE FUNCTION public.sign_in_key(kind text, value text)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN sha256(convert_to(((kind || ':'::text) || lower(value)), 'UTF8'::name));

CREATE OR REPLACE FUNCTION public.sign_in_keys(p_login text, p_address inet, p_browser_hash bytea)
 RETURNS TABLE(kind text, key bytea)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 WITH known AS (
          SELECT k.user_id
            FROM (known_browsers k
              JOIN users u ON ((u.id = k.user_id)))
           WHERE ((k.token_hash = sign_in_keys.p_browser_hash) AND (u.login = lower(sign_in_keys.p_login)))
         )
  SELECT 'browser'::text,
     sign_in_browser_key(sign_in_keys.p_browser_hash, known.user_id) AS sign_in_browser_key
    FROM known
 UNION ALL
  SELECT tried.kind,
     tried.key
    FROM ( VALUES ('account'::text,sign_in_key('account'::text, sign_in_keys.p_login)), ('address'::text,sign_in_key('address'::text, sign_in_network(sign_in_keys.p_address)))) tried(kind, key)
   WHERE (NOT (EXISTS ( SELECT
            FROM known)));
END;

CREATE OR REPLACE FUNCTION public.sign_in_network(p_address inet)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE family(p_address) WHEN 6 THEN text((network(set_masklen(p_address, 64)))::inet) ELSE host(p_address) END;

CREATE OR REPLACE FUNCTION public.sign_in_wait(p_kind text, p_misses integer)
 RETURNS interval
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN ((p_kind = 'address'::text) AND (p_misses < 20)) THEN NULL::interval WHEN (p_kind = 'address'::text) THEN (LEAST(((2)::double precision ^ (LEAST((p_misses - 20), 10))::double precision), (60)::double precision) * '00:00:01'::interval) WHEN (p_misses < 5) THEN NULL::interval WHEN (p_misses < 100) THEN (LEAST(((2)::double precision ^ (LEAST((p_misses - 5), 10))::double precision), (900)::double precision) * '00:00:01'::interval) ELSE '10 years'::interval END;

CREATE OR REPLACE FUNCTION public.sign_in_wait_left(p_login text, p_address inet, p_browser_hash bytea)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 SELECT (COALESCE(ceil(EXTRACT(epoch FROM (max(tried.blocked_until) - now()))), (0)::numeric))::integer AS "coalesce"
    FROM (sign_in_attempts tried
      JOIN sign_in_keys(sign_in_wait_left.p_login, sign_in_wait_left.p_address, sign_in_wait_left.p_browser_hash) sign_in_keys(kind, key) USING (kind, key))
   WHERE (tried.blocked_until > now());
END;

CREATE OR REPLACE FUNCTION public.spread_applicant_name()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update candidates set full_name = new.full_name, phone = new.phone
  where company_id = new.company_id and applicant_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.stamp_accounts_of_changed_roles()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update accounts set version = version + 1, updated_at = now()
  from (select distinct company_id, user_id from changed) as held
  where accounts.company_id = held.company_id and accounts.id = held.user_id and accounts.updated_at <> now();
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.stamp_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.start_session(p_user_id bigint, p_password_hash text, p_token_hash bytea, p_address inet, p_browser text)
 RETURNS TABLE(company_id integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.switch_company(p_token_hash bytea, p_company_id integer, p_new_token_hash bytea)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare old sessions;
begin
  select * into old from sessions where token_hash = p_token_hash and ended_at is null for update;
  if not found or not exists (
    select 1 from memberships m join companies c on c.id = m.company_id
    where m.user_id = old.user_id and m.company_id = p_company_id and m.is_active and c.is_active
  ) then
    return false;
  end if;
  update sessions set ended_at = now(), end_reason = 'switch' where id = old.id;
  -- The absolute limit counts from the sign-in: switching must not prolong it.
  insert into sessions (token_hash, user_id, company_id, created_at, address, browser)
  values (p_new_token_hash, old.user_id, p_company_id, old.created_at, old.address, old.browser);
  return true;
end $function$;

CREATE OR REPLACE FUNCTION public.take_applicant_name()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  select a.full_name, a.phone into new.full_name, new.phone
  from applicants a where a.company_id = new.company_id and a.id = new.applicant_id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.take_file_ticket(p_token_hash bytea)
 RETURNS TABLE(company_id integer, file_id bigint, user_id bigint)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
BEGIN ATOMIC
 DELETE FROM file_tickets t
    USING sessions s
   WHERE ((t.token_hash = take_file_ticket.p_token_hash) AND (t.expires_at > now()) AND (s.id = t.session_id) AND (s.ended_at IS NULL) AND (s.company_id = t.company_id))
   RETURNING t.company_id,
     t.file_id,
     s.user_id;
END;

CREATE OR REPLACE FUNCTION public.take_over_file(p_id bigint, p_join_date date, p_work_state text)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  receiver constant integer := app_company_id();
  taken employee_transfers;
  sent employees;
  sender_name text;
  sender_employee bigint;
  content jsonb;
  rows_of_part jsonb;
  each record;
  made bigint;
begin
  select * into strict taken from employee_transfers kept
  where kept.company_id = receiver and kept.id = p_id and kept.direction = 'in' and kept.state = 'waiting';
  select company.name into sender_name from companies company where company.id = taken.other_company_id;
  perform set_config('app.company_id', taken.other_company_id::text, true);
  select kept.employee_id into strict sender_employee from employee_transfers kept
  where kept.company_id = taken.other_company_id and kept.id = p_id and kept.direction = 'out' and kept.state = 'waiting'
    and kept.other_company_id = receiver;
  select * into strict sent from employees e where e.company_id = taken.other_company_id and e.id = sender_employee;
  content := handed_over_rows(sender_employee);
  perform set_config('app.company_id', receiver::text, true);

  insert into employees (company_id, person_id, nhansu_id, full_name, gender, date_of_birth, phone, group_join_date,
    join_date, work_state)
  values (receiver, sent.person_id, sent.nhansu_id, sent.full_name, sent.gender, sent.date_of_birth, sent.phone,
    coalesce(sent.group_join_date, sent.join_date), p_join_date, p_work_state)
  returning id into made;
  for each in
    select parts.part, parts.many, array_agg(field order by field) as fields
    from handed_over_parts() parts, unnest(parts.fields) field group by parts.part, parts.many
  loop
    select jsonb_agg(r.value) into rows_of_part
    from jsonb_array_elements(content) c, jsonb_array_elements(c.value->'rows') r
    where c.value->>'part' = each.part::text;
    continue when rows_of_part is null;
    if not each.many then
      select jsonb_build_array(jsonb_object_agg(pair.key, pair.value)) into rows_of_part
      from jsonb_array_elements(rows_of_part) r, jsonb_each(r.value) pair;
    end if;
    execute format('insert into %1$s (company_id, employee_id, %2$s)
        select $1, $2, %3$s from jsonb_populate_recordset(null::%1$s, $3) kept', each.part,
      (select string_agg(quote_ident(field), ', ' order by field) from unnest(each.fields) field),
      -- What was null is not in the rows, and these have no null.
      (select string_agg(format(case when field in ('is_dead', 'works_in_group', 'id_without_expiry')
          then 'coalesce(%I, false)' when field = 'display_order' then 'coalesce(%I, 0)' else '%I' end, field),
        ', ' order by field) from unnest(each.fields) field))
    using receiver, made, rows_of_part;
  end loop;
  insert into work_progresses (company_id, employee_id, from_date, to_date, company_name, position_name, reason)
  values (receiver, made, sent.join_date, taken.effective_date - 1, sender_name, left(taken.position_name, 200),
    'Chuyển công ty trong tập đoàn');
  return made;
end $function$;

CREATE OR REPLACE FUNCTION public.take_question_picture()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.picture_id is not distinct from old.picture_id then return new; end if;
  if new.picture_id is null then return new; end if;
  update files set owner_kind = 'quiz_question', owner_id = new.id, removed_at = null
  where company_id = new.company_id and id = new.picture_id and purpose = 'question_picture'
    and (owner_kind = 'quiz_question_draft' or owner_kind = 'quiz_question' and owner_id = new.id);
  if not found then
    raise exception 'no such picture' using errcode = '23514', constraint = 'quiz_questions_picture_there';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_needs()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  doing constant text := nullif(current_setting('app.operation', true), '');
  -- The statement of a handler is at depth 1, and so is settling by a call, which says so.
  settles constant boolean := pg_trigger_depth() > 1 or current_setting('app.settles_needs', true) is not distinct from 'on';
begin
  -- Made-up data and work on the database itself are nobody's deed.
  if doing is null then
    return null;
  end if;
  with step as materialized (
    select after.company_id, after.id, changed.fields, changed.pairs, gen_random_uuid() as salt
    from before join after using (company_id, id)
    cross join lateral (
      select array_agg(key order by key) as fields,
        jsonb_object_agg(key, jsonb_build_array(was.value, now.value)) as pairs
      from jsonb_each(need_values(to_jsonb(before))) was
      join jsonb_each(need_values(to_jsonb(after))) now using (key)
      where was.value <> now.value
    ) changed
    -- Whose line or seat goes away falls back, whatever statement took it.
    where changed.fields is not null and (settles
      or (before.state, after.state) in (('planned', 'new'), ('placed', 'planned'), ('placed', 'new')))
  ), hashed as materialized (
    select *, hash_of_values(salt, null, pairs) as values_hash from step
  ), line as (
    insert into audit_trail (company_id, user_id, operation, resource, record_id, result, changed_fields, detail,
      request_id, values_hash)
    select company_id, nullif(current_setting('app.user_id', true), '')::bigint, doing, 'trainingNeeds', id, 'done', fields,
      coalesce(nullif(current_setting('app.detail', true), '')::jsonb, '{}'),
      nullif(current_setting('app.request_id', true), ''), values_hash
    from hashed order by id
    returning id, values_hash
  )
  insert into audit_values (company_id, line_id, resource, record_id, changes, salt)
  select hashed.company_id, line.id, 'trainingNeeds', hashed.id, hashed.pairs, hashed.salt
  from line join hashed on hashed.values_hash = line.values_hash;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_of_transfer(p_id bigint, p_kind text, p_but bigint)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'public', 'pg_temp'
AS $function$
  insert into notices (company_id, user_id, kind, record_id)
  select account.company_id, account.id, p_kind, p_id from accounts account
  where account.company_id = app_company_id() and account.is_active and account.id is distinct from p_but
    and exists (select from user_roles held
      join role_grants given on given.company_id = held.company_id and given.role_id = held.role_id
      where held.company_id = account.company_id and held.user_id = account.id
        and given.permission = 'employee_edit' and given.scope = 'company')
    and not exists (select from silenced_notices silenced
      where silenced.company_id = account.company_id and silenced.user_id = account.id and silenced.kind = p_kind)
  order by account.id limit 100
  on conflict (company_id, user_id, employee_id, kind, record_id) where read_at is null do update set created_at = now()
$function$;

CREATE OR REPLACE FUNCTION public.tell_recipient()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update email_recipients set state = new.state, sent_at = new.sent_at
  where company_id = new.company_id and mail_id = new.id and state <> 'held';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.training_commitment_cost(p_company_id integer, p_training_employee_id bigint, p_pay boolean)
 RETURNS bigint
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select coalesce(sum(cost.actual / shared.people + (shared.place <= cost.actual % shared.people)::int), 0)::bigint
  from training_employees mine
  join trainings course on course.company_id = mine.company_id and course.id = mine.training_id
  join training_costs cost on cost.company_id = mine.company_id and cost.training_id = mine.training_id
  join lateral (
    select count(*) as people, max(sharer.place) filter (where sharer.id = mine.id) as place
    from (
      select person.id, row_number() over (order by person.id) as place
      from training_employees person
      where person.company_id = cost.company_id and person.training_id = cost.training_id
        and case when exists (select from training_cost_people own
            where own.company_id = cost.company_id and own.cost_id = cost.id)
          then exists (select from training_cost_people own where own.company_id = cost.company_id
            and own.cost_id = cost.id and own.training_employee_id = person.id)
          else person.state in ('joined', 'passed', 'failed', 'absent', 'withdrawn') end
    ) sharer
  ) shared on shared.place is not null
  where mine.company_id = p_company_id and mine.id = p_training_employee_id and not course.is_safety_duty
    and cost.counts_for_commitment and cost.payer = 'company' and cost.actual > 0
    and length(trim(coalesce(cost.invoice_no, ''))) > 0
    and (course.is_abroad or cost.kind not in ('board', 'travel'))
    and (cost.kind in ('pay', 'insurance')) = p_pay
$function$;

CREATE OR REPLACE FUNCTION public.training_commitment_left(p_from date, p_months integer, p_by text, p_through date)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select case p_by
    when 'month' then p_months - (select count(*)::int from generate_series(1, p_months) as served (months)
      where (p_from + make_interval(months => served.months))::date - 1 <= p_through)
    else greatest(0, least((p_from + make_interval(months => p_months))::date - p_from,
      (p_from + make_interval(months => p_months))::date - 1 - p_through)) end
$function$;

CREATE OR REPLACE FUNCTION public.training_commitment_part(p_sum bigint, p_left integer, p_whole integer)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select floor((2 * p_sum::numeric * p_left + p_whole) / (2 * p_whole))::bigint
$function$;

CREATE OR REPLACE FUNCTION public.training_commitment_through(p_company_id integer, p_employee_id bigint, p_from date, p_day date, p_leave_counts boolean)
 RETURNS date
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  select p_day - case when p_leave_counts then 0 else coalesce((
    select sum(upper(away.days) - lower(away.days))::int
    from job_versions version,
      lateral (select daterange(version.valid_from, version.valid_to) * daterange(p_from, greatest(p_from, p_day + 1)) as days) away
    where version.company_id = p_company_id and version.employee_id = p_employee_id
      and version.work_state = 'unpaid_leave' and not isempty(away.days)), 0) end
$function$;

CREATE OR REPLACE FUNCTION public.training_course_word_rows(p_name text, p_code text)
 RETURNS TABLE(word text, word_before text, words text)
 LANGUAGE sql
 STABLE
AS $function$
  select * from words_together(array(
    select vn_words(p_name) union select vn_words(p_code) union select lower(p_code)))
$function$;

CREATE OR REPLACE FUNCTION public.training_link_ends(p_start date, p_end date)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT (((COALESCE(p_end, p_start, (((now() AT TIME ZONE 'Asia/Ho_Chi_Minh'::text))::date + 365)) + 1))::timestamp without time zone AT TIME ZONE 'Asia/Ho_Chi_Minh'::text) AS timezone;
END;

CREATE OR REPLACE FUNCTION public.use_password_link(p_token_hash bytea, p_password_hash text)
 RETURNS TABLE(user_id bigint, company_id integer, login text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  update public_links link set used_at = now()
  where link.used_at is null and link.token_hash = (select opened.token_hash from open_password_link(p_token_hash) opened)
  returning link.record_id, link.company_id into user_id, company_id;
  if not found then return; end if;
  update users u set password_hash = p_password_hash, password_changed_at = now()
  where u.id = user_id returning u.login into login;
  return next;
end $function$;

CREATE OR REPLACE FUNCTION public.vn_fold(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(unaccent('unaccent'::regdictionary, NORMALIZE(value, NFC)));

CREATE OR REPLACE FUNCTION public.vn_initials(full_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(vn_fold(full_name), '[^a-z0-9 ]|([a-z0-9])[a-z0-9]*| '::text, '\1'::text, 'g'::text);

CREATE OR REPLACE FUNCTION public.vn_sort_name(full_name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(vn_fold(TRIM(BOTH FROM full_name)), '^(.*\s)?(\S+)$'::text, '\2 \1\2'::text);

CREATE OR REPLACE FUNCTION public.vn_words(value text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_split_to_table(TRIM(BOTH FROM regexp_replace(vn_fold(value), '[^a-z0-9]+'::text, ' '::text, 'g'::text)), ' '::text);

CREATE OR REPLACE FUNCTION public.wage_region_of(p_company_id integer, p_department_id bigint)
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  with recursive above (parent_id, region, height) as (
    select d.parent_id, d.wage_region, 1 from departments d where d.company_id = p_company_id and d.id = p_department_id
    union all
    select d.parent_id, d.wage_region, above.height + 1
    from above join departments d on d.company_id = p_company_id and d.id = above.parent_id
    where above.region is null and above.height < 10
  )
  select region from above where region is not null order by height limit 1
$function$;

CREATE OR REPLACE FUNCTION public.weak_fields_of_test(p_company_id integer, p_exam_id bigint)
 RETURNS TABLE(employee_id bigint, field_id bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $function$
  with given as (
    select person.employee_id, part.field_id, score.score < coalesce(part.pass_score, exam.pass_score) as is_under_least,
      score.score < exam.pass_score as is_under_mark
    from exams exam
    join exam_people person on person.company_id = exam.company_id and person.exam_id = exam.id and not person.passed
    join employees on employees.company_id = person.company_id and employees.id = person.employee_id and employees.active
    join exam_scores score on score.company_id = person.company_id and score.person_id = person.id
    join exam_parts part on part.company_id = score.company_id and part.id = score.part_id and part.field_id is not null
    where exam.company_id = p_company_id and exam.id = p_exam_id
  ), judged as (
    select *, bool_or(is_under_least) over (partition by employee_id) as has_under_least from given
  )
  select distinct employee_id, field_id from judged where is_under_least or not has_under_least and is_under_mark
$function$;

CREATE OR REPLACE FUNCTION public.words_together(p_words text[])
 RETURNS TABLE(word text, word_before text, words text)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select word, coalesce(lag(word) over by_word, ''),
    chr(10) || string_agg(word, chr(10)) over (by_word rows between unbounded preceding and unbounded following)
  from (select distinct word collate "C" as word from unnest(p_words) as word where word <> '') as found
  window by_word as (order by word)
$function$;

CREATE OR REPLACE FUNCTION public.works_elsewhere(p_person_id bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  acting text := coalesce(current_setting('app.company_id', true), '');
  works boolean := false;
  other record;
begin
  for other in
    select m.company_id from users u join memberships m on m.user_id = u.id and m.is_active
    where u.person_id = p_person_id and m.company_id::text <> acting order by m.company_id
  loop
    perform set_config('app.company_id', other.company_id::text, true);
    works := exists (
      select from employees e
      where e.company_id = other.company_id and e.person_id = p_person_id and e.active);
    exit when works;
  end loop;
  perform set_config('app.company_id', acting, true);
  return works;
end $function$;

CREATE OR REPLACE FUNCTION public.write_department_version(unit departments, p_day date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare last department_versions;
begin
  delete from department_versions
  where company_id = unit.company_id and department_id = unit.id and valid_from >= p_day;
  select * into last from department_versions
  where company_id = unit.company_id and department_id = unit.id order by valid_from desc limit 1;
  if last.department_id is null then
    insert into department_versions
    select version.* from department_version_of(unit, least(unit.found_date, p_day)) as version;
    return;
  end if;
  last.valid_to := null;
  if last is not distinct from department_version_of(unit, last.valid_from) then
    -- A change that was taken back, or a delete that was undone: it went on as it was.
    update department_versions set valid_to = null
    where company_id = unit.company_id and department_id = unit.id and valid_from = last.valid_from;
  else
    update department_versions set valid_to = p_day
    where company_id = unit.company_id and department_id = unit.id and valid_from = last.valid_from;
    insert into department_versions select version.* from department_version_of(unit, p_day) as version;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.write_held_positions(p_employee_ids bigint[], p_positions jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare company constant integer := app_company_id();
begin
  delete from employee_positions kept
  where kept.company_id = company and kept.employee_id = any (p_employee_ids) and not exists (
    select from jsonb_populate_recordset(null::employee_positions, p_positions) wanted
    where wanted.employee_id = kept.employee_id and wanted.position_id = kept.position_id
      and wanted.department_id = kept.department_id and wanted.from_date = kept.from_date
      and wanted.is_main = kept.is_main);
  -- What ends makes room before anything begins.
  update employee_positions kept set to_date = wanted.to_date
  from jsonb_populate_recordset(null::employee_positions, p_positions) wanted
  where kept.company_id = company and kept.employee_id = wanted.employee_id
    and kept.employee_id = any (p_employee_ids) and wanted.position_id = kept.position_id
    and wanted.department_id = kept.department_id and wanted.from_date = kept.from_date
    and wanted.to_date is not null and kept.to_date is distinct from wanted.to_date;
  update employee_positions kept set to_date = null
  from jsonb_populate_recordset(null::employee_positions, p_positions) wanted
  where kept.company_id = company and kept.employee_id = wanted.employee_id
    and kept.employee_id = any (p_employee_ids) and wanted.position_id = kept.position_id
    and wanted.department_id = kept.department_id and wanted.from_date = kept.from_date
    and wanted.to_date is null and kept.to_date is not null;
  insert into employee_positions (company_id, employee_id, position_id, department_id, is_main, from_date, to_date)
  select company, wanted.employee_id, wanted.position_id, wanted.department_id, wanted.is_main, wanted.from_date,
    wanted.to_date
  from jsonb_populate_recordset(null::employee_positions, p_positions) wanted
  where wanted.employee_id = any (p_employee_ids)
  on conflict (company_id, employee_id, position_id, department_id, from_date) do nothing;
end $function$;

CREATE OR REPLACE FUNCTION public.write_job_timelines(p_employee_ids bigint[], p_versions jsonb, p_pays jsonb, p_positions jsonb, p_states jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare company constant integer := app_company_id();
begin
  -- Only what differs is written: a timeline is made anew from the first day that a change touched.
  delete from job_versions kept
  where kept.company_id = company and kept.employee_id = any (p_employee_ids) and not exists (
    select from jsonb_populate_recordset(null::job_versions, p_versions) wanted
    where wanted.employee_id = kept.employee_id and wanted.valid_from = kept.valid_from
      and wanted is not distinct from kept);
  insert into job_versions
  select wanted.* from jsonb_populate_recordset(null::job_versions, p_versions) wanted
  where wanted.company_id = company and wanted.employee_id = any (p_employee_ids)
  on conflict (company_id, employee_id, valid_from) do nothing;

  delete from pay_levels kept
  where kept.company_id = company and kept.employee_id = any (p_employee_ids) and not exists (
    select from jsonb_populate_recordset(null::pay_levels, p_pays) wanted
    where wanted.employee_id = kept.employee_id and wanted.valid_from = kept.valid_from
      and wanted is not distinct from kept);
  insert into pay_levels
  select wanted.* from jsonb_populate_recordset(null::pay_levels, p_pays) wanted
  where wanted.company_id = company and wanted.employee_id = any (p_employee_ids)
  on conflict (company_id, employee_id, valid_from) do nothing;

  update employees e
  set work_state = today.work_state, active = today.work_state <> 'left', join_date = today.join_date,
    official_date = today.official_date, leave_date = today.leave_date, nature_of_work = today.nature_of_work
  from jsonb_to_recordset(p_states) as today (
    employee_id bigint, work_state text, join_date date, official_date date, leave_date date, nature_of_work integer)
  where e.company_id = company and e.id = today.employee_id and e.id = any (p_employee_ids)
    and (e.work_state, e.active, e.join_date, e.official_date, e.leave_date, e.nature_of_work) is distinct from
      (today.work_state, today.work_state <> 'left', today.join_date, today.official_date, today.leave_date,
       today.nature_of_work);

  perform write_held_positions(p_employee_ids, p_positions);
  perform rebuild_leaver_units(company, p_employee_ids);
end $function$;
