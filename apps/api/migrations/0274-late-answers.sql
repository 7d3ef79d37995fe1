-- What arrives after the time is over is not scored; for a while it is kept, and an examiner judges it.

create table quiz_late_answers (
  company_id integer not null references companies,
  attempt_id bigint not null,
  slot integer not null check (slot between 1 and 2000),
  seq bigint not null check (seq >= 1),
  value text[] not null check (cardinality(value) <= 50 and length(array_to_string(value, '')) <= 10000),
  arrived_at timestamptz not null default now(),
  -- What an examiner said to it; null as long as it waits.
  is_accepted boolean,
  primary key (company_id, attempt_id, slot, seq),
  foreign key (company_id, attempt_id) references quiz_attempts (company_id, id) on delete cascade
);
call raise_company_wall('quiz_late_answers');
grant select, insert, update on quiz_late_answers to :app_role;
create index quiz_late_answers_waiting on quiz_late_answers (company_id, attempt_id) where is_accepted is null;

alter table quiz_attempt_moves drop constraint quiz_attempt_moves_kind_check;
alter table quiz_attempt_moves add constraint quiz_attempt_moves_kind_check
  check (kind in ('reopened', 'cancelled', 'late_accepted', 'late_refused'));
