-- Of how many people a user has taken data away in files on a day; which files these were stands in the trail.

create table taken_people (
  company_id integer not null references companies,
  user_id bigint not null,
  day date not null,
  people integer not null check (people >= 0),
  -- Whether administrators have heard of the day.
  is_told boolean not null default false,
  primary key (company_id, user_id, day)
);
call raise_company_wall('taken_people');
grant select, insert, update, delete on taken_people to :app_role;
comment on table taken_people is 'Of how many people a user has taken data away today; which files these were stands in the trail.';
