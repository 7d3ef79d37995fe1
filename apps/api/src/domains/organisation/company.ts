import { sql } from 'kysely'
import { ApiFailure, notFound } from '../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import {
  attach,
  attached,
  detach,
  type FileRow,
  openFile,
  type Place,
  reattach,
  shownFile,
} from '../../files/records.ts'
import { giveTicket } from '../../files/tickets.ts'

export default defineOperations('company', {
  'company.show': async (_, context) => ({ company: await find(context) }),

  'company.update': async ({ body: { version, ...fields } }, context) => {
    const { db, inThisCompany, companyId } = context
    const before = await find(context)
    await sql`insert into company_profiles (company_id) values (${companyId}) on conflict do nothing`.execute(
      db,
    )
    const changes = Object.entries(fields).map(([field, value]) => sql`${sql.ref(field)} = ${value}`)
    const { rows } = await sql`
      update company_profiles set ${sql.join(changes.length > 0 ? changes : [sql`version = version`])}
      where ${inThisCompany('company_profiles')} and version = coalesce(${version ?? null}, version)
      returning version`.execute(db)
    const company = await find(context)
    if (rows.length === 0) {
      throw new ApiFailure(409, 'Dữ liệu đã được người khác cập nhật, vui lòng tải lại.', {
        data: { company },
      })
    }
    if (fields.data_contact === null || fields.data_phone === null) await refuseUnreachable(context)
    context.audit({
      recordId: companyId,
      changedFields: Object.keys(fields),
      values: { before, after: fields },
    })
    return { company }
  },

  'company.logo': async (_, context) => openFile(context.files, context.companyId, await logoOf(context)),

  'company.storeLogo': async ({ body: { file } }, context) => {
    const place = logoPlace(context.companyId)
    const { id } = await attach(context, place, file)
    await detach(context, place, id)
    context.audit({ recordId: context.companyId, changedFields: ['logo'], detail: { file_id: id } })
    return { company: await find(context) }
  },

  'company.destroyLogo': async (_, context) => {
    if ((await detach(context, logoPlace(context.companyId))) === 0) throw notFound()
    context.audit({ recordId: context.companyId, changedFields: ['logo'] })
    return { company: await find(context) }
  },

  'company.restoreLogo': async ({ body: { id } }, context) => {
    const place = logoPlace(context.companyId)
    if ((await attached(context, place)).length > 0) {
      throw new ApiFailure(409, 'Công ty đã có biểu trưng khác nên không hoàn tác được.')
    }
    if (!(await reattach(context, place, id))) throw notFound()
    context.audit({ recordId: context.companyId, changedFields: ['logo'], detail: { file_id: id } })
    return { company: await find(context) }
  },

  'company.logoTicket': async (_, context) => giveTicket(context, (await logoOf(context)).id),
})

/** A logo belongs to its company, so everybody who works there may see it. */
function logoPlace(companyId: number): Place {
  return { ownerKind: 'company', ownerId: companyId, purpose: 'company_logo' }
}

async function logoOf(context: ProductContext): Promise<FileRow> {
  const [logo] = await attached(context, logoPlace(context.companyId))
  if (logo === undefined) throw notFound()
  return logo
}

interface CompanyRow {
  id: number
  code: string
  name: string
  short_name: string
  place: string | null
  labour_office: string | null
  birthdays_shown: boolean
  about: string | null
  data_contact: string | null
  data_phone: string | null
  data_email: string | null
  version: number
}

/** @throws ApiFailure 409 where applicants of a public campaign would have nobody to take their data back from */
async function refuseUnreachable({ db, inThisCompany }: ProductContext): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from recruitments
    where ${inThisCompany('recruitments')} and is_published order by id limit 1`.execute(db)
  if (rows[0] === undefined) return
  throw new ApiFailure(
    409,
    `Đợt "${rows[0].name}" đang ở trên cổng ứng tuyển nên phải có người liên hệ về dữ liệu cá nhân và số điện thoại.`,
  )
}

async function find(context: ProductContext) {
  const { db, inThisCompany, companyId } = context
  const { rows } = await sql<CompanyRow>`
    select c.id, c.code, c.name, c.short_name, p.place, p.labour_office,
      coalesce(p.birthdays_shown, false) as birthdays_shown, p.about, p.data_contact, p.data_phone, p.data_email,
      coalesce(p.version, 1) as version
    from companies c left join company_profiles p on p.company_id = c.id and ${inThisCompany('p')}
    where c.id = ${companyId}`.execute(db)
  const [company] = rows
  if (company === undefined) throw notFound()
  const [logo] = await attached(context, logoPlace(companyId))
  return { ...company, logo: logo === undefined ? null : shownFile(logo) }
}
