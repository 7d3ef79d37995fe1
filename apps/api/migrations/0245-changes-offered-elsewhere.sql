-- A change of a file that one company has accepted is offered to the person's other companies, as a request that waits there for
-- their own reviewers. Nothing comes back: neither whether there is such a file, nor what it holds, nor what became of it.

alter table request_change_infos add column is_offered boolean not null default false;
comment on column request_change_infos.is_offered is 'Came from another company of the same person; once accepted it is offered to nobody any more.';

-- What of a file of the company that is set may be offered: the person's own data of which there is one value, as at a hand-over.
-- By field the value and the version of its row.
create function offered_values(p_employee_id bigint) returns jsonb
  language plpgsql stable set search_path = public, pg_temp as $$
declare
  card employees;
  each record;
  kept jsonb;
  content jsonb;
begin
  select * into card from employees e where e.company_id = app_company_id() and e.id = p_employee_id;
  select jsonb_object_agg(field, jsonb_build_object('value', to_jsonb(card)->field, 'version', card.version)) into content
  from unnest(array['full_name', 'gender', 'date_of_birth', 'phone']) field;
  for each in
    select parts.part, array_agg(distinct field) as fields
    from handed_over_parts() parts, unnest(parts.fields) field where not parts.many group by parts.part
  loop
    execute format('select to_jsonb(kept) from %s kept where kept.company_id = app_company_id() and kept.employee_id = $1', each.part)
    into kept using p_employee_id;
    content := content || (select jsonb_object_agg(field, jsonb_build_object('value', kept->field,
        'version', case each.part when 'employee_details'::regclass then card.version else (kept->>'version')::integer end))
      from unnest(each.fields) field);
  end loop;
  return content;
end $$;

-- Offers what of a request has been accepted and written, where the person himself has asked for it. p_fields says of each
-- field its label and how it may be changed where a company says nothing; what another company keeps to itself, does not hold,
-- has already or waits for is not offered, and of an address all that differs or nothing. The rows are the requests that were
-- made: they are for the server, which tells their reviewers, and for nobody of the company that is set.
create function offer_change_elsewhere(p_request_id bigint, p_fields jsonb, p_user bigint, p_operation text, p_trail_request text)
  returns table (company_id integer, request_id bigint, employee_id bigint, sender_id bigint)
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  own constant integer := app_company_id();
  addresses constant text[] := array['{new_regular_address,new_province_id,new_district_id}',
    '{tmp_address,new_province_tmp_id,new_district_tmp_id}', '{regular_address,ward_id}', '{old_tmp_address,ward_tmp_id}'];
  asked request_change_infos;
  him employees;
  sender bigint;
  paths text[];
  wanted text[];
  here jsonb;
  held jsonb;
  said jsonb;
  company record;
  there employees;
  made bigint;
begin
  select * into asked from request_change_infos r where r.company_id = own and r.id = p_request_id;
  select * into him from employees e where e.company_id = own and e.id = asked.employee_id;
  select u.id into sender from users u where u.person_id = him.person_id and u.id = asked.created_by;
  if asked.is_offered or sender is null then return; end if;
  -- Of one person one company at a time offers, so that none overtakes another.
  perform pg_advisory_xact_lock(hashtext('offer_change_elsewhere'), hashint8(him.person_id));
  here := offered_values(him.id);
  paths := array(select i.path from request_change_items i
    where i.company_id = own and i.request_id = asked.id and i.state = 'accepted' and i.applied_at is not null
      and here ? i.path and p_fields ? i.path order by i.id);
  if cardinality(paths) = 0 then return; end if;
  for company in select id from companies where id <> own and is_active order by id loop
    perform set_config('app.company_id', company.id::text, true);
    select * into there from employees e where e.company_id = company.id and e.person_id = him.person_id and e.active
    -- As whoever sends or reviews a request holds it: nothing comes to wait between the look and the writing.
    for no key update;
    continue when not found;
    held := offered_values(there.id);
    select settings.fields into said from request_change_settings settings where settings.company_id = company.id;
    wanted := array(select path from unnest(paths) with ordinality as of_request (path, place)
      where held->path->'value' <> 'null' and held->path->'value' <> here->path->'value'
        and coalesce(said->path->>'mode', p_fields->path->>'mode') <> 'hr'
        and not exists (select from request_change_items i
          where i.company_id = company.id and i.employee_id = there.id and i.path = of_request.path
            and (i.state = 'waiting' or i.state = 'accepted' and i.applied_at is null))
      order by place);
    wanted := array(select path from unnest(wanted) with ordinality as of_request (path, place)
      where not exists (select from unnest(addresses) address, unnest(address::text[]) beside
        where path = any (address::text[]) and beside <> all (wanted) and held->beside->'value' <> here->beside->'value')
      order by place);
    continue when cardinality(wanted) = 0;
    insert into request_change_infos (company_id, employee_id, field_change, changes, note, created_by, is_offered)
    select company.id, there.id, array_to_string(wanted, ','), string_agg(p_fields->path->>'label', ', ' order by place),
      'Thay đổi này đã được duyệt ở một công ty khác trong tập đoàn.', sender, true
    from unnest(wanted) with ordinality as of_request (path, place)
    returning id into made;
    insert into request_change_items (company_id, request_id, employee_id, path, old_value, new_value, base_version)
    select company.id, made, there.id, path, held->path->'value', nullif(here->path->'value', 'null'),
      (held->path->>'version')::integer
    from unnest(wanted) with ordinality as of_request (path, place) order by place;
    insert into audit_trail
      (company_id, user_id, operation, resource, record_id, result, changed_fields, detail, request_id)
    values (company.id, p_user, p_operation, 'requestChangeInfos', made, 'done', wanted,
      jsonb_build_object('from_company_id', own, 'employee_id', there.id), p_trail_request);
    return query select company.id, made, there.id, sender;
  end loop;
  perform set_config('app.company_id', own::text, true);
end $$;
comment on function offer_change_elsewhere is 'Lays an accepted change before the reviewers of the person''s other companies; it is theirs to decide.';

revoke all on function offered_values, offer_change_elsewhere from public;
grant execute on function offer_change_elsewhere to :app_role;
