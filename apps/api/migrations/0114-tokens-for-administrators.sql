-- Companies of before have no role with the right to tokens, and nobody may give a right that he does not hold.
-- The start corrects its words and its place with those of the other permissions.
insert into permissions (name, area, label, position)
values ('api_token_edit', 'Phân quyền', 'Tạo mã truy cập chỉ đọc cho phần mềm', 9999) on conflict (name) do nothing;

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
