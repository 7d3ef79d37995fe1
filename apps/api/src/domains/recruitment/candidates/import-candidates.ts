import type { Data, Input, Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ReceivedFile } from '../../../contract/form/received-file.ts'
import { ApiFailure, invalidInput } from '../../../contract/failure.ts'
import { fieldErrors } from '../../../contract/field-messages.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { isEmpty } from '../../../workbooks/import/cell-values.ts'
import { readEntries } from '../../../workbooks/import/read-rows.ts'
import { sheetOf } from '../../../workbooks/reading/read-sent.ts'
import { visibleCampaign } from '../campaigns/campaign-record.ts'
import { noteConsent } from './consents.ts'
import { candidateImportFields } from './import-fields.ts'
import { isKept } from './twins.ts'
import { checkPerson, lockOpenCampaign, writeNewCandidate } from './write-candidate.ts'

/** So many rows are read of one workbook. */
const most = 1000
/** So many rows are told. */
const told = 200

type Body = Input<'recruitmentCandidates.store'>['body']
type Told = Schemas['CandidateImportRow']

/** A row as it would be entered, with what speaks against it and what is worth a look. */
interface Judged {
  row: number
  values: Record<string, unknown>
  errors: string[]
  remarks: string[]
}

/**
 * Enters the candidates of a workbook into a campaign, all or none, each as if by hand: the same rules, the same look for
 * twins, and a consent for each of them. Nothing of the rows is written anywhere but into the candidates' files.
 * @throws ApiFailure 400 for a workbook that cannot be read, 404 and 409 for the campaign
 */
export async function importCandidates(
  context: ProductContext,
  campaignId: number,
  file: unknown,
  isTrial: boolean,
): Promise<Data<'recruitmentCandidates.import'>> {
  if (!(file instanceof ReceivedFile)) throw invalidInput({ file: ['Vui lòng chọn tệp Excel.'] })
  await visibleCampaign(context, campaignId)
  await lockOpenCampaign(context, campaignId)
  const { entries, cleaned } = await readEntries(sheetOf(file), candidateImportFields())
  if (entries.length > most) throw invalidInput({ file: [`Mỗi lần nhập tối đa ${most} ứng viên.`] })
  const judged = entries.map(({ row, values, errors, faulty = [] }) => judge(row, values, errors, faulty))
  tellTwinsOfFile(judged)
  await tellKnown(context, judged)
  const wrong = judged.filter(({ errors }) => errors.length > 0)
  const summary = {
    total: judged.length,
    wrong: wrong.length,
    cleaned_columns: [...cleaned],
    rows: [...wrong, ...judged.filter(({ errors, remarks }) => errors.length === 0 && remarks.length > 0)]
      .slice(0, told)
      .map(toldOf),
  }
  if (wrong.length > 0) return { ...summary, added: 0, ids: [] }
  if (isTrial) return { ...summary, added: judged.length, ids: [] }
  const ids = []
  for (const each of judged) ids.push(await enter(context, campaignId, each))
  return { ...summary, added: ids.length, ids }
}

function judge(
  row: number,
  read: Readonly<Record<string, unknown>>,
  errors: readonly string[],
  faulty: readonly string[],
): Judged {
  const values = Object.fromEntries(Object.entries(read).filter(([, value]) => !isEmpty(value)))
  const { validate } = candidateImportFields()
  const found = validate(structuredClone(values))
    ? ageFault(values)
    : Object.entries(fieldErrors(validate.errors ?? []))
        .filter(([field]) => !faulty.includes(field))
        .flatMap(([, sentences]) => sentences)
  return { row, values, errors: [...errors, ...found], remarks: [] }
}

/** The rule of ages that entering by hand has. */
function ageFault(values: Record<string, unknown>): string[] {
  try {
    checkPerson({ date_of_birth: String(values['date_of_birth']) })
    return []
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return Object.values(error.detail.errors ?? {}).flat()
  }
}

/** The fields by which two rows, or a row and a record, are surely one person. */
const sure = { phone: 'số điện thoại', id_number: 'số căn cước' } as const

function tellTwinsOfFile(judged: readonly Judged[]): void {
  for (const [field, label] of Object.entries(sure)) {
    const first = new Map<unknown, number>()
    for (const { row, values, errors } of judged) {
      const value = values[field]
      if (value === undefined) continue
      const other = first.get(value)
      if (other === undefined) first.set(value, row)
      else if (values['is_other_person'] !== true) errors.push(`Trùng ${label} với dòng ${other}.`)
    }
  }
}

/** Who of the rows the company knows already: surely, which stops the row, or perhaps, which is only told. */
async function tellKnown(context: ProductContext, judged: readonly Judged[]): Promise<void> {
  const { db, inThisCompany } = context
  const known = isKept(context)
  const asked = judged.map(({ row, values }) => ({
    row,
    phone: values['phone'],
    id_number: values['id_number'],
    email: values['email'],
    full_name: values['full_name'],
    born: judgedDay(values['date_of_birth']),
  }))
  const { rows } = await sql<{ row: number; phone: boolean; id_number: boolean; perhaps: boolean }>`
    select asked.row,
      exists (select from applicants a where ${inThisCompany('a')} and a.phone = asked.phone and ${known}) as phone,
      exists (select from applicants a where ${inThisCompany('a')} and a.id_number = asked.id_number and ${known}) as id_number,
      exists (select from applicants a where ${inThisCompany('a')} and lower(a.email) = lower(asked.email) and ${known})
        or exists (select from applicants a where ${inThisCompany('a')} and a.date_of_birth = asked.born
          and vn_fold(a.full_name) = vn_fold(asked.full_name) and ${known}) as perhaps
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as asked (row integer, phone text, id_number text, email text, full_name text, born date)`.execute(db)
  const found = new Map(rows.map((each) => [each.row, each]))
  for (const { row, values, errors, remarks } of judged) {
    const likeness = found.get(row)
    if (likeness === undefined) continue
    const isOther = values['is_other_person'] === true
    for (const [field, label] of Object.entries(sure)) {
      if (!likeness[field as keyof typeof sure]) continue
      if (isOther) remarks.push(`Cùng ${label} với một hồ sơ đã có, nhập như người khác.`)
      else {
        errors.push(
          `Đã có hồ sơ ứng viên cùng ${label}. Hãy đưa hồ sơ đó vào đợt này, hoặc ghi Có ở cột Là người khác.`,
        )
      }
    }
    if (!likeness.phone && !likeness.id_number && likeness.perhaps)
      remarks.push('Có thể trùng hồ sơ đã có (cùng email, hoặc cùng họ tên và ngày sinh).')
  }
}

/** A day that the database can read; what is none has been refused already. */
function judgedDay(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : null
}

function toldOf({ row, values, errors, remarks }: Judged): Told {
  const name = values['full_name']
  return { row, full_name: typeof name === 'string' ? name.slice(0, 100) : '', errors, remarks }
}

async function enter(context: ProductContext, campaignId: number, { values }: Judged): Promise<number> {
  // The validator of the store's own body has let it through.
  const { consent_reserve: reserve, ...body } = values as unknown as Body
  // Twins were told and answered above, in one question for all rows.
  const { id, applicantId } = await writeNewCandidate(
    context,
    { ...body, is_other_person: true },
    { recruitmentId: campaignId, state: 'new' },
  )
  await noteConsent(context, { applicantId, purpose: 'processing', way: body.consent_way })
  if (reserve === true) await noteConsent(context, { applicantId, purpose: 'reserve', way: body.consent_way })
  return id
}
