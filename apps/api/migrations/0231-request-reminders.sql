-- Reviewers are reminded of requests that wait, after as many working days as the company says.

alter table request_change_settings
  add column remind_days integer[] not null default '{2,4}'
    check (cardinality(remind_days) <= 5 and 1 <= all (remind_days) and 60 >= all (remind_days));
comment on column request_change_settings.remind_days is 'Working days of waiting after which reviewers are reminded; nobody is where there are none.';

alter table request_change_items
  add column reminded_after integer check (reminded_after between 1 and 60);
comment on column request_change_items.reminded_after is 'The last of those days of which reviewers were told; the request itself keeps its version, which whoever reviews it has seen.';

-- Whoever has waited since before is nobody's news on the first morning.
alter table request_change_infos no force row level security;
alter table request_change_items no force row level security;
update request_change_items item set reminded_after = 4
from request_change_infos request
where request.company_id = item.company_id and request.id = item.request_id and request.state = 'waiting';
alter table request_change_items force row level security;
alter table request_change_infos force row level security;
