import type { Schemas } from '@nhansu/sdk/contract'
import { consentPurposeLabels } from '@nhansu/sdk/domains/application-form'
import {
  campaignAddress,
  type FormFaults,
  type FormPlaces,
  noticeAddress,
  type PortalSite,
  type TypedForm,
} from '@nhansu/sdk/domains/portal-pages'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { AskedParts, encodingOf, Faults, partIds, partLabels } from '../parts/asked-parts.tsx'
import { applyingText } from '../parts/campaign-words.ts'
import { buttonLook } from '../parts/controls.tsx'
import { Document } from '../parts/document.tsx'
import { draftFacts, DraftPanel } from '../parts/draft.tsx'
import { consent, deeds, group, hint, legend, trap } from '../parts/form-fields.css.ts'
import { Box, Fault, idOf } from '../parts/form-fields.tsx'
import { head, note, over } from './campaign.css.ts'

interface ApplicationFormProps {
  campaign: Schemas['ExternalRecruitment']
  form: Schemas['ExternalForm']
  places?: FormPlaces | undefined
  typed: TypedForm
  faults: FormFaults
  site: PortalSite
}

/** The form of a campaign; everything in it works without script. */
export function ApplicationForm({ campaign, form, places, typed, faults, site }: ApplicationFormProps) {
  const of = { typed, faults, places }
  const isWrong = Object.keys(faults).length > 0
  const address = campaignAddress(campaign)
  return (
    <Document
      site={site}
      title={`${isWrong ? 'Lỗi: ' : ''}${applyingText(campaign)} – ${campaign.company_name}`}
      script={site.draftScript}
      contact={campaign}
    >
      <div className={head}>
        <p className={over}>
          <a href={address}>{campaign.name}</a>
          {campaign.deadline !== null && <> · hạn nộp {formatDate(campaign.deadline)}</>}
        </p>
        <Heading level={1}>{applyingText(campaign)}</Heading>
        <p>
          Điền khoảng 4 phút. Công ty phản hồi trong {form.answer_within_days} ngày. Bạn không phải trả bất kỳ
          khoản phí nào.
        </p>
      </div>
      {isWrong && <Faults of={faults} />}
      <form
        {...draftFacts(campaign.id, form, typed)}
        data-campaign={campaign.id}
        method="post"
        action={`${address}/dang-ky-du-tuyen`}
        encType={encodingOf(form)}
        noValidate
        className={group}
      >
        <input type="hidden" name="token" value={form.token} />
        {typed['source_word'] !== undefined && (
          <input type="hidden" name="source_word" value={typed['source_word'][0]} />
        )}
        <AskedParts form={form} of={of} />
        <fieldset id={partIds.consents} className={group}>
          <legend className={legend}>{partLabels.consents}</legend>
          {form.consents.map(({ purpose, number, content, is_required: required }) => (
            <div key={purpose} className={group}>
              <Box
                id={idOf(`consent.${purpose}`)}
                name={`consent.${purpose}`}
                value={String(number)}
                checked={typed[`consent.${purpose}`]?.[0] === String(number)}
                describedBy={
                  faults[`consent.${purpose}`] === undefined ? undefined : `${idOf(`consent.${purpose}`)}-loi`
                }
                words={
                  <>
                    <strong>
                      {consentPurposeLabels[purpose]}
                      {required && ' (bắt buộc)'}
                    </strong>
                    <br />
                    <span className={consent}>{content}</span>
                  </>
                }
              />
              <Fault of={{ of, name: `consent.${purpose}` }} />
            </div>
          ))}
          {campaign.data_contact !== null && (
            <p className={hint}>
              Người phụ trách dữ liệu cá nhân: {campaign.data_contact}
              {campaign.data_phone !== null && (
                <>
                  , <a href={`tel:${campaign.data_phone}`}>{campaign.data_phone}</a>
                </>
              )}
              .
            </p>
          )}
          <p className={hint}>
            <a href={noticeAddress(campaign.company_code)}>Công ty xử lý dữ liệu của bạn thế nào</a>
          </p>
        </fieldset>
        <div className={trap} aria-hidden="true">
          <label htmlFor="o-website">Để trống ô này</label>
          <input id="o-website" name="website" tabIndex={-1} autoComplete="off" />
        </div>
        <p className={note}>Bước sau bạn xem lại toàn bộ hồ sơ trước khi gửi.</p>
        <div className={deeds}>
          <button type="submit" name="step" value="check" className={buttonLook('primary')}>
            Xem lại trước khi gửi
          </button>
        </div>
      </form>
      <DraftPanel form={form} />
    </Document>
  )
}
