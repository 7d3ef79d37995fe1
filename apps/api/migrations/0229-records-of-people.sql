-- Which records beside his file are an employee's: their values beside the trail go with him, and stay under a hold.

create function records_of(p_employee_id bigint) returns table (class text, resource text, id bigint, goes boolean)
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
  union all select 'contract', 'documents', his.document_id, his.document_id = any (alone.documents)
    from document_employees his, alone where his.company_id = app_company_id() and his.employee_id = p_employee_id
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
comment on function records_of is 'Records beside the file that are about an employee, by the resource that the trail tells them under, with the class that they are kept by and whether they go with it.';
revoke all on function records_of from public;
grant execute on function records_of to :app_role;
