import { ownAddresses, type PortalPage, type PortalSite } from '@nhansu/sdk/domains/portal-pages'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { AskedParts, encodingOf, Faults } from '../parts/asked-parts.tsx'
import { buttonLook } from '../parts/controls.tsx'
import { Document } from '../parts/document.tsx'
import { deeds, group } from '../parts/form-fields.css.ts'
import { head, over } from './campaign.css.ts'

type Correct = Extract<PortalPage, { kind: 'correct' }>

/** Corrects what one has sent, and puts other files in the place of those; what was agreed to has its own pages. */
export function CorrectApplication({
  application,
  campaign,
  form,
  places,
  typed,
  faults,
  site,
}: Correct & { site: PortalSite }) {
  const isWrong = Object.keys(faults).length > 0
  return (
    <Document
      site={site}
      title={`${isWrong ? 'Lỗi: ' : ''}Sửa hồ sơ ${application.reference}`}
      script={site.draftScript}
      contact={application}
    >
      <div className={head}>
        <p className={over}>
          {campaign.company_name} · {campaign.name}
        </p>
        <Heading level={1}>Sửa hồ sơ {application.reference}</Heading>
        <p>Bạn sửa được khi đợt còn nhận hồ sơ và công ty chưa xem hồ sơ của bạn.</p>
      </div>
      {isWrong && <Faults of={faults} />}
      <form
        data-campaign={campaign.id}
        method="post"
        action={ownAddresses.correct}
        encType={encodingOf(form)}
        noValidate
        className={group}
      >
        <input type="hidden" name="token" value={form.token} />
        <input type="hidden" name="version" value={typed['version']?.[0] ?? application.version} />
        <AskedParts form={form} of={{ typed, faults, places }} />
        <div className={deeds}>
          <button type="submit" className={buttonLook('primary')}>
            Lưu hồ sơ
          </button>
          <a className={buttonLook('neutral')} href="/ho-so">
            Không sửa
          </a>
        </div>
      </form>
    </Document>
  )
}
