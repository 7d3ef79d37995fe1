-- Whoever was taken in by an import that is undone leaves the group as well: the code that came with the workbook is free
-- again, so that the workbook can be put right and sent once more.

create function forget_person(p_nhansu_id text) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  delete from persons where nhansu_id = p_nhansu_id;
exception when foreign_key_violation then
  -- Somebody else knows this person; the code stays his.
  null;
end $$;
comment on function forget_person is 'Forgets a human being of whom nothing is there but a code; of anybody else nothing.';
revoke all on function forget_person from public;
grant execute on function forget_person to :app_role;
