-- Background work is done by the right of the person who asked for it, and looks whether that right is still there
-- before it begins. So a run knows which operation it was asked by and how far that reached; a run of the clock has none.

alter table job_runs
  add column asked_operation text check (length(asked_operation) between 1 and 100),
  add column asked_scopes text[] not null default '{}' check (asked_scopes <@ '{company,unit,own}');
