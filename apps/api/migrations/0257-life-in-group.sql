-- Where somebody has worked in the whole group, for who reads the group: units and positions by days, and nothing else.

create function life_in_group(p_employee_id bigint)
  returns table (company_id integer, nhansu_id text, from_date date, to_date date, position_name text, department_name text)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
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
end $$;
comment on function life_in_group is 'Periods of one human being in all companies, found by an employee of the company that is set; who may ask is for the server to say.';
revoke all on function life_in_group from public;
grant execute on function life_in_group to :app_role;
