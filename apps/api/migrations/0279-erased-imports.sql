-- Erasing somebody reaches what imports keep of records of his: certificates, contracts, decisions, rewards; and workbooks that
-- wait to be written, or whose work has failed.

create or replace function erase_employee_data(p_employee_id bigint, p_classes text[]) returns table (part text, total integer)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  each record;
  fields text[];
  resources text[];
  alone record;
  requests bigint[];
  documents_going bigint[];
begin
  select * into alone from only_about(p_employee_id);
  -- Each document goes by its type.
  documents_going := array(select his.id from records_of(p_employee_id) his
    where his.resource = 'documents' and his.goes and his.class = any (p_classes));
  -- How the history tells of what goes, and by which resource a deleted row waits to be put back.
  select array_agg(distinct p.resource) filter (where p.resource is not null), array_agg(distinct word)
    into resources, fields
  from erasable_parts() p cross join lateral unnest(
    case when p.told_as is not null then array[p.told_as] when p.fields is not null then p.fields
      else (select array_agg(a.attname::text) from pg_attribute a
        where a.attrelid = p.part and a.attnum > 0 and not a.attisdropped) end) word
  where p.class = any (p_classes);
  if 'contact' = any (p_classes) then
    fields := fields || array['phone', 'company_email', 'timekeeping_code'];
  end if;
  -- With contact every request to change his file; else those that ask for what goes, and those that nobody can settle any more.
  requests := array(select r.id from request_change_infos r
    where r.company_id = app_company_id() and r.employee_id = p_employee_id and cardinality(p_classes) > 0 and (
      'contact' = any (p_classes) or r.state = 'waiting' or exists (select from request_change_items i
        where i.company_id = r.company_id and i.request_id = r.id
          and (i.state = 'accepted' and i.applied_at is null or split_part(i.path, '.', 1) = any (fields)))));
  -- Before the rows to which they belong.
  update files f set removed_at = now() - interval '2 days', name = 'Đã xóa'
  where f.company_id = app_company_id() and f.name <> 'Đã xóa' and (
    'identity' = any (p_classes) and f.owner_kind = 'employee' and f.owner_id = p_employee_id
    or 'contact' = any (p_classes) and f.owner_kind = 'employee_education' and f.owner_id in (
      select e.id from employee_educations e where e.company_id = app_company_id() and e.employee_id = p_employee_id)
    or f.owner_kind = 'request_change_info' and f.owner_id = any (requests)
    or 'contract' = any (p_classes) and (
      f.owner_kind = 'contracts' and f.owner_id in (
        select c.id from contracts c where c.company_id = app_company_id() and c.employee_id = p_employee_id)
      or f.owner_kind = 'training_commitment' and f.owner_id in (
        select t.id from training_commitments t where t.company_id = app_company_id() and t.employee_id = p_employee_id)
      or f.owner_kind = 'employee_transfer' and f.owner_id in (
        select t.id from employee_transfers t
        where t.company_id = app_company_id() and t.employee_id = p_employee_id
          and t.state not in ('asking', 'waiting'))
      -- Printed of a decision about several, for him alone.
      or f.id in (select m.file_id from made_papers m
        where m.company_id = app_company_id() and m.employee_ids = array[p_employee_id])
      or f.owner_kind = 'data_archive' and f.owner_id in (
        select a.id from data_archives a where a.company_id = app_company_id() and a.employee_id = p_employee_id)
      or f.owner_kind = 'reward_discipline' and f.owner_id = any (alone.rewards)
      or f.owner_kind = 'decisions' and f.owner_id = any (alone.decisions))
    or f.owner_kind = 'document' and f.owner_id = any (documents_going));
  get diagnostics total = row_count;
  part := 'files';
  return next;
  -- Values beside the trail of the records that go; the lines stay.
  delete from audit_values v using records_of(p_employee_id) gone
  where v.company_id = app_company_id() and v.resource = gone.resource and v.record_id = gone.id and (
    case when gone.resource = 'requestChangeInfos' then gone.id = any (requests) else gone.goes and gone.class = any (p_classes) end);
  -- The same of imports that may be taken back, and of workbooks that wait to be written or whose work has failed.
  delete from import_changes c using imports i, records_of(p_employee_id) gone
  where c.company_id = app_company_id() and i.company_id = c.company_id and i.id = c.import_id
    and i.resource = gone.resource and c.record_id = gone.id and gone.goes and gone.class = any (p_classes);
  delete from queued_imports q using employees e
  where q.company_id = app_company_id() and e.company_id = q.company_id and e.id = p_employee_id and cardinality(p_classes) > 0
    and (position(format('"%s"', e.nhansu_id) in q.entries::text) > 0
      or jsonb_path_exists(q.entries, '$.** ? (@.employee_id == $id || @.person.id == $id)', jsonb_build_object('id', e.id)));
  delete from request_change_infos r where r.company_id = app_company_id() and r.id = any (requests);
  get diagnostics total = row_count;
  part := 'request_change_infos';
  return next;
  if 'contact' = any (p_classes) then
    -- By what each was sent for; else by his address together with his name, those he had before too, as an address may be shared.
    with his as (
      select e.full_name, e.company_email, d.personal_email
      from employees e left join employee_details d on d.company_id = e.company_id and d.employee_id = e.id
      where e.company_id = app_company_id() and e.id = p_employee_id
    ), before as (
      select h.field, h.old_value #>> '{}' as value from employee_history h
      where h.company_id = app_company_id() and h.employee_id = p_employee_id
        and h.field in ('full_name', 'company_email', 'personal_email')
    ), addresses as (
      select lower(company_email) as address from his union select lower(personal_email) from his
      union select lower(value) from before where field <> 'full_name'
    ), names as (
      select full_name as name from his union select value from before where field = 'full_name'
    )
    delete from mails m where m.company_id = app_company_id() and (
      m.id in (select r.mail_id from reminder_mails r
        where r.company_id = m.company_id and r.employee_id = p_employee_id)
      or m.id in (select t.mail_id from training_mails t join training_employees learner
          on learner.company_id = t.company_id and learner.id = t.training_employee_id
        where t.company_id = m.company_id and learner.employee_id = p_employee_id)
      or lower(m.to_address) in (select address from addresses) and m.to_name in (select name from names));
    get diagnostics total = row_count;
    part := 'mails';
    return next;
  end if;
  if 'contract' = any (p_classes) then
    select count(*)::integer into total from decision_people his where his.company_id = app_company_id()
      and his.employee_id = p_employee_id and his.decision_id <> all (alone.decisions);
    part := 'shared decisions';
    return next;
    delete from made_papers where company_id = app_company_id() and employee_ids = array[p_employee_id];
    update made_papers set employee_ids = array_remove(employee_ids, p_employee_id)
    where company_id = app_company_id() and employee_ids @> array[p_employee_id];
    -- What stays lets go of what does not.
    update job_changes set decision_id = null where company_id = app_company_id() and decision_id = any (alone.decisions);
    update contracts set decision_id = null where company_id = app_company_id() and decision_id = any (alone.decisions);
    update documents set decision_id = null where company_id = app_company_id() and decision_id = any (alone.decisions);
    update decisions set corrects_id = null, correction_reason = null
    where company_id = app_company_id() and corrects_id = any (alone.decisions) and id <> all (alone.decisions);
  end if;
  for each in select * from erasable_parts() as p
    where p.class = any (p_classes)
      and p.part not in ('request_change_infos'::regclass, 'documents'::regclass, 'document_employees'::regclass) loop
    if each.fields is null then
      execute format('delete from %s where company_id = app_company_id() and (%s)', each.part,
          coalesce(each.whose, 'employee_id = $1'))
        using p_employee_id, each.fields, alone.decisions, documents_going, alone.rewards;
    else
      execute format('update %s kept set %s where kept.company_id = app_company_id() and kept.employee_id = $1
          and exists (select from jsonb_each_text(to_jsonb(kept)) held
            where held.key = any ($2) and coalesce(held.value, ''false'') <> ''false'')',
        each.part, (select string_agg(format('%I = default', name), ', ') from unnest(each.fields) name))
        using p_employee_id, each.fields;
    end if;
    get diagnostics total = row_count;
    part := each.part::text;
    return next;
  end loop;
  -- What stays lets go of what does not.
  update decisions set document_id = null where company_id = app_company_id() and document_id = any (documents_going);
  update contracts set consent_document_id = null
  where company_id = app_company_id() and consent_document_id = any (documents_going);
  delete from documents d where d.company_id = app_company_id() and d.id = any (documents_going);
  get diagnostics total = row_count;
  part := 'documents';
  return next;
  -- Of what is about others too, or proves what others did, only his name goes.
  update documents d set employee_ids = array_remove(d.employee_ids, p_employee_id)
  from document_types kind
  where d.company_id = app_company_id() and d.employee_ids @> array[p_employee_id]
    and kind.company_id = d.company_id and kind.id = d.document_type_id and kind.retention_class = any (p_classes);
  get diagnostics total = row_count;
  part := 'shared documents';
  return next;
  if 'contract' = any (p_classes) then
    update rewards_disciplines r set employee_ids = array_remove(r.employee_ids, p_employee_id)
    where r.company_id = app_company_id() and r.employee_ids @> array[p_employee_id];
    get diagnostics total = row_count;
    part := 'shared rewards_disciplines';
    return next;
  end if;
  if 'contact' = any (p_classes) then
    update employees e set phone = null, company_email = null, timekeeping_code = null
    where e.company_id = app_company_id() and e.id = p_employee_id
      and (e.phone is not null or e.company_email is not null or e.timekeeping_code is not null);
    get diagnostics total = row_count;
    part := 'employees';
    return next;
  end if;
  delete from employee_history h where h.company_id = app_company_id() and h.employee_id = p_employee_id
    and split_part(h.field, '.', 1) = any (fields);
  get diagnostics total = row_count;
  part := 'employee_history';
  return next;
  -- What waits to be put back, or for an import to be taken back.
  delete from deleted_records d where d.company_id = app_company_id() and d.resource = any (resources) and d.resource <> 'documents'
    and jsonb_path_exists(d.content, '$.**.employee_id ? (@ == $id)', jsonb_build_object('id', p_employee_id));
  -- A deleted document by its type too: gone where it is about him alone, else without his name.
  delete from deleted_records d using document_types kind
  where d.company_id = app_company_id() and d.resource = 'documents'
    and kind.company_id = d.company_id and kind.id = (d.content ->> 'document_type_id')::bigint
    and kind.retention_class = any (p_classes) and d.content -> 'employee_ids' = jsonb_build_array(p_employee_id);
  update deleted_records d set content = jsonb_set(d.content, '{employee_ids}', (
    select coalesce(jsonb_agg(other), '[]') from jsonb_array_elements(d.content -> 'employee_ids') other
    where other <> to_jsonb(p_employee_id)))
  from document_types kind
  where d.company_id = app_company_id() and d.resource = 'documents'
    and kind.company_id = d.company_id and kind.id = (d.content ->> 'document_type_id')::bigint
    and kind.retention_class = any (p_classes) and d.content -> 'employee_ids' @> to_jsonb(p_employee_id);
  delete from import_changes c using imports i where c.company_id = app_company_id() and i.company_id = c.company_id
    and i.id = c.import_id and i.resource = 'employees' and c.record_id = p_employee_id;
end $$;
