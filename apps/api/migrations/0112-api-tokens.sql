-- Tokens by which programs read the data of one company for their owner, who keeps them on the page of his account.

create table api_tokens (
  company_id integer not null,
  id bigint generated always as identity,
  user_id bigint not null,
  name text not null check (length(name) between 1 and 100),
  ends_with text not null check (length(ends_with) = 4),
  expires_on date not null,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (user_id, company_id) references memberships (user_id, company_id) on delete cascade
);
create index api_tokens_by_user on api_tokens (company_id, user_id, id);
call raise_company_wall('api_tokens');
grant select, delete on api_tokens to :app_role;
comment on table api_tokens is 'What is known of a token: whose, what for, until when. The secret is not here; its hash stands in api_token_keys.';

create table api_token_keys (
  token_hash bytea primary key,
  company_id integer not null,
  token_id bigint not null,
  foreign key (company_id, token_id) references api_tokens (company_id, id) on delete cascade
);
create index api_token_keys_by_token on api_token_keys (company_id, token_id);
comment on table api_token_keys is 'How a token finds its company; read through read_api_token only.';

create function open_api_token(p_user_id bigint, p_name text, p_expires_on date, p_token_hash bytea, p_ends_with text)
  returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare new_id bigint;
begin
  insert into api_tokens (company_id, user_id, name, expires_on, ends_with)
  values (app_company_id(), p_user_id, p_name, p_expires_on, p_ends_with) returning id into new_id;
  insert into api_token_keys (token_hash, company_id, token_id) values (p_token_hash, app_company_id(), new_id);
  return new_id;
end $$;

-- Who asks by a token, with the rights that its owner has at this moment: as read_session answers it. A token is nothing
-- without its owner's account, his place in the company and the right to have tokens at all.
create function read_api_token(p_token_hash bytea, p_permissions text[])
  returns table (user_id bigint, company_id integer, login text, full_name text, avatar text, nhansu_id text,
    employee_id bigint, unit_ids bigint[], grants text[])
  language plpgsql security definer set search_path = public, pg_temp as $$
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
end $$;

revoke all on function open_api_token, read_api_token from public;
grant execute on function open_api_token, read_api_token to :app_role;
