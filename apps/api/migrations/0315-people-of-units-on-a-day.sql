-- Who worked in a unit on a past day was found by reading what everybody was on that day.

create index job_versions_by_unit on job_versions (company_id, department_id, employee_id, valid_from);
create index job_versions_further on job_versions (company_id, employee_id, valid_from) where further_positions <> '[]';
create index department_versions_by_parent on department_versions (company_id, parent_id, department_id);
