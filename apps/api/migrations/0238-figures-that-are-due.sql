-- The hourly figures of questions look only at exams that have ended since and at those whose results have changed since.

-- Whose figures have to be reckoned anew: a row for each transaction that changed results, so that nobody waits for another.
create table quiz_figures_due (
  company_id integer not null references companies,
  exam_id bigint not null,
  noted_by bigint not null default pg_current_xact_id()::text::bigint,
  primary key (company_id, exam_id, noted_by),
  foreign key (company_id, exam_id) references quiz_exams (company_id, id) on delete cascade
);
call raise_company_wall('quiz_figures_due');
grant select, insert, delete on quiz_figures_due to :app_role;
comment on table quiz_figures_due is 'Exams whose results or keys have changed since the figures of their questions were reckoned.';

create index quiz_exams_without_figures on quiz_exams (company_id, start_at) where stage = 'scheduled' and figured_by is null;

-- An exam that has no figures yet gets them once it is over; while it is taken, nothing is written here.
create function note_changed_attempt() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into quiz_figures_due (company_id, exam_id)
  select paper.company_id, paper.exam_id from quiz_papers paper
  join quiz_exams exam on exam.company_id = paper.company_id and exam.id = paper.exam_id and exam.figured_by is not null
  where paper.company_id = old.company_id and paper.id = old.paper_id
  on conflict do nothing;
  return null;
end $$;
create trigger note_changed_attempt after update on quiz_attempts for each row
  when ((old.state = 'marked' or new.state = 'marked')
    and (old.state, old.points, old.max_points) is distinct from (new.state, new.points, new.max_points))
  execute function note_changed_attempt();
create trigger note_removed_attempt after delete on quiz_attempts for each row
  when (old.state = 'marked') execute function note_changed_attempt();

create function note_changed_key() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into quiz_figures_due (company_id, exam_id)
  select company_id, id from quiz_exams
  where company_id = new.company_id and id = new.exam_id and figured_by is not null
  on conflict do nothing;
  return null;
end $$;
create trigger note_changed_key after insert or update on quiz_corrections for each row execute function note_changed_key();

create function note_changed_exam() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into quiz_figures_due (company_id, exam_id) values (new.company_id, new.id) on conflict do nothing;
  return null;
end $$;
create trigger note_changed_exam after update on quiz_exams for each row
  when (old.figured_by is not null and (old.stage, old.end_at) is distinct from (new.stage, new.end_at))
  execute function note_changed_exam();
revoke all on function note_changed_attempt, note_changed_key, note_changed_exam from public;

-- What has changed since the last hour before this step.
do $$
declare company record;
begin
  for company in select id from companies loop
    perform set_config('app.company_id', company.id::text, true);
    insert into quiz_figures_due (company_id, exam_id) select company_id, id from quiz_exams
    where company_id = company.id and figured_by is not null;
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
