-- Whose account outlasts his leaving: a preview of the paper by which somebody leaves tells what becomes of it.
create function employees_working_elsewhere(p_employee_ids bigint[]) returns setof bigint
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
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
end $$;
revoke all on function employees_working_elsewhere from public;
grant execute on function employees_working_elsewhere to :app_role;
