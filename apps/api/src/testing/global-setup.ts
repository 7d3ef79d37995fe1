import type { TestProject } from 'vitest/node'
import { type TestServer, startTestServer } from './server.ts'
import type { TableShapes } from './table-shapes.ts'
import { makeTemplates } from './templates.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer
    tableShapes: TableShapes
  }
}

/** Vitest calls this once a run; what it returns is called at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer()
  const shapes = await makeTemplates(server).catch(async (error: unknown) => {
    await server.stop()
    throw error
  })
  project.provide('testServer', { urls: server.urls })
  project.provide('tableShapes', shapes)
  return () => server.stop()
}
