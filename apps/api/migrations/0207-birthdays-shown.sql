-- Whether the first page tells everybody the birthdays in his own unit: day and month, never the year.
alter table company_profiles add column birthdays_shown boolean not null default false;
comment on column company_profiles.birthdays_shown is 'Whether everybody is told the birthdays of who works in the same unit, by day and month.';
