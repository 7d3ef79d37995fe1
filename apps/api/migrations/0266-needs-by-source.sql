-- How many needs of training are open, of each source, is on the first page: thousands of a large company. Rows of one source
-- stand in this index as one list.
create index training_needs_open_by_source on training_needs (company_id, source)
  where state = 'new' and source in ('expiring', 'missing');
