-- When somebody takes interviews: hours of the week, and days on which it is otherwise. Each writes his own as a whole; who has
-- written none takes them at any time.

create table interviewer_times (
  company_id integer not null references companies,
  id bigint generated always as identity,
  employee_id bigint not null,
  -- One of these two: Monday is 1.
  weekday smallint check (weekday between 1 and 7),
  date date,
  is_free boolean not null default true,
  -- Null together for a whole day without interviews.
  from_time time,
  to_time time,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  constraint interviewer_times_day check (num_nonnulls(weekday, date) = 1),
  constraint interviewer_times_week check (weekday is null or is_free),
  constraint interviewer_times_hours check (
    case when from_time is null then to_time is null and not is_free else coalesce(to_time > from_time, false) end)
);
create index interviewer_times_of on interviewer_times (company_id, employee_id);
call raise_company_wall('interviewer_times');
grant select, insert, delete on interviewer_times to :app_role;
