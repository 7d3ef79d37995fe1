-- The calendar reads the days of all courses by their dates.
create index training_details_by_date on training_details (company_id, date, from_time);
