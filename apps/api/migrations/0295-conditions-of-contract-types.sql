-- What every draft of a type begins with (Điều 21 Bộ luật Lao động): the company's own pattern, which each contract may change.

alter table contract_types
  add column working_time text check (length(working_time) between 1 and 500),
  add column hours_per_day double precision check (hours_per_day > 0 and hours_per_day <= 24),
  add column hours_per_week double precision check (hours_per_week > 0 and hours_per_week <= 168),
  add column pay_form text check (pay_form in ('time', 'product', 'lump_sum')),
  add column pay_day text check (length(pay_day) between 1 and 200);
comment on column contract_types.working_time is
  'What a new draft of the type begins with; as the hours, the form and the day of pay it is changed for each person.';
