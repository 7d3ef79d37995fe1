-- A code on each printed paper leads back to the record that it was made of.
alter table made_papers add column code text check (code ~ '^[A-Za-z0-9_-]{22}$');
create unique index made_papers_by_code on made_papers (company_id, code) where code is not null;
-- How much somebody has had printed of all records within a day.
create index made_papers_by_maker on made_papers (company_id, made_by, made_at);
comment on column made_papers.code is 'Random, as it is printed; who has it is told of the record only by his rights to that. Null for Word files and for what was made before.';
