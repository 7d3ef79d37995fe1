-- By which authority an appendix is signed; its name, title and number stay as they were printed.
alter table appendices
  add column signer_id bigint,
  add foreign key (company_id, signer_id) references signers (company_id, id);
create index appendices_by_signer on appendices (company_id, signer_id) where signer_id is not null;
comment on column appendices.signer_id is 'The authority of whoever signs for the company; nothing where the company keeps no list for such papers.';
