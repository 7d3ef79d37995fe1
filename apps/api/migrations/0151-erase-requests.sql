-- What applicants asked to have erased and could not have: HR answers each by its day. The answer is read on his own page.
alter table applications
  add erase_answer text check (length(erase_answer) between 1 and 500),
  add erase_answered_at timestamptz,
  add erase_answered_by bigint,
  add constraint applications_erase_answered check (
    (erase_answer is null) = (erase_answered_at is null) and (erase_answer is null or erase_refusal is not null));
create index applications_erase_open on applications (company_id, recruitment_id, erase_due)
  where erase_refusal is not null and erase_answered_at is null and erased_at is null;

create function portal_attempts_so_far(p_kind text, p_key bytea, p_seconds integer) returns bigint
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select coalesce(sum(total), 0)::bigint from portal_attempts
  where kind = p_kind and key = p_key and began_at >= now() - make_interval(secs => p_seconds);
end;
comment on function portal_attempts_so_far is 'A count that count_portal_attempt keeps, without adding to it.';
revoke all on function portal_attempts_so_far from public;
grant execute on function portal_attempts_so_far to :app_role;
