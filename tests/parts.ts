/** One part of `npm test`: what stands in its line of docs/performance.md, and the command. */
export interface Part {
  name: string
  what: string
  /** What it may take on a quiet machine of two cores; more is named at the end and fails nothing. */
  budgetSeconds: number
  command: string
  /** Nothing after it is worth waiting for when it fails. */
  first?: true
}

const turbo = 'npm run -s turbo -- run'

/**
 * In this order, one after the other: each heavy part has both cores for itself, because two at once make everything that
 * waits unsteady.
 */
export const parts: readonly Part[] = [
  {
    name: 'lint',
    what: 'oxlint with types, oxfmt',
    budgetSeconds: 60,
    command: 'npm run -s lint',
    first: true,
  },
  {
    name: 'rules',
    what: 'what the repository checks on itself (`tests/*.test.ts`)',
    budgetSeconds: 70,
    command: 'npm run -s repo-rules',
    first: true,
  },
  {
    name: 'types',
    what: 'every package; the errors of all are told at once',
    budgetSeconds: 115,
    command: `${turbo} typecheck --continue --concurrency=2 --output-logs=errors-only && tsc -p tests/deep`,
    first: true,
  },
  {
    name: 'build',
    what: 'both apps, and the bytes of script that each page needs',
    budgetSeconds: 30,
    command: `${turbo} build size --output-logs=new-only`,
    first: true,
  },
  {
    name: 'units',
    what: 'tests of the SDK and of the apps’ own functions',
    budgetSeconds: 300,
    command: `${turbo} test --filter=!@nhansu/api --filter=!@nhansu/ui --concurrency=1`,
  },
  {
    name: 'ui',
    what: 'stories and tests of the kit in Chromium',
    budgetSeconds: 360,
    command: `${turbo} test --filter=@nhansu/ui`,
  },
  {
    name: 'api',
    what: 'the server on a real PostgreSQL',
    budgetSeconds: 1650,
    command: `${turbo} test --filter=@nhansu/api`,
  },
  {
    name: 'portal',
    what: 'the applicants’ portal against the product, in Chromium',
    budgetSeconds: 330,
    command: `${turbo} test:e2e --filter=@nhansu/apply-portal`,
  },
  {
    name: 'web',
    what: 'the staff app against the product, in Chromium',
    budgetSeconds: 1100,
    command: `${turbo} test:e2e --filter=@nhansu/web`,
  },
  {
    name: 'launch',
    what: 'the product as a process: started, stopped, killed',
    budgetSeconds: 390,
    command: 'npm run -s test:launch',
  },
]
