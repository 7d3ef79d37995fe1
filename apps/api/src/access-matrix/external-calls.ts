import { type CallsOf, nothing } from './call-context.ts'

/** What strangers call; whoever is signed in is answered the same. */
export const externalCalls: CallsOf<'externals'> = {
  'externals.recruitments': nothing,
  'externals.recruitment': async () => ({ path: { id: 'AAAAAAAAQACAAAAAAAAAOQ' } }),
}
