import { reportingRefusals } from './start/console.ts'
import { runServer } from './start/server.ts'

await reportingRefusals(() => runServer(process.env))
// Everything has been closed by now; what still works on a page's compression in the background is not waited for.
process.exit()
