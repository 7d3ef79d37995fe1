-- Contracts of a type may be numbered by a series of their own, as decisions are: the kind `contract_type_12` is that of the type 12.
-- Put out of use it stays, since the book keeps the numbers that it gave.
alter table number_series drop constraint number_series_own_alone;
alter table number_series add constraint number_series_own_alone
  check (is_active or kind like 'decision\_%' or kind like 'contract\_type\_%');
alter table number_series add column contract_type_id bigint
  generated always as (case when kind ~ '^contract_type_[0-9]+$' then substring(kind from 15)::bigint end) stored;
comment on column number_series.is_active is 'False for the own series of a type of decisions or contracts that the company has given up.';
comment on column number_series.contract_type_id is 'The type of contracts whose own series it is, read out of its kind.';
