-- Departments as a tree that keeps its rules whoever writes, and what is known of each beside its name.

alter table departments
  add column parent_level integer,
  add column manager_id bigint,
  add column headcount_plan integer check (headcount_plan between 0 and 1000000),
  add column found_date date,
  add column decision_no text check (length(decision_no) <= 50),
  add column address text check (length(address) <= 300),
  add column phone text check (phone ~ '^0[0-9]{9,10}$'),
  add column closed_on date,
  add column close_decision_no text check (length(close_decision_no) <= 50),
  add column merged_into_id bigint;

alter table departments no force row level security;
alter table departments disable trigger user;
update departments set parent_level = above.level
from departments above where above.company_id = departments.company_id and above.id = departments.parent_id;
alter table departments enable trigger user;
alter table departments force row level security;

-- A unit is below its parent's level. The parent's level stands in the row, kept by the reference itself, so the rule is
-- one of the row's own, and a loop, in which each level would have to be below the next, can never close.
alter table departments
  drop constraint departments_check,
  add unique (company_id, id, level),
  add constraint departments_parent foreign key (company_id, parent_id, parent_level)
    references departments (company_id, id, level) on update cascade,
  add constraint departments_level check ((parent_id is null) = (parent_level is null) and level > parent_level),
  add constraint departments_closed check (closed_on is null or not is_active),
  add foreign key (company_id, manager_id) references employees (company_id, id) on delete set null (manager_id),
  add foreign key (company_id, merged_into_id) references departments (company_id, id) on delete set null (merged_into_id);
create index departments_by_manager on departments (company_id, manager_id);
create index departments_by_merger on departments (company_id, merged_into_id);
call keep_words_of('departments', 'department', 'name', 'code', 'short_name');

alter table departments no force row level security;
alter table department_words no force row level security;
insert into department_words (company_id, word, department_id)
select distinct company_id, word, id
from departments, lateral (
  select vn_words(name) union select vn_words(short_name) union select vn_words(code) union select lower(code)) as words (word)
where word <> '';
alter table departments force row level security;
alter table department_words force row level security;

-- Neither a place among siblings nor the level of the parent is anybody's edit, so no open form becomes stale by them.
drop trigger stamp_update on departments;
create trigger stamp_update before update on departments for each row
  when (old.parent_id is distinct from new.parent_id
    or (old.display_order, old.parent_level) is not distinct from (new.display_order, new.parent_level))
  execute function stamp_update();

-- ---------------------------------------------------------------- one who changes the tree, many who are hired

-- Whoever reads the way up from a unit and writes it down must not do so while the way changes.
create function lock_department_tree(p_company_id integer, p_to_change boolean) returns void
  language plpgsql as $$
begin
  if p_to_change then perform pg_advisory_xact_lock(730421, p_company_id);
  else perform pg_advisory_xact_lock_shared(730421, p_company_id);
  end if;
end $$;
comment on function lock_department_tree is 'Until the transaction ends: alone, to change where units stand or close them; together with others, to hire into them.';

create function set_department_parent() returns trigger
  language plpgsql as $$
declare above record;
begin
  if tg_op = 'INSERT' or (new.parent_id, new.is_active) is distinct from (old.parent_id, old.is_active) then
    perform lock_department_tree(new.company_id, true);
    select level, is_active into above from departments
    where company_id = new.company_id and id = new.parent_id;
    if not above.is_active and new.is_active then
      raise exception using errcode = 'check_violation', constraint = 'departments_open_parent', table = 'departments',
        message = 'an open unit below a closed one';
    end if;
    -- Of a parent that is not there the reference itself complains.
    new.parent_level := case when new.parent_id is not null then coalesce(above.level, new.parent_level, 0) end;
  end if;
  return new;
end $$;
create trigger set_department_parent before insert or update on departments
  for each row execute function set_department_parent();

create or replace function keep_employee_units() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare touched record;
begin
  for touched in
    select company_id, array_agg(distinct employee_id) as employee_ids, array_agg(distinct department_id) as unit_ids
    from changed group by company_id
  loop
    perform lock_department_tree(touched.company_id, false);
    if tg_op = 'INSERT' and exists (
      select from changed held
      join departments unit on unit.company_id = held.company_id and unit.id = held.department_id
      where held.company_id = touched.company_id and held.to_date is null and not unit.is_active)
    then
      raise exception using errcode = 'check_violation', constraint = 'employee_positions_open_unit',
        table = 'employee_positions', message = 'a position held now in a closed unit';
    end if;
    perform rebuild_employee_units(touched.company_id, touched.employee_ids);
  end loop;
  return null;
end $$;

-- ---------------------------------------------------------------- reading ways that somebody made endless

-- A loop leads back to units that were met already, so each is named once.
create or replace function department_and_below(p_company_id integer, p_department_id bigint) returns setof bigint
  language sql stable parallel safe rows 50 as $$
  with recursive below (id, depth) as (
    select d.id, 1 from departments d where d.company_id = p_company_id and d.id = p_department_id
    union
    select d.id, below.depth + 1
    from below join departments d on d.company_id = p_company_id and d.parent_id = below.id
    where below.depth < 100
  )
  select distinct id from below
$$;

create function department_path(p_company_id integer, p_department_id bigint) returns text
  language sql stable parallel safe as $$
  with recursive above (parent_id, names, height) as (
    select d.parent_id, d.name, 1 from departments d where d.company_id = p_company_id and d.id = p_department_id
    union all
    select d.parent_id, d.name || ' › ' || above.names, above.height + 1
    from above join departments d on d.company_id = p_company_id and d.id = above.parent_id
    where above.height < 10
  )
  select names from above order by height desc limit 1
$$;
comment on function department_path is 'The names from the top of the tree down to a unit.';
