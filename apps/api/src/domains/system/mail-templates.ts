import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { savedChanges } from '../../contract/audit-values.ts'
import { notFound, stale } from '../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../contract/handlers.ts'
import { type OwnWords, ownWords } from '../../mail/company-templates.ts'
import { checkTemplate, renderBody, renderSubject } from '../../mail/render.ts'
import { allTemplates, type MailTemplate } from '../../mail/templates.ts'

export default defineOperations('mailTemplates', {
  'mailTemplates.list': async (_, context) => {
    const own = await ownWords(context)
    const names = Object.keys(allTemplates)
    return {
      mail_templates: names
        .map((name) => shown(name, own.get(name)))
        .toSorted((a, b) => a.title.localeCompare(b.title, 'vi')),
    }
  },

  'mailTemplates.update': async ({ path, body: { version, ...words } }, context) => {
    const { subject, body } = checkTemplate(words, named(path.name).variables)
    const before = await find(context, path.name)
    const { db, inThisCompany, companyId } = context
    const { rows } = await sql`
      insert into mail_templates as kept (company_id, name, subject, body)
      select ${companyId}, ${path.name}, ${subject}, ${body}
      where ${version ?? 1} = 1 or exists (
        select from mail_templates where ${inThisCompany('mail_templates')} and name = ${path.name})
      on conflict (company_id, name) do update set subject = excluded.subject, body = excluded.body
        where kept.version = coalesce(${version ?? null}, kept.version)
      returning version`.execute(db)
    const template = await find(context, path.name)
    if (rows.length === 0) {
      throw stale({ mail_template: template })
    }
    context.audit({ ...savedChanges({ ...before }, { subject, body }), detail: { template: path.name } })
    return { mail_template: template }
  },

  'mailTemplates.reset': async ({ path: { name }, body: { version } }, context) => {
    const before = await find(context, name)
    const { db, inThisCompany } = context
    await sql`
      delete from mail_templates
      where ${inThisCompany('mail_templates')} and name = ${name} and version = coalesce(${version ?? null}, version)`.execute(
      db,
    )
    const template = await find(context, name)
    // A reset names the version that was looked at: newer words are not given up.
    if (template.is_changed) throw stale({ mail_template: template })
    const { subject, body } = template
    context.audit({ ...savedChanges({ ...before }, { subject, body }), detail: { template: name } })
    return { mail_template: template }
  },

  'mailTemplates.preview': async ({ path: { name }, body: words }) => {
    const { variables } = named(name)
    const { subject, body } = checkTemplate(words, variables)
    const values = Object.fromEntries(
      Object.entries(variables).map(([variable, { example }]) => [variable, example]),
    )
    return { subject: renderSubject(subject, values), ...renderBody(body, values) }
  },
})

type Shown = Data<'mailTemplates.update'>['mail_template']

/** @throws ApiFailure 404 */
function named(name: string): MailTemplate {
  const template = Object.hasOwn(allTemplates, name) ? allTemplates[name] : undefined
  if (template === undefined) throw notFound()
  return template
}

async function find(context: ProductContext, name: string): Promise<Shown> {
  return shown(name, (await ownWords(context)).get(name))
}

function shown(name: string, own: OwnWords | undefined): Shown {
  const { title, subject, body, variables } = named(name)
  return {
    name,
    title,
    subject: own?.subject ?? subject,
    body: own?.body ?? body,
    is_changed: own !== undefined,
    version: own?.version ?? 1,
    updated_at: own?.updated_at ?? null,
    variables: Object.entries(variables).map(([variable, { title: words, isNeeded, isSecret }]) => ({
      name: variable,
      title: words,
      is_needed: isNeeded ?? false,
      is_secret: isSecret ?? false,
    })),
  }
}
