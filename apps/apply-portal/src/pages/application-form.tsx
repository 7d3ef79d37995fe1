import type { Schemas } from '@nhansu/sdk/contract'
import { applicationFieldLabels, consentPurposeLabels } from '@nhansu/sdk/domains/application-form'
import {
  applicationFileLabels,
  campaignAddress,
  type FormFaults,
  type PortalSite,
  type TypedForm,
} from '@nhansu/sdk/domains/portal-pages'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { AskedField, QuestionField } from '../parts/asked-fields.tsx'
import { applyingText } from '../parts/campaign-words.ts'
import { buttonLook } from '../parts/controls.tsx'
import { Document } from '../parts/document.tsx'
import { consent, deeds, group, hint, legend, summary, trap } from '../parts/form-fields.css.ts'
import { Box, Day, Fault, idOf, Line } from '../parts/form-fields.tsx'
import { head, note, over } from './campaign.css.ts'

interface ApplicationFormProps {
  campaign: Schemas['ExternalRecruitment']
  form: Schemas['ExternalForm']
  typed: TypedForm
  faults: FormFaults
  site: PortalSite
}

/** The form of a campaign; everything in it works without script. */
export function ApplicationForm({ campaign, form, typed, faults, site }: ApplicationFormProps) {
  const of = { typed, faults }
  const isWrong = Object.keys(faults).length > 0
  const address = campaignAddress(campaign)
  return (
    <Document
      site={site}
      title={`${isWrong ? 'Lỗi: ' : ''}${applyingText(campaign)} – ${campaign.company_name}`}
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
        method="post"
        action={`${address}/dang-ky-du-tuyen`}
        encType={
          form.fields.some(({ field }) => field in applicationFileLabels) ? 'multipart/form-data' : undefined
        }
        noValidate
        className={group}
      >
        <input type="hidden" name="token" value={form.token} />
        <fieldset className={group}>
          <legend className={legend}>Thông tin của bạn</legend>
          <Line of={of} name="full_name" label="Họ và tên" required autoComplete="name" maxLength={100} />
          <Day of={of} name="date_of_birth" label="Ngày sinh" required />
          <Line
            of={of}
            name="phone"
            label="Số điện thoại"
            required
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={20}
          />
          {form.fields.map((asked) => (
            <AskedField key={asked.field} asked={asked} of={of} />
          ))}
        </fieldset>
        {form.questions.length > 0 && (
          <fieldset className={group}>
            <legend className={legend}>Câu hỏi của đợt tuyển dụng</legend>
            {form.questions.map((question) => (
              <QuestionField key={question.key} question={question} of={of} />
            ))}
          </fieldset>
        )}
        <fieldset className={group}>
          <legend className={legend}>Đồng ý</legend>
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
              {campaign.data_phone !== null && <>, {campaign.data_phone}</>}.
            </p>
          )}
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
    </Document>
  )
}

/** Everything that is wrong, at the top, each leading to its field. */
function Faults({ of: faults }: { of: FormFaults }) {
  return (
    <div role="alert" className={summary} tabIndex={-1}>
      <Heading level={2}>Hồ sơ còn {Object.keys(faults).length} chỗ cần sửa</Heading>
      <ul>
        {Object.entries(faults).map(([name, sentence]) => (
          <li key={name}>
            <a href={`#${idOf(name)}`}>
              {labelOf(name)}
              {sentence}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const always: Readonly<Record<string, string>> = {
  full_name: 'Họ và tên',
  date_of_birth: 'Ngày sinh',
  phone: 'Số điện thoại',
}

function labelOf(name: string): string {
  const labels: Readonly<Record<string, string>> = { ...always, ...applicationFieldLabels }
  const label = labels[name]
  return label === undefined ? '' : `${label}: `
}
