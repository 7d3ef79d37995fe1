-- A new employee's person, and files that were made by mistake: taken away whole, and given back whole.

create function add_person(p_nhansu_id text) returns bigint
  language sql volatile security definer set search_path = public, pg_temp as $$
  insert into persons (nhansu_id) values (p_nhansu_id) returning id
$$;
comment on function add_person is 'A human being who is new to the group, under a code that was drawn for him.';

-- The tables that go with an employee's row, and the rows of each: what refers to it, or to those, and is deleted with it.
create function employee_file_parts()
  returns table (depth integer, part regclass, rows_of text)
  language sql stable set search_path = public, pg_temp as $$
  with recursive found as (
    select 0 as depth, 'employees'::regclass as part, 'company_id = app_company_id() and id = any ($1)' as rows_of
    union all
    select found.depth + 1, link.conrelid::regclass,
      format('(%s) in (select %s from %s where %s)',
        (select string_agg(quote_ident(a.attname), ', ' order by k.place)
          from unnest(link.conkey) with ordinality k (number, place)
          join pg_attribute a on a.attrelid = link.conrelid and a.attnum = k.number),
        (select string_agg(quote_ident(a.attname), ', ' order by k.place)
          from unnest(link.confkey) with ordinality k (number, place)
          join pg_attribute a on a.attrelid = link.confrelid and a.attnum = k.number),
        found.part, found.rows_of) collate "default"
    from found
    join pg_constraint link on link.confrelid = found.part and link.contype = 'f' and link.confdeltype = 'c'
    where found.depth < 4
  )
  select depth, part, rows_of from found order by depth, part::text
$$;

create function remove_employee_file(p_employee_id bigint, p_user_id bigint) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  each record;
  kept jsonb;
  content jsonb := '[]';
begin
  for each in select * from employee_file_parts() loop
    execute format('select coalesce(jsonb_agg(to_jsonb(part)), ''[]'') from %s as part where %s', each.part, each.rows_of)
    into kept using array[p_employee_id];
    if kept <> '[]' then
      content := content || jsonb_build_object('part', each.part::text, 'rows', kept);
    end if;
  end loop;
  insert into deleted_records (company_id, resource, record_id, content, deleted_by)
  values (app_company_id(), 'employees', p_employee_id, content, p_user_id);
  delete from employees where company_id = app_company_id() and id = p_employee_id;
end $$;
comment on function remove_employee_file is 'Deletes an employee with all that is only his, and keeps it whole for a while.';

-- What triggers fill by themselves is there by then and is passed over; the server's role may not write such tables.
create function restore_employee_file(p_employee_id bigint, p_window interval) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  content jsonb;
  each record;
  columns text;
begin
  delete from deleted_records d
  where d.company_id = app_company_id() and d.resource = 'employees' and d.record_id = p_employee_id
    and d.deleted_at > now() - p_window
  returning d.content into content;
  if content is null then return false; end if;
  for each in select part->>'part' as part, part->'rows' as rows from jsonb_array_elements(content) as part loop
    select string_agg(quote_ident(attname), ', ' order by attnum) into columns
    from pg_attribute
    where attrelid = each.part::regclass and attnum > 0 and not attisdropped and attgenerated = '';
    execute format(
      'insert into %1$s (%2$s) overriding system value select %2$s from jsonb_populate_recordset(null::%1$s, $1)%3$s',
      each.part::regclass, columns,
      case when has_table_privilege(session_user, each.part, 'insert') then '' else ' on conflict do nothing' end)
    using each.rows;
  end loop;
  return true;
end $$;
comment on function restore_employee_file is 'Gives back what remove_employee_file took, the very same rows; false when nothing was taken a moment ago.';

revoke all on function add_person, employee_file_parts, remove_employee_file, restore_employee_file from public;
grant execute on function add_person, remove_employee_file, restore_employee_file to :app_role;
