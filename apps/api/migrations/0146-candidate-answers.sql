-- What candidates answer by their own links: to an appointment, or to the offer of work. Nothing is written over: the newest
-- row about an appointment's time, or about the offer, is the one that holds.

create table candidate_answers (
  company_id integer not null references companies,
  id bigint generated always as identity,
  candidate_id bigint not null,
  answer text not null check (answer in ('coming', 'not_coming', 'accepted', 'declined')),
  -- Of an appointment, with the time that was answered: one that is moved is asked anew.
  schedule_id bigint,
  starts_at timestamptz,
  reason text check (length(reason) between 1 and 500),
  answered_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, candidate_id) references candidates (company_id, id) on delete cascade,
  foreign key (company_id, schedule_id) references recruitment_schedules (company_id, id) on delete cascade,
  constraint candidate_answers_of_what check (
    (answer in ('coming', 'not_coming')) = (schedule_id is not null) and (schedule_id is null) = (starts_at is null))
);
create index candidate_answers_of on candidate_answers (company_id, candidate_id, id);
create index candidate_answers_of_schedule on candidate_answers (company_id, schedule_id, candidate_id, id)
  where schedule_id is not null;
call raise_company_wall('candidate_answers');
grant select, insert, update (reason) on candidate_answers to :app_role;
