-- A session that nobody ended is over all the same once it was idle or open for too long. The settings say how long, and
-- allow a day without a request and a week in all at most; what is older is no session to count.

create or replace function activity_of_accounts(p_user_ids bigint[])
  returns table (user_id bigint, last_sign_in_at timestamptz, session_total bigint)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select m.user_id,
    (select e.at from sign_in_events e where e.user_id = m.user_id and e.event = 'sign-in' order by e.id desc limit 1),
    (select count(*) from sessions s
     where s.user_id = m.user_id and s.ended_at is null
       and s.last_used_at > now() - interval '1 day' and s.created_at > now() - interval '7 days')
  from memberships m
  where m.user_id = any (p_user_ids) and m.company_id = app_company_id() and m.is_active;
end;
