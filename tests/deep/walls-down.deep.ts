import { bounds } from './bounds.ts'
import { runApiSuite } from './api-suite.ts'
import { deepCase } from './deep-case.ts'

const { minutes } = bounds.wallsDown

deepCase('each wall alone keeps companies apart in every test of the API', minutes, async (figure) => {
  await runApiSuite(
    ['--project', 'api without row-level security', '--project', 'api without scope'],
    {},
    figure,
  )
})
