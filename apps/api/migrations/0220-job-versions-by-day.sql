-- Who came and who left within some days is found by these days; without it every employee's past is read.
create index job_versions_by_day on job_versions (company_id, valid_from, employee_id);
