import type { Schemas } from '@nhansu/sdk/contract'
import { shippedFormFields } from '@nhansu/sdk/domains/application-form'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { campaignAddress } from '../../../portal/portal-place.ts'
import { qrCode } from '../../../portal/qr-code.ts'
import { visibleCampaigns } from '../campaigns/visible-campaigns.ts'
import { missingToPublish, publicationState } from './publishing.ts'

type Form = Schemas['ApplicationForm']

interface FormRow extends Form {
  public_id: string
  is_published: boolean
  is_paused: boolean
  published_at: string | null
}

/**
 * The form of a campaign and its place on the portal.
 * @throws ApiFailure 404 for a campaign that is not there or not for this reader
 */
export async function shownForm(
  context: ProductContext,
  id: number,
): Promise<{ form: Form; publication: Schemas['Publication'] }> {
  const { public_id, is_published, is_paused, published_at, ...form } = await formRow(context, id)
  const { hindrances, isPortalThere } = await missingToPublish(context, id)
  const address = isPortalThere ? campaignAddress(context.portal, public_id) : null
  return {
    form,
    publication: {
      state: publicationState({ is_published, is_paused }),
      published_at,
      hindrances,
      address,
      qr: address === null ? null : qrCode(address),
    },
  }
}

async function formRow(context: ProductContext, id: number): Promise<FormRow> {
  const { rows } = await sql<FormRow & { form_fields: Form['fields'] }>`
    select form_fields, questions, is_listed, is_salary_public, answer_within_days, version, public_id, is_published,
      is_paused, published_at
    from recruitments where ${context.inThisCompany('recruitments')} and ${visibleRows(context, visibleCampaigns)}
      and id = ${id}`.execute(context.db)
  const [row] = rows
  if (row === undefined) throw notFound()
  const { form_fields: asked, ...rest } = row
  return { ...rest, fields: asked.length > 0 ? asked : [...shippedFormFields] }
}
