-- Decisions of before the product, which a workbook brings into the register as ones that are in effect.
alter table decisions add column import_id bigint;
create index decisions_by_import on decisions (company_id, import_id) where import_id is not null;
comment on column decisions.import_id is 'The import that brought it, kept when that import can no longer be taken back: such a decision was signed before the product and has moved nobody by itself.';
