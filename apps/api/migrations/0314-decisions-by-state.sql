-- Drafts and decisions whose day is to come are few, and were looked for among all decisions of the company by every first page of
-- who reads them; those of one type were read row by row to be counted.

create index decisions_by_state on decisions (company_id, state, effective_date desc, id desc);
create index decisions_by_type on decisions (company_id, decision_type, effective_date desc, id desc);
