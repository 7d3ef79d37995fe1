-- Criteria of a round that were changed although somebody had begun to judge: why, what they were and what they became; one row
-- each, which nobody changes.

create table recruitment_kit_changes (
  company_id integer not null references companies,
  id bigint generated always as identity,
  recruitment_id bigint not null,
  round_id bigint not null,
  reason text not null check (length(reason) between 1 and 500),
  criteria_before jsonb not null,
  criteria_after jsonb not null,
  -- Cards that were handed in and went back to their examiners, since a criterion was added.
  reopened_cards integer not null check (reopened_cards >= 0),
  changed_by bigint,
  changed_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (company_id, recruitment_id, round_id) references recruitment_rounds (company_id, recruitment_id, id) on delete cascade
);
create index recruitment_kit_changes_of on recruitment_kit_changes (company_id, recruitment_id, round_id, id);
call raise_company_wall('recruitment_kit_changes');
grant select, insert on recruitment_kit_changes to :app_role;
