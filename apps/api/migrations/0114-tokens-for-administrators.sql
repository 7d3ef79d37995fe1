-- Companies of before have no role with the right to tokens, and nobody may give a right that he does not hold.
do $$
declare company record;
begin
  for company in select id from companies loop
    perform set_config('app.company_id', company.id::text, true);
    insert into role_grants (company_id, role_id, permission, scope)
    select company_id, role_id, 'api_token_edit', 'company' from role_grants
    where permission = 'permission_edit' and scope = 'company'
    on conflict do nothing;
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
