import type { Schemas } from '@nhansu/sdk/contract'
import { ApiFailure } from '../../contract/failure.ts'
import { defineOperations } from '../../contract/handlers.ts'
import { keepTrial } from '../../workbooks/import/trial.ts'
import { companiesToCopyFrom, requireEdit, requireSource } from './catalogue-rights.ts'
import { readThere, tryHere } from './catalogue-copy.ts'

export default defineOperations('catalogues', {
  'catalogues.companies': async ({ query: { catalogue } }, context) => {
    requireEdit(context, catalogue)
    return { companies: await companiesToCopyFrom(context, catalogue) }
  },

  'catalogues.preview': async ({ body: { catalogue, from_company_id: from } }, context) => {
    requireEdit(context, catalogue)
    await requireSource(context, catalogue, from)
    const there = await readThere(context, catalogue, from)
    if (there.items.length === 0) return { items: [] }
    const trial = await tryHere(context, catalogue, there)
    await trial.forget()
    return {
      items: trial.judged.flatMap(({ row, state, changes, errors }) => {
        const item = there.items[row - 2]
        return item ? [{ key: item.key, name: item.name, state, changes, errors }] : []
      }),
    }
  },

  'catalogues.copy': async ({ body: { catalogue, from_company_id: from, keys } }, context) => {
    requireEdit(context, catalogue)
    await requireSource(context, catalogue, from)
    const there = await readThere(context, catalogue, from, keys)
    const trial = await tryHere(context, catalogue, there)
    if (trial.told.wrong > 0) throw noneTaken(trial.told)
    const result = await keepTrial(context, catalogue, trial)
    context.audit({ detail: { catalogue, from_company_id: from, keys } })
    return { import: result }
  },
})

function noneTaken({ rows, wrong }: Schemas['ImportResult']): ApiFailure {
  const faults = rows.slice(0, wrong).map(({ key, errors }) => `${key ?? ''}: ${errors.join(' ')}`)
  const sentence = `Có ${wrong} mục không lấy được nên chưa có gì thay đổi.`
  return new ApiFailure(400, sentence, { errors: { keys: faults.slice(0, 20) } })
}
