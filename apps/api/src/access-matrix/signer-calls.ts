import { nextNumber } from '../testing/numbers.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** A good call of every operation on signers. */
export const signerCalls: CallsOf<'signers'> = {
  'signers.list': nothing,
  'signers.show': async (context) => ({ path: { id: await newSigner(context) } }),
  'signers.store': async () => ({ body: signerBody() }),
  'signers.update': async (context) => ({
    path: { id: await newSigner(context) },
    body: { printed_title: 'Giám đốc', version: 1 },
  }),
  'signers.destroy': async (context) => ({ path: { id: await newSigner(context) } }),
  'signers.destroyBulk': async (context) => ({ body: { ids: [await newSigner(context)] } }),
  'signers.restore': async (context) => {
    const ids = [await newSigner(context)]
    await context.setupAdmin.call('signers.destroyBulk', { body: { ids } })
    return { body: { ids } }
  },
}

async function newSigner({ setupAdmin }: CallContext): Promise<number> {
  return (await setupAdmin.call('signers.store', { body: signerBody() })).body.data.signer.id
}

/** Employee 13 leads unit 2 of company 1. */
function signerBody() {
  return {
    employee_id: 13,
    printed_title: `Phó Giám đốc ${nextNumber()}`,
    paper_kinds: ['labour_contract' as const],
    valid_from: '2026-01-01',
  }
}
