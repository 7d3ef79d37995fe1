-- A taker is held since a moment of his own: one comes into a room that stands still, another is let go on alone.

alter table quiz_exam_people
  add column paused_at timestamptz;

alter table quiz_exam_people no force row level security;
alter table quiz_exam_pauses no force row level security;
update quiz_exam_people person set paused_at = pause.paused_at
from quiz_exam_pauses pause
where pause.company_id = person.company_id and pause.id = person.pause_id;
alter table quiz_exam_people force row level security;
alter table quiz_exam_pauses force row level security;

alter table quiz_exam_people
  add constraint quiz_exam_people_held_since check (pause_id is null or paused_at is not null);
comment on column quiz_exam_people.paused_at is 'Since when pause_id holds him.';
