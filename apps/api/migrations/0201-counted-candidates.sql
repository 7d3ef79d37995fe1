-- The list of all candidates of a company is counted and paged within its index alone, since who is in the pool is not on
-- the list; before, each candidate was read to see that.

drop index candidates_newest;
create index candidates_newest on candidates (company_id, applied_at desc, id desc)
  where removed_at is null and erased_at is null and state <> 'archived';
