-- Takers of an exam sit in rooms: one room or one person can stand still and be told something alone; and the server keeps when it
-- last heard of each page.

alter table quiz_exam_people
  add column room text check (length(room) between 1 and 50),
  -- The pause of his room or of himself that holds him now.
  add column pause_id bigint,
  -- How long such pauses have held him so far: his window is so much longer.
  add column paused_seconds numeric(12, 3) not null default 0 check (paused_seconds >= 0);

alter table quiz_exam_pauses
  add column room text check (length(room) between 1 and 50),
  add column person_id bigint,
  add constraint quiz_exam_pauses_whose check (num_nonnulls(room, person_id) <= 1),
  add foreign key (company_id, person_id) references quiz_exam_people (company_id, id) on delete cascade;
-- The whole exam, each room and each person stand still once at a time.
drop index quiz_exam_pauses_standing;
create unique index quiz_exam_pauses_standing on quiz_exam_pauses (company_id, exam_id, coalesce(room, ''), coalesce(person_id, 0))
  where resumed_at is null;
create index quiz_exam_pauses_of_person on quiz_exam_pauses (company_id, person_id) where person_id is not null;

alter table quiz_exam_people
  add foreign key (company_id, pause_id) references quiz_exam_pauses (company_id, id) on delete set null (pause_id);
create index quiz_exam_people_paused on quiz_exam_people (company_id, pause_id) where pause_id is not null;

alter table quiz_messages
  add column room text check (length(room) between 1 and 50),
  add column person_id bigint,
  add constraint quiz_messages_to check (num_nonnulls(room, person_id) <= 1),
  add foreign key (company_id, person_id) references quiz_exam_people (company_id, id) on delete cascade;
create index quiz_messages_of_person on quiz_messages (company_id, person_id) where person_id is not null;

-- Of whoever writes while this is added nobody is lost before his next save.
alter table quiz_attempts add column heard_at timestamptz not null default now();

create or replace function quiz_exam_closes(exam quiz_exams) returns timestamptz language sql stable as $$
  select greatest(
    case when now() < exam.reopened_until then (select max(attempt.deadline_at) from quiz_exam_people person
      join quiz_attempts attempt on attempt.company_id = person.company_id and attempt.person_id = person.id
        and attempt.state = 'running'
      where person.company_id = exam.company_id and person.exam_id = exam.id) end,
    exam.end_at + coalesce((select max(make_interval(mins => extra_minutes, secs => paused_seconds))
      from quiz_exam_people person where person.company_id = exam.company_id and person.exam_id = exam.id), interval '0')) $$;
comment on function quiz_exam_closes is 'When the last of its takers has had his time, also whoever was let in again or stood still.';

create or replace function quiz_exam_status(exam quiz_exams) returns text language sql stable as $$
  select case when exam.stage <> 'scheduled' then exam.stage
    when exam.released_at is not null then 'released'
    when exists (select from quiz_exam_pauses pause where pause.company_id = exam.company_id and pause.exam_id = exam.id
      and pause.resumed_at is null and pause.room is null and pause.person_id is null) then 'paused'
    when now() < exam.start_at then 'upcoming' when now() < exam.end_at then 'running'
    -- As long as a room or a person stands still somebody may have time left.
    when now() < quiz_exam_closes(exam) or exists (select from quiz_exam_pauses pause
      where pause.company_id = exam.company_id and pause.exam_id = exam.id and pause.resumed_at is null) then 'running'
    else 'ended' end $$;
comment on function quiz_exam_status is 'draft, upcoming, running, paused, ended, released or cancelled: what people decided, and the clock.';
