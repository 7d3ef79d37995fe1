-- Levels are found as all catalogues are: a code with a dash whole and by its parts.

drop trigger keep_words_of_new on levels;
drop trigger keep_words_of_changed on levels;
drop function keep_level_words;
create trigger keep_words_of_new after insert on levels
  for each row execute function keep_words('level_words', 'level_id', 'name', 'code');
create trigger keep_words_of_changed after update of name, code on levels
  for each row execute function keep_words('level_words', 'level_id', 'name', 'code');

do $$
declare company record;
begin
  for company in select id from companies loop
    perform set_config('app.company_id', company.id::text, true);
    insert into level_words (company_id, word, level_id)
    select distinct company_id, word, id
    from levels, lateral (select vn_words(code) union all select lower(code)) as words (word)
    where company_id = company.id and word <> ''
    on conflict do nothing;
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
