-- A contract knows which one it renews, so that of one contract only one is drafted to follow it.
alter table contracts add column renewed_from_id bigint;
alter table contracts add foreign key (company_id, renewed_from_id) references contracts (company_id, id);
create unique index contracts_renew_once on contracts (company_id, renewed_from_id)
  where renewed_from_id is not null and state <> 'cancelled';
comment on column contracts.renewed_from_id is 'The contract that this one was drafted to follow.';
