import type { Schemas } from '@nhansu/sdk/contract'
import { consentPurposeLabels } from '@nhansu/sdk/domains/application-form'
import {
  campaignAddress,
  type FormPlaces,
  type PortalSite,
  type TypedForm,
} from '@nhansu/sdk/domains/portal-pages'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { VisuallyHidden } from '@nhansu/ui/layout/visually-hidden.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { buttonLook } from '../parts/controls.tsx'
import { partIds, partLabels } from '../parts/asked-parts.tsx'
import { Document } from '../parts/document.tsx'
import { deeds } from '../parts/form-fields.css.ts'
import { type Line, linesOf, type PartName, typedParts } from '../parts/typed-lines.ts'
import { TypedFields, TypedFacts } from '../parts/typed-fields.tsx'
import { again, partHead } from './application-check.css.ts'
import { closed, head, note, over, part } from './campaign.css.ts'

interface ApplicationCheckProps {
  campaign: Schemas['ExternalRecruitment']
  form: Schemas['ExternalForm']
  places?: FormPlaces | undefined
  typed: TypedForm
  answerBy: string
  missed: readonly string[]
  /** Titles of texts from which signs are taken out that nobody sees. */
  cleaned: readonly string[]
  site: PortalSite
}

/** The form whose fields stand here unseen; the buttons of each part belong to it. */
const formId = 'ho-so-cua-ban'

/** What will be sent, once more, before it is; each part leads back to its place in the form. */
export function ApplicationCheck({
  campaign,
  form,
  places,
  typed,
  answerBy,
  missed,
  cleaned,
  site,
}: ApplicationCheckProps) {
  const address = `${campaignAddress(campaign)}/dang-ky-du-tuyen`
  const given = form.consents.filter(({ purpose }) => typed[`consent.${purpose}`] !== undefined)
  const lines = linesOf(form, typed, places)
  return (
    <Document site={site} title={`Xem lại hồ sơ – ${campaign.name}`} contact={campaign}>
      <div className={head}>
        <p className={over}>{campaign.name}</p>
        <Heading level={1}>Xem lại trước khi gửi</Heading>
      </div>
      {cleaned.length > 0 && (
        <p className={note}>
          Ký tự không nhìn thấy được bị bỏ khỏi: {cleaned.join(', ')}. Nội dung bạn thấy vẫn giữ nguyên.
        </p>
      )}
      {typedParts.map((name) => (
        <Lines key={name} of={name} address={address} lines={lines[name]} />
      ))}
      <section className={part}>
        <PartHead of="consents" address={address} />
        <ul>
          {given.map(({ purpose }) => (
            <li key={purpose}>{consentPurposeLabels[purpose]}</li>
          ))}
        </ul>
      </section>
      {missed.length > 0 && (
        <section className={closed} aria-label="Yêu cầu của vị trí">
          {missed.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p>Hồ sơ của bạn chưa cho thấy điều này. Bạn vẫn có thể nộp.</p>
        </section>
      )}
      <p className={note}>Sau khi gửi, công ty phản hồi trước ngày {formatDate(answerBy)}.</p>
      <form id={formId} method="post" action={address} className={deeds}>
        <TypedFields of={typed} />
        <button type="submit" name="step" value="send" className={buttonLook('primary')}>
          Gửi hồ sơ
        </button>
        <button type="submit" name="step" value="fill" className={buttonLook('neutral')}>
          Sửa lại
        </button>
      </form>
    </Document>
  )
}

function Lines({ of, address, lines }: { of: PartName; address: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null
  return (
    <section className={part}>
      <PartHead of={of} address={address} />
      <TypedFacts of={lines} />
    </section>
  )
}

/** The name of a part, and the button that leads back to it with everything that was typed. */
function PartHead({ of, address }: { of: PartName; address: string }) {
  return (
    <div className={partHead}>
      <Heading level={2}>{partLabels[of]}</Heading>
      <button
        type="submit"
        form={formId}
        formAction={`${address}#${partIds[of]}`}
        name="step"
        value="fill"
        className={again}
      >
        Sửa<VisuallyHidden> phần {partLabels[of]}</VisuallyHidden>
      </button>
    </div>
  )
}
