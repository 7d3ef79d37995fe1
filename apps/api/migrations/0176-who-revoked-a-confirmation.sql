-- Who takes an issued paper back is somebody else than who issued it, and another day: both are told.
alter table confirmation_requests add column revoked_by bigint, add column revoked_at timestamptz;

do $$
declare company record;
begin
  for company in select id from companies loop
    perform set_config('app.company_id', company.id::text, true);
    -- Who settled it last had revoked it; who had issued it the trail knows.
    update confirmation_requests request set revoked_by = request.settled_by, revoked_at = request.settled_at,
      settled_by = coalesce(issued.user_id, request.settled_by), settled_at = coalesce(issued.at, request.settled_at)
    from confirmation_requests same
    left join lateral (
      select line.user_id, line.at from audit_trail line
      where line.company_id = same.company_id and line.resource = 'confirmationRequests' and line.record_id = same.id
        and line.operation = 'confirmationRequests.issue' and line.result = 'done'
      order by line.at desc limit 1
    ) issued on true
    where request.company_id = company.id and request.state = 'revoked'
      and same.company_id = request.company_id and same.id = request.id;
  end loop;
  perform set_config('app.company_id', '', true);
end $$;

alter table confirmation_requests add constraint confirmation_requests_revoked check (
  (state = 'revoked') = (revoked_at is not null) and (revoked_at is null) = (revoked_by is null));
