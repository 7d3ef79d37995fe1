-- Each type of document says for how long its documents are needed once whoever they are about has left. Requests to change the file
-- of whoever is erased go with what they ask for, and open ones in any case: nobody will apply them, and their words and evidence
-- tell what was erased.

alter table document_types add column retention_class text not null default 'contract'
  check (retention_class in ('contact', 'health', 'bank', 'family', 'identity', 'pay', 'contract'));
comment on column document_types.retention_class is 'By which class of data its documents are kept after somebody has left, and erased.';

-- What companies were shipped and have not touched learns what it now is shipped with.
alter table document_types no force row level security;
alter table document_types disable trigger stamp_update;
update document_types set retention_class = shipped.class
from (values ('identity', array['CCCCCD', 'HC', 'GKS', 'PLLTP', 'GPLX', 'AT']), ('contact', array['SYLL', 'DXV', 'BC', 'BD', 'GXNCT']),
  ('health', array['GKSK']), ('family', array['GDKKH', 'GKSCC', 'DKNPT']), ('pay', array['SBHXH', 'TBHYT'])) shipped (class, codes)
where document_types.version = 1 and document_types.code = any (shipped.codes);
alter table document_types enable trigger stamp_update;
alter table document_types force row level security;

create or replace function records_of(p_employee_id bigint) returns table (class text, resource text, id bigint, goes boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  with alone as materialized (select * from only_about(p_employee_id))
  select 'contract', 'contracts', c.id, true from contracts c
    where c.company_id = app_company_id() and c.employee_id = p_employee_id
  union all select 'contract', 'appendices', a.id, true from appendices a
    join contracts c on c.company_id = a.company_id and c.id = a.contract_id
    where a.company_id = app_company_id() and c.employee_id = p_employee_id
  union all select 'contract', 'trainingCommitments', t.id, true from training_commitments t
    where t.company_id = app_company_id() and t.employee_id = p_employee_id
  union all select 'contract', 'employeeTransfers', t.id, t.state not in ('asking', 'waiting') from employee_transfers t
    where t.company_id = app_company_id() and t.employee_id = p_employee_id
  union all select 'contract', 'employeeCertificates', t.id, true from employee_certificates t
    where t.company_id = app_company_id() and t.employee_id = p_employee_id
  union all select 'contract', 'confirmationRequests', t.id, true from confirmation_requests t
    where t.company_id = app_company_id() and t.employee_id = p_employee_id
  union all select 'contract', 'personalDataRequests', t.id, t.state in ('completed', 'refused') from personal_data_requests t
    where t.company_id = app_company_id() and t.employee_id = p_employee_id
  union all select 'contract', 'trainingEmployees', t.id, true from training_employees t
    where t.company_id = app_company_id() and t.employee_id = p_employee_id
  union all select 'contract', 'trainingNeeds', t.id, true from training_needs t
    where t.company_id = app_company_id() and t.employee_id = p_employee_id
  union all select 'contact', 'requestChangeInfos', r.id, true from request_change_infos r
    where r.company_id = app_company_id() and r.employee_id = p_employee_id
  -- What is about others too stays, without his name.
  union all select 'contract', 'decisions', his.decision_id, his.decision_id = any (alone.decisions)
    from decision_people his, alone where his.company_id = app_company_id() and his.employee_id = p_employee_id
  -- A document goes by its type.
  union all select kind.retention_class, 'documents', his.document_id, his.document_id = any (alone.documents)
    from alone cross join document_employees his
    join documents d on d.company_id = his.company_id and d.id = his.document_id
    join document_types kind on kind.company_id = d.company_id and kind.id = d.document_type_id
    where his.company_id = app_company_id() and his.employee_id = p_employee_id
  union all select 'contract', 'rewardsDisciplines', his.record_id, his.record_id = any (alone.rewards)
    from reward_discipline_people his, alone where his.company_id = app_company_id() and his.employee_id = p_employee_id
  -- Applications, his own and those before it, go by ways of their own.
  union all select 'contact', word, came.id, false
    from candidates came cross join unnest(array['candidates', 'recruitmentCandidates', 'reservePool']) word
    where came.company_id = app_company_id() and exists (select from procedures
      join candidates hired on hired.company_id = procedures.company_id and hired.id = procedures.candidate_id
      where procedures.company_id = app_company_id() and procedures.employee_id = p_employee_id
        and (hired.id = came.id or hired.applicant_id = came.applicant_id))
  union all select 'contact', 'procedures', p.id, false from procedures p
    where p.company_id = app_company_id() and p.employee_id = p_employee_id
$$;

create or replace function erasable_parts()
  returns table (class text, part regclass, told_as text, resource text, fields text[], whose text)
  language sql stable set search_path = public, pg_temp as $$
  values ('contact', 'employee_details'::regclass, null, null, null::text[], null),
    ('contact', 'employee_addresses', null, null, null, null),
    ('contact', 'employee_educations', 'educations', 'employeeEducations', null, null),
    ('contact', 'employee_languages', 'languages', 'employeeLanguages', null, null),
    ('contact', 'employee_it_skills', 'it_skills', 'employeeItSkills', null, null),
    ('contact', 'work_progresses', 'work_progresses', 'workProgresses', null, null),
    ('contact', 'request_change_infos', 'request_change_infos', 'requestChangeInfos', null, null),
    -- Numbers of insurance and of tax stay with the pay.
    ('identity', 'employee_papers', null, null, array['id_number', 'id_issue_date', 'id_issue_place', 'id_expiry_date',
      'id_without_expiry', 'old_id_number', 'passport_no', 'passport_issue_date', 'passport_expiry_date',
      'passport_issue_place', 'work_permit_no', 'work_permit_expiry_date', 'driver_licence_no', 'driver_licence_class',
      'driver_licence_issue_date', 'driver_licence_expiry_date'], null),
    ('family', 'employee_relatives', 'relatives', 'employeeRelatives', null, null),
    ('family', 'employee_affiliations', null, null, null, null),
    ('health', 'employee_health', null, null, null, null),
    ('health', 'employee_health_checks', 'health_checks', 'employeeHealthChecks', null, null),
    ('health', 'employee_accidents', 'accidents', 'employeeAccidents', null, null),
    ('bank', 'employee_bank_accounts', 'bank_accounts', 'employeeBankAccounts', null, null),
    ('pay', 'employee_papers', null, null, array['tax_code', 'old_tax_code', 'social_insurance_no',
      'old_social_insurance_no', 'health_insurance_no', 'medical_place', 'si_start_month', 'si_salary', 'labour_book'], null),
    ('pay', 'employee_allowances', 'allowances', 'employeeAllowances', null, null),
    ('pay', 'employee_yearly_records', 'yearly_records', 'employeeYearlyRecords', null, null),
    ('pay', 'pay_levels', null, null, null, null),
    ('pay', 'job_change_pays', null, null, null, 'change_id in (select his.id from job_changes his
      where his.company_id = app_company_id() and his.employee_id = $1)'),
    ('contract', 'employee_temporary_works', 'temporary_works', 'employeeTemporaryWorks', null, null),
    ('contract', 'employee_paper_marks', 'papers', null, null, null),
    ('contract', 'leaver_tasks', 'leaver_tasks', null, null, null),
    ('contract', 'training_commitments', 'training_commitments', 'trainingCommitments', null, null),
    -- One that is still open hinders the erasure.
    ('contract', 'employee_transfers', 'employee_transfers', null, null, 'employee_id = $1 and state not in (''asking'', ''waiting'')'),
    ('contract', 'employee_certificates', 'certificates', 'employeeCertificates', null, null),
    ('contract', 'training_needs', 'training_needs', 'trainingNeeds', null, null),
    ('contract', 'training_employee_moves', 'trainings', null, null, 'training_employee_id in (select his.id
      from training_employees his where his.company_id = app_company_id() and his.employee_id = $1)'),
    ('contract', 'training_attendances', 'trainings', null, null, 'training_employee_id in (select his.id
      from training_employees his where his.company_id = app_company_id() and his.employee_id = $1)'),
    ('contract', 'training_cost_people', 'trainings', null, null, 'training_employee_id in (select his.id
      from training_employees his where his.company_id = app_company_id() and his.employee_id = $1)'),
    ('contract', 'training_employees', 'trainings', 'trainingEmployees', null, null),
    ('contract', 'exam_scores', 'exams', null, null, 'person_id in (select his.id from exam_people his
      where his.company_id = app_company_id() and his.employee_id = $1)'),
    ('contract', 'exam_corrections', 'exams', null, null, 'person_id in (select his.id from exam_people his
      where his.company_id = app_company_id() and his.employee_id = $1)'),
    ('contract', 'exam_people', 'exams', 'exams', null, null),
    ('contract', 'quiz_answer_marks', 'exams', null, null, 'attempt_id in (select his.id from quiz_attempts his
      join quiz_exam_people person on person.company_id = his.company_id and person.id = his.person_id
      where his.company_id = app_company_id() and person.employee_id = $1)'),
    ('contract', 'quiz_correction_results', 'exams', null, null, 'attempt_id in (select his.id from quiz_attempts his
      join quiz_exam_people person on person.company_id = his.company_id and person.id = his.person_id
      where his.company_id = app_company_id() and person.employee_id = $1)'),
    ('contract', 'quiz_answers', 'exams', null, null, 'attempt_id in (select his.id from quiz_attempts his
      join quiz_exam_people person on person.company_id = his.company_id and person.id = his.person_id
      where his.company_id = app_company_id() and person.employee_id = $1)'),
    ('contract', 'quiz_attempts', 'exams', null, null, 'person_id in (select his.id from quiz_exam_people his
      where his.company_id = app_company_id() and his.employee_id = $1)'),
    ('contract', 'quiz_exam_people', 'exams', null, null, null),
    ('contract', 'document_read_files', 'documents', null, null, 'reader_id in (select his.id from document_readers his
      where his.company_id = app_company_id() and his.employee_id = $1)'),
    ('contract', 'document_readers', 'documents', null, null, null),
    ('contract', 'confirmation_requests', 'confirmation_requests', 'confirmationRequests', null, null),
    ('contract', 'data_archives', 'data_archives', null, null, null),
    ('contract', 'data_notice_readings', 'data_notice_readings', null, null, null),
    -- A request that is still open is answered first.
    ('contract', 'personal_data_request_steps', 'personal_data_requests', null, null, 'request_id in (
      select his.id from personal_data_requests his where his.company_id = app_company_id() and his.employee_id = $1
        and his.state in (''completed'', ''refused''))'),
    ('contract', 'personal_data_requests', 'personal_data_requests', null, null,
      'employee_id = $1 and state in (''completed'', ''refused'')'),
    ('contract', 'contract_findings', 'contracts', null, null, 'contract_id in (select his.id from contracts his
      where his.company_id = app_company_id() and his.employee_id = $1)'),
    ('contract', 'appendices', 'contracts', 'appendices', null, 'contract_id in (select his.id from contracts his
      where his.company_id = app_company_id() and his.employee_id = $1)'),
    ('contract', 'contracts', 'contracts', 'contracts', null, null),
    ('contract', 'decision_people', 'decisions', null, null, null),
    ('contract', 'documents', 'documents', 'documents', null, 'id = any ($4)'),
    ('contract', 'document_employees', 'documents', null, null, null),
    ('contract', 'decisions', 'decisions', 'decisions', null, 'id = any ($3)'),
    ('contract', 'rewards_disciplines', 'rewards_disciplines', 'rewardsDisciplines', null, 'id = any ($5)'),
    ('contract', 'reward_discipline_people', 'rewards_disciplines', null, null, null)
$$;

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
      or f.owner_kind = 'decisions' and f.owner_id = any (alone.decisions))
    or f.owner_kind = 'document' and f.owner_id = any (documents_going));
  get diagnostics total = row_count;
  part := 'files';
  return next;
  -- Values beside the trail of the records that go; the lines stay.
  delete from audit_values v using records_of(p_employee_id) gone
  where v.company_id = app_company_id() and v.resource = gone.resource and v.record_id = gone.id and (
    case when gone.resource = 'requestChangeInfos' then gone.id = any (requests) else gone.goes and gone.class = any (p_classes) end);
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
