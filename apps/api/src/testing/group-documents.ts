import type { PoolClient } from 'pg'

/** Gives a company of the tests documents 51 to 57 about its employees, a hundred higher in company 2. */
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
}
