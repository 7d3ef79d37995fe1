-- The results of an exam are released by a person, as a step of its own; where the exam does not wait for it, its takers see
-- their results once it is over, as before.

alter table quiz_exams
  add column waits_for_release boolean not null default false,
  add column released_at timestamptz,
  add column released_by bigint,
  add constraint quiz_exams_released check (num_nulls(released_at, released_by) in (0, 2)
    and (released_at is null or stage = 'scheduled'));

-- Every save asks for it: before the end nobody's minutes need to be looked at.
create or replace function quiz_exam_status(exam quiz_exams) returns text language sql stable as $$
  select case when exam.stage <> 'scheduled' then exam.stage
    when exam.released_at is not null then 'released'
    when exists (select from quiz_exam_pauses pause where pause.company_id = exam.company_id and pause.exam_id = exam.id
      and pause.resumed_at is null) then 'paused'
    when now() < exam.start_at then 'upcoming' when now() < exam.end_at then 'running'
    when now() < quiz_exam_closes(exam) then 'running' else 'ended' end $$;
comment on function quiz_exam_status is 'draft, upcoming, running, paused, ended, released or cancelled: what people decided, and the clock.';

create function quiz_results_out(exam quiz_exams) returns boolean language sql stable as $$
  select exam.released_at is not null
    or not exam.waits_for_release and now() >= exam.end_at and quiz_exam_status(exam) = 'ended' $$;
comment on function quiz_results_out is 'Whether results are out: released, or over where the exam does not wait for a release.';
