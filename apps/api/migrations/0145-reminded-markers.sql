-- Whoever has answers to mark is told so by one mail a day at most.
alter table quiz_exam_markers add column reminded_on date;
grant update (reminded_on) on quiz_exam_markers to :app_role;
