-- Who fails a periodic test is to be trained in the fields that he was weak in, where the test says so; the need goes with
-- the result that it rests on, and is met by a course of the field or by a later test of it.

alter table exams add column raises_needs boolean not null default false;
comment on column exams.raises_needs is 'Whether publishing writes down a training need for each field that somebody failed in.';

alter table training_needs
  drop constraint training_needs_source_check,
  drop constraint training_needs_close_cause_check,
  drop constraint training_needs_of_certificate,
  -- The test that was failed, and the one that was passed since.
  add column source_exam_id bigint,
  add column met_exam_id bigint,
  add constraint training_needs_source_check check (source in ('expiring', 'missing', 'proposal', 'test')),
  add constraint training_needs_close_cause_check
    check (close_cause in ('met', 'by_hand', 'left', 'not_required', 'still_valid', 'result_changed')),
  add constraint training_needs_of_certificate check (source in ('proposal', 'test') or certificate_id is not null),
  add constraint training_needs_of_test check ((source = 'test') = (source_exam_id is not null)
    and (source <> 'test' or field_id is not null)),
  add foreign key (company_id, source_exam_id) references exams (company_id, id) on delete cascade,
  add foreign key (company_id, met_exam_id) references exams (company_id, id) on delete set null (met_exam_id);
-- A failed test is written down once for a person and a field, however often it is published.
create unique index training_needs_of_failed on training_needs (company_id, source_exam_id, employee_id, field_id)
  where source_exam_id is not null;
create index training_needs_by_met_exam on training_needs (company_id, met_exam_id) where met_exam_id is not null;

create function weak_fields_of_test(p_company_id integer, p_exam_id bigint)
  returns table (employee_id bigint, field_id bigint)
  language sql stable set search_path = public, pg_temp as $$
  with given as (
    select person.employee_id, part.field_id, score.score < coalesce(part.pass_score, exam.pass_score) as is_under_least,
      score.score < exam.pass_score as is_under_mark
    from exams exam
    join exam_people person on person.company_id = exam.company_id and person.exam_id = exam.id and not person.passed
    join employees on employees.company_id = person.company_id and employees.id = person.employee_id and employees.active
    join exam_scores score on score.company_id = person.company_id and score.person_id = person.id
    join exam_parts part on part.company_id = score.company_id and part.id = score.part_id and part.field_id is not null
    where exam.company_id = p_company_id and exam.id = p_exam_id
  ), judged as (
    select *, bool_or(is_under_least) over (partition by employee_id) as has_under_least from given
  )
  select distinct employee_id, field_id from judged where is_under_least or not has_under_least and is_under_mark
$$;
comment on function weak_fields_of_test is 'In which fields the people who failed a test were weak: those of parts under their least score (without one, under the pass mark of the test); who failed by the total alone, those under that mark.';

create or replace function settle_training_needs(p_company_id integer, p_employee_ids bigint[]) returns integer
  language sql set search_path = public, pg_temp as $$
  with need as materialized (
    select *, source in ('expiring', 'missing') as of_certificate from training_needs
    where company_id = p_company_id and employee_id = any (p_employee_ids) and state in ('new', 'planned', 'placed')
    order by id for update
  ), fact as (
    select need.id, need.source, need.of_certificate, need.is_required, need.due_date, need.priority, need.source_certificate_id, need.plan_line_id,
      person.active, last.id as last_id, last.expiry_date, last.of_person, kind.remind_days,
      last.id is not null and (last.expiry_date is null or last.expiry_date > current_date + kind.remind_days) as is_valid,
      last.issue_date >= need.created_at::date as is_later, must.is_asked, seat.id as seat_id, passed.id as passed_id,
      later_test.exam_id as met_exam_id
    from need
    join employees person on person.company_id = need.company_id and person.id = need.employee_id
    left join exams failed on failed.company_id = need.company_id and failed.id = need.source_exam_id
    left join certificates kind on kind.company_id = need.company_id and kind.id = need.certificate_id
    left join lateral (
      select held.id, held.issue_date, held.expiry_date, held.training_employee_id as of_person
      from employee_certificates held
      where held.company_id = need.company_id and held.employee_id = need.employee_id
        and held.certificate_id = need.certificate_id and held.issue_date <= current_date
        and (held.revoked_on is null or held.revoked_on > current_date)
      order by held.issue_date desc, held.id desc limit 1
    ) last on true
    left join lateral (
      select person.nature_of_work = any (kind.required_natures) or exists (
        select from employee_positions main
        join positions on positions.company_id = main.company_id and positions.id = main.position_id
        where main.company_id = need.company_id and main.employee_id = need.employee_id and main.is_main
          and main.to_date is null and positions.position_level = any (kind.required_position_levels)) as is_asked
    ) must on true
    left join lateral (
      select who.id
      from training_employees who
      join trainings course on course.company_id = who.company_id and course.id = who.training_id
      where who.company_id = need.company_id and who.employee_id = need.employee_id
        and course.status in ('planned', 'open', 'running')
        and who.state in ('listed', 'waiting', 'registered', 'promised', 'confirmed', 'joined', 'passed')
        and (who.id = need.training_employee_id or course.certificate_id = need.certificate_id
          or course.field_id = need.field_id or course.type_id = need.type_id)
        -- A course that was over before the test cannot mend what the test showed.
        and (failed.id is null or who.id = need.training_employee_id
          or coalesce(coalesce(course.end_date, course.start_date) > failed.to_date, true))
      order by who.id = need.training_employee_id desc nulls last, course.start_date, who.id limit 1
    ) seat on true
    left join lateral (
      select who.id
      from training_employees who
      join trainings course on course.company_id = who.company_id and course.id = who.training_id
      where not need.of_certificate and who.company_id = need.company_id and who.employee_id = need.employee_id
        and who.state = 'passed' and course.status = 'finished'
        and (who.id = need.training_employee_id or (course.field_id = need.field_id or course.type_id = need.type_id)
          and case when failed.id is null then coalesce(course.end_date, course.start_date) >= need.created_at::date
            else coalesce(course.end_date, course.start_date) > failed.to_date end)
      order by who.id limit 1
    ) passed on true
    left join lateral (
      select person.exam_id
      from exam_people person
      join exams test on test.company_id = person.company_id and test.id = person.exam_id and test.status = 'published'
      where need.source = 'test' and person.company_id = need.company_id and person.employee_id = need.employee_id
        and person.passed and (test.to_date, test.id) > (failed.to_date, failed.id)
        and exists (select from exam_parts part where part.company_id = test.company_id and part.exam_id = test.id
          and part.field_id = need.field_id)
      order by test.to_date, test.id limit 1
    ) later_test on true
  ), judged as (
    select fact.*, case
      when not active then 'left'
      when not of_certificate then
        case when passed_id is not null or met_exam_id is not null or is_valid and is_later then 'met' end
      when is_valid then case when last_id is distinct from source_certificate_id then 'met' else 'still_valid' end
      when (last_id is null or is_required) and not coalesce(is_asked, false) then 'not_required' end as cause
    from fact
  ), wanted as (
    select id, cause,
      case when cause = 'met' then 'met' when cause is not null then 'dismissed' when seat_id is not null then 'placed'
        when plan_line_id is not null then 'planned' else 'new' end as state,
      case when cause = 'met' then coalesce(of_person, passed_id, case when met_exam_id is null then seat_id end)
        when cause is null then seat_id end as person_id,
      case when cause is not null or not of_certificate then source when last_id is null then 'missing'
        else 'expiring' end as source,
      case when cause is not null or not of_certificate then source_certificate_id else last_id end as source_id,
      case when cause is not null or not of_certificate then due_date
        else coalesce(expiry_date, case when source = 'missing' then due_date end, current_date) end as due,
      case when cause is not null or not of_certificate then is_required else coalesce(is_asked, false) end as is_required,
      case when cause is null and of_certificate and not is_required and is_asked then 'high' else priority end as priority,
      case when cause = 'met' and passed_id is null then met_exam_id end as met_exam_id
    from judged
  ), written as (
    update training_needs need set state = wanted.state, close_cause = wanted.cause,
      closed_on = case when wanted.cause is not null then current_date end, training_employee_id = wanted.person_id,
      source = wanted.source, source_certificate_id = wanted.source_id, due_date = wanted.due,
      is_required = wanted.is_required, priority = wanted.priority, met_exam_id = wanted.met_exam_id
    from wanted
    where need.company_id = p_company_id and need.id = wanted.id
      and (need.state, need.training_employee_id, need.source, need.source_certificate_id, need.due_date, need.is_required,
        need.priority) is distinct from (wanted.state, wanted.person_id, wanted.source, wanted.source_id, wanted.due,
        wanted.is_required, wanted.priority)
    returning need.id
  )
  select count(*)::int from written
$$;

create function settle_test_needs(p_company_id integer, p_exam_id bigint) returns integer
  language plpgsql set search_path = public, pg_temp as $$
declare
  gone_people bigint[];
  gone_fields bigint[];
  raised integer;
begin
  -- What this result had raised and what it had met go with it.
  with fallen as (
    update training_needs need set state = 'dismissed', close_cause = 'result_changed', closed_on = current_date,
      plan_line_id = null, training_employee_id = null
    where need.company_id = p_company_id and need.source_exam_id = p_exam_id and need.state in ('new', 'planned', 'placed')
      and not exists (select from exams exam, weak_fields_of_test(p_company_id, p_exam_id) weak
        where exam.company_id = p_company_id and exam.id = p_exam_id and exam.status = 'published' and exam.raises_needs
          and weak.employee_id = need.employee_id and weak.field_id = need.field_id)
    returning need.employee_id, need.field_id
  ), unmet as (
    update training_needs need set state = 'dismissed', close_cause = 'result_changed', closed_on = current_date,
      met_exam_id = null
    where need.company_id = p_company_id and need.met_exam_id = p_exam_id
      and not exists (select from exams exam
        join exam_people person on person.company_id = exam.company_id and person.exam_id = exam.id and person.passed
        where exam.company_id = p_company_id and exam.id = p_exam_id and exam.status = 'published'
          and person.employee_id = need.employee_id)
    returning need.employee_id, need.field_id
  ), gone as (
    select * from fallen union all select * from unmet
  )
  select coalesce(array_agg(employee_id), '{}'), coalesce(array_agg(field_id), '{}') into gone_people, gone_fields from gone;

  -- Of a person and a field one need is open again: that of the last test that still says failed.
  with back as (
    select distinct on (need.employee_id, need.field_id) need.id
    from exams source
    cross join lateral weak_fields_of_test(p_company_id, source.id) weak
    join training_needs need on need.company_id = source.company_id and need.source_exam_id = source.id
      and need.employee_id = weak.employee_id and need.field_id = weak.field_id and need.close_cause = 'result_changed'
    where source.company_id = p_company_id and source.status = 'published' and source.raises_needs
      and (source.id = p_exam_id or exists (select from exam_people person where person.company_id = source.company_id
        and person.exam_id = source.id and person.employee_id = any (gone_people)))
      and (source.id = p_exam_id or exists (select from unnest(gone_people, gone_fields) gone (employee_id, field_id)
        where gone.employee_id = need.employee_id and gone.field_id = need.field_id))
      and not exists (select from training_needs other
        where other.company_id = need.company_id and other.employee_id = need.employee_id and other.field_id = need.field_id
          and other.state in ('new', 'planned', 'placed'))
    order by need.employee_id, need.field_id, source.to_date desc, source.id desc
  )
  update training_needs need set state = 'new', close_cause = null, closed_on = null
  from back where need.company_id = p_company_id and need.id = back.id;

  -- Of this test what is weak in it; of others what this one stood for until now.
  insert into training_needs (company_id, employee_id, field_id, source, source_exam_id, due_date)
  select p_company_id, weak.employee_id, weak.field_id, 'test', exam.id, (select next.from_date from exams next
    where next.company_id = exam.company_id and next.retest_of_id = exam.id)
  from exams exam
  cross join lateral weak_fields_of_test(p_company_id, exam.id) weak
  where exam.company_id = p_company_id and exam.status = 'published' and exam.raises_needs
    and (exam.id = p_exam_id or exists (select from unnest(gone_people, gone_fields) gone (employee_id, field_id)
      where gone.employee_id = weak.employee_id and gone.field_id = weak.field_id))
    and (exam.id = p_exam_id or exists (select from exam_people person where person.company_id = exam.company_id
      and person.exam_id = exam.id and person.employee_id = any (gone_people)))
  order by exam.to_date desc, exam.id desc, weak.employee_id, weak.field_id
  on conflict do nothing;
  get diagnostics raised = row_count;

  perform settle_open_needs(array_agg(company_id), array_agg(employee_id)) from exam_people
  where company_id = p_company_id and exam_id = p_exam_id;
  return raised;
end $$;
comment on function settle_test_needs is 'Brings the training needs that rest on the published result of a test to what is so now: raised, taken back, met by it, or open again. Nothing twice.';

revoke all on function weak_fields_of_test, settle_test_needs from public;
grant execute on function weak_fields_of_test, settle_test_needs to :app_role;
