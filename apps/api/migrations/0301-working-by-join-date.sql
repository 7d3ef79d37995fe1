-- Among those who work only whoever has joined is counted: the index of the list tells it without the rows.

drop index employees_by_active;
create index employees_by_active on employees (company_id, active, sort_name, id) include (join_date);
