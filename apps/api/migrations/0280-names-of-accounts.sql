-- The name of an account follows the file of the person: it is what lists show beside what he did, and what mails call him.

create function follow_name_of_file() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- A file that was left behind says nothing of somebody who works elsewhere in the group.
  if new.active or not works_elsewhere(new.person_id) then
    -- Nor does the file of a company that the account does not belong to: nobody there may change it.
    update users u set full_name = new.full_name
    where u.person_id = new.person_id and u.full_name <> new.full_name and exists (
      select from memberships m where m.user_id = u.id and m.company_id = new.company_id and m.is_active);
  end if;
  return null;
end $$;
create trigger name_account after update of full_name on employees
  for each row when (old.full_name <> new.full_name) execute function follow_name_of_file();
revoke all on function follow_name_of_file from public;
