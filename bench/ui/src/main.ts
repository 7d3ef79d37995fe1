import { installPeers } from './install-peers.ts'

/** `npm run bench:ui`: our table beside AG Grid Community and MUI X DataGrid, all measured in the same run. */
installPeers()
// Vite and Playwright come with the compared tables.
const { run } = await import('./run.ts')
await run()
