-- Who had somebody reminded of a record by hand; nobody of what the morning told. Read by record, beside that record.
alter table reminders_told add column asked_by bigint;
create index reminders_told_by_record on reminders_told (company_id, record_id, kind);
comment on column reminders_told.asked_by is 'The user who pressed for it; null for what the morning told by the rule.';
