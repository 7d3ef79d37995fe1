import { once } from 'node:events'
import { runCommand } from '../../apps/api/src/start/command.ts'

// A command that works until it is told to finish, as a long seed does.
await runCommand('cham', async () => {
  console.log('đang làm')
  await once(process, 'SIGUSR2', { signal: AbortSignal.timeout(60_000) })
  console.log('làm xong')
})
