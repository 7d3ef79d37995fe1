-- Whether what a notice of others told of still waits is asked of what its reader was reminded of within some days.
create index reminders_told_by_day on reminders_told (company_id, employee_id, kind, told_on);
