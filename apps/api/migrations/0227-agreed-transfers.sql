-- The person agrees in the app: whoever has an account is asked there, and the other company is told nothing before he agrees.
-- And both companies have a line of every step in their own trail.

alter table employee_transfers
  add column consent_means text not null default 'scan' check (consent_means in ('scan', 'app')),
  alter column consent_on drop not null,
  drop constraint employee_transfers_state_check,
  drop constraint employee_transfers_settled,
  drop constraint employee_transfers_reason,
  add constraint employee_transfers_state_check
    check (state in ('asking', 'waiting', 'accepted', 'refused', 'withdrawn', 'declined')),
  add constraint employee_transfers_settled check ((state in ('asking', 'waiting')) = (settled_at is null)),
  add constraint employee_transfers_reason check (reason is null or state in ('refused', 'withdrawn')),
  -- Nothing is laid before another company without a day of agreement.
  add constraint employee_transfers_asked check (case when state in ('asking', 'declined')
    then direction = 'out' and consent_means = 'app' and consent_on is null
    else consent_on is not null or state = 'withdrawn' and direction = 'out' and consent_means = 'app' end);
drop index employee_transfers_one_waits;
create unique index employee_transfers_one_waits on employee_transfers (company_id, employee_id)
  where state in ('asking', 'waiting') and direction = 'out';
grant insert (consent_means, state) on employee_transfers to :app_role;
comment on column employee_transfers.consent_means is 'Signed on paper, with its scan in the sending company, or agreed to in the app by the person himself.';

-- The receiver's row says by what means he agreed.
create or replace function offer_transfer(p_id bigint) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  sender constant integer := app_company_id();
  offered employee_transfers;
begin
  select * into strict offered from employee_transfers kept
  where kept.company_id = sender and kept.id = p_id and kept.direction = 'out' and kept.state = 'waiting';
  perform from companies company where company.id = offered.other_company_id and company.is_active;
  if not found then raise exception 'transfer % to a closed company', p_id; end if;
  perform set_config('app.company_id', offered.other_company_id::text, true);
  insert into employee_transfers (company_id, id, direction, other_company_id, person_id, nhansu_id, full_name, birth_year,
    position_name, effective_date, note, consent_version, consent_text, consent_on, consent_means)
  values (offered.other_company_id, offered.id, 'in', sender, offered.person_id, offered.nhansu_id, offered.full_name,
    offered.birth_year, offered.position_name, offered.effective_date, offered.note, offered.consent_version,
    offered.consent_text, offered.consent_on, offered.consent_means);
  perform tell_of_transfer(p_id, 'transfer_offered', null);
  perform set_config('app.company_id', sender::text, true);
end $$;

-- Takes the person of a hand-over that came to nothing out of the draft that would have ended his employment, in the sending
-- company, which is set. A draft that is about nobody else goes; one that has come to be about others stays theirs.
create function drop_leaving_draft(p_id bigint) returns void
  language plpgsql volatile set search_path = public, pg_temp as $$
declare
  sent employee_transfers;
begin
  select * into strict sent from employee_transfers offered
  where offered.company_id = app_company_id() and offered.id = p_id and offered.direction = 'out';
  update employee_transfers offered set decision_id = null
  where offered.company_id = sent.company_id and offered.id = p_id and offered.decision_id is not null;
  perform from decisions draft
  where draft.company_id = sent.company_id and draft.id = sent.decision_id and draft.state = 'draft'
    and draft.decision_type = 7 for update;
  if found and exists (select from decision_people other
      where other.company_id = sent.company_id and other.decision_id = sent.decision_id
        and other.employee_id <> sent.employee_id) then
    delete from decision_people his
    where his.company_id = sent.company_id and his.decision_id = sent.decision_id and his.employee_id = sent.employee_id;
    -- Whoever has the draft open saves no more what he read.
    if found then
      update decisions draft set summary = draft.summary
      where draft.company_id = sent.company_id and draft.id = sent.decision_id;
    end if;
  elsif found then
    delete from decisions draft where draft.company_id = sent.company_id and draft.id = sent.decision_id;
  end if;
end $$;

-- Writes on both sides how a held hand-over ended, and tells the other one.
create or replace function settle_transfer(p_id bigint, p_state text, p_user bigint, p_reason text, p_employee_id bigint, p_join_date date)
  returns void
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  own constant integer := app_company_id();
  kept employee_transfers;
begin
  select * into strict kept from employee_transfers mine
  where mine.company_id = own and mine.id = p_id and mine.state = 'waiting';
  if (kept.direction = 'out') <> (p_state = 'withdrawn') then
    raise exception 'transfer % cannot be % by this side', p_id, p_state;
  end if;
  update employee_transfers mine
  set state = p_state, reason = p_reason, join_date = p_join_date, settled_at = now(), settled_by = p_user,
    employee_id = case mine.direction when 'in' then p_employee_id else mine.employee_id end,
    birth_year = case when mine.direction = 'in' and p_state <> 'accepted' then null else mine.birth_year end,
    position_name = case when mine.direction = 'in' and p_state <> 'accepted' then null else mine.position_name end,
    note = case when mine.direction = 'in' and p_state <> 'accepted' then null else mine.note end,
    consent_text = case when mine.direction = 'in' and p_state <> 'accepted' then null else mine.consent_text end
  where mine.company_id = own and mine.id = p_id;
  perform set_config('app.company_id', kept.other_company_id::text, true);
  update employee_transfers theirs
  set state = p_state, reason = p_reason, join_date = p_join_date, settled_at = now(),
    birth_year = case when theirs.direction = 'in' then null else theirs.birth_year end,
    position_name = case when theirs.direction = 'in' then null else theirs.position_name end,
    note = case when theirs.direction = 'in' then null else theirs.note end,
    consent_text = case when theirs.direction = 'in' then null else theirs.consent_text end
  where theirs.company_id = kept.other_company_id and theirs.id = p_id and theirs.state = 'waiting'
    and theirs.other_company_id = own and theirs.direction <> kept.direction;
  if not found then raise exception 'transfer % has no other side', p_id; end if;
  perform tell_of_transfer(p_id, 'transfer_settled', null);
  if p_state <> 'accepted' then
    perform set_config('app.company_id', (case kept.direction when 'out' then own else kept.other_company_id end)::text, true);
    perform drop_leaving_draft(p_id);
  end if;
  perform set_config('app.company_id', own::text, true);
  -- What no user has done, the own side has to hear as well.
  if p_user is null then perform tell_of_transfer(p_id, 'transfer_settled', null); end if;
end $$;

-- Ends what nobody but the sending company knows yet, as the person has not agreed; `p_user` is null for the turn of days.
create function settle_asked_transfer(p_id bigint, p_state text, p_user bigint, p_reason text) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  if p_state not in ('withdrawn', 'declined') then raise exception 'transfer % cannot be % by its sender', p_id, p_state; end if;
  update employee_transfers mine
  set state = p_state, reason = p_reason, settled_at = now(), settled_by = p_user
  where mine.company_id = app_company_id() and mine.id = p_id and mine.direction = 'out' and mine.state = 'asking';
  if not found then raise exception 'transfer % asks nobody', p_id; end if;
  perform drop_leaving_draft(p_id);
  if p_state = 'declined' or p_user is null then perform tell_of_transfer(p_id, 'transfer_settled', null); end if;
end $$;

-- What the person himself says to a held hand-over: his agreement lays it before the other company; his refusal ends it, and
-- so does his taking an agreement back that the other company has not answered. Of nobody else does it do anything.
create function answer_transfer_consent(p_id bigint, p_employee_id bigint, p_user bigint, p_agrees boolean, p_reason text)
  returns void
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  his employee_transfers;
begin
  select * into strict his from employee_transfers mine
  where mine.company_id = app_company_id() and mine.id = p_id and mine.direction = 'out'
    and mine.employee_id = p_employee_id and mine.state in ('asking', 'waiting');
  if not exists (select from accounts account
      join employees e on e.company_id = account.company_id and e.person_id = account.person_id
      where account.company_id = his.company_id and account.id = p_user and account.is_active and e.id = his.employee_id) then
    raise exception 'transfer % is answered by somebody else', p_id;
  end if;
  if his.state = 'asking' and p_agrees then
    update employee_transfers mine set state = 'waiting', consent_on = current_date
    where mine.company_id = his.company_id and mine.id = p_id;
    perform offer_transfer(p_id);
    perform tell_of_transfer(p_id, 'transfer_settled', p_user);
  elsif p_agrees then
    raise exception 'transfer % is agreed to already', p_id;
  elsif his.state = 'asking' then
    perform settle_asked_transfer(p_id, 'declined', p_user, null);
  else
    perform settle_transfer(p_id, 'withdrawn', p_user, p_reason, null, null);
    perform tell_of_transfer(p_id, 'transfer_settled', p_user);
  end if;
end $$;
comment on function answer_transfer_consent is 'Agreed to, refused or taken back by the person, by his own account in the sending company.';

-- Writes a step into the trail of the other company; where it took the person's data, he reads there that it did, and which.
create function record_transfer_there(p_id bigint, p_operation text, p_user bigint, p_request_id text, p_shown text[])
  returns void
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  own constant integer := app_company_id();
  there constant integer := (select kept.other_company_id from employee_transfers kept
    where kept.company_id = own and kept.id = p_id);
  own_name constant text := (select company.name from companies company where company.id = own);
  theirs employee_transfers;
  view_id bigint;
begin
  if there is null then raise exception 'transfer % has no other side', p_id; end if;
  perform set_config('app.company_id', there::text, true);
  select * into strict theirs from employee_transfers kept
  where kept.company_id = there and kept.id = p_id and kept.other_company_id = own;
  insert into audit_trail
    (company_id, user_id, operation, resource, record_id, result, changed_fields, detail, request_id)
  values (there, p_user, p_operation, 'employeeTransfers', p_id, 'done', '{state}',
    jsonb_strip_nulls(jsonb_build_object('from_company_id', own, 'employee_id', theirs.employee_id)), p_request_id);
  if p_shown is not null and theirs.direction = 'out' then
    insert into personal_data_views (company_id, user_id, operation, deed, shown, viewer_roles, viewer_unit)
    values (there, p_user, p_operation, 'export', p_shown, '{}', own_name) returning id into view_id;
    insert into personal_data_view_people (company_id, employee_id, view_id) values (there, theirs.employee_id, view_id);
  end if;
  perform set_config('app.company_id', own::text, true);
end $$;

revoke all on function drop_leaving_draft, settle_asked_transfer, answer_transfer_consent, record_transfer_there from public;
grant execute on function settle_asked_transfer, answer_transfer_consent, record_transfer_there to :app_role;
