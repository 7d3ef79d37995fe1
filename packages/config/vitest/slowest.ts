import type { Reporter, TestModule } from 'vitest/node'
import { slowestFiles } from '../slowest-files.ts'

/** Names the slowest files at the end of a whole run; a file of several projects counts with all of them. */
export class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const milliseconds = new Map<string, number>()
    for (const module of modules) {
      const { duration } = module.diagnostic()
      milliseconds.set(module.relativeModuleId, (milliseconds.get(module.relativeModuleId) ?? 0) + duration)
    }
    for (const line of slowestFiles(milliseconds)) console.log(line)
  }
}
