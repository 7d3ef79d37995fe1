import { bounds } from './bounds.ts'
import { runApiSuite } from './api-suite.ts'
import { deepCase } from './deep-case.ts'

const { minutes } = bounds.allMembers

/** The tests that take one member of each class of operations otherwise. */
const ofClasses = [
  'src/access-matrix',
  'src/contract/contract.api.test.ts',
  'src/contract/half-fails.api.test.ts',
  'src/contract/list-query/list.api.test.ts',
  'src/workbooks/import/references.api.test.ts',
]

deepCase('every operation takes the whole battery, not one of its class', minutes, async (figure) => {
  await runApiSuite(
    ['--project', 'server', '--project', 'api', ...ofClasses],
    { TEST_MEMBERS: 'all' },
    figure,
  )
})
