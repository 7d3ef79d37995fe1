-- How often a question of the bank was asked, when last, and how well it was answered over all its exams. The figures stand
-- with the question, so that the list is filtered and sorted by them as by any column.

alter table quiz_questions
  add column exams_total integer not null default 0 check (exams_total >= 0),
  add column last_used_on date,
  add column takers_total integer not null default 0 check (takers_total >= 0),
  -- The mean share of its points, in percent.
  add column facility numeric(4, 1) check (facility between 0 and 100),
  add constraint quiz_questions_answered check ((facility is null) = (takers_total = 0));
create index quiz_questions_by_use on quiz_questions (company_id, exams_total, id);
create index quiz_questions_by_last_use on quiz_questions (company_id, last_used_on, id);
create index quiz_questions_by_facility on quiz_questions (company_id, facility, id);

-- A figure that is reckoned is no change by anybody: whoever edits the question meanwhile saves as before.
drop trigger stamp_update on quiz_questions;
create trigger stamp_update before update on quiz_questions for each row
  when ((old.exams_total, old.last_used_on, old.takers_total, old.facility)
    is not distinct from (new.exams_total, new.last_used_on, new.takers_total, new.facility))
  execute function stamp_update();

-- Of each exam that is over, what its marked papers say of a question.
create table quiz_question_figures (
  company_id integer not null references companies,
  exam_id bigint not null,
  question_id bigint not null,
  takers integer not null check (takers > 0),
  shares numeric(14, 6) not null check (shares >= 0),
  primary key (company_id, exam_id, question_id),
  foreign key (company_id, exam_id) references quiz_exams (company_id, id) on delete cascade,
  foreign key (company_id, question_id) references quiz_questions (company_id, id) on delete cascade
);
create index quiz_question_figures_by_question on quiz_question_figures (company_id, question_id);
call raise_company_wall('quiz_question_figures');
grant select, insert, update, delete on quiz_question_figures to :app_role;
comment on table quiz_question_figures is 'Of each exam that is over, how many were asked a question and the sum of the shares of its points that they got.';

alter table quiz_exams
  -- By what the figures of its questions were reckoned: scores and corrections; none: they have not been yet.
  add column figured_by text;
-- As above: no change by anybody.
drop trigger stamp_update on quiz_exams;
create trigger stamp_update before update on quiz_exams for each row
  when (old.figured_by is not distinct from new.figured_by) execute function stamp_update();

create function quiz_results_mark(p_company_id integer, p_exam_id bigint) returns text
  language sql stable set search_path = public, pg_temp as $$
  select md5(concat_ws('|',
    (select string_agg(concat_ws(':', attempt.id, attempt.points, attempt.max_points), ',' order by attempt.id)
      from quiz_papers paper
      join quiz_attempts attempt on attempt.company_id = paper.company_id and attempt.paper_id = paper.id
        and attempt.state = 'marked'
      where paper.company_id = p_company_id and paper.exam_id = p_exam_id),
    (select string_agg(concat_ws(':', id, undone_at is null), ',' order by id) from quiz_corrections
      where company_id = p_company_id and exam_id = p_exam_id)))
$$;
comment on function quiz_results_mark is 'Another mark says that scores or keys of an exam have changed since.';

create function settle_question_use(p_company_id integer, p_question_ids bigint[]) returns integer
  language sql set search_path = public, pg_temp as $$
  with asked as (
    select version.question_id, count(distinct paper.exam_id)::integer as exams_total,
      max((exam.start_at at time zone 'Asia/Ho_Chi_Minh')::date) filter (where exam.start_at <= now()) as last_used_on
    from quiz_exams exam
    join quiz_papers paper on paper.company_id = exam.company_id and paper.exam_id = exam.id
    join quiz_paper_slots slot on slot.company_id = paper.company_id and slot.paper_id = paper.id
    join quiz_question_versions version on version.company_id = slot.company_id and version.id = slot.question_version_id
    where exam.company_id = p_company_id and exam.stage = 'scheduled'
      and (p_question_ids is null or version.question_id = any (p_question_ids))
    group by version.question_id
  ), answered as (
    select question_id, sum(takers)::integer as takers_total, round(100 * sum(shares) / sum(takers), 1) as facility
    from quiz_question_figures
    where company_id = p_company_id and (p_question_ids is null or question_id = any (p_question_ids))
    group by question_id
  ), otherwise as materialized (
    select question.id, coalesce(asked.exams_total, 0) as exams_total, asked.last_used_on,
      coalesce(answered.takers_total, 0) as takers_total, answered.facility
    from quiz_questions question
    left join asked on asked.question_id = question.id
    left join answered on answered.question_id = question.id
    where question.company_id = p_company_id and (p_question_ids is null or question.id = any (p_question_ids))
      and (question.exams_total, question.last_used_on, question.takers_total, question.facility)
        is distinct from (coalesce(asked.exams_total, 0), asked.last_used_on, coalesce(answered.takers_total, 0),
          answered.facility)
  ), held as materialized (
    -- In one order, and only what is written: nobody waits for a question whose figures stay.
    select id from quiz_questions
    where company_id = p_company_id and id in (select otherwise.id from otherwise) order by id for update
  ), written as (
    update quiz_questions question set exams_total = otherwise.exams_total, last_used_on = otherwise.last_used_on,
      takers_total = otherwise.takers_total, facility = otherwise.facility
    from held join otherwise on otherwise.id = held.id
    where question.company_id = p_company_id and question.id = held.id
    returning question.id
  )
  select count(*)::integer from written
$$;
comment on function settle_question_use is 'Brings use and facility of these questions of the bank, null: of all, to what is so now. Writes only what is otherwise.';
revoke all on function quiz_results_mark, settle_question_use from public;
grant execute on function quiz_results_mark, settle_question_use to :app_role;

do $$
declare company record;
begin
  for company in select id from companies loop
    perform set_config('app.company_id', company.id::text, true);
    perform settle_question_use(company.id, null);
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
