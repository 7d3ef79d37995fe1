-- A row of a blueprint may be one question that somebody chose, which stands in every paper.

alter table quiz_exam_cells
  add column question_id bigint,
  add foreign key (company_id, question_id) references quiz_questions (company_id, id),
  add constraint quiz_exam_cells_chosen check (question_id is null or count = 1 and difficulty is null and kind is null),
  drop constraint quiz_exam_cells_place_check,
  add constraint quiz_exam_cells_place_check check (place between 1 and 500);
create unique index quiz_exam_cells_chosen_once on quiz_exam_cells (company_id, exam_id, question_id) where question_id is not null;
create index quiz_exam_cells_by_question on quiz_exam_cells (company_id, question_id) where question_id is not null;
