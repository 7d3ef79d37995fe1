import type { OperationId, ResourceName } from '@nhansu/sdk/contract'
import { doImport } from '../testing/do-import.ts'
import { importFile } from '../testing/import-file.ts'
import { catalogues, requiredFields } from '../testing/required-fields.ts'
import { type Call, type CallsOf, nothing, type CallContext } from './call-context.ts'
import { nextNumber } from '../testing/numbers.ts'

type Verb =
  | 'list'
  | 'show'
  | 'store'
  | 'update'
  | 'destroy'
  | 'destroyBulk'
  | 'restore'
  | 'export'
  | 'import'
  | 'importTemplate'
  | 'markImport'
  | 'undoImport'

/** Resources with the whole standard set, with the undo of a delete and with workbooks. */
type Catalogue = { [R in ResourceName]: `${R}.${Verb}` extends OperationId ? R : never }[ResourceName]
type SetCalls<R extends Catalogue> = { [Id in `${R}.${Verb}` & OperationId]: Call<Id> }
type AllCalls = SetCalls<Catalogue>

/** Both companies of the tests have a level of this code. */
const copied = { catalogue: 'levels', from_company_id: 2 } as const

/** Good calls for taking a catalogue over from company 2. */
export const copyCalls: CallsOf<'catalogues'> = {
  'catalogues.companies': async () => ({ query: { catalogue: 'levels' } }),
  'catalogues.preview': async () => ({ body: copied }),
  'catalogues.copy': async () => ({ body: { ...copied, keys: ['TC'] } }),
}

/** A good call of every operation on a catalogue; what a new item takes is the contract's own example. */
export const catalogueCalls = {
  ...callsOfAll(),
  'positions.changeStatus': async (context: CallContext) => ({ path: { id: await newPosition(context) } }),
}

async function newPosition({ setupAdmin }: CallContext): Promise<number> {
  const body = { ...coded(), position_level: 8 }
  return (await setupAdmin.call('positions.store', { body })).body.data.position.id
}

function named() {
  return { name: `Mục ma trận ${nextNumber()}` }
}

function coded() {
  const number = nextNumber()
  return { code: `MT${number}`, name: `Mục ma trận ${number}` }
}

function callsOfAll(): AllCalls {
  // The type says of all what `callsOf` says of each.
  return Object.assign({}, ...catalogues.map((resource) => callsOf(resource as Catalogue))) as AllCalls
}

/** The required fields, with a code and a name that no other item has. */
function newItem(resource: Catalogue): object {
  const fields = requiredFields(resource)
  return { ...fields, ...('code' in fields ? coded() : named()) }
}

function callsOf<R extends Catalogue>(resource: R): SetCalls<R> {
  const body = () => newItem(resource)
  const make = async ({ setupAdmin }: CallContext): Promise<number> => {
    const answer = await setupAdmin.call(`${resource}.store` as 'levels.store', { body: body() as never })
    // One item stands under `data`, whatever its key is.
    return Object.values(answer.body.data)[0]?.id ?? 0
  }
  const file = async () => ({ body: { file: await importFile(resource, [{ ...body() }]) } })
  const some = async (context: CallContext) => ({ body: { ids: [await make(context)] } })
  const calls: Record<Verb, (context: CallContext) => Promise<object>> = {
    list: nothing,
    export: nothing,
    show: async (context) => ({ path: { id: await make(context) } }),
    store: async () => ({ body: body() }),
    update: async (context) => ({
      path: { id: await make(context) },
      body: { name: named().name, version: 1 },
    }),
    destroy: async (context) => ({ path: { id: await make(context) } }),
    destroyBulk: some,
    restore: async (context) => {
      const chosen = await some(context)
      await context.setupAdmin.call(`${resource}.destroyBulk` as 'levels.destroyBulk', chosen)
      return chosen
    },
    import: file,
    importTemplate: nothing,
    markImport: file,
    undoImport: async ({ api, setupAdmin }) => {
      const { result } = await doImport(api, setupAdmin, resource, (await file()).body.file)
      return { path: { id: result?.id ?? 0 } }
    },
  }
  const entries = Object.entries(calls).map(([verb, call]) => [`${resource}.${verb}`, call] as const)
  // Names and inputs are put together at run time, from what all sets have in common.
  return Object.fromEntries(entries) as SetCalls<R>
}
