import type { PoolClient } from 'pg'

/** Gives a company of the tests documents 51 to 57 about its employees and signers 61 to 65, a hundred higher in company 2. */
export async function arrangeDocuments(client: PoolClient, company: number, base: number): Promise<void> {
  await client.query(
    `insert into documents (company_id, id, document_type_id, number, summary, issue_date, effective_date, expiry_date,
       signer, signer_title, issued_by, employee_ids, copies, storage_place, created_by)
     select $1, $2::bigint + id, $2::bigint + 31, case id when 57 then '45/QĐ-TCNS' else id || '/GT' end, 'Giấy tờ số ' || id,
       date '2026-03-01' - id, date '2026-03-01', date '2020-03-01' + id * 60, 'Phạm Thu Hà', 'Giám đốc',
       'Trung tâm Mẫu', array[$2::bigint + 11], 1, 'Tủ A', 1
     from generate_series(51, 57) id`,
    [company, base],
  )
  await client.query(
    `insert into signers (company_id, id, employee_id, printed_title, paper_kinds, valid_from, valid_to, authority_no)
     select $1, $2::bigint + id, $2::bigint + 13, 'Phó Giám đốc ' || id, array['labour_contract'], date '2025-01-01' + id,
       date '2030-01-01' + id, id || '/GUQ'
     from generate_series(61, 65) id`,
    [company, base],
  )
}
