-- The multiple-choice part of a periodic test is held as an exam, whose scores arrive by themselves.
alter table exam_parts add column quiz_exam_id bigint;
alter table exam_parts add foreign key (company_id, quiz_exam_id) references quiz_exams (company_id, id);
alter table exam_parts add constraint exam_parts_quiz check (quiz_exam_id is null or kind = 'quiz');
-- An exam is one part of one test.
create unique index exam_parts_of_quiz on exam_parts (company_id, quiz_exam_id) where quiz_exam_id is not null;
create index exam_parts_by_quiz on exam_parts (company_id, quiz_exam_id);

-- True as long as nobody has typed in place of what arrived; what was typed is never overwritten.
alter table exam_scores add column from_quiz boolean not null default false;
