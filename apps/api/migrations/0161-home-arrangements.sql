-- How somebody has arranged the first page of a company for himself.

create table home_arrangements (
  company_id integer not null,
  user_id bigint not null,
  card_order text[] not null check (cardinality(card_order) <= 100),
  put_away text[] not null check (cardinality(put_away) <= 100),
  primary key (company_id, user_id),
  foreign key (user_id, company_id) references memberships (user_id, company_id) on delete cascade
);
call raise_company_wall('home_arrangements');
grant select, insert, update, delete on home_arrangements to :app_role;
comment on table home_arrangements is 'The order of the cards of the first page and those that are put away, by their keys; who has arranged nothing has no row.';
