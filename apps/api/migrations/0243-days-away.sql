-- Years of service run from the day of joining the group, without the days between two employments. Where those lay is known
-- by the files of all companies together; of the others no more is told than how many days there were.

create function days_away_in_group(p_until date, p_employee_ids bigint[] default null)
  returns table (employee_id bigint, days integer)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  own constant integer := app_company_id();
  company record;
  here record;
  there record;
  people bigint[] := '{}';
  worked datemultirange[] := '{}';
begin
  -- Of nobody else is there anything between.
  select array_agg(e.id) as ids, array_agg(e.person_id) as persons, array_agg(e.group_join_date) as joined,
    array_agg(least(p_until, e.leave_date)) as until
  into here
  from employees e
  where e.company_id = own and (p_employee_ids is null or e.id = any (p_employee_ids)) and e.group_join_date < p_until
    and (e.group_join_date < e.join_date or exists (select from job_versions v
      where v.company_id = own and v.employee_id = e.id and v.work_state = 'left' and v.valid_to <= p_until));
  if here.ids is null then return; end if;
  for company in select id from companies order by id loop
    perform set_config('app.company_id', company.id::text, true);
    select array_agg(his.person) as persons, array_agg(his.spans) as spans into there from (
      select e.person_id as person, range_agg(daterange(v.valid_from, v.valid_to)) as spans
      from employees e
      join job_versions v on v.company_id = e.company_id and v.employee_id = e.id
      where e.company_id = company.id and e.person_id = any (here.persons)
        and v.work_state <> 'left' and v.valid_from <= p_until
      group by e.person_id) his;
    people := people || coalesce(there.persons, '{}');
    worked := worked || coalesce(there.spans, '{}');
  end loop;
  perform set_config('app.company_id', own::text, true);
  return query
  select his.id, sum(upper(gap) - lower(gap))::integer
  from unnest(here.ids, here.persons, here.joined, here.until) as his (id, person, joined, until)
  join (select kept.person, range_agg(kept.spans) as spans from unnest(people, worked) as kept (person, spans)
    group by kept.person) known on known.person = his.person
  cross join lateral unnest((datemultirange(range_merge(known.spans)) - known.spans)
    * datemultirange(daterange(his.joined, greatest(his.joined, his.until)))) gap
  group by his.id;
end $$;
comment on function days_away_in_group is 'Days between two employments in the group by a day, since somebody joined it, of people of the company that is set; who was never away has no row.';
revoke all on function days_away_in_group from public;
grant execute on function days_away_in_group to :app_role;
