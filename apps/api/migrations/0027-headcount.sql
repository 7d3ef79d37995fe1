-- Who left in a month, without reading who stayed.
create index employees_by_leave_date on employees (company_id, leave_date, id) where leave_date is not null;
