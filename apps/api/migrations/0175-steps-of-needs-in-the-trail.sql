-- What becomes of training needs by itself is told in the trail, old and new: that a certificate met them, that a course
-- seated them or fell out, that the night closed them. What a handler writes itself it tells itself.

create function need_values(p_need jsonb) returns jsonb
  language sql stable set search_path = public, pg_temp as $$
  select jsonb_build_object('state', p_need -> 'state', 'close_cause', p_need -> 'close_cause', 'source', p_need -> 'source',
    'due_date', p_need -> 'due_date', 'priority', p_need -> 'priority', 'is_required', p_need -> 'is_required',
    'plan_code', (select plan.code from training_plan_lines line
      join training_plans plan on plan.company_id = line.company_id and plan.id = line.plan_id
      where line.company_id = (p_need ->> 'company_id')::integer and line.id = (p_need ->> 'plan_line_id')::bigint),
    'training_code', (select course.code from training_employees person
      join trainings course on course.company_id = person.company_id and course.id = person.training_id
      where person.company_id = (p_need ->> 'company_id')::integer
        and person.id = (p_need ->> 'training_employee_id')::bigint))
$$;
comment on function need_values is 'What the trail keeps of a need, by the names that its fields are read under.';

create function tell_needs() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  doing constant text := nullif(current_setting('app.operation', true), '');
  -- The statement of a handler is at depth 1, and so is settling by a call, which says so.
  settles constant boolean := pg_trigger_depth() > 1 or current_setting('app.settles_needs', true) is not distinct from 'on';
begin
  -- Made-up data and work on the database itself are nobody's deed.
  if doing is null then
    return null;
  end if;
  with step as materialized (
    select after.company_id, after.id, changed.fields, changed.pairs, gen_random_uuid() as salt
    from before join after using (company_id, id)
    cross join lateral (
      select array_agg(key order by key) as fields,
        jsonb_object_agg(key, jsonb_build_array(was.value, now.value)) as pairs
      from jsonb_each(need_values(to_jsonb(before))) was
      join jsonb_each(need_values(to_jsonb(after))) now using (key)
      where was.value <> now.value
    ) changed
    -- Whose line or seat goes away falls back, whatever statement took it.
    where changed.fields is not null and (settles
      or (before.state, after.state) in (('planned', 'new'), ('placed', 'planned'), ('placed', 'new')))
  ), hashed as materialized (
    select *, hash_of_values(salt, null, pairs) as values_hash from step
  ), line as (
    insert into audit_trail (company_id, user_id, operation, resource, record_id, result, changed_fields, detail,
      request_id, values_hash)
    select company_id, nullif(current_setting('app.user_id', true), '')::bigint, doing, 'trainingNeeds', id, 'done', fields,
      coalesce(nullif(current_setting('app.detail', true), '')::jsonb, '{}'),
      nullif(current_setting('app.request_id', true), ''), values_hash
    from hashed order by id
    returning id, values_hash
  )
  insert into audit_values (company_id, line_id, resource, record_id, changes, salt)
  select hashed.company_id, line.id, 'trainingNeeds', hashed.id, hashed.pairs, hashed.salt
  from line join hashed on hashed.values_hash = line.values_hash;
  return null;
end $$;
create trigger tell_needs after update on training_needs
  referencing old table as before new table as after
  for each statement execute function tell_needs();
comment on function tell_needs is 'Leaves a line in the trail for each need that changed by itself, under the operation that brought it about.';

revoke all on function need_values, tell_needs from public;
grant execute on function need_values to :app_role;
