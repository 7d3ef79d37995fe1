-- Appendices of before the product come by the workbook of contracts and are taken back with it, as a whole.
alter table appendices add column import_id bigint;
create index appendices_of_import on appendices (company_id, import_id) where import_id is not null;
grant delete on appendices to :app_role;
comment on column appendices.import_id is 'The import that brought it; by which its undo finds it.';

-- Under each contract the numbers on papers begin anew: 'PL01' stands under many of them.
alter table appendices drop constraint appendices_company_id_appendix_number_key,
  add unique (company_id, contract_id, appendix_number);
