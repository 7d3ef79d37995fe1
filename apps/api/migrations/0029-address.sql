-- The administrative units of Vietnam in both schemes, the same for every company: three levels until 30 June 2025
-- (provinces, districts, wards), two levels since (new_provinces, new_districts: the communes, which the calls name so
-- because they take the place of the district). An id is the statistical office's code read as a number; old and new
-- codes are two spaces, hence two sets of tables.

create table provinces (
  id integer primary key,
  code text not null unique check (code ~ '^\d{2}$'),
  full_name text not null
);

create table districts (
  id integer primary key,
  code text not null unique check (code ~ '^\d{3}$'),
  province_id integer not null references provinces,
  full_name text not null
);
create index districts_by_province on districts (province_id);

create table wards (
  id integer primary key,
  code text not null unique check (code ~ '^\d{5}$'),
  district_id integer not null references districts,
  full_name text not null
);
create index wards_by_district on wards (district_id);

create table new_provinces (
  id integer primary key,
  code text not null unique check (code ~ '^\d{2}$'),
  full_name text not null
);

create table new_districts (
  id integer primary key,
  code text not null unique check (code ~ '^\d{5}$'),
  province_id integer not null references new_provinces,
  full_name text not null
);
create index new_districts_by_province on new_districts (province_id);

-- Where the people of an old ward live now; more than one row where the ward was divided, and then a person chooses.
create table ward_successors (
  ward_id integer not null references wards,
  new_district_id integer not null references new_districts,
  primary key (ward_id, new_district_id)
);
create index ward_successors_by_new on ward_successors (new_district_id);

grant select on provinces, districts, wards, new_provinces, new_districts, ward_successors to :app_role;
