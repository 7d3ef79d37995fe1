-- Whom a unit's readers see: those who work there, and those who left it last. Leavers are few and never counted among
-- those at work; both tables are kept in the order of names, and read one after the other they still are.
create view unit_people with (security_invoker = true) as
select company_id, department_id, employee_id, sort_name from employee_units
union all
select gone.company_id, gone.department_id, gone.employee_id, gone.sort_name
from leaver_units gone
where not exists (
  select from employee_units here
  where here.company_id = gone.company_id and here.department_id = gone.department_id
    and here.sort_name = gone.sort_name and here.employee_id = gone.employee_id);
grant select on unit_people to :app_role;
comment on view unit_people is 'The people of each unit and of all below it, leavers by the unit that they belonged to last; each person once per unit.';
