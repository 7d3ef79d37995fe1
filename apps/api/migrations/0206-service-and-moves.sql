-- Years of service leave out the days between two times of work: who has come back is found without reading everybody's past.
create index job_versions_away on job_versions (company_id, employee_id, valid_from, valid_to)
  where work_state = 'left' and valid_to is not null;

-- Who leaves one company of the group for another on the next day moves within the group, and is no leaver. Tells of people of
-- this company on which days they began or ended work in another one, and nothing else. Each company is seen for as long as the
-- function reads it.
create function turns_elsewhere(p_people bigint[], p_from date, p_to date)
  returns table (person_id bigint, day date, is_coming boolean)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company record;
  here text := current_setting('app.company_id');
  people bigint[];
begin
  -- Of whoever never worked here nothing is told, whatever is asked.
  select array_agg(e.person_id) into people from employees e
  where e.company_id = here::integer and e.person_id = any (p_people);
  for company in select c.id from companies c where c.id <> here::integer order by c.id loop
    perform set_config('app.company_id', company.id::text, true);
    return query
      select e.person_id, v.valid_from, v.work_state <> 'left'
      from employees e join job_versions v on v.company_id = e.company_id and v.employee_id = e.id
      where e.company_id = company.id and e.person_id = any (people) and v.valid_from between p_from and p_to + 1
        and (v.work_state = 'left') is distinct from coalesce((
          select earlier.work_state = 'left' from job_versions earlier
          where earlier.company_id = v.company_id and earlier.employee_id = v.employee_id and earlier.valid_to = v.valid_from), true);
  end loop;
  perform set_config('app.company_id', here, true);
end $$;
revoke all on function turns_elsewhere from public;
grant execute on function turns_elsewhere to :app_role;
