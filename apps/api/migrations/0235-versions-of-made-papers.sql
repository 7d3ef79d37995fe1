-- Which version of its record a paper was made of: a save that began before the paper and ended after it has an earlier time.
alter table made_papers add column record_version integer check (record_version > 0);
comment on column made_papers.record_version is 'Of the appendix, the contract or the decision, as it was read; null for what was made before this was kept.';
comment on column made_papers.code is 'Random, as it is printed; who has it is told of the record only by his rights to that. Null for what was made before papers had one.';
