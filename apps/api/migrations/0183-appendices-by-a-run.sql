-- An appendix that background work adds to many contracts is added once to each, however often the work is begun again.
alter table appendices add column written_by_run bigint;
create unique index appendices_once_a_run on appendices (company_id, contract_id, written_by_run)
  where written_by_run is not null;
comment on column appendices.written_by_run is 'The background work that added it to one contract of many.';
