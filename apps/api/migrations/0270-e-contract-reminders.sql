-- HR is told once of a contract that has neither its signed copy nor the id of an electronic one.

create index contracts_unsigned on contracts (company_id, sign_date)
  where state in ('issued', 'ended') and not has_file;

create or replace function ship_reminder_rules(p_company_id integer) returns void
  language sql set search_path = public, pg_temp as $$
  insert into reminder_rules (company_id, kind, days_before, to_holder, to_head, role_ids)
  select p_company_id, shipped.kind, shipped.days_before, shipped.to_holder, shipped.to_head,
    array(select id from roles where company_id = p_company_id and shipped_key = 'hr_head' and shipped.to_hr)
  from (values ('contract', array[60, 45, 30, 15, 7], false, true, true), ('probation', array[7, 3], false, true, true),
    ('e_contract', array[1], false, false, true),
    -- The end of a term changes nothing by itself: it is decided whether to appoint anew.
    ('appointment', array[60, 30, 7], false, true, true),
    ('certificate', array[90, 60, 30, 0], true, true, true),
    ('document', array[60, 30, 15, 7, 0], true, false, true),
    -- Of thousands of readers one mail to HR would say nothing; the report does.
    ('reading', array[7, 3, 1, 0], true, false, false),
    ('profile_round', array[7, 3, 1, 0], true, false, false),
    ('leaver_task', array[3, 0], false, true, true),
    ('exam', array[3, 1], true, false, false),
    ('quiz_exam', array[1], true, false, false),
    ('data_request', array[3, 1, 0], false, false, true),
    ('reconciliation', array[0], false, false, true)) as shipped (kind, days_before, to_holder, to_head, to_hr)
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
