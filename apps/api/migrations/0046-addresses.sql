-- Addresses of records: a line (house and street) and the commune of the scheme in force; or the ward of the old scheme,
-- for an address that nobody has carried over yet.

create procedure add_address(company_table regclass)
  language plpgsql as $$
begin
  execute format('alter table %s
    add column if not exists address text check (length(address) <= 300),
    add column new_district_id integer references new_districts,
    add column ward_id integer references wards,
    add constraint one_address_scheme check (new_district_id is null or ward_id is null)', company_table);
  execute format('create index on %s (company_id, new_district_id) where new_district_id is not null', company_table);
  execute format('create index on %s (company_id, ward_id) where ward_id is not null', company_table);
end $$;
comment on procedure add_address is 'Gives a table of a company an address in either scheme, never in both.';

call add_address('training_locations');
call add_address('partner_infos');

create function address_text(p_address text, p_new_district_id integer, p_ward_id integer) returns text
  language sql stable parallel safe as $$
  select nullif(concat_ws(', ', p_address, (
    select concat_ws(', ', commune.full_name, province.full_name)
    from new_districts commune join new_provinces province on province.id = commune.province_id
    where commune.id = p_new_district_id
  ), (
    select concat_ws(', ', ward.full_name, district.full_name, province.full_name)
    from wards ward
    join districts district on district.id = ward.district_id
    join provinces province on province.id = district.province_id
    where ward.id = p_ward_id
  )), '')
$$;
comment on function address_text is 'An address as one line: ''Số 1 Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh''.';
