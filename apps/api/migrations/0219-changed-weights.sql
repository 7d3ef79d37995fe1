-- Weights of rounds may change after somebody has begun to judge, with a reason: the history of a campaign tells it, from and to
-- in words, since rounds may be renamed or leave.

alter table recruitment_moves drop constraint recruitment_moves_kind_check;
alter table recruitment_moves add constraint recruitment_moves_kind_check check (kind in ('status', 'approval', 'weights'));
