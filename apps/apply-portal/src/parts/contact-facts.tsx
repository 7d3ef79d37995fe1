import type { Schemas } from '@nhansu/sdk/contract'
import { facts, term } from '../pages/campaign.css.ts'

/** Whom of a company to ask about one's personal data: a person, who can be called. */
export function ContactFacts({
  of: { data_contact: name, data_phone: phone, data_email: email },
}: {
  of: Schemas['ExternalCompanyNotice']
}) {
  if (name === null && phone === null && email === null)
    return <p>Công ty chưa nêu người phụ trách. Xin hỏi bộ phận nhân sự của công ty.</p>
  return (
    <dl className={facts}>
      {name !== null && (
        <div>
          <dt className={term}>Người phụ trách</dt>
          <dd>{name}</dd>
        </div>
      )}
      {phone !== null && (
        <div>
          <dt className={term}>Điện thoại</dt>
          <dd>
            <a href={`tel:${phone}`}>{phone}</a>
          </dd>
        </div>
      )}
      {email !== null && (
        <div>
          <dt className={term}>Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      )}
    </dl>
  )
}
