-- People are found by their identity numbers too, by whoever may see these. The numbers stand apart from the other words, so
-- that a search without that right never touches them.

create table identity_words (
  company_id integer not null,
  word text collate "C" not null,
  employee_id bigint not null,
  primary key (company_id, word, employee_id)
);
call raise_company_wall('identity_words');
grant select on identity_words to :app_role;
comment on table identity_words is 'The identity numbers by which holders of employee_sensitive find somebody: of the card and of the one before it.';

create function rebuild_identity_words(p_company_id integer, p_ids bigint[]) returns void
  language sql as $$
  delete from identity_words where company_id = p_company_id and employee_id = any (p_ids);
  insert into identity_words (company_id, word, employee_id)
  select distinct papers.company_id, word, papers.employee_id
  from employee_papers papers cross join lateral unnest(array[papers.id_number, papers.old_id_number]) as word
  where papers.company_id = p_company_id and papers.employee_id = any (p_ids) and word is not null;
$$;

create function keep_identity_words() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    delete from identity_words where company_id = old.company_id and employee_id = old.employee_id;
  else
    perform rebuild_identity_words(new.company_id, array[new.employee_id]);
  end if;
  return null;
end $$;
create trigger keep_words_of_new after insert on employee_papers for each row
  when (new.id_number is not null or new.old_id_number is not null) execute function keep_identity_words();
create trigger keep_words_of_changed after update of id_number, old_id_number on employee_papers
  for each row execute function keep_identity_words();
create trigger keep_words_of_removed after delete on employee_papers
  for each row execute function keep_identity_words();
revoke all on function rebuild_identity_words, keep_identity_words from public;

create view employee_search_words with (security_invoker = true) as
select company_id, word, employee_id, false as is_identity from employee_words
union all
select company_id, word, employee_id, true from identity_words;
grant select on employee_search_words to :app_role;
comment on view employee_search_words is 'What people are found by, their identity numbers among it.';

-- Files that are there already, in the order of the index; the other index and the reference are made once for all of them.
do $$
declare company integer;
begin
  for company in select id from companies loop
    perform set_config('app.company_id', company::text, true);
    insert into identity_words (company_id, word, employee_id)
    select distinct papers.company_id, word, papers.employee_id
    from employee_papers papers cross join lateral unnest(array[papers.id_number, papers.old_id_number]) as word
    where papers.company_id = company and word is not null
    order by word;
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
create index identity_words_by_employee on identity_words (company_id, employee_id);
alter table identity_words
  add foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade;
analyze identity_words;
