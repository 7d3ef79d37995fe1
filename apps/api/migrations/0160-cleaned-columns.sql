-- The columns from whose cells signs that nobody sees were taken out, for the result that the job tells.

alter table queued_imports add column cleaned_columns text[] not null default '{}';
