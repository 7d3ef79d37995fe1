-- A decision that takes somebody in drafts the contract that follows of it, and takes the draft back with itself.
alter table contracts add column drafted_by_decision_id bigint,
  add constraint contracts_drafted_by_decision foreign key (company_id, drafted_by_decision_id)
    references decisions (company_id, id);
create index contracts_by_drafting_decision on contracts (company_id, drafted_by_decision_id)
  where drafted_by_decision_id is not null;
comment on column contracts.drafted_by_decision_id is 'The decision that drafted it; taking that one back takes the draft along while it is one.';
