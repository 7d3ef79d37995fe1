-- The work that takes a newcomer's papers into documents, so that his reception tells when it has failed.

alter table procedures add column papers_run_id bigint;
comment on column procedures.papers_run_id is 'The run of the job that copies the chosen papers; it may have been cleaned up since.';
