-- Whoever attaches, removes or puts back a file of a draft has a hand in what is issued, also once that file is gone.
alter table decisions add column file_hands bigint[];
comment on column decisions.file_hands is 'Who has changed the files of the draft; null while nobody has.';

-- What a form holds and what a paper was made of are as they were when a file comes or goes.
drop trigger stamp_update on decisions;
create trigger stamp_update before update on decisions for each row
  when (old.file_hands is not distinct from new.file_hands) execute function stamp_update();

alter table decisions no force row level security;
alter table files no force row level security;
update decisions set file_hands = hands.users
from (
  select company_id, owner_id, array_agg(distinct uploaded_by) as users from files
  where owner_kind = 'decisions' and purpose = 'document_file' and uploaded_by is not null
  group by company_id, owner_id) hands
where decisions.company_id = hands.company_id and decisions.id = hands.owner_id and decisions.state = 'draft';
alter table files force row level security;
alter table decisions force row level security;
