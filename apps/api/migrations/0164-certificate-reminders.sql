-- Reminders of certificates that end: their holders hear of them too, on the very day as well, and every week once they are over.

alter table reminder_rules
  add column to_holder boolean not null default false,
  drop constraint reminder_rules_days_before_check,
  add constraint reminder_rules_days_before_check
    check (cardinality(days_before) between 1 and 6 and 0 <= all (days_before) and 365 >= all (days_before));

create or replace function ship_reminder_rules(p_company_id integer) returns void
  language sql set search_path = public, pg_temp as $$
  insert into reminder_rules (company_id, kind, days_before, to_holder, role_ids)
  select p_company_id, shipped.kind, shipped.days_before, shipped.to_holder,
    array(select id from roles where company_id = p_company_id and shipped_key = 'hr_head')
  from (values ('contract', array[60, 45, 30, 15, 7], false), ('probation', array[7, 3], false),
    ('certificate', array[90, 60, 30, 0], true)) as shipped (kind, days_before, to_holder)
  on conflict do nothing
$$;

do $$
declare
  company record;
begin
  for company in select id from companies loop
    perform set_config('app.company_id', company.id::text, true);
    perform ship_reminder_rules(company.id);
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
