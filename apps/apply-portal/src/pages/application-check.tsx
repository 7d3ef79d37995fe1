import type { Schemas } from '@nhansu/sdk/contract'
import { applicationFieldLabels, consentPurposeLabels } from '@nhansu/sdk/domains/application-form'
import { itSkillLabels, languageLabels } from '@nhansu/sdk/domains/candidates'
import { maritalStatusLabels } from '@nhansu/sdk/domains/employees'
import {
  campaignAddress,
  mostExperiences,
  type PortalSite,
  type TypedForm,
} from '@nhansu/sdk/domains/portal-pages'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { buttonLook } from '../parts/controls.tsx'
import { Document } from '../parts/document.tsx'
import { fileWords } from '../parts/form-fields.tsx'
import { deeds } from '../parts/form-fields.css.ts'
import { facts, head, note, over, part, term } from './campaign.css.ts'

interface ApplicationCheckProps {
  campaign: Schemas['ExternalRecruitment']
  form: Schemas['ExternalForm']
  typed: TypedForm
  answerBy: string
  site: PortalSite
}

/** What will be sent, once more, before it is. */
export function ApplicationCheck({ campaign, form, typed, answerBy, site }: ApplicationCheckProps) {
  const address = `${campaignAddress(campaign)}/dang-ky-du-tuyen`
  const given = form.consents.filter(({ purpose }) => typed[`consent.${purpose}`] !== undefined)
  return (
    <Document site={site} title={`Xem lại hồ sơ – ${campaign.name}`}>
      <div className={head}>
        <p className={over}>{campaign.name}</p>
        <Heading level={1}>Xem lại trước khi gửi</Heading>
      </div>
      <section className={part}>
        <Heading level={2}>Hồ sơ của bạn</Heading>
        <dl className={facts}>
          {linesOf(form, typed).map(([words, value]) => (
            <div key={words}>
              <dt className={term}>{words}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={part}>
        <Heading level={2}>Bạn đồng ý</Heading>
        <ul>
          {given.map(({ purpose }) => (
            <li key={purpose}>{consentPurposeLabels[purpose]}</li>
          ))}
        </ul>
      </section>
      <p className={note}>Sau khi gửi, công ty phản hồi trước ngày {formatDate(answerBy)}.</p>
      <form method="post" action={address} className={deeds}>
        {Object.entries(typed)
          .filter(([name]) => name !== 'step')
          .flatMap(([name, values]) =>
            values.map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
          )}
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

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  languages: languageLabels,
  it_skills: itSkillLabels,
  marital_status: maritalStatusLabels,
  shift_ok: { true: 'Có', false: 'Không' },
}

/** Everything that was typed, in the words of the form. */
function linesOf({ fields, questions }: Schemas['ExternalForm'], typed: TypedForm): [string, string][] {
  const shown = (name: string) =>
    (typed[name] ?? [])
      .filter((value) => value.trim() !== '')
      .map((value) => words[name]?.[value] ?? value)
      .join(', ')
  const chosen = (kind: 'cv' | 'photo') => {
    const name = typed[`${kind}.name`]?.[0]
    return name === undefined ? '' : fileWords(name, Number(typed[`${kind}.size`]?.[0]))
  }
  const experiences = Array.from({ length: mostExperiences }, (_, at) => at)
    .map((at) =>
      ['company', 'title', 'from', 'to']
        .map((name) => shown(`experiences.${at}.${name}`))
        .filter(Boolean)
        .join(' · '),
    )
    .filter(Boolean)
    .join('; ')
  const lines: [string, string][] = [
    ['Họ và tên', shown('full_name')],
    ['Ngày sinh', shown('date_of_birth')],
    ['Số điện thoại', shown('phone')],
    ...fields.map(({ field }): [string, string] => [
      applicationFieldLabels[field],
      field === 'experiences'
        ? experiences
        : field === 'cv' || field === 'photo'
          ? chosen(field)
          : shown(field),
    ]),
    ...questions.map(({ key, text, kind }): [string, string] => [
      text,
      kind === 'yes_no'
        ? (typed[`answer.${key}`] ?? [])
            .map((value) => (value === 'true' ? 'Có' : value === 'false' ? 'Không' : ''))
            .join('')
        : shown(`answer.${key}`),
    ]),
  ]
  return lines.filter(([, value]) => value !== '')
}
