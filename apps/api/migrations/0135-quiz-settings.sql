-- What a new exam starts with, and what takers are told before they begin: another text is another version, and each stays
-- readable beside the attempts that accepted it.
create table quiz_settings (
  company_id integer not null references companies,
  duration integer not null default 45 check (duration between 1 and 600),
  pass_percent integer not null default 50 check (pass_percent between 0 and 100),
  paper_count integer not null default 1 check (paper_count between 1 and 24),
  shuffle_questions boolean not null default true,
  shuffle_options boolean not null default true,
  show_result text not null default 'after' check (show_result in ('now', 'after', 'none')),
  show_answers boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id)
);
create trigger stamp_update before update on quiz_settings for each row execute function stamp_update();
call raise_company_wall('quiz_settings');
grant select, insert, update on quiz_settings to :app_role;

create table quiz_notices (
  company_id integer not null references companies,
  -- The first is the product's own and stands in no row.
  version integer not null check (version >= 2),
  text text[] not null check (cardinality(text) between 1 and 20),
  created_at timestamptz not null default now(),
  primary key (company_id, version)
);
call raise_company_wall('quiz_notices');
grant select, insert on quiz_notices to :app_role;
