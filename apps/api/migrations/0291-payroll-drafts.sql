-- Who looks after pay prepares contracts and drafts the decisions on it. A company that made its own role of the shipped one
-- keeps what it chose.
do $$
declare
  company record;
  payroll bigint;
begin
  for company in select id from companies loop
    perform set_config('app.company_id', company.id::text, true);
    select id into payroll from roles
    where company_id = company.id and shipped_key = 'payroll' and array(
      select permission || ' ' || scope from role_grants granted
      where granted.company_id = roles.company_id and granted.role_id = roles.id
      order by permission collate "C", scope collate "C") = array[
        'contract_access company', 'contract_export company', 'department_access company', 'employee_access company',
        'employee_export company', 'employee_pay company', 'position_access company', 'report_access company'];
    if payroll is not null then
      insert into role_grants (company_id, role_id, permission, scope)
      select company.id, payroll, permission, 'company'
      from unnest(array['contract_edit', 'document_access', 'document_edit']) as permission;
      update roles set description = 'Lương và phụ cấp của nhân viên; xem hồ sơ, soạn hợp đồng và quyết định xếp lương.'
      where company_id = company.id and id = payroll
        and description = 'Lương và phụ cấp của nhân viên; xem hồ sơ và hợp đồng.';
    end if;
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
