-- Roles and users as their administrators work with them. What a company may know of its users stands in a table of its
-- own behind the wall; whatever reaches further (the user himself, his other companies, his sessions and password) goes
-- through functions that look first whether he belongs to the acting company.

-- ---------------------------------------------------------------- words of roles

create table role_words (
  company_id integer not null,
  word text collate "C" not null,
  role_id bigint not null,
  primary key (company_id, word, role_id),
  foreign key (company_id, role_id) references roles (company_id, id) on delete cascade
);
create index role_words_by_role on role_words (company_id, role_id, word);
call raise_company_wall('role_words');
grant select on role_words to :app_role;

create function keep_role_words() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    delete from role_words where company_id = old.company_id and role_id = old.id;
  end if;
  insert into role_words (company_id, word, role_id)
  select distinct new.company_id, word, new.id
  from vn_words(concat_ws(' ', new.name, new.description)) as word where word <> '';
  return null;
end $$;
create trigger keep_words_of_new after insert on roles for each row execute function keep_role_words();
create trigger keep_words_of_changed after update of name, description on roles
  for each row execute function keep_role_words();

-- ---------------------------------------------------------------- accounts

create table accounts (
  company_id integer not null references companies,
  id bigint not null,
  person_id bigint references persons,
  login text not null,
  full_name text not null,
  sort_name text collate "C" not null generated always as (vn_sort_name(full_name)) stored,
  nhansu_id text,
  is_active boolean not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (id, company_id) references memberships (user_id, company_id) on delete cascade
);
create index accounts_by_name on accounts (company_id, sort_name, id);
create index accounts_by_login on accounts (company_id, login);
create index accounts_by_person on accounts (company_id, person_id);
call raise_company_wall('accounts');
call keep_total('accounts');
grant select, update (version, updated_at) on accounts to :app_role;
comment on table accounts is 'The users who belong to a company now, as that company may know them; kept from users and memberships. The id is the user''s.';

create table account_words (
  company_id integer not null,
  word text collate "C" not null,
  account_id bigint not null,
  primary key (company_id, word, account_id),
  foreign key (company_id, account_id) references accounts (company_id, id) on delete cascade
);
create index account_words_by_account on account_words (company_id, account_id, word);
call raise_company_wall('account_words');
grant select on account_words to :app_role;

create function keep_account_words() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;
create trigger keep_words_of_new after insert on accounts for each row execute function keep_account_words();
create trigger keep_words_of_changed after update of login, full_name, nhansu_id on accounts
  for each row execute function keep_account_words();

-- A change counts one version, however many tables it touches: now() is the same all through a transaction.
create function keep_account(p_company_id integer, p_user_id bigint) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;

create function keep_account_of_member() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_account(new.company_id, new.user_id);
  return null;
end $$;
create trigger keep_account after insert or update of is_active on memberships
  for each row execute function keep_account_of_member();

create function keep_accounts_of_user() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_account(m.company_id, m.user_id) from memberships m where m.user_id = new.id and m.is_active;
  return null;
end $$;
create trigger keep_accounts after update of login, full_name, is_active, person_id on users
  for each row execute function keep_accounts_of_user();

create function stamp_accounts_of_changed_roles() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update accounts set version = version + 1, updated_at = now()
  from (select distinct company_id, user_id from changed) as held
  where accounts.company_id = held.company_id and accounts.id = held.user_id and accounts.updated_at <> now();
  return null;
end $$;
create trigger stamp_accounts_of_given after insert on user_roles referencing new table as changed
  for each statement execute function stamp_accounts_of_changed_roles();
create trigger stamp_accounts_of_taken after delete on user_roles referencing old table as changed
  for each statement execute function stamp_accounts_of_changed_roles();

select keep_account(company_id, user_id) from memberships where is_active;

revoke all on function keep_role_words, keep_account_words, keep_account, keep_account_of_member, keep_accounts_of_user,
  stamp_accounts_of_changed_roles from public;

-- ---------------------------------------------------------------- who may do what to whom

-- The companies in which a user holds all of these permissions for the whole company, and can sign in to use them.
create function companies_where_holds(p_user_id bigint, p_permissions text[]) returns integer[]
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
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
end $$;

-- Of these companies the ones that nobody can administer any more. Whoever takes rights away asks this after the change
-- and before the commit; the lock makes those who do so at once wait for each other, and the last one sees all of it.
create function companies_without_administrator(p_company_ids integer[]) returns integer[]
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
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
end $$;

-- What a user of the acting company may do anywhere in the group that another one may not: whoever could take his
-- account over would gain it. One's own record is everybody's own, and a unit is the holder's, so only a right to the
-- whole company is as much as somebody else's right to his units.
create function grants_beyond(p_actor_id bigint, p_user_id bigint)
  returns table (company_id integer, permission text, scope text)
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
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
end $$;

-- ---------------------------------------------------------------- accounts: what reaches beyond the company

-- The companies of users of the acting company, with their roles there, as far as the asking user may see accounts.
create function companies_of_accounts(p_actor_id bigint, p_user_ids bigint[])
  returns table (user_id bigint, company_id integer, company_name text, roles jsonb)
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
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
end $$;

create function activity_of_accounts(p_user_ids bigint[])
  returns table (user_id bigint, last_sign_in_at timestamptz, session_total bigint)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select m.user_id,
    (select e.at from sign_in_events e where e.user_id = m.user_id and e.event = 'sign-in' order by e.id desc limit 1),
    (select count(*) from sessions s where s.user_id = m.user_id and s.ended_at is null)
  from memberships m
  where m.user_id = any (p_user_ids) and m.company_id = app_company_id() and m.is_active;
end;

-- Names of whoever belongs or once belonged to the acting company: the audit trail outlives memberships.
create function names_of_users(p_user_ids bigint[])
  returns table (id bigint, login text, full_name text)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select u.id, u.login, u.full_name
  from memberships m join users u on u.id = m.user_id
  where m.user_id = any (p_user_ids) and m.company_id = app_company_id();
end;

-- The login of an employee by the house rule: given name and the initials of the rest ('Nguyễn Văn An' is annv), with a
-- number where that is taken anywhere in the group.
create function suggest_login(p_full_name text) returns text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  words text[] := array(select vn_words(p_full_name));
  base text := words[cardinality(words)];
begin
  for i in 1 .. cardinality(words) - 1 loop base := base || left(words[i], 1); end loop;
  base := left(base, 50) || repeat('0', 3 - length(base));
  return (
    select base || case n when 1 then '' else n::text end
    from generate_series(1, 100000) n
    where not exists (select from users u where u.login = base || case n when 1 then '' else n::text end)
    limit 1);
end $$;

-- Opens the account of an employee of the acting company. A person whose account was opened elsewhere in the group
-- keeps it, with its login and password, and joins; nothing is returned where he belongs to the company already.
create function open_account(p_employee_id bigint, p_login text, p_password_hash text)
  returns table (user_id bigint, is_new boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;

-- What is one for the user in the whole group; null leaves a value as it is.
create function change_account(p_user_id bigint, p_login text, p_full_name text, p_is_active boolean) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update users u
  set login = coalesce(p_login, u.login), full_name = coalesce(p_full_name, u.full_name),
    is_active = coalesce(p_is_active, u.is_active)
  where u.id = p_user_id and exists (
    select from memberships m where m.user_id = u.id and m.company_id = app_company_id() and m.is_active);
  return found;
end $$;

-- Lets a user of the acting company into another one, or out of it. The asking user must administer that company too.
create function change_membership(p_actor_id bigint, p_user_id bigint, p_company_id integer, p_is_active boolean)
  returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from memberships m where m.user_id = p_user_id and m.company_id = app_company_id())
    or not p_company_id = any (companies_where_holds(p_actor_id, '{permission_edit}') || app_company_id())
  then return false; end if;
  insert into memberships as m (user_id, company_id, is_active) values (p_user_id, p_company_id, p_is_active)
  on conflict on constraint memberships_pkey do update set is_active = excluded.is_active
  where m.is_active <> excluded.is_active;
  return true;
end $$;

create function end_sessions_of_account(p_user_id bigint) returns integer
  language sql volatile security definer set search_path = public, pg_temp
begin atomic
  select end_sessions_of_user(m.user_id, 'ended')
  from memberships m where m.user_id = p_user_id and m.company_id = app_company_id() and m.is_active;
end;

-- A link by which a user of the acting company sets his password, once, within a day. Earlier ones are void.
create function issue_password_link(p_user_id bigint, p_token_hash bytea) returns timestamptz
  language plpgsql security definer set search_path = public, pg_temp as $$
declare expires timestamptz;
begin
  if not exists (select from memberships m
    where m.user_id = p_user_id and m.company_id = app_company_id() and m.is_active) then return null; end if;
  delete from public_links where kind = 'password' and record_id = p_user_id and used_at is null;
  insert into public_links (token_hash, company_id, kind, record_id, expires_at)
  values (p_token_hash, app_company_id(), 'password', p_user_id, now() + interval '24 hours')
  returning expires_at into expires;
  return expires;
end $$;
create index public_links_by_record on public_links (kind, record_id);

revoke all on function companies_where_holds, companies_without_administrator, grants_beyond, companies_of_accounts,
  activity_of_accounts, names_of_users, suggest_login, open_account, change_account, change_membership,
  end_sessions_of_account, issue_password_link from public;
grant execute on function companies_where_holds, companies_without_administrator, grants_beyond, companies_of_accounts,
  activity_of_accounts, names_of_users, suggest_login, open_account, change_account, change_membership,
  end_sessions_of_account, issue_password_link to :app_role;

-- ---------------------------------------------------------------- the audit trail as it is read

create index audit_trail_by_time on audit_trail (company_id, at, id);
