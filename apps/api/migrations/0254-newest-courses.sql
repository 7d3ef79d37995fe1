-- The list of courses begins with those that begin last, and ends with those that have no day: an index whose empty days come
-- first could not serve it, so every page sorted all courses of the company.
drop index trainings_newest;
create index trainings_newest on trainings (company_id, start_date desc nulls last, created_at desc, id desc);
