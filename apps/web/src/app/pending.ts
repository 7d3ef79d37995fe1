import { allOf } from '#web/kit/screen/in-order-of.ts'
import type { screens } from './screens.ts'

/**
 * The addresses of screens that are not built yet, in the order of the map: each is guarded, stands in the sidebar and says
 * that it is being built. Whoever gives a screen its `load` takes its line away:
 * with both, or with neither, the app does not compile.
 */
export const pendingAddresses = allOf<Exclude<(typeof screens)[number], { load: unknown }>['path']>()([])
