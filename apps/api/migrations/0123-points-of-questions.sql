-- Points are quarters, which a double holds exactly; as a numeric they reached workbooks as text, so that a question of an
-- export looked changed when it was read back.
alter table quiz_questions alter column points type double precision;
