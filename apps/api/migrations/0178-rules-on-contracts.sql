-- What the rules on contracts ask beside the days: the region of the minimum wage where people work, hours, a minor's
-- consent, and how somebody is trained.

alter table departments add column wage_region integer check (wage_region between 1 and 4);
comment on column departments.wage_region is 'The region of the minimum wage where the unit works; empty: that of the unit above it.';

create function wage_region_of(p_company_id integer, p_department_id bigint) returns integer
  language sql stable parallel safe as $$
  with recursive above (parent_id, region, height) as (
    select d.parent_id, d.wage_region, 1 from departments d where d.company_id = p_company_id and d.id = p_department_id
    union all
    select d.parent_id, d.wage_region, above.height + 1
    from above join departments d on d.company_id = p_company_id and d.id = above.parent_id
    where above.region is null and above.height < 10
  )
  select region from above where region is not null order by height limit 1
$$;
comment on function wage_region_of is 'The region of the minimum wage of a unit, its own or that of the nearest unit above it that has one.';

alter table contracts
  add column is_part_time boolean not null default false,
  add column hours_per_day double precision check (hours_per_day > 0 and hours_per_day <= 24),
  add column hours_per_week double precision check (hours_per_week > 0 and hours_per_week <= 168),
  add column consent_document_id bigint,
  add column training_form text check (training_form in ('vocational', 'practice')),
  add column training_fee bigint check (training_fee between 0 and 999999999999),
  add foreign key (company_id, consent_document_id) references documents (company_id, id);
create index contracts_by_consent on contracts (company_id, consent_document_id) where consent_document_id is not null;
comment on column contracts.consent_document_id is 'The document with the written consent of a minor''s legal representative.';

alter table contract_findings add column field text check (length(field) between 1 and 60);
comment on column contract_findings.field is 'The field that is to blame, by which what tells of pay is kept from who may not see it; empty for what was kept before.';
