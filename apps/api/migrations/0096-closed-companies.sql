-- A company that the group has closed opens nothing any more: its sessions end at their next request, as those of a
-- closed account do. Nobody signs in to it, and nothing runs in it by the clock, already.
create or replace function read_session(p_token_hash bytea, p_idle interval, p_absolute interval, p_permissions text[])
  returns table (
    user_id bigint, company_id integer, login text, full_name text, avatar text, nhansu_id text,
    employee_id bigint, unit_ids bigint[], grants text[]
  )
  language plpgsql security definer
  set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan as $$
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
end $$;
