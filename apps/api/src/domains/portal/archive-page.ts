import { applicationFieldLabels, consentPurposeLabels } from '@nhansu/sdk/domains/application-form'
import { itSkillLabels, languageLabels } from '@nhansu/sdk/domains/candidates'
import { maritalStatusLabels } from '@nhansu/sdk/domains/employees'
import { appointmentAnswerLabels, offerAnswerLabels, ownStateLabels } from '@nhansu/sdk/domains/portal-pages'
import { escapeHtml } from '../../mail/clean-html.ts'
import { shownAmount } from '../../workbooks/shown-values.ts'
import type { TakenAway } from './take-away.ts'

type Line = readonly [label: string, value: string]

const labels: Readonly<Record<string, string>> = {
  ...applicationFieldLabels,
  full_name: 'Họ và tên',
  date_of_birth: 'Ngày sinh',
  phone: 'Số điện thoại',
}
/** Said in one line of their own. */
const partsOfAddress: ReadonlySet<string> = new Set(['address', 'new_district_id'])
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  languages: languageLabels,
  it_skills: itSkillLabels,
  marital_status: maritalStatusLabels,
}

/** The page of an archive, which opens in every browser without the network and loads nothing. */
export function archivePage({ application, questions, files, missing }: TakenAway): string {
  const { reference, company_name: company, campaign_name: campaign, content, offer } = application
  const { full_address: address } = application
  const parts: readonly (readonly [string, readonly Line[]])[] = [
    [
      'Hồ sơ',
      [
        ['Mã hồ sơ', reference],
        ['Công ty', company],
        ['Đợt tuyển dụng', campaign],
        ['Tình trạng', ownStateLabels[application.state]],
        ['Gửi lúc', inVietnam(application.sent_at)],
        ['Rút lúc', application.withdrawn_at === null ? '' : inVietnam(application.withdrawn_at)],
        [
          'Người phụ trách dữ liệu cá nhân',
          [application.data_contact, application.data_phone].filter(Boolean).join(', '),
        ],
      ],
    ],
    [
      'Bạn đã khai',
      [
        ...Object.entries(content)
          .filter(([field]) => !partsOfAddress.has(field))
          .map(([field, value]): Line => [labels[field] ?? field, shown(field, value)]),
        [applicationFieldLabels.address, address ?? ''],
      ],
    ],
    [
      'Bạn đã trả lời',
      application.answers.map(({ key, value }) => [questions[key] ?? key, shown(key, value)]),
    ],
    [
      'Bạn đã đồng ý',
      application.consents.map(
        ({ purpose, number, content: text, given_at: given, until, withdrawn_at: back }) => [
          `${consentPurposeLabels[purpose]} (bản ${number}), lúc ${inVietnam(given)}`,
          [text, until && `Đến ngày ${dayOf(until)}.`, back && `Đã rút lúc ${inVietnam(back)}.`]
            .filter(Boolean)
            .join('\n'),
        ],
      ),
    ],
    [
      'Lịch hẹn',
      application.appointments.map(({ starts_at: at, place, room_name: room, answer }) => [
        inVietnam(at),
        [room, place, answer && appointmentAnswerLabels[answer]].filter(Boolean).join(', '),
      ]),
    ],
    [
      'Thư mời nhận việc',
      offer === null
        ? []
        : [
            ['Ngày nhận việc', offer.start_date === null ? '' : dayOf(offer.start_date)],
            ['Mức lương', offer.salary === null ? '' : `${shownAmount(offer.salary)} đồng một tháng`],
            ['Trả lời', offer.answer === null ? '' : offerAnswerLabels[offer.answer]],
          ],
    ],
    ['Tệp trong gói này', files.map((name, at) => [`Tệp ${at + 1}`, name])],
    ['Tệp chưa lấy được, xin tải lại sau', missing.map((name, at) => [`Tệp ${at + 1}`, name])],
  ]
  const title = escapeHtml(`Hồ sơ dự tuyển ${reference}`)
  return `<!doctype html>
<html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>${title}</title>
<style>body{font:16px/1.5 sans-serif;max-width:42rem;margin:2rem auto;padding:0 1rem}dt{color:#555}dd{margin:0 0 .75rem;white-space:pre-line}</style>
</head><body><h1>${title}</h1>
${parts.map(([heading, lines]) => section(heading, lines)).join('')}</body></html>
`
}

function section(heading: string, lines: readonly Line[]): string {
  const filled = lines.filter(([, value]) => value !== '')
  if (filled.length === 0) return ''
  const items = filled.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`)
  return `<h2>${escapeHtml(heading)}</h2><dl>${items.join('')}</dl>\n`
}

/** A value as it is read; places of work line by line. */
function shown(field: string, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Có' : 'Không'
  if (Array.isArray(value)) {
    const isRows = value.some((each) => typeof each === 'object')
    return value
      .map((each: unknown) => (isRows ? rowOf(each) : shown(field, each)))
      .join(isRows ? '\n' : ', ')
  }
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return words[field]?.[text] ?? (/^\d{4}-\d{2}-\d{2}$/.test(text) ? dayOf(text) : text)
}

function rowOf(row: unknown): string {
  return Object.values(row ?? {})
    .filter((part) => part !== null && part !== '')
    .map((part) => shown('', part))
    .join(', ')
}

function inVietnam(moment: string): string {
  return clock.format(new Date(moment))
}

const clock = new Intl.DateTimeFormat('vi-VN', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Ho_Chi_Minh',
})

function dayOf(day: string): string {
  return day.split('-').toReversed().join('-')
}
