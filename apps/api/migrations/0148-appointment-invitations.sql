-- Who was told of which version of an appointment, by which mail: so that nobody is told twice, everybody who was asked
-- hears of a change, and whoever is not asked any more hears that, too.

create table recruitment_invitations (
  company_id integer not null references companies,
  id bigint generated always as identity,
  schedule_id bigint not null,
  sequence integer not null check (sequence >= 0),
  method text not null check (method in ('request', 'cancel')),
  candidate_id bigint,
  employee_id bigint,
  -- The letter in the outbox; null once that has forgotten it.
  mail_id bigint,
  sent_by bigint,
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, schedule_id) references recruitment_schedules (company_id, id) on delete cascade,
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade,
  foreign key (company_id, employee_id) references employees (company_id, id),
  foreign key (company_id, mail_id) references mails (company_id, id) on delete set null (mail_id),
  constraint recruitment_invitations_one_person check (num_nonnulls(candidate_id, employee_id) = 1)
);
create index recruitment_invitations_of on recruitment_invitations (company_id, schedule_id, id);
create index recruitment_invitations_by_candidate on recruitment_invitations (company_id, candidate_id)
  where candidate_id is not null;
create index recruitment_invitations_by_employee on recruitment_invitations (company_id, employee_id)
  where employee_id is not null;
create index recruitment_invitations_by_mail on recruitment_invitations (company_id, mail_id) where mail_id is not null;
call raise_company_wall('recruitment_invitations');
grant select, insert, update (mail_id) on recruitment_invitations to :app_role;

-- The invitation that a letter carries: names and places for its reader alone, forgotten when the letter has gone.
alter table mail_secrets add column calendar jsonb check (jsonb_typeof(calendar) = 'object');
