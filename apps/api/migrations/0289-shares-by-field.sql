-- Of each marked paper of an exam that is over, the share of its points that its taker got in each field: what the map of units and
-- fields and the results of one person over time are made of.

create table quiz_field_shares (
  company_id integer not null references companies,
  exam_id bigint not null,
  attempt_id bigint not null,
  field_id bigint not null,
  share numeric(7, 6) not null check (share between 0 and 1),
  primary key (company_id, exam_id, attempt_id, field_id),
  foreign key (company_id, exam_id) references quiz_exams (company_id, id) on delete cascade,
  foreign key (company_id, attempt_id) references quiz_attempts (company_id, id) on delete cascade,
  foreign key (company_id, field_id) references fields (company_id, id) on delete cascade
);
create index quiz_field_shares_of_attempt on quiz_field_shares (company_id, attempt_id);
create index quiz_field_shares_of_field on quiz_field_shares (company_id, field_id);
call raise_company_wall('quiz_field_shares');
grant select, insert, update, delete on quiz_field_shares to :app_role;
comment on table quiz_field_shares is 'Reckoned with the figures of the questions of an exam, and anew whenever its results or keys change.';

-- The next hour reckons all exams that are over once more.
alter table quiz_exams no force row level security;
update quiz_exams set figured_by = null where figured_by is not null;
alter table quiz_exams force row level security;
