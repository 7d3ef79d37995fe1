import type { CallContext } from './call-context.ts'

type Api = CallContext['api']

/** A record and the paper that was printed of it. */
interface Printed {
  id: number
  paperId: number
  /** By which its reader finds the record again. */
  code: string
}

const printedContracts = new WeakMap<Api, Promise<Printed>>()
const printedDecisions = new WeakMap<Api, Promise<Printed>>()

/**
 * A contract that the administrator has printed, of whose paper everybody only reads: one does for all who ask the same
 * server, since laying a paper out takes half a second of a core.
 * @param make makes the contract
 */
export function printedContract(context: CallContext, make: () => Promise<number>): Promise<Printed> {
  return once(printedContracts, context.api, async () => {
    const path = { id: await make() }
    await context.setupAdmin.call('contracts.paper', { path, body: { form: 'pdf' } })
    return printed(path.id, (await context.setupAdmin.call('contracts.papers', { path })).body.data.papers)
  })
}

/** The same of a decision. */
export function printedDecision(context: CallContext, make: () => Promise<number>): Promise<Printed> {
  return once(printedDecisions, context.api, async () => {
    const path = { id: await make() }
    await context.setupAdmin.call('decisions.paper', { path, body: { form: 'pdf' } })
    return printed(path.id, (await context.setupAdmin.call('decisions.papers', { path })).body.data.papers)
  })
}

function once(
  made: WeakMap<Api, Promise<Printed>>,
  api: Api,
  make: () => Promise<Printed>,
): Promise<Printed> {
  const paper = made.get(api) ?? make()
  made.set(api, paper)
  return paper
}

function printed(id: number, papers: readonly { id: number; code: string | null }[]): Printed {
  const [paper] = papers
  if (paper === undefined) throw new Error('nothing was printed')
  return { id, paperId: paper.id, code: paper.code ?? '' }
}
