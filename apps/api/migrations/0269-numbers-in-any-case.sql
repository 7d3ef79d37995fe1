-- Numbers that differ in the case of letters alone are one number, as the register of decisions holds them apart.

alter table drawn_numbers add column number_key text not null generated always as (lower(number)) stored;
create index drawn_numbers_by_key on drawn_numbers (company_id, series_year, number_key);
