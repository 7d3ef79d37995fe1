-- Years of service, children and reviews of a company of 83,000 people. Who joined the group before the company, and those are
-- thousands, was looked for in every company with all his work, though hardly anybody has a second file.

create index employees_joined_group_before on employees (company_id, id)
  include (person_id, group_join_date, leave_date) where group_join_date < join_date;

create or replace function days_away_in_group(p_until date, p_employee_ids bigint[] default null)
  returns table (employee_id bigint, days integer)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  own constant integer := app_company_id();
  company record;
  here record;
  there record;
  asked bigint[];
  people bigint[] := '{}';
  worked datemultirange[] := '{}';
begin
  -- Of nobody else is there anything between.
  select array_agg(distinct found.person_id) filter (where found.is_before), array_agg(distinct found.person_id)
    filter (where not found.is_before)
  into asked, people
  from (
    select e.person_id, true as is_before from employees e
    where e.company_id = own and (p_employee_ids is null or e.id = any (p_employee_ids))
      and e.group_join_date < e.join_date and e.group_join_date < p_until
    union all
    select e.person_id, false from job_versions v join employees e on e.company_id = v.company_id and e.id = v.employee_id
    where v.company_id = own and (p_employee_ids is null or v.employee_id = any (p_employee_ids))
      and v.work_state = 'left' and v.valid_to <= p_until and e.group_join_date < p_until
  ) found;
  -- Who joined the group before, and has no other file, was away between no two employments that are known.
  if asked is not null then
    for company in select id from companies where id <> own order by id loop
      perform set_config('app.company_id', company.id::text, true);
      people := people || array(select e.person_id from employees e
        where e.company_id = company.id and e.person_id = any (asked));
    end loop;
    perform set_config('app.company_id', own::text, true);
  end if;
  if people is null or people = '{}' then return; end if;
  select array_agg(e.id) as ids, array_agg(e.person_id) as persons, array_agg(e.group_join_date) as joined,
    array_agg(least(p_until, e.leave_date)) as until
  into here
  from employees e
  where e.company_id = own and e.person_id = any (people) and (p_employee_ids is null or e.id = any (p_employee_ids));
  people := '{}';
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

-- Children are one relative in eight.
create index employee_relatives_living on employee_relatives (company_id, relationship, employee_id) where not is_dead;

-- The contracts whose end is reviewed, without the rows themselves.
create index contracts_reviewed on contracts (company_id, end_date, employee_id, id)
  where state = 'issued' and kind in ('fixed_term', 'seasonal', 'training');
