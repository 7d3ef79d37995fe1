import { importFile } from '../testing/import-file.ts'
import { hire, newcomer } from '../testing/newcomer.ts'
import { type CallsOf, next, nothing, type Scene } from './scene.ts'

/** The work of employee 11 lies below the unit of `head`. */
const inHeadsUnit = 'NS0011'

export const employeeCalls: CallsOf<'employees'> = {
  'employees.list': nothing,
  'employees.export': async () => ({ body: {} }),
  'employees.print': async () => ({ body: {} }),
  'employees.find': async () => ({ query: { q: 'dao' } }),
  'employees.headcount': nothing,
  'employees.info': async () => ({ path: { nhansu_id: inHeadsUnit } }),
  'employees.activateAccount': async (scene) => ({ path: { id: await employeeWithAccount(scene) } }),
  'employees.deactivateAccount': async (scene) => ({ path: { id: await employeeWithAccount(scene) } }),
}

export const departmentCalls: CallsOf<'departments'> = { 'departments.list': nothing }

export const positionCalls: CallsOf<'positions'> = { 'positions.list': nothing }

export const levelCalls: CallsOf<'levels'> = {
  'levels.list': nothing,
  'levels.show': async (scene) => ({ path: { id: await newLevel(scene) } }),
  'levels.store': async () => ({ body: levelBody() }),
  'levels.update': async (scene) => ({ path: { id: await newLevel(scene) }, body: { rank: 1, version: 1 } }),
  'levels.destroy': async (scene) => ({ path: { id: await newLevel(scene) } }),
  'levels.destroyBulk': async (scene) => ({ body: { ids: [await newLevel(scene)] } }),
  'levels.export': nothing,
  'levels.import': async () => ({ body: { file: await importFile('levels', [levelBody()]) } }),
  'levels.importTemplate': nothing,
  'levels.markImport': async () => ({ body: { file: await importFile('levels', [levelBody()]) } }),
  'levels.undoImport': async ({ arranger }) => {
    const file = await importFile('levels', [levelBody()])
    const { body } = await arranger.call('levels.import', { body: { file } })
    return { path: { id: body.data.import.id ?? 0 } }
  },
  'levels.restore': async (scene) => {
    const ids = [await newLevel(scene)]
    await scene.arranger.call('levels.destroyBulk', { body: { ids } })
    return { body: { ids } }
  },
}

async function employeeWithAccount({ api }: Scene): Promise<number> {
  const { employeeId, personId } = await hire(api, 'Người Có Tài Khoản')
  await newcomer(api, { login: `tai-khoan-${next()}`, companies: { 1: [] }, personId })
  return employeeId
}

async function newLevel({ arranger }: Scene): Promise<number> {
  const { body } = await arranger.call('levels.store', { body: levelBody() })
  return body.data.level.id
}

function levelBody() {
  const number = next()
  return { code: `MT${number}`, name: `Trình độ ma trận ${number}`, level_group: 'trade', rank: 5 } as const
}
