-- Điều 126 BLLĐ: a discipline is cleared by itself only for who breaks no rule again within its time. A breach within it
-- keeps the earlier one standing until the later one is cleared, however long that takes; while the later one is undecided
-- nobody can say the day.
create function discipline_cleared_on(p_company_id integer, p_id bigint) returns date
  language plpgsql stable set search_path = public, pg_temp as $$
declare
  own record;
  later record;
  cleared date;
  others date;
begin
  select discipline.employee_ids[1] as employee_id, discipline.violation_date, discipline.effective_date,
    discipline_cleared_day(discipline.effective_date, form.legal_form, discipline.violation_date) as day
  into own
  from rewards_disciplines discipline
  join reward_discipline_forms form on form.company_id = discipline.company_id and form.id = discipline.form_id
  where discipline.company_id = p_company_id and discipline.id = p_id and discipline.state = 'issued';
  cleared := own.day;
  if cleared is null then return null; end if;
  for later in
    select discipline.id, discipline.state
    from reward_discipline_people about
    join rewards_disciplines discipline on discipline.company_id = about.company_id and discipline.id = about.record_id
    where about.company_id = p_company_id and about.employee_id = own.employee_id and discipline.id <> p_id
      and discipline.type = 'discipline' and discipline.state not in ('dropped', 'revoked')
      and discipline.violation_date > own.violation_date
      and discipline.violation_date >= own.effective_date and discipline.violation_date < own.day
  loop
    others := case when later.state = 'issued' then discipline_cleared_on(p_company_id, later.id) end;
    if others is null then return null; end if;
    cleared := greatest(cleared, others);
  end loop;
  return cleared;
end $$;
