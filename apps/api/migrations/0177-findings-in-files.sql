-- What the rules of files find about each employee at work, so that figures and lists of a whole company need not judge
-- every file anew, and whom a company has asked for what his file lacks.

create table employee_findings (
  company_id integer not null,
  employee_id bigint not null,
  finding text not null check (finding ~ '^[a-z_]{3,40}$'),
  primary key (company_id, employee_id, finding),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index employee_findings_by_finding on employee_findings (company_id, finding, employee_id);
call raise_company_wall('employee_findings');
grant select, insert, delete on employee_findings to :app_role;
comment on table employee_findings is 'What is missing or does not fit in a file, by the words of the product; no value of the file stands here. Written when a file is saved and every night.';

create table employee_finding_checks (
  company_id integer primary key references companies,
  checked_at timestamptz not null,
  people integer not null check (people >= 0)
);
call raise_company_wall('employee_finding_checks');
grant select, insert, update on employee_finding_checks to :app_role;
comment on table employee_finding_checks is 'When everybody of a company was last checked, and how many they were.';

create table employee_data_requests (
  company_id integer not null,
  employee_id bigint not null,
  claim uuid not null,
  requested_at timestamptz not null default now(),
  requested_by bigint not null,
  told_at timestamptz,
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index employee_data_requests_by_claim on employee_data_requests (company_id, claim, employee_id) where told_at is null;
call raise_company_wall('employee_data_requests');
grant select, insert, update, delete on employee_data_requests to :app_role;
comment on table employee_data_requests is 'The last time that somebody was asked for what his file lacks; told_at is null as long as the background work of that claim has not told him.';
