-- A decision in effect is corrected by another paper, which takes the place of its content; both are kept.

alter table decisions drop constraint decisions_state_check,
  add constraint decisions_state_check check (state in ('draft', 'issued', 'corrected', 'revoked', 'cancelled')),
  drop constraint decisions_ended,
  add constraint decisions_ended check ((state in ('corrected', 'revoked', 'cancelled')) = (ended_at is not null)),
  add column corrects_id bigint,
  add constraint decisions_corrected foreign key (company_id, corrects_id) references decisions (company_id, id);
create unique index decisions_by_corrected on decisions (company_id, corrects_id) where corrects_id is not null;
comment on column decisions.corrects_id is 'The decision whose place it took; each is corrected once.';

create or replace function decision_status(p_state text, p_effective date, p_on date) returns text
  language sql immutable parallel safe
  return case
    when p_state = 'draft' then 'Nháp'
    when p_state = 'cancelled' then 'Đã hủy'
    when p_state = 'revoked' then 'Đã thu hồi'
    when p_state = 'corrected' then 'Đã đính chính'
    when p_effective > p_on then 'Đã ban hành'
    else 'Đã có hiệu lực'
  end;
