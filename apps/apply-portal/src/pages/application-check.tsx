import type { Schemas } from '@nhansu/sdk/contract'
import { applicationFieldLabels, consentPurposeLabels } from '@nhansu/sdk/domains/application-form'
import { itSkillLabels, languageLabels } from '@nhansu/sdk/domains/candidates'
import { maritalStatusLabels } from '@nhansu/sdk/domains/employees'
import {
  campaignAddress,
  type FormPlaces,
  mostExperiences,
  placeFields,
  type PortalSite,
  type TypedForm,
} from '@nhansu/sdk/domains/portal-pages'
import { formatDate } from '@nhansu/ui/format/date.ts'
import { VisuallyHidden } from '@nhansu/ui/layout/visually-hidden.tsx'
import { Heading } from '@nhansu/ui/text/heading.tsx'
import { buttonLook } from '../parts/controls.tsx'
import { guardianLabels, partIds, partLabels, partOf } from '../parts/asked-parts.tsx'
import { Document } from '../parts/document.tsx'
import { fileWords } from '../parts/form-fields.tsx'
import { deeds } from '../parts/form-fields.css.ts'
import { again, partHead } from './application-check.css.ts'
import { closed, facts, head, note, over, part, term } from './campaign.css.ts'

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
      {(['about', 'education', 'work', 'files', 'questions'] as const).map((name) => (
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

type PartName = keyof typeof partIds
type Line = readonly [words: string, value: string]

function Lines({ of, address, lines }: { of: PartName; address: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null
  return (
    <section className={part}>
      <PartHead of={of} address={address} />
      <dl className={facts}>
        {lines.map(([words, value]) => (
          <div key={words}>
            <dt className={term}>{words}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
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

/** Commune and province that were chosen, by their names. */
function placeOf(
  typed: TypedForm,
  { communes, provinces }: FormPlaces = { communes: [], provinces: [] },
): string {
  const named = (units: FormPlaces['communes'], name: string) =>
    units.find(({ id }) => String(id) === typed[name]?.[0])?.full_name
  return [named(communes, placeFields.commune), named(provinces, placeFields.province)]
    .filter(Boolean)
    .join(', ')
}

const yesOrNo: Readonly<Record<string, string>> = { true: 'Có', false: 'Không' }

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  languages: languageLabels,
  it_skills: itSkillLabels,
  marital_status: maritalStatusLabels,
  shift_ok: yesOrNo,
}

/** Everything that was typed, in the words and the parts of the form. */
function linesOf(
  { fields, questions }: Schemas['ExternalForm'],
  typed: TypedForm,
  places: FormPlaces | undefined,
): Record<Exclude<PartName, 'consents'>, Line[]> {
  const shown = (name: string) =>
    (typed[name] ?? [])
      .filter((value) => value.trim() !== '')
      .map((value) => words[name]?.[value] ?? value)
      .join(', ')
  const chosen = (field: string) => {
    const name = typed[`${field}.name`]?.[0]
    return name === undefined ? '' : fileWords(name, Number(typed[`${field}.size`]?.[0]))
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
  const valueOf = (field: Schemas['ApplicationField']) => {
    if (field === 'experiences') return experiences
    if (field === 'address') return [shown(field), placeOf(typed, places)].filter(Boolean).join(', ')
    return field === 'cv' || field === 'photo' ? chosen(field) : shown(field)
  }
  const ofPart = (name: PartName) =>
    fields
      .filter(({ field }) => partOf(field) === name)
      .map(({ field }): Line => [applicationFieldLabels[field], valueOf(field)])
  const filled = (lines: readonly Line[]) => lines.filter(([, value]) => value !== '')
  return {
    about: filled([
      ['Họ và tên', shown('full_name')],
      ['Ngày sinh', shown('date_of_birth')],
      ['Số điện thoại', shown('phone')],
      ...ofPart('about'),
      [guardianLabels.guardian_name, shown('guardian_name')],
      [guardianLabels.guardian_phone, shown('guardian_phone')],
    ]),
    education: filled(ofPart('education')),
    work: filled(ofPart('work')),
    files: filled(ofPart('files')),
    questions: filled(
      questions.map(({ key, text, kind }): Line => {
        const name = `answer.${key}`
        if (kind === 'file') return [text, chosen(name)]
        if (kind === 'yes_no')
          return [text, (typed[name] ?? []).map((value) => yesOrNo[value] ?? '').join('')]
        return [text, shown(name)]
      }),
    ),
  }
}
