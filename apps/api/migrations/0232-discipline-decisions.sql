-- The decision on a discipline (type 10), and for a dismissal the decision that ends the contract (type 7).
alter table rewards_disciplines
  add column decision_id bigint,
  add column ending_decision_id bigint,
  add constraint rewards_disciplines_decision foreign key (company_id, decision_id)
    references decisions (company_id, id) on delete set null (decision_id),
  add constraint rewards_disciplines_ending foreign key (company_id, ending_decision_id)
    references decisions (company_id, id) on delete set null (ending_decision_id),
  add constraint rewards_disciplines_decided check (decision_id is null or type = 'discipline');
create unique index rewards_disciplines_by_decision on rewards_disciplines (company_id, decision_id)
  where decision_id is not null;
create index rewards_disciplines_by_ending on rewards_disciplines (company_id, ending_decision_id)
  where ending_decision_id is not null;
comment on column rewards_disciplines.decision_id is 'Decision 10 that the case waits for, or that issued it.';
comment on column rewards_disciplines.ending_decision_id is 'Decision 7 that a dismissal drafted.';
