import { expect, test } from 'vitest'
import { bundled } from '../scripts/size.ts'

// Bundling takes seconds on a busy machine.
const HANG_GUARD_MS = 120_000
/** What only the checking of answers says, in its own code and in that which it loads. */
const ofChecking = /is not what the contract says|is not in the contract|"openapi": ?"3/

test(
  'a bundle for production carries nothing of the checking of answers, one for development does',
  async () => {
    expect(await bundled('one', 'production')).not.toMatch(ofChecking)
    expect(await bundled('one', 'development')).toMatch(ofChecking)
  },
  HANG_GUARD_MS,
)
