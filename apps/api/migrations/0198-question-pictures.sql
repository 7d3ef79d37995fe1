-- The picture of a question. What a paper shows is kept by versions, so a picture that another one took the place of stays
-- with its question as long as that is there.

alter table quiz_questions add column picture_id bigint;
alter table quiz_questions add constraint quiz_questions_picture
  foreign key (company_id, picture_id) references files (company_id, id);
create index quiz_questions_by_picture on quiz_questions (company_id, picture_id) where picture_id is not null;

alter table quiz_question_versions add column picture_id bigint;
alter table quiz_question_versions add constraint quiz_question_versions_picture
  foreign key (company_id, picture_id) references files (company_id, id);
create index quiz_question_versions_by_picture on quiz_question_versions (company_id, picture_id)
  where picture_id is not null;

create function take_question_picture() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.picture_id is not distinct from old.picture_id then return new; end if;
  if new.picture_id is null then return new; end if;
  update files set owner_kind = 'quiz_question', owner_id = new.id, removed_at = null
  where company_id = new.company_id and id = new.picture_id and purpose = 'question_picture'
    and (owner_kind = 'quiz_question_draft' or owner_kind = 'quiz_question' and owner_id = new.id);
  if not found then
    raise exception 'no such picture' using errcode = '23514', constraint = 'quiz_questions_picture_there';
  end if;
  return new;
end $$;
comment on function take_question_picture is 'Trigger of quiz_questions: takes the picture that was uploaded for it, or one that it had; back from a delete as well.';
create trigger take_picture before insert or update of picture_id on quiz_questions for each row
  execute function take_question_picture();

create function leave_question_pictures() returns trigger language plpgsql as $$
begin
  update files set removed_at = now()
  where company_id = old.company_id and owner_kind = 'quiz_question' and owner_id = old.id
    and purpose = 'question_picture' and removed_at is null;
  return null;
end $$;
comment on function leave_question_pictures is 'Trigger of quiz_questions: takes its pictures away with it.';
create trigger leave_pictures after delete on quiz_questions for each row execute function leave_question_pictures();

create or replace function keep_quiz_question_version() returns trigger language plpgsql as $$
begin
  insert into quiz_question_versions (company_id, question_id, number, kind, content, options, right_options, blanks,
    partial_credit, keep_order, explanation, picture_id)
  select new.company_id, new.id, coalesce(max(number), 0) + 1, new.kind, new.content,
    array_remove(array[new.option_a, new.option_b, new.option_c, new.option_d, new.option_e, new.option_f], null),
    array(select letter from unnest(new.right_options) as letter order by letter), new.blanks, new.partial_credit,
    new.keep_order, new.explanation, new.picture_id
  from quiz_question_versions there where there.company_id = new.company_id and there.question_id = new.id;
  return null;
end $$;
drop trigger keep_version_of_changed on quiz_questions;
create trigger keep_version_of_changed after update on quiz_questions for each row
  when ((old.kind, old.content, old.option_a, old.option_b, old.option_c, old.option_d, old.option_e, old.option_f,
      old.right_options, old.blanks, old.partial_credit, old.keep_order, old.explanation, old.picture_id)
    is distinct from
    (new.kind, new.content, new.option_a, new.option_b, new.option_c, new.option_d, new.option_e, new.option_f,
      new.right_options, new.blanks, new.partial_credit, new.keep_order, new.explanation, new.picture_id))
  execute function keep_quiz_question_version();
