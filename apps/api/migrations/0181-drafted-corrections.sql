-- Where a second person issues what one has drafted, a correction waits as a draft, with the reason of the one it corrects.
alter table decisions
  add column correction_reason text check (length(correction_reason) between 1 and 500),
  add constraint decisions_correction_reason check (correction_reason is null or corrects_id is not null);
comment on column decisions.correction_reason is 'Why the decision that this draft corrects is to be corrected; what it says of itself stands in reason.';

-- A reception is drafted as its procedure: what it says of the decision is known by who wrote it last.
alter table procedures add column changed_by bigint;
comment on column procedures.changed_by is 'Who last changed what its decision will say; nobody but created_by before that.';
