-- Rows with identity numbers or pay that a user takes away in files are counted beside the people of the day.

alter table taken_people add column closed_rows integer not null default 0 check (closed_rows >= 0);
comment on column taken_people.closed_rows is 'Of how many people the files of the day told identity numbers or pay.';
