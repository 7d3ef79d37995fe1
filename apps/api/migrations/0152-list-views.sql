-- Named views of lists: what one asks of a list and how its columns stand, kept for oneself in one company.

create table list_views (
  company_id integer not null,
  id bigint generated always as identity,
  user_id bigint not null,
  list text not null check (list ~ '^[a-zA-Z]{1,60}$'),
  name text not null check (length(name) between 1 and 80),
  address text not null check (length(address) <= 4000),
  layout jsonb not null check (jsonb_typeof(layout) = 'object' and length(layout::text) <= 20000),
  created_at timestamptz not null default now(),
  primary key (company_id, id),
  foreign key (user_id, company_id) references memberships (user_id, company_id) on delete cascade
);
create unique index list_views_by_name on list_views (company_id, user_id, list, lower(name));
call raise_company_wall('list_views');
grant select, insert, update, delete on list_views to :app_role;
comment on table list_views is 'Views of lists that a user has named. The address holds no word that a list keeps out of addresses (identity and phone numbers).';
