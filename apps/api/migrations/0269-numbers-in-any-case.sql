-- Numbers that differ in the case of letters alone are one number, as the register of decisions holds them apart.

alter table drawn_numbers
  add column number_key text not null generated always as (lower(number)) stored,
  add column is_twin boolean not null default false;
comment on column drawn_numbers.is_twin is 'Stood in the book in other letters already when the book began to hold numbers of any case apart.';

do $$
declare company record;
begin
  for company in select id from companies loop
    perform set_config('app.company_id', company.id::text, true);
    update drawn_numbers twin set is_twin = true
    from (
      select id, row_number() over (partition by series_year, lower(number) order by id) as place from drawn_numbers
      where company_id = company.id
    ) ranked
    where twin.company_id = company.id and twin.id = ranked.id and ranked.place > 1;
  end loop;
  perform set_config('app.company_id', '', true);
end $$;

create unique index drawn_numbers_by_key on drawn_numbers (company_id, series_year, number_key) where not is_twin;
