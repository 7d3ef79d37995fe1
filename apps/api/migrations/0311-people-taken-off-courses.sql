-- Who was taken off a course again is told in its history as everything else that became of its people: a move says itself
-- whose it is, and stays when the row of the person goes. The last one of such a row leads to no state.

do $$
declare
  tie text;
begin
  select conname into strict tie from pg_constraint
  where conrelid = 'training_employee_moves'::regclass and contype = 'f' and confrelid = 'training_employees'::regclass;
  execute format('alter table training_employee_moves drop constraint %I', tie);
end $$;
alter table training_employee_moves
  add column employee_id bigint,
  alter column to_state drop not null;
alter table training_employee_moves no force row level security;
alter table training_employees no force row level security;
update training_employee_moves move set employee_id = person.employee_id
from training_employees person
where person.company_id = move.company_id and person.id = move.training_employee_id;
alter table training_employees force row level security;
alter table training_employee_moves force row level security;
alter table training_employee_moves
  alter column employee_id set not null,
  add foreign key (company_id, training_id) references trainings (company_id, id) on delete cascade,
  add foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade;
create index training_employee_moves_by_employee on training_employee_moves (company_id, employee_id, id);

-- What an erasure takes of moves is found by the person himself.
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
    ('contact', 'profile_round_people', 'profile_rounds', null, null, null),
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
    ('contract', 'training_employee_moves', 'trainings', null, null, null),
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
