-- Decisions of a type may be numbered by a series of their own: its row is made when a company wants that, and put out of use, never
-- deleted, where it no longer does, since the book keeps the numbers that it gave.
alter table number_series add column is_active boolean not null default true;
alter table number_series add constraint number_series_own_alone check (is_active or kind like 'decision\_%');
grant insert on number_series to :app_role;
comment on column number_series.is_active is 'False for the own series of a type of decisions that the company has given up.';
