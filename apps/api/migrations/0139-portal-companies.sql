-- What a stranger may read of companies: who hires, whom to ask about personal data, what applicants agree to and how long
-- data are kept. As with campaigns, one function is his only door. A company that has published nothing is not in it.

create type published_company as (
  code text,
  name text,
  place text,
  about text,
  data_contact text,
  data_phone text,
  data_email text,
  -- Open campaigns that stand in lists.
  total integer,
  keep_days integer,
  keep_months integer,
  -- Every version of every text: {purpose, number, content, since}.
  texts jsonb,
  changed_at timestamptz
);

-- The company is seen for as long as the function reads, and is gone when it answers.
create function published_companies(p_code text default null) returns setof published_company
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company record;
  before constant text := coalesce(current_setting('app.company_id', true), '');
  today constant date := (now() at time zone 'Asia/Ho_Chi_Minh')::date;
begin
  for company in select c.id from companies c where c.is_active and (p_code is null or c.code = p_code) order by c.id loop
    perform set_config('app.company_id', company.id::text, true);
    return query
      select c.code, c.name, p.place, p.about, p.data_contact, p.data_phone, p.data_email,
        (select count(*)::integer from recruitments r where r.company_id = company.id and r.is_published and r.is_listed
          and r.status = 'recruiting' and campaign_state(r.status, r.is_paused, r.deadline) = 'open'),
        law_value('keep_rejected_candidate_days', today)::integer,
        greatest(1, law_value('keep_archived_candidate_months', today)::integer),
        (select coalesce(jsonb_agg(jsonb_build_object('purpose', t.purpose, 'number', t.number, 'content', t.content,
            'since', (t.created_at at time zone 'Asia/Ho_Chi_Minh')::date) order by t.purpose, t.number desc), '[]')
          from consent_texts t where t.company_id = company.id),
        greatest(p.updated_at, (select max(t.created_at) from consent_texts t where t.company_id = company.id))
      from companies c left join company_profiles p on p.company_id = c.id
      where c.id = company.id and exists (select from recruitments r
        where r.company_id = company.id and r.is_published and r.status in ('recruiting', 'done'));
  end loop;
  perform set_config('app.company_id', before, true);
end $$;
revoke all on function published_companies from public;
grant execute on function published_companies to :app_role;
comment on function published_companies is 'Companies that have published a campaign, with what applicants must know of their data.';

-- A link that is sent again leads there as long as a new one.
create or replace function give_application_link(p_token_hash bytea, p_application_id bigint, p_expires_at timestamptz) returns void
  language sql volatile security definer set search_path = public, pg_temp
begin atomic
  insert into public_links as kept (token_hash, company_id, kind, record_id, expires_at)
  select p_token_hash, a.company_id, 'application', a.id, p_expires_at
  from applications a where a.company_id = app_company_id() and a.id = p_application_id and a.erased_at is null
  on conflict (token_hash) do update set expires_at = greatest(kept.expires_at, excluded.expires_at)
    where kept.company_id = excluded.company_id and kept.kind = excluded.kind and kept.record_id = excluded.record_id;
end;
