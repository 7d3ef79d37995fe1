-- People of courses: since when somebody waits for a seat, what he promised, and who may say that somebody was there.

alter table training_employees
  add column waiting_since timestamptz,
  add column promised_at timestamptz,
  add column promise_text text check (length(promise_text) between 1 and 2000),
  add constraint training_employees_waits check ((state = 'waiting') = (waiting_since is not null)),
  add constraint training_employees_promise check ((promised_at is null) = (promise_text is null));
-- A change that took the one before it back, and is none to go back from.
alter table training_employee_moves add column is_return boolean not null default false;
create index training_employees_waiting on training_employees (company_id, training_id, waiting_since, id)
  where state = 'waiting';
create index training_employee_moves_of_course on training_employee_moves (company_id, training_id, training_employee_id, id);

-- The start corrects its words and its place with those of the other permissions.
insert into permissions (name, area, label, position)
values ('training_confirm', 'Đào tạo', 'Xác nhận nhân viên đã tham gia khóa đào tạo', 9999) on conflict (name) do nothing;

do $$
declare company record;
begin
  for company in select id from companies loop
    perform set_config('app.company_id', company.id::text, true);
    insert into role_grants (company_id, role_id, permission, scope)
    select company_id, role_id, 'training_confirm', scope from role_grants
    where (permission = 'training_edit' and scope = 'company') or (permission = 'training_access' and scope = 'unit')
    on conflict do nothing;
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
