-- What the list of employees is filtered by besides job facts and dates: the level of education and the account.

create index employee_educations_by_level on employee_educations (company_id, education_level, employee_id);

-- A closed account is the group's, so the company asks through this: who of its employees has one that is not open here.
create function employees_with_closed_account() returns setof bigint
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select e.id
  from employees e
  join users u on u.person_id = e.person_id
  join memberships m on m.user_id = u.id and m.company_id = e.company_id
  where e.company_id = app_company_id() and not (u.is_active and m.is_active);
end;
revoke all on function employees_with_closed_account from public;
grant execute on function employees_with_closed_account to :app_role;
