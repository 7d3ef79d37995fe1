import { type OperationId, operations, type ResourceName } from '@nhansu/sdk/contract'
import { type Call, next, nothing, type Scene } from './scene.ts'

type Verb = 'list' | 'show' | 'store' | 'update' | 'destroy' | 'destroyBulk' | 'restore'

/** Resources with the whole standard set and the undo of a delete. */
type Catalogue = { [R in ResourceName]: `${R}.${Verb}` extends OperationId ? R : never }[ResourceName]
type SetCalls<R extends Catalogue> = { [Id in `${R}.${Verb | 'export'}` & OperationId]: Call<Id> }

/** A good call of every operation on a catalogue. */
export const catalogueCalls = {
  ...callsOf('classifies', () => ({ ...coded(), applies_to: 'appraisal', rank: 5 })),
  ...callsOf('fields', coded),
  ...callsOf('contractTypes', () => ({ ...coded(), kind: 'seasonal' })),
  ...callsOf('documentTypes', coded),
  ...callsOf('quizCategories', coded),
  ...callsOf('trainingTypes', coded),
  ...callsOf('trainingFormalities', coded),
  ...callsOf('trainingLocations', coded),
  ...callsOf('certificateGroups', coded),
  ...callsOf('certificates', named),
  ...callsOf('partnerInfos', named),
}

function named() {
  return { name: `Mục ma trận ${next()}` }
}

function coded() {
  const number = next()
  return { code: `MT${number}`, name: `Mục ma trận ${number}` }
}

/** @param body what the store of the catalogue takes; the contract judges it when it is sent */
function callsOf<R extends Catalogue>(resource: R, body: () => object): SetCalls<R> {
  const make = async ({ arranger }: Scene): Promise<number> => {
    const answer = await arranger.call(`${resource}.store` as 'levels.store', { body: body() as never })
    // One item stands under `data`, whatever its key is.
    return Object.values(answer.body.data)[0]?.id ?? 0
  }
  const some = async (scene: Scene) => ({ body: { ids: [await make(scene)] } })
  const calls: Record<Verb | 'export', (scene: Scene) => Promise<object>> = {
    list: nothing,
    export: nothing,
    show: async (scene) => ({ path: { id: await make(scene) } }),
    store: async () => ({ body: body() }),
    update: async (scene) => ({ path: { id: await make(scene) }, body: { name: named().name, version: 1 } }),
    destroy: async (scene) => ({ path: { id: await make(scene) } }),
    destroyBulk: some,
    restore: async (scene) => {
      const chosen = await some(scene)
      await scene.arranger.call(`${resource}.destroyBulk` as 'levels.destroyBulk', chosen)
      return chosen
    },
  }
  const entries = Object.entries(calls)
    .map(([verb, call]) => [`${resource}.${verb}`, call] as const)
    .filter(([id]) => id in operations)
  // Names and inputs are put together at run time, from what all sets have in common.
  return Object.fromEntries(entries) as SetCalls<R>
}
