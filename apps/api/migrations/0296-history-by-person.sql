-- A page of somebody's history is read from its newest change on, however many there are.

create index employee_history_by_person on employee_history (company_id, employee_id, at, id);
