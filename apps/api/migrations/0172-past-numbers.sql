-- Numbers of papers of before the product, which an import enters into the book and which its undo forgets again.

alter table drawn_numbers add column is_past boolean not null default false;
comment on column drawn_numbers.is_past is 'Entered by an import, for a paper of before the product; its sequence is read out of the number.';

create function forget_past_numbers(p_record_kind text, p_record_ids bigint[]) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare gone record;
begin
  for gone in
    with forgotten as (
      delete from drawn_numbers
      where company_id = current_setting('app.company_id')::integer and is_past
        and record_kind = p_record_kind and record_id = any (p_record_ids)
      returning kind, series_year, sequence
    )
    select kind, series_year, max(sequence) as last from forgotten where sequence is not null group by kind, series_year
  loop
    -- Where nobody has drawn a number since, the series goes on from where it stood.
    update number_counters counter
    set last_number = greatest(series.first_number - 1, (
      select coalesce(max(kept.sequence), 0) from drawn_numbers kept
      where kept.company_id = counter.company_id and kept.kind = gone.kind and kept.series_year = gone.series_year
        and not (kept.is_past and kept.record_kind = p_record_kind and kept.record_id = any (p_record_ids))))
    from number_series series
    where series.company_id = counter.company_id and series.kind = counter.kind
      and counter.company_id = current_setting('app.company_id')::integer
      and counter.kind = gone.kind and counter.series_year = gone.series_year and counter.parent = ''
      and counter.last_number = gone.last;
  end loop;
end $$;
comment on function forget_past_numbers is 'Takes numbers that an import has entered out of the book, for its undo; of drawn and typed ones nothing.';
revoke all on function forget_past_numbers from public;
grant execute on function forget_past_numbers to :app_role;
