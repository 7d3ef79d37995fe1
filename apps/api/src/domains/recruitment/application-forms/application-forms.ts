import { sql } from 'kysely'
import { ApiFailure, stale } from '../../../contract/failure.ts'
import { defineOperations } from '../../../contract/handlers.ts'
import { writableCampaign } from '../campaigns/campaign-record.ts'
import { checkedFields, checkedQuestions } from './checked-form.ts'
import { shownForm } from './form-rows.ts'
import { printPoster } from './poster.ts'
import { missingToPublish, publish } from './publishing.ts'

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
    context.audit({
      recordId: path.id,
      changedFields: Object.keys(body).filter((field) => field !== 'version'),
      ...(version === undefined && { detail: { without_version: true } }),
    })
    return shownForm(context, path.id)
  },

  'applicationForms.publish': async ({ path, body }, context) => {
    await publish(context, path.id, body)
    return shownForm(context, path.id)
  },

  'applicationForms.poster': printPoster,
})
