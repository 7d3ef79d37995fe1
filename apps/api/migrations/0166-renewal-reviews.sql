-- What a unit and HR say of a contract that ends by itself, before anybody renews it or lets it go.

create table renewal_reviews (
  company_id integer not null,
  contract_id bigint not null,
  proposal text check (proposal in ('renew', 'end')),
  proposed_type_id bigint,
  unit_opinion text check (length(unit_opinion) between 1 and 2000),
  unit_by bigint,
  unit_at timestamptz,
  hr_opinion text check (length(hr_opinion) between 1 and 2000),
  hr_by bigint,
  hr_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, contract_id),
  foreign key (company_id, contract_id) references contracts (company_id, id) on delete cascade,
  foreign key (company_id, proposed_type_id) references contract_types (company_id, id),
  constraint renewal_reviews_type_of_renewal check (proposed_type_id is null or proposal = 'renew'),
  constraint renewal_reviews_answered check ((proposal is null) = (unit_at is null))
);
create index renewal_reviews_by_type on renewal_reviews (company_id, proposed_type_id) where proposed_type_id is not null;
create trigger stamp_update before update on renewal_reviews for each row execute function stamp_update();
call raise_company_wall('renewal_reviews');
grant select, insert, update on renewal_reviews to :app_role;
comment on table renewal_reviews is 'A row comes with the first opinion; whether a review waits is computed of its contract, never stored.';

create function head_over(p_company_id integer, p_employee_id bigint) returns bigint
  language sql stable parallel safe as $$
  with recursive above (manager_id, parent_id, depth) as (
    select unit.manager_id, unit.parent_id, 1
    from employee_positions held
    join departments unit on unit.company_id = held.company_id and unit.id = held.department_id
    where held.company_id = p_company_id and held.employee_id = p_employee_id and held.is_main and held.to_date is null
    union all
    select unit.manager_id, unit.parent_id, above.depth + 1
    from above join departments unit on unit.company_id = p_company_id and unit.id = above.parent_id
    where above.depth < 100
  )
  select manager_id from above where manager_id <> p_employee_id order by depth limit 1
$$;
comment on function head_over is 'The head of the unit of the main position, or of the next one above it whose head is somebody else; as reminders find him.';
