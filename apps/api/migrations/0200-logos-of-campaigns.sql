-- Search engines show the logo of who hires beside a campaign. The page says that there is one; the picture itself comes by a
-- call of the campaign's link.

alter type published_campaign add attribute has_logo boolean;

-- The company is seen for as long as the function reads, and is gone when it answers.
create or replace function published_campaigns(p_word text default null) returns setof published_campaign
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
        r.updated_at,
        p_word is not null and exists (select from files logo where logo.company_id = r.company_id
          and logo.owner_kind = 'company' and logo.owner_id = r.company_id and logo.purpose = 'company_logo'
          and logo.removed_at is null and logo.scan_state in ('unscanned', 'clean'))
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
