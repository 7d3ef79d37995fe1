-- What a position is besides its name, and the words it is found by.

alter table positions
  add column nature_of_work integer check (nature_of_work between 1 and 7),
  add column headcount_plan integer check (headcount_plan between 0 and 100000),
  add column job_description text check (length(job_description) <= 5000),
  add column requirements text check (length(requirements) <= 5000);
call keep_words_of('positions', 'position', 'name', 'code');

-- Rows of before have their words too; the wall would hide them from their owner.
alter table positions no force row level security;
alter table position_words no force row level security;
insert into position_words (company_id, word, position_id)
select distinct company_id, word, id
from positions, lateral (select vn_words(name) union select vn_words(code) union select lower(code)) as words (word)
where word <> '';
alter table positions force row level security;
alter table position_words force row level security;
