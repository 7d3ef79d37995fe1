-- By which authority a contract is signed; its name, title and number stay as they were printed.
alter table contracts
  add column signer_id bigint,
  add foreign key (company_id, signer_id) references signers (company_id, id);
create index contracts_by_signer on contracts (company_id, signer_id) where signer_id is not null;
comment on column contracts.signer_id is 'The authority of whoever signs for the company; nothing where the company keeps no list for such papers.';
