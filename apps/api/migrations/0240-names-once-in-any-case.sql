-- Names of letters' templates, of rooms and of forms of rewards are taken once in whatever case they are typed, as those of
-- all other catalogues. Where two differ by case alone, the later one is told apart by its number.

do $$
declare
  company record;
  named regclass;
begin
  for company in select id from companies loop
    perform set_config('app.company_id', company.id::text, true);
    foreach named in array array['emails', 'recruitment_rooms', 'reward_discipline_forms']::regclass[] loop
      execute format(
        'update %1$s later set name = left(later.name, 80) || '' ('' || later.id || '')''
         where exists (select from %1$s earlier where earlier.company_id = later.company_id and earlier.id < later.id
           and to_jsonb(earlier) -> ''type'' is not distinct from to_jsonb(later) -> ''type''
           and lower(normalize(earlier.name, nfc)) = lower(normalize(later.name, nfc)))', named);
    end loop;
  end loop;
  perform set_config('app.company_id', '', true);
end $$;

alter table emails drop constraint emails_company_id_name_key;
create unique index emails_named on emails (company_id, lower(normalize(name, nfc)));
alter table recruitment_rooms drop constraint recruitment_rooms_company_id_name_key;
create unique index recruitment_rooms_named on recruitment_rooms (company_id, lower(normalize(name, nfc)));
alter table reward_discipline_forms drop constraint reward_discipline_forms_company_id_type_name_key;
create unique index reward_discipline_forms_named on reward_discipline_forms (company_id, type, lower(normalize(name, nfc)));
