-- Whoever is invited to a course answers by a link of his own, without signing in. Of its secret only the hash is kept; it
-- leads there until the last day of the course is over, wherever that day is moved to.

create function training_link_ends(p_start date, p_end date) returns timestamptz
  language sql stable
begin atomic
  select (coalesce(p_end, p_start, (now() at time zone 'Asia/Ho_Chi_Minh')::date + 365) + 1)::timestamp
    at time zone 'Asia/Ho_Chi_Minh';
end;

create function give_training_links(p_token_hashes bytea[], p_person_ids bigint[]) returns void
  language sql volatile security definer set search_path = public, pg_temp
begin atomic
  insert into public_links as kept (token_hash, company_id, kind, record_id, expires_at)
  select asked.token_hash, person.company_id, 'training_confirm', person.id,
    training_link_ends(course.start_date, course.end_date)
  from unnest(p_token_hashes, p_person_ids) as asked (token_hash, person_id)
  join training_employees person on person.company_id = app_company_id() and person.id = asked.person_id
  join trainings course on course.company_id = person.company_id and course.id = person.training_id
  on conflict (token_hash) do update set expires_at = excluded.expires_at
    where kept.company_id = excluded.company_id and kept.kind = excluded.kind and kept.record_id = excluded.record_id;
end;
revoke all on function give_training_links from public;
grant execute on function give_training_links to :app_role;
comment on function give_training_links is 'Lets the holders of secrets reach one person each of a course of the transaction''s company; found again by find_public_link.';

create function move_training_links() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update public_links link set expires_at = training_link_ends(new.start_date, new.end_date)
  from training_employees person
  where person.company_id = new.company_id and person.training_id = new.id
    and link.kind = 'training_confirm' and link.record_id = person.id and link.company_id = new.company_id;
  return null;
end $$;
revoke all on function move_training_links from public;
create trigger move_training_links after update of start_date, end_date on trainings
  for each row when (old.start_date is distinct from new.start_date or old.end_date is distinct from new.end_date)
  execute function move_training_links();
