-- Who was told of the meeting (Điều 70 NĐ 145): the person (invited_on), the union's board, the parent of a minor, each with the
-- day and the way; and a reduced term (khoản 2 Điều 126 BLLĐ) with its paper.
alter table rewards_disciplines
  add column invited_way text check (invited_way in ('hand', 'post', 'email', 'message')),
  add column union_name text check (length(union_name) between 1 and 100),
  add column union_invited_on date,
  add column union_invited_way text check (union_invited_way in ('hand', 'post', 'email', 'message')),
  add column parent_name text check (length(parent_name) between 1 and 100),
  add column parent_invited_on date,
  add column parent_invited_way text check (parent_invited_way in ('hand', 'post', 'email', 'message')),
  add column meeting_place text check (length(meeting_place) between 1 and 200),
  add column reduction_number text check (length(reduction_number) between 1 and 100),
  add column reduction_date date,
  add column reduced_cleared_date date,
  add constraint rewards_disciplines_reduced check (
    num_nonnulls(reduction_number, reduction_date, reduced_cleared_date) in (0, 3)
    and (reduced_cleared_date is null or state in ('issued', 'revoked'))
    and reduced_cleared_date >= reduction_date);
comment on column rewards_disciplines.reduced_cleared_date is 'Ngày xóa kỷ luật of the reduced term, as its paper says.';

-- The day that half of the term is over: of so many months, or half a month more where they are odd.
create function discipline_half_day(p_effective date, p_legal_form integer, p_violation date) returns date
  language sql stable return (
    select (p_effective + make_interval(months => term.months / 2, days => case when term.months % 2 = 1 then 15 else 0 end))::date
    from (select law_value((array['discipline_cleared_reprimand', 'discipline_cleared_raise_delay', 'discipline_cleared_demotion'])[p_legal_form],
      greatest(p_violation, date '2021-01-01'))::integer as months) term
    where p_legal_form in (2, 3));
comment on function discipline_half_day is 'Khoản 2 Điều 126 BLLĐ: from then on the term of a raise delay or a demotion may be reduced.';

-- A reduced term ends on the day that its paper says.
create or replace function discipline_cleared_on(p_company_id integer, p_id bigint) returns date
  language plpgsql stable set search_path = public, pg_temp as $$
declare
  own record;
  later record;
  cleared date;
  others date;
begin
  select discipline.employee_ids[1] as employee_id, discipline.violation_date, discipline.effective_date,
    coalesce(discipline.reduced_cleared_date,
      discipline_cleared_day(discipline.effective_date, form.legal_form, discipline.violation_date)) as day
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
