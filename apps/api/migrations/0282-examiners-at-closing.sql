-- With whom a round was closed: its minutes name them, whoever judges there by a later change of the board.
alter table recruitment_rounds add column closed_examiners bigint[];

alter table recruitment_rounds no force row level security;
alter table recruitment_boards no force row level security;
alter table recruitment_board_rounds no force row level security;
alter table recruitment_seats no force row level security;
alter table recruitment_seat_people no force row level security;
alter table recruitment_rounds disable trigger stamp_update;
-- Of rounds that are closed already it is known only who sits in the board since then.
update recruitment_rounds round set closed_examiners = array(
  select judge.employee_id from recruitment_examiners judge
  join recruitment_boards board on board.company_id = judge.company_id and board.recruitment_id = judge.recruitment_id
    and board.employee_id = judge.employee_id
  where judge.company_id = round.company_id and judge.round_id = round.id and board.created_at <= round.closed_at
  order by judge.employee_id)
where round.state = 'closed';
alter table recruitment_rounds enable trigger stamp_update;
alter table recruitment_rounds force row level security;
alter table recruitment_boards force row level security;
alter table recruitment_board_rounds force row level security;
alter table recruitment_seats force row level security;
alter table recruitment_seat_people force row level security;
