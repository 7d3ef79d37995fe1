-- The board of the next 90 days finds contracts that were given a last day by that day.
create index contracts_by_ended_date on contracts (company_id, ended_date, id) where state = 'ended';
