-- An employee's file beyond the narrow table of lists: one row each per employee and part, and the count of what was
-- opened from behind dots. The owner of a card's version is the employee's own row.

create table employee_details (
  company_id integer not null,
  employee_id bigint not null,
  company_phone text check (company_phone ~ '^[0-9+ .()-]{6,20}$'),
  extension text check (extension ~ '^[0-9]{1,8}$'),
  general_education text check (general_education ~ '^([1-9]|1[0-2])/1[02]$'),
  skill_grade text check (skill_grade in ('1/7', '2/7', '3/7', '4/7', '5/7', '6/7', '7/7')),
  hr_note text check (length(hr_note) between 1 and 2000),
  place_of_birth text check (length(place_of_birth) between 1 and 200),
  native_place text check (length(native_place) between 1 and 255),
  ethnic text check (length(ethnic) between 1 and 50),
  religion text check (length(religion) between 1 and 50),
  nationality text check (length(nationality) between 1 and 50),
  marital_status text check (marital_status in ('single', 'married', 'other')),
  personal_email text check (length(personal_email) between 3 and 254),
  emergency_name text check (length(emergency_name) between 1 and 100),
  emergency_relation text check (length(emergency_relation) between 1 and 50),
  emergency_phone text check (emergency_phone ~ '^[0-9+ .()-]{9,20}$'),
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index employee_details_by_marital_status on employee_details (company_id, marital_status);
call raise_company_wall('employee_details');
grant select, insert, update on employee_details to :app_role;
comment on table employee_details is 'What an employee''s card says beyond the lists; saved under the version of the employee.';

create table employee_papers (
  company_id integer not null,
  employee_id bigint not null,
  id_number text check (id_number ~ '^0[0-9]{11}$'),
  id_issue_date date,
  id_issue_place text check (length(id_issue_place) between 1 and 200),
  id_expiry_date date,
  id_without_expiry boolean not null default false,
  old_id_number text check (old_id_number ~ '^[0-9]{9}$'),
  passport_no text check (passport_no ~ '^[A-Z0-9]{6,12}$'),
  passport_issue_date date,
  passport_expiry_date date,
  passport_issue_place text check (length(passport_issue_place) between 1 and 200),
  work_permit_no text check (length(work_permit_no) between 1 and 30),
  work_permit_expiry_date date,
  tax_code text check (tax_code ~ '^[0-9]{12}$|^[0-9]{10}(-[0-9]{3})?$'),
  old_tax_code text check (old_tax_code ~ '^[0-9]{10}(-[0-9]{3})?$'),
  social_insurance_no text check (social_insurance_no ~ '^[0-9]{12}$|^[0-9]{10}$'),
  old_social_insurance_no text check (old_social_insurance_no ~ '^[0-9]{10}$'),
  health_insurance_no text check (health_insurance_no ~ '^[A-Z]{2}[0-9]{13}$|^[0-9]{10}$'),
  medical_place text check (length(medical_place) between 1 and 200),
  si_start_month text check (si_start_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  si_salary bigint check (si_salary between 1 and 100000000000),
  labour_book text check (labour_book in ('none', 'held', 'returned', 'electronic')),
  driver_licence_no text check (driver_licence_no ~ '^[0-9]{12}$'),
  driver_licence_class text check (driver_licence_class in ('A1', 'A', 'B1', 'B', 'C1', 'C', 'D1', 'D2', 'D', 'BE', 'C1E', 'CE', 'D1E', 'D2E', 'DE')),
  driver_licence_issue_date date,
  driver_licence_expiry_date date,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create trigger stamp_update before update on employee_papers for each row execute function stamp_update();
call raise_company_wall('employee_papers');
grant select, insert, update on employee_papers to :app_role;
comment on table employee_papers is 'The papers and numbers of an employee; no list reads them unless a filter or a column asks.';

create table employee_addresses (
  company_id integer not null,
  employee_id bigint not null,
  new_regular_address text check (length(new_regular_address) between 1 and 255),
  new_province_id integer references new_provinces,
  new_district_id integer references new_districts,
  tmp_address text check (length(tmp_address) between 1 and 255),
  new_province_tmp_id integer references new_provinces,
  new_district_tmp_id integer references new_districts,
  regular_address text check (length(regular_address) between 1 and 255),
  ward_id integer references wards,
  old_tmp_address text check (length(old_tmp_address) between 1 and 255),
  ward_tmp_id integer references wards,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create trigger stamp_update before update on employee_addresses for each row execute function stamp_update();
call raise_company_wall('employee_addresses');
grant select, insert, update on employee_addresses to :app_role;
comment on table employee_addresses is 'Where an employee lives: permanent and temporary, each by the commune of now with the old ward kept beside it.';

create table employee_health (
  company_id integer not null,
  employee_id bigint not null,
  height integer check (height between 100 and 220),
  weight integer check (weight between 30 and 200),
  blood_group text check (blood_group in ('A', 'B', 'AB', 'O')),
  health_grade text check (health_grade in ('I', 'II', 'III', 'IV', 'V')),
  shirt_size text check (shirt_size in ('S', 'M', 'L', 'XL', 'XXL', 'XXXL')),
  shoe_size integer check (shoe_size between 34 and 46),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create trigger stamp_update before update on employee_health for each row execute function stamp_update();
call raise_company_wall('employee_health');
grant select, insert, update on employee_health to :app_role;
comment on table employee_health is 'Health and sizes of an employee.';

create table employee_affiliations (
  company_id integer not null,
  employee_id bigint not null,
  party_join_date date,
  party_official_date date,
  party_card_no text check (length(party_card_no) between 1 and 20),
  party_cell text check (length(party_cell) between 1 and 200),
  party_title text check (length(party_title) between 1 and 100),
  union_join_date date,
  union_title text check (length(union_title) between 1 and 100),
  youth_join_date date,
  youth_title text check (length(youth_title) between 1 and 100),
  army_from date,
  army_to date,
  army_rank text check (length(army_rank) between 1 and 100),
  army_unit text check (length(army_unit) between 1 and 200),
  militia boolean not null default false,
  wounded_grade text check (wounded_grade in ('1/4', '2/4', '3/4', '4/4')),
  martyr_child boolean not null default false,
  merit_family boolean not null default false,
  disabled boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create trigger stamp_update before update on employee_affiliations for each row execute function stamp_update();
call raise_company_wall('employee_affiliations');
grant select, insert, update on employee_affiliations to :app_role;
comment on table employee_affiliations is 'Party, unions, army and policy of an employee.';
create index employee_addresses_by_province on employee_addresses (company_id, new_province_id);

-- Numbers that are somebody's alone, within a company.
create unique index employees_by_company_email on employees (company_id, lower(company_email));
create unique index employee_papers_by_id_number on employee_papers (company_id, id_number);
create unique index employee_papers_by_old_id_number on employee_papers (company_id, old_id_number);
create unique index employee_papers_by_passport_no on employee_papers (company_id, passport_no);
create unique index employee_papers_by_work_permit_no on employee_papers (company_id, work_permit_no);
create unique index employee_papers_by_tax_code on employee_papers (company_id, tax_code);
create unique index employee_papers_by_old_tax_code on employee_papers (company_id, old_tax_code);
create unique index employee_papers_by_social_insurance_no on employee_papers (company_id, social_insurance_no);
create unique index employee_papers_by_old_social_insurance_no on employee_papers (company_id, old_social_insurance_no);
create unique index employee_papers_by_health_insurance_no on employee_papers (company_id, health_insurance_no);
create unique index employee_papers_by_driver_licence_no on employee_papers (company_id, driver_licence_no);

create table employee_reveals (
  company_id integer not null references companies,
  user_id bigint not null,
  employee_id bigint not null,
  at timestamptz not null default now(),
  primary key (company_id, user_id, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
create index employee_reveals_by_employee on employee_reveals (company_id, employee_id);
create index employee_reveals_by_time on employee_reveals (company_id, user_id, at);
call raise_company_wall('employee_reveals');
grant select, insert, update, delete on employee_reveals to :app_role;
comment on table employee_reveals is 'When a user last opened what stands behind dots in a file; who opened what stands in the trail.';
