import { suggestedConsents } from '@nhansu/sdk/domains/application-form'
import type { PoolClient } from 'pg'

/** What an open campaign of the demo asks beside the shipped form. */
const questions = [
  { key: '5e0a41c7', text: 'Bạn có thể làm ca đêm không?', kind: 'yes_no', choices: [], is_required: true },
  {
    key: '91bd7f02',
    text: 'Bạn biết đợt tuyển dụng này từ đâu?',
    kind: 'one',
    choices: ['Người quen trong công ty', 'Bảng tin ở cổng', 'Facebook hoặc Zalo', 'Trang việc làm'],
    is_required: false,
  },
]

/**
 * Gives the company of the transaction what applicants are owed: texts to agree to, whom they ask about their data, words
 * about the company; and a form to the campaigns that are open.
 *
 * @param reference the day that the demo takes for today, yyyy-mm-dd
 */
export async function seedDemoApplicationForms(client: PoolClient, reference: string): Promise<void> {
  await client.query(
    `insert into consent_texts (company_id, purpose, number, content, created_at)
     select company.id, agreed.purpose, 1, agreed.content, $1::date - 90
     from companies company, jsonb_to_recordset($2::jsonb) as agreed (purpose text, content text)
     where company.id = app_company_id()`,
    [
      reference,
      JSON.stringify(Object.entries(suggestedConsents).map(([purpose, content]) => ({ purpose, content }))),
    ],
  )
  await client.query(
    `insert into company_profiles (company_id, about, data_contact, data_phone, data_email)
     select company.id,
       company.name || ' tuyển người làm việc lâu dài: hợp đồng và bảo hiểm đầy đủ từ ngày đầu, lương trả đúng ngày, có người hướng dẫn trong thời gian thử việc.',
       contact.full_name, '0243999' || lpad(company.id::text, 4, '0'), 'dulieu@' || lower(company.code) || '.example.com'
     from companies company
     cross join lateral (
       select e.full_name from employees e
       join employee_positions held on held.company_id = e.company_id and held.employee_id = e.id
       join positions p on p.company_id = held.company_id and p.id = held.position_id
       where e.company_id = company.id and e.active
       order by p.name ilike '%nhân sự%' desc, e.id limit 1) contact
     where company.id = app_company_id()
     on conflict (company_id) do update set about = excluded.about, data_contact = excluded.data_contact,
       data_phone = excluded.data_phone, data_email = excluded.data_email`,
  )
  await client.query(
    `update recruitments set is_salary_public = true, questions = $1::jsonb,
       form_fields = '[{"field":"email","need":"optional","ground":null},{"field":"address","need":"required","ground":null},
         {"field":"edu_level","need":"optional","ground":null},{"field":"experiences","need":"optional","ground":null},
         {"field":"available_date","need":"optional","ground":null},{"field":"cv","need":"optional","ground":null}]'
     where company_id = app_company_id() and status = 'recruiting'`,
    [JSON.stringify(questions)],
  )
  // One application of each open campaign was sent faster than people type, and waits for HR to look at it: for 30 days from
  // now, whatever day the demo takes for today.
  await client.query(
    `insert into applications (company_id, recruitment_id, reference, token_nonce, body_hash, content, sent_at, suspected_for)
     select company_id, id, 'HS-' || lpad(id::text, 8, '0'), decode(md5('nonce ' || id), 'hex'),
       decode(md5('body ' || id) || md5('form ' || id), 'hex'),
       jsonb_build_object('full_name', 'Đinh Thị Nhanh', 'date_of_birth', '2001-05-20', 'phone', '0912000' || lpad((id % 1000)::text, 3, '0')),
       now() - interval '2 days', '{hasty}'
     from recruitments where company_id = app_company_id() and status = 'recruiting'`,
  )
  await client.query(
    `insert into application_consents (company_id, application_id, purpose, text_version, given_at)
     select application.company_id, application.id, 'processing', 1, $1::date - 2 from applications application
     where application.company_id = app_company_id() and cardinality(application.suspected_for) > 0`,
    [reference],
  )
}
