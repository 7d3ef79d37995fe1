-- The first imports of a company: how much the older system has of each, and whether the page about them is put away.

create table first_imports (
  company_id integer not null references companies,
  -- By the words of the steps: {"employees": 120}.
  source_totals jsonb not null default '{}' check (jsonb_typeof(source_totals) = 'object'),
  put_away_at timestamptz,
  put_away_by bigint,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id)
);
create trigger stamp_update before update on first_imports for each row execute function stamp_update();
call raise_company_wall('first_imports');
grant select, insert, update on first_imports to :app_role;
comment on table first_imports is 'One row a company, which comes with the first thing that is written on the page.';

-- Companies that have people have begun.
do $$
declare
  company record;
begin
  for company in select id from companies loop
    perform set_config('app.company_id', company.id::text, true);
    insert into first_imports (company_id, put_away_at)
    select company.id, now() where exists (select from employees where company_id = company.id);
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
