-- Forms of rewards and disciplines become a catalogue: a code, a description, versions, the kept total and words to search by.
-- The four forms of Điều 124 stand in it and stay as the law has them.
alter table reward_discipline_forms
  add column code text,
  add column description text check (length(description) <= 1000),
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  alter column type set default 'reward',
  -- A new form stands behind those that the company was shipped with.
  alter column display_order set default 1000;
drop trigger keep_legal_forms on reward_discipline_forms;
drop trigger keep_legal_forms_there on reward_discipline_forms;
call keep_total('reward_discipline_forms');
call keep_words_of('reward_discipline_forms', 'reward_form', 'name', 'code');
comment on column reward_discipline_forms.code is 'By which an import knows the form; those that a company had made of its own got HT and their number.';

create or replace function ship_reward_discipline_forms(p_company_id integer) returns void
  language sql set search_path = public, pg_temp as $$
  insert into reward_discipline_forms (company_id, type, code, name, legal_form, display_order)
  select p_company_id, type, code, name, legal_form, place from (values
    ('reward', 'LDTT', 'Lao động tiên tiến', null::integer, 1), ('reward', 'CSTDCS', 'Chiến sĩ thi đua cơ sở', null, 2),
    ('reward', 'GK', 'Giấy khen', null, 3), ('reward', 'BK', 'Bằng khen', null, 4),
    ('reward', 'KNC', 'Kỷ niệm chương', null, 5), ('reward', 'TSK', 'Thưởng sáng kiến', null, 6),
    ('reward', 'TDX', 'Thưởng đột xuất', null, 7), ('reward', 'NVXS', 'Nhân viên xuất sắc', null, 8),
    ('discipline', 'KL-KT', 'Khiển trách', 1, 1),
    ('discipline', 'KL-KDNL', 'Kéo dài thời hạn nâng lương không quá 06 tháng', 2, 2),
    ('discipline', 'KL-CC', 'Cách chức', 3, 3), ('discipline', 'KL-ST', 'Sa thải', 4, 4)
  ) as shipped (type, code, name, legal_form, place)
  order by type desc, place
  on conflict do nothing
$$;

do $$
declare company record;
begin
  for company in select id from companies loop
    perform set_config('app.company_id', company.id::text, true);
    -- Those that are named as shipped get the shipped code; what a company calls its own keeps its name.
    update reward_discipline_forms form set code = coalesce((
      select shipped.code from (values ('LDTT', 'Lao động tiên tiến'), ('CSTDCS', 'Chiến sĩ thi đua cơ sở'), ('GK', 'Giấy khen'),
        ('BK', 'Bằng khen'), ('KNC', 'Kỷ niệm chương'), ('TSK', 'Thưởng sáng kiến'), ('TDX', 'Thưởng đột xuất'),
        ('NVXS', 'Nhân viên xuất sắc')) as shipped (code, name)
      where form.type = 'reward' and shipped.name = form.name),
      (array['KL-KT', 'KL-KDNL', 'KL-CC', 'KL-ST'])[form.legal_form], 'HT' || form.id)
    where form.company_id = company.id;
    insert into table_counts (company_id, table_name, total)
    select company_id, 'reward_discipline_forms', count(*) from reward_discipline_forms
    where company_id = company.id group by company_id
    on conflict (company_id, table_name) do update set total = excluded.total;
  end loop;
  perform set_config('app.company_id', '', true);
end $$;

alter table reward_discipline_forms
  alter column code set not null,
  add constraint reward_discipline_forms_code check (code ~ '^[A-Z0-9][A-Z0-9_-]{1,19}$'),
  add constraint reward_discipline_forms_coded unique (company_id, code);
create trigger stamp_update before update on reward_discipline_forms for each row execute function stamp_update();
grant select, insert, update, delete on reward_discipline_forms to :app_role;

create or replace function keep_legal_forms() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'the forms of discipline are those of Điều 124'
    using errcode = 'check_violation', constraint = 'legal_forms_stay', table = tg_table_name;
end $$;
create trigger keep_legal_forms before update on reward_discipline_forms
  for each row when (old.type = 'discipline' or new.type = 'discipline') execute function keep_legal_forms();
create trigger keep_legal_forms_there before delete on reward_discipline_forms
  for each row when (old.type = 'discipline') execute function keep_legal_forms();
