-- Certificates held are found by their holder as well: people look for a name, seldom for a number.

drop trigger keep_words_of_new on employee_certificates;
drop trigger keep_words_of_changed on employee_certificates;

create function rebuild_certificate_words(p_company_id integer, p_ids bigint[]) returns void
  language sql as $$
  delete from employee_certificate_words where company_id = p_company_id and employee_certificate_id = any (p_ids);
  insert into employee_certificate_words (company_id, word, employee_certificate_id)
  select distinct held.company_id, word, held.id
  from employee_certificates held
  join employees holder on holder.company_id = held.company_id and holder.id = held.employee_id
  cross join lateral (
    select vn_words(concat_ws(' ', held.number, held.issuer, holder.full_name)) as word
    union all select vn_initials(holder.full_name)
    union all select lower(holder.nhansu_id)) as words
  where held.company_id = p_company_id and held.id = any (p_ids) and word <> '';
$$;

create function keep_certificate_words() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform rebuild_certificate_words(new.company_id, array[new.id]);
  return null;
end $$;
create trigger keep_words_of_new after insert on employee_certificates
  for each row execute function keep_certificate_words();
create trigger keep_words_of_changed after update of number, issuer, employee_id on employee_certificates
  for each row execute function keep_certificate_words();

create function keep_certificate_words_of_employee() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform rebuild_certificate_words(new.company_id, array(
    select id from employee_certificates where company_id = new.company_id and employee_id = new.id));
  return null;
end $$;
create trigger keep_certificate_words after update of full_name, nhansu_id on employees
  for each row execute function keep_certificate_words_of_employee();
revoke all on function rebuild_certificate_words, keep_certificate_words, keep_certificate_words_of_employee from public;

do $$
declare company integer;
begin
  for company in select id from companies loop
    perform set_config('app.company_id', company::text, true);
    perform rebuild_certificate_words(company, array(
      select id from employee_certificates where company_id = company));
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
