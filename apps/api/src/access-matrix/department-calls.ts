import { doImport } from '../testing/do-import.ts'
import { importFile } from '../testing/import-file.ts'
import { type CallsOf, nothing, type CallContext } from './call-context.ts'
import { nextNumber } from '../testing/numbers.ts'

/** `unitHead` sees what is below the own unit, and changes nothing. */
const headsUnit = 2
const companysUnit = 1

/** A good call of every operation on departments. */
export const departmentCalls: CallsOf<'departments'> = {
  'departments.list': nothing,
  'departments.show': async (context) => ({ path: { id: await newUnit(context) } }),
  'departments.store': async () => ({ body: unitBody() }),
  'departments.update': async (context) => ({
    path: { id: await newUnit(context) },
    body: { headcount_plan: 5, version: 1 },
  }),
  'departments.destroy': async (context) => ({ path: { id: await newUnit(context) } }),
  'departments.destroyBulk': async (context) => ({ body: { dept_ids: [await newUnit(context)] } }),
  'departments.restore': async (context) => {
    const ids = [await newUnit(context)]
    await context.setupAdmin.call('departments.destroyBulk', { body: { dept_ids: ids } })
    return { body: { ids } }
  },
  'departments.employees': async (context) => ({ path: { id: await newUnit(context) } }),
  'departments.move': async (context) => ({
    path: { id: await newUnit(context) },
    body: { parent_id: companysUnit },
  }),
  'departments.merge': async (context) => ({
    path: { id: await newUnit(context) },
    body: { into_id: headsUnit },
  }),
  'departments.undoMerge': async (context) => {
    const id = await newUnit(context)
    await context.setupAdmin.call('departments.merge', { path: { id }, body: { into_id: headsUnit } })
    return { path: { id } }
  },
  'departments.close': async (context) => {
    const id = await newUnit(context)
    return { path: { id }, body: await closing(context, id) }
  },
  'departments.reopen': async (context) => {
    const id = await newUnit(context)
    await context.setupAdmin.call('departments.close', { path: { id }, body: await closing(context, id) })
    return { path: { id }, body: {} }
  },
  'departments.history': async (context) => ({ path: { id: await newUnit(context) } }),
  'departments.export': nothing,
  'departments.import': async () => ({ body: { file: await unitFile() } }),
  'departments.importTemplate': nothing,
  'departments.markImport': async () => ({ body: { file: await unitFile() } }),
  'departments.undoImport': async ({ api, setupAdmin }) => {
    const { result } = await doImport(api, setupAdmin, 'departments', await unitFile())
    return { path: { id: result?.id ?? 0 } }
  },
}

/** A unit at the top: above another one it would stand by that one's name. */
const unitFile = () => importFile('departments', [{ ...unitBody(), parent_id: null }])

async function newUnit({ setupAdmin }: CallContext): Promise<number> {
  const { body } = await setupAdmin.call('departments.store', { body: unitBody() })
  return body.data.department.id
}

/** The first day of a new unit is today, wherever the clock stands, and none before it can be its last. */
async function closing({ setupAdmin }: CallContext, id: number) {
  const { body } = await setupAdmin.call('departments.history', { path: { id } })
  return { closed_on: body.data.versions[0]?.valid_from ?? '', decision_no: '45/QĐ-TCNS' }
}

function unitBody() {
  const number = nextNumber()
  return { code: `DVMT${number}`, name: `Đơn vị ma trận ${number}`, parent_id: headsUnit, level: 6 }
}
