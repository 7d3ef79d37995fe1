-- What a stranger may read of campaigns. His transaction has no company, so that row-level security shows him no row of
-- any; this function is his only door, and it answers published fields and nothing else.

create function campaign_word(p_public_id uuid) returns text
  language sql immutable parallel safe strict
  return translate(rtrim(encode(decode(replace(p_public_id::text, '-', ''), 'hex'), 'base64'), '='), '+/', '-_');
comment on function campaign_word is 'The random word of 22 letters by which strangers know a campaign.';

create function campaign_uuid(p_word text) returns uuid
  language sql immutable parallel safe strict
  return encode(decode(translate(p_word, '-_', '+/') || '==', 'base64'), 'hex')::uuid;
comment on function campaign_uuid is 'The other way: the public id that a word of 22 letters stands for.';

create function campaign_state(p_status text, p_is_paused boolean, p_deadline date) returns text
  language sql stable parallel safe
  return case when p_status = 'done' then 'done' when p_is_paused then 'paused'
    when p_deadline < (now() at time zone 'Asia/Ho_Chi_Minh')::date then 'expired' else 'open' end;
comment on function campaign_state is 'How a published campaign stands for those who would apply.';

create type published_campaign as (
  id text,
  company_code text,
  company_name text,
  code text,
  name text,
  state text,
  quantity integer,
  work_place text,
  full_address text,
  street text,
  commune_name text,
  province_id integer,
  province_name text,
  nature_of_work integer,
  employment_kind text,
  salary_from bigint,
  salary_to bigint,
  is_salary_negotiable boolean,
  deadline date,
  expected_start date,
  opened_on date,
  description text,
  requirements text,
  benefits text,
  contact text,
  is_listed boolean,
  data_contact text,
  data_phone text,
  changed_at timestamptz
);

-- The company is seen for as long as the function reads, and is gone when it answers.
create function published_campaigns(p_word text default null) returns setof published_campaign
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company record;
  before text := coalesce(current_setting('app.company_id', true), '');
begin
  for company in select c.id from companies c where c.is_active order by c.id loop
    perform set_config('app.company_id', company.id::text, true);
    return query
      select campaign_word(r.public_id), c.code, c.name, r.code, r.name,
        campaign_state(r.status, r.is_paused, r.deadline), r.quantity, r.work_place,
        address_text(r.address, r.new_district_id, r.ward_id), r.address, commune.full_name, province.id,
        province.full_name, r.nature_of_work, r.employment_kind, case when r.is_salary_public then r.salary_from end,
        case when r.is_salary_public then r.salary_to end, r.is_salary_public and r.is_salary_negotiable, r.deadline, r.expected_start, (coalesce(r.published_at, r.opened_at) at time zone 'Asia/Ho_Chi_Minh')::date,
        -- A list shows no long texts.
        case when p_word is not null then r.description end, case when p_word is not null then r.requirements end,
        case when p_word is not null then r.benefits end, r.contact, r.is_listed, p.data_contact, p.data_phone,
        r.updated_at
      from recruitments r join companies c on c.id = r.company_id
      left join company_profiles p on p.company_id = r.company_id
      left join new_districts commune on commune.id = r.new_district_id
      left join new_provinces province on province.id = commune.province_id
      where r.company_id = company.id and r.is_published and r.status in ('recruiting', 'done')
        and (p_word is null or r.public_id = campaign_uuid(p_word))
        and (p_word is not null or r.is_listed and campaign_state(r.status, r.is_paused, r.deadline) = 'open');
    exit when found and p_word is not null;
  end loop;
  perform set_config('app.company_id', before, true);
end $$;
revoke all on function published_campaigns from public;
grant execute on function published_campaigns to :app_role;
comment on function published_campaigns is 'Open campaigns that are published, of all companies; by its word also one that is paused, past its deadline or done.';
