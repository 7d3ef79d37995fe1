import { type CallsOf, next, nothing, type Scene } from './scene.ts'

/** `head` sees what is below the own unit, and changes nothing. */
const headsUnit = 2
const companysUnit = 1

/** A good call of every operation on departments. */
export const departmentCalls: CallsOf<'departments'> = {
  'departments.list': nothing,
  'departments.show': async (scene) => ({ path: { id: await newUnit(scene) } }),
  'departments.store': async () => ({ body: unitBody() }),
  'departments.update': async (scene) => ({
    path: { id: await newUnit(scene) },
    body: { headcount_plan: 5, version: 1 },
  }),
  'departments.destroy': async (scene) => ({ path: { id: await newUnit(scene) } }),
  'departments.destroyBulk': async (scene) => ({ body: { dept_ids: [await newUnit(scene)] } }),
  'departments.restore': async (scene) => {
    const ids = [await newUnit(scene)]
    await scene.arranger.call('departments.destroyBulk', { body: { dept_ids: ids } })
    return { body: { ids } }
  },
  'departments.employees': async (scene) => ({ path: { id: await newUnit(scene) } }),
  'departments.move': async (scene) => ({
    path: { id: await newUnit(scene) },
    body: { parent_id: companysUnit },
  }),
  'departments.merge': async (scene) => ({
    path: { id: await newUnit(scene) },
    body: { into_id: headsUnit },
  }),
  'departments.undoMerge': async (scene) => {
    const id = await newUnit(scene)
    await scene.arranger.call('departments.merge', { path: { id }, body: { into_id: headsUnit } })
    return { path: { id } }
  },
  'departments.close': async (scene) => {
    const id = await newUnit(scene)
    return { path: { id }, body: await closing(scene, id) }
  },
  'departments.reopen': async (scene) => {
    const id = await newUnit(scene)
    await scene.arranger.call('departments.close', { path: { id }, body: await closing(scene, id) })
    return { path: { id }, body: {} }
  },
  'departments.history': async (scene) => ({ path: { id: await newUnit(scene) } }),
}

async function newUnit({ arranger }: Scene): Promise<number> {
  const { body } = await arranger.call('departments.store', { body: unitBody() })
  return body.data.department.id
}

/** The first day of a new unit is today, wherever the clock stands, and none before it can be its last. */
async function closing({ arranger }: Scene, id: number) {
  const { body } = await arranger.call('departments.history', { path: { id } })
  return { closed_on: body.data.versions[0]?.valid_from ?? '', decision_no: '45/QĐ-TCNS' }
}

function unitBody() {
  const number = next()
  return { code: `DVMT${number}`, name: `Đơn vị ma trận ${number}`, parent_id: headsUnit, level: 6 }
}
