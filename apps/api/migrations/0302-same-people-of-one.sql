-- Whoever reads the group is told of somebody under two codes in his file, where he was just taken in, and not in the list alone.

drop function same_people(bigint, integer);

-- As before; with an employee of him alone.
create function same_people(p_user_id bigint, p_most integer, p_employee_id bigint default null)
  returns table (employee_id bigint, full_name text, nhansu_id text, active boolean, other_company_id integer,
    other_nhansu_id text, other_active boolean, same_name boolean, same_birth_date boolean, stays text, hindrance text)
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  own constant integer := app_company_id();
  company record;
  found record;
  here record;
  rows_there jsonb[];
  left_to_find integer := p_most;
begin
  if not own = any (companies_where_holds(p_user_id, '{group_read}')) then
    raise exception 'user % does not read the group', p_user_id;
  end if;
  select array_agg(p.id_number) as numbers, array_agg(e.id) as ids, array_agg(e.person_id) as persons,
    array_agg(e.full_name) as names, array_agg(e.nhansu_id) as codes, array_agg(e.active) as works,
    array_agg(e.date_of_birth) as births
  into here
  from employee_papers p join employees e on e.company_id = p.company_id and e.id = p.employee_id
  where p.company_id = own and p.id_number is not null and (p_employee_id is null or e.id = p_employee_id);
  for company in select id from companies where id <> own order by id loop
    perform set_config('app.company_id', company.id::text, true);
    select array_agg(to_jsonb(alike)) into rows_there from (
      select his.id, his.person, his.name, his.code, his.works, e.person_id as other_person, e.nhansu_id as other_code,
        e.active as works_there, vn_fold(e.full_name) = vn_fold(his.name) as named_alike,
        coalesce(e.date_of_birth = his.born, false) as born_alike
      from unnest(here.numbers, here.ids, here.persons, here.names, here.codes, here.works, here.births)
          as his (number, id, person, name, code, works, born)
        join employee_papers p on p.company_id = company.id and p.id_number = his.number
        join employees e on e.company_id = p.company_id and e.id = p.employee_id
      where e.person_id <> his.person
      order by his.id limit left_to_find) alike;
    perform set_config('app.company_id', own::text, true);
    for found in
      select r.* from unnest(rows_there) kept, jsonb_to_record(kept) as r (id bigint, person bigint, name text, code text,
        works boolean, other_person bigint, other_code text, works_there boolean, named_alike boolean, born_alike boolean)
    loop
      left_to_find := left_to_find - 1;
      employee_id := found.id;
      full_name := found.name;
      nhansu_id := found.code;
      active := found.works;
      other_company_id := company.id;
      other_nhansu_id := found.other_code;
      other_active := found.works_there;
      same_name := found.named_alike;
      same_birth_date := found.born_alike;
      stays := (select older.nhansu_id from persons older where older.id in (found.person, found.other_person)
        order by older.created_at, older.id limit 1);
      hindrance := coalesce(hindrance_to_link(found.person, found.other_person),
        case when not (same_name and same_birth_date) then 'different_people' end);
      return next;
    end loop;
  end loop;
  perform set_config('app.company_id', own::text, true);
end $$;

revoke all on function same_people from public;
grant execute on function same_people to :app_role;
