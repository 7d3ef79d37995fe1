-- Of several papers that were asked for at once each knows the run of background work that made it, so that a run which is begun
-- again makes none twice.
alter table made_papers add column run_id bigint;
comment on column made_papers.run_id is 'The background work that made it; null for what somebody printed alone.';
create unique index made_papers_by_run on made_papers (company_id, run_id, contract_id) where run_id is not null;
