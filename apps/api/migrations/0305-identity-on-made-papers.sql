-- The papers of contracts name the identity number and the address of the employee for who may see them.
alter table made_papers add column with_identity boolean not null default false;
comment on column made_papers.with_identity is 'Whether the identity number or the address of somebody stands in it; then it opens for who may see those.';
