-- What an appendix changes in job, unit or pay is done by a decision; each of its people may follow an appendix of his own.
alter table decision_people
  add column appendix_id bigint,
  add foreign key (company_id, appendix_id) references appendices (company_id, id) on delete set null (appendix_id);
create index decision_people_by_appendix on decision_people (company_id, appendix_id) where appendix_id is not null;
comment on column decision_people.appendix_id is 'The appendix of his contract that the decision carries out.';
