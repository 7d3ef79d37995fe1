-- A company keeps its own forms of rewards; those of discipline are the four of Điều 124 BLLĐ, which nobody changes.
alter table reward_discipline_forms add column is_active boolean not null default true;
comment on column reward_discipline_forms.is_active is 'Whether it is still chosen; records that have it keep it.';
grant insert, update (name, is_active), delete on reward_discipline_forms to :app_role;

create function keep_legal_forms() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'the forms of discipline are those of Điều 124' using errcode = 'check_violation';
end $$;
create trigger keep_legal_forms before update of name, is_active on reward_discipline_forms
  for each row when (old.type = 'discipline') execute function keep_legal_forms();
create trigger keep_legal_forms_there before delete on reward_discipline_forms
  for each row when (old.type = 'discipline') execute function keep_legal_forms();
revoke all on function keep_legal_forms from public;
