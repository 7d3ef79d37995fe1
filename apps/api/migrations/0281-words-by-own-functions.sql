-- The words of a table's rows are kept by a function of its own. One function for all tables made its statements anew for each
-- row, and PostgreSQL planned them anew: most of what a row of a catalogue cost. Rows that come together are read together.

create or replace procedure keep_words_by(company_table regclass, one text, variadic fields text[])
  language plpgsql as $$
declare
  words_table constant text := one || '_words';
  key constant text := one || '_id';
  function_name constant text := 'keep_words_of_' || one;
  -- A code such as XS-01 is found whole and by its parts.
  has_code constant boolean := exists (
    select from pg_attribute where attrelid = company_table and attname = 'code' and attnum > 0 and not attisdropped);
  texts constant text := (
    select string_agg(format('given.%I::text', field), ', ') from unnest(fields) as field);
  insertion constant text := format(
    'insert into %1$I (company_id, word, %2$I)
     select distinct given.company_id, word, given.id
     from %%s as given
     cross join lateral (select vn_words(value) from unnest(array[%3$s]) as value %4$s) as words (word)
     where word <> '''';',
    words_table, key, texts, case when has_code then 'union all select lower(given.code)' end);
begin
  execute format(
    'create or replace function %1$I() returns trigger language plpgsql security definer set search_path = public, pg_temp as $body$
     begin
       if tg_op = ''INSERT'' then
         %2$s
       else
         delete from %3$I where company_id = old.company_id and %4$I = old.id;
         %5$s
       end if;
       return null;
     end $body$',
    function_name, format(insertion, 'inserted'), words_table, key, format(insertion, '(select new.*)'));
  execute format('revoke all on function %I from public', function_name);
  execute format('comment on function %I is %L', function_name,
    format('Trigger of keep_words_by(): the words of %s, by which rows are searched.', company_table));
  execute format(
    'create trigger keep_words_of_new after insert on %s referencing new table as inserted
       for each statement execute function %I()', company_table, function_name);
  execute format('create trigger keep_words_of_changed after update of %s on %s for each row execute function %I()',
    (select string_agg(quote_ident(field), ', ') from unnest(fields) as field), company_table, function_name);
end $$;
comment on procedure keep_words_by is 'Keeps the words of the named columns, and the code as it is, in the table <one>_words.';

create or replace procedure keep_words_of(company_table regclass, one text, variadic fields text[])
  language plpgsql as $$
declare
  words_table constant text := one || '_words';
  key constant text := one || '_id';
begin
  execute format(
    'create table %1$I (
       company_id integer not null,
       word text collate "C" not null,
       %2$I bigint not null,
       primary key (company_id, word, %2$I),
       foreign key (company_id, %2$I) references %3$s (company_id, id) on delete cascade)',
    words_table, key, company_table);
  execute format('create index on %I (company_id, %I, word)', words_table, key);
  call raise_company_wall(words_table::regclass);
  execute format('grant select on %I to :app_role', words_table);
  call keep_words_by(company_table, one, variadic fields);
end $$;

do $$
declare
  kept record;
begin
  for kept in
    select tgrelid::regclass as company_table, string_to_array(encode(tgargs, 'escape'), '\000') as arguments
    from pg_trigger where tgfoid = 'keep_words'::regproc and tgname = 'keep_words_of_new' order by 1
  loop
    execute format('drop trigger keep_words_of_new on %s', kept.company_table);
    execute format('drop trigger keep_words_of_changed on %s', kept.company_table);
    -- The last one is empty: each argument ends with a zero.
    call keep_words_by(kept.company_table, left(kept.arguments[1], -length('_words')),
      variadic kept.arguments[3:array_length(kept.arguments, 1) - 1]);
  end loop;
end $$;
drop function keep_words();

-- The words of contracts are made once for those that come together.
create function keep_words_of_new_contracts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform rebuild_contract_words(company_id, array_agg(id)) from inserted group by company_id;
  return null;
end $$;
revoke all on function keep_words_of_new_contracts from public;
comment on function keep_words_of_new_contracts is 'Trigger: the words of contracts that came together.';
drop trigger keep_words_of_new on contracts;
create trigger keep_words_of_new after insert on contracts referencing new table as inserted
  for each statement execute function keep_words_of_new_contracts();
