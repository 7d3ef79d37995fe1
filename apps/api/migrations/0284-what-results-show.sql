-- What a taker sees once results are out is three switches: whether each answer was right, what is right, and why. Until now the
-- second one stood for all of them.

alter table quiz_exams
  add column show_marks boolean not null default false,
  add column show_explanations boolean not null default false;
alter table quiz_exams no force row level security;
alter table quiz_exams disable trigger stamp_update;
update quiz_exams set show_marks = true, show_explanations = true where show_answers;
alter table quiz_exams enable trigger stamp_update;
alter table quiz_exams force row level security;

alter table quiz_settings
  add column show_marks boolean not null default false,
  add column show_explanations boolean not null default false;
alter table quiz_settings no force row level security;
alter table quiz_settings disable trigger stamp_update;
update quiz_settings set show_marks = true, show_explanations = true where show_answers;
alter table quiz_settings enable trigger stamp_update;
alter table quiz_settings force row level security;
