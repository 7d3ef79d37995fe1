-- The newer code of somebody who was linked goes on in letters and workbooks: it is told in his file and finds him there.

-- Under which code those of these who are somebody's newer one stand in the company that is set; of nobody else it says nothing.
create function codes_in_force(p_codes text[]) returns table (code text, nhansu_id text)
  language sql stable security definer set search_path = public, pg_temp as $$
  select alias.nhansu_id, e.nhansu_id from persons alias
  join employees e on e.company_id = app_company_id() and e.person_id = alias.alias_of
  where alias.nhansu_id = any (p_codes)
$$;

-- The codes that stand for an employee of the company that is set beside his own, the oldest first.
create function former_codes(p_employee_id bigint) returns text[]
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(alias.nhansu_id order by alias.created_at, alias.id), '{}') from employees e
  join persons alias on alias.alias_of = e.person_id
  where e.company_id = app_company_id() and e.id = p_employee_id
$$;

revoke all on function codes_in_force, former_codes from public;
grant execute on function codes_in_force, former_codes to :app_role;
