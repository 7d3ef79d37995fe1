-- What merges of units moved, kept as long as they can be undone.

create table department_merges (
  company_id integer not null,
  department_id bigint not null,
  effective_date date not null,
  made_at timestamptz not null default now(),
  version integer not null,
  units jsonb not null,
  positions jsonb not null,
  holdings jsonb not null,
  primary key (company_id, department_id),
  foreign key (company_id, department_id) references departments (company_id, id) on delete cascade
);
create index department_merges_by_age on department_merges (company_id, made_at);
call raise_company_wall('department_merges');
grant select, insert, update, delete on department_merges to :app_role;
comment on table department_merges is 'Merges of a moment ago; ''Hoàn tác'' takes one back as a whole.';
comment on column department_merges.version is 'The unit''s version after the merge: a later one means that somebody has changed it since.';
comment on column department_merges.units is 'Units below that moved: id, version after the merge, and their place before it.';
comment on column department_merges.positions is 'Positions that moved: id, version after the merge, and who held them then.';
comment on column department_merges.holdings is 'Held positions by id: moved as they were, ended on the day before, begun on the day in the other unit.';
