-- Of several decisions that background work issues, those that it has issued before it was begun again are known by it.
alter table decisions add column issued_run_id bigint;
comment on column decisions.issued_run_id is 'The background work that issued it among several.';
