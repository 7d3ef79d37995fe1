-- What the cards of the first page count is one stretch of an index each.

create index contracts_by_last_day on contracts (company_id, least(end_date, ended_date)) where state = 'issued';
create index job_versions_on_probation on job_versions (company_id, probation_to)
  where work_state = 'probation' and probation_to is not null;
create index employees_by_birth_date on employees (company_id, date_of_birth) where date_of_birth is not null;
create index job_changes_held_up on job_changes (company_id, decision_id) where held_up is not null;
create index job_runs_failed on job_runs (company_id, created_at) where state = 'failed';
create index mails_failed on mails (company_id, created_at) where state = 'failed';
