import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { type FieldValues, savedChanges } from '../../../contract/audit-values.ts'
import { ApiFailure, stale } from '../../../contract/failure.ts'
import { defineOperations } from '../../../contract/handlers.ts'
import { writableCampaign } from '../campaigns/campaign-record.ts'
import { checkedFields, checkedQuestions } from './checked-form.ts'
import { shownForm } from './form-rows.ts'
import { printPoster } from './poster.ts'
import { missingToPublish, publish } from './publishing.ts'

type Form = Schemas['ApplicationForm']

export default defineOperations('applicationForms', {
  'applicationForms.show': ({ path }, context) => shownForm(context, path.id),

  'applicationForms.update': async ({ path, body }, context) => {
    const { version, fields, questions, ...rest } = body
    const campaign = await writableCampaign(context, path.id)
    const { form, publication } = await shownForm(context, path.id)
    if (version !== undefined && version !== campaign.version) throw stale({ form, publication })
    const values = {
      ...rest,
      ...(fields && { form_fields: JSON.stringify(checkedFields(fields)) }),
      ...(questions && { questions: JSON.stringify(checkedQuestions(questions, form.questions)) }),
    }
    const changes = Object.entries(values).map(([field, value]) => sql`${sql.ref(field)} = ${value}`)
    await sql`update recruitments set ${sql.join(changes.length > 0 ? changes : [sql`id = id`])}
      where ${context.inThisCompany('recruitments')} and id = ${path.id}`.execute(context.db)
    // A public form never asks for more than there is a text to agree to.
    if (publication.state !== 'hidden') {
      const { hindrances } = await missingToPublish(context, path.id)
      const added = hindrances.filter((text) => !publication.hindrances.includes(text))
      if (added.length > 0) throw new ApiFailure(409, added.join(' '))
    }
    const saved = await shownForm(context, path.id)
    context.audit({
      recordId: path.id,
      ...savedChanges(toldForm(form), toldForm(saved.form)),
      ...(version === undefined && { detail: { without_version: true } }),
    })
    return saved
  },

  'applicationForms.publish': async ({ path, body }, context) => {
    await publish(context, path.id, body)
    return shownForm(context, path.id)
  },

  'applicationForms.poster': printPoster,
})

/** What the trail is told of a form: a field is the same one whatever is asked of it, and a question by its key. */
function toldForm({ fields, questions, ...rest }: Form): FieldValues {
  const { version: _version, ...told } = rest
  return {
    ...told,
    fields: fields.map((asked) => ({ id: asked.field, ...asked })),
    questions: questions.map(({ key, ...question }) => ({ id: key, ...question })),
  }
}
