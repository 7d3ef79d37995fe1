-- Courses that are called alike have the same words: for two common ones of a search the ranges of both were read and intersected,
-- 13,800 rows each of a company's 83,000. Each word carries the others of its course now, and one of them is read.

alter table training_course_words drop constraint training_course_words_pkey;
-- All of it is made anew below, which costs less than changing each row.
truncate training_course_words;
alter table training_course_words
  add column word_before text collate "C" not null,
  add column words text collate "C" not null;
comment on column training_course_words.word_before is 'The one before it among the words of this course, or nothing: where that one begins alike, this word names it a second time.';
comment on column training_course_words.words is 'All words of the course, each behind a line feed.';

create function words_together(p_words text[])
  returns table (word text, word_before text, words text)
  language sql immutable as $$
  select word, coalesce(lag(word) over by_word, ''),
    chr(10) || string_agg(word, chr(10)) over (by_word rows between unbounded preceding and unbounded following)
  from (select distinct word collate "C" as word from unnest(p_words) as word where word <> '') as found
  window by_word as (order by word)
$$;
comment on function words_together is 'Words that a row is found by, each with the one before it and with all of them.';

create function training_course_word_rows(p_name text, p_code text)
  returns table (word text, word_before text, words text)
  language sql stable as $$
  select * from words_together(array(
    select vn_words(p_name) union select vn_words(p_code) union select lower(p_code)))
$$;
comment on function training_course_word_rows is 'The rows of training_course_words of one course.';

create or replace function keep_words_of_training_course() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    delete from training_course_words where company_id = old.company_id and training_course_id = old.id;
    insert into training_course_words (company_id, word, training_course_id, word_before, words)
    select new.company_id, made.word, new.id, made.word_before, made.words from training_course_word_rows(new.name, new.code) as made;
  else
    insert into training_course_words (company_id, word, training_course_id, word_before, words)
    select given.company_id, made.word, given.id, made.word_before, made.words
    from inserted as given cross join lateral training_course_word_rows(given.name, given.code) as made;
  end if;
  return null;
end $$;
revoke all on function training_course_word_rows from public;

do $$
declare company integer;
begin
  for company in select id from companies loop
    perform set_config('app.company_id', company::text, true);
    insert into training_course_words (company_id, word, training_course_id, word_before, words)
    select trainings.company_id, made.word, trainings.id, made.word_before, made.words
    from trainings cross join lateral training_course_word_rows(trainings.name, trainings.code) as made
    where trainings.company_id = company
    order by made.word collate "C", trainings.id;
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
alter table training_course_words
  add primary key (company_id, word, training_course_id) include (word_before, words);
-- Of one course in 64: tells which of several words names fewer courses, without reading them.
create index training_course_words_sample on training_course_words (company_id, word) where training_course_id % 64 = 0;
analyze training_course_words;
