import { installPeers } from './install-peers.ts'

/** `npm run bench:ui:tree`: our tree of ten thousand units beside react-arborist and beside drawing every node. */
installPeers()
// Vite and Playwright come with the compared trees.
const { runTrees } = await import('./run-trees.ts')
await runTrees()
