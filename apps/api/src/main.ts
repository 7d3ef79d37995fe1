import { reportingRefusals } from './start/console.ts'
import { runServer } from './start/server.ts'

await reportingRefusals(() => runServer(process.env))
