-- What of a file its owner does not see, where the company says so.

alter table request_change_settings
  add column hidden_fields text[] not null default '{}' check (cardinality(hidden_fields) <= 500);
comment on column request_change_settings.hidden_fields is 'Fields by their paths without rows that one''s own file, its paper and one''s own requests leave out. Whatever the law lets him ask for has them all the same.';
