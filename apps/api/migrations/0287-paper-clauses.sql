-- What a company writes in the clauses of the product's own papers where it does not keep to what is shipped.

create table paper_clauses (
  company_id integer not null references companies,
  kind text not null check (kind ~ '^[a-z][a-z0-9_]{2,39}$'),
  -- Null once the company has gone back to the shipped words: the row stays, so that its version goes on counting.
  content text check (length(content) between 1 and 20000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, kind)
);
create trigger stamp_update before update on paper_clauses for each row execute function stamp_update();
call raise_company_wall('paper_clauses');
grant select, insert, update on paper_clauses to :app_role;
comment on table paper_clauses is 'The clauses of a kind of paper in the company''s own words, text with fields between braces; a kind without a row, or without content, has the shipped ones.';
