/** Who may import whom; the picture is in docs/architecture.md. */
const forbidden = [
  {
    name: 'no-circular',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
  },
  {
    name: 'imports-resolve',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(virtual:|node:)|\\?(url|raw)$' },
  },
  {
    name: 'config-imports-nothing-of-ours',
    severity: 'error',
    from: { path: '^packages/config/' },
    to: { path: '^(apps|packages/(sdk|ui))/' },
  },
  {
    name: 'ui-imports-config-only',
    severity: 'error',
    from: { path: '^packages/ui/' },
    to: { path: '^(apps|packages/sdk|bench)/' },
  },
  {
    name: 'sdk-imports-config-only',
    severity: 'error',
    from: { path: '^packages/sdk/' },
    to: { path: '^(apps|packages/ui|bench)/' },
  },
  {
    name: 'sdk-core-is-free-of-react',
    severity: 'error',
    from: { path: '^packages/sdk/src/(?!query)', pathNot: '\\.test\\.ts$' },
    to: { path: 'node_modules/(react|@tanstack)/' },
  },
  {
    name: 'api-takes-contract-and-domains-of-the-sdk',
    severity: 'error',
    from: { path: '^apps/api/', pathNot: '^apps/api/src/docs/' },
    to: { path: '^packages/(ui|sdk/src/(?!contract|domains|generated))' },
  },
  {
    // The reference shows a call of every operation, which the mock makes of the contract's examples; its test carries the
    // examples out as a program would, through the client.
    name: 'the-reference-takes-example-calls-too',
    severity: 'error',
    from: { path: '^apps/api/src/docs/', pathNot: '\\.test\\.ts$' },
    to: { path: '^packages/(ui|sdk/src/(?!contract|domains|generated|mock))' },
  },
  {
    name: 'apps-do-not-import-each-other',
    severity: 'error',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'web-domains-meet-through-public-only',
    severity: 'error',
    from: { path: '^apps/web/src/domains/([^/]+)/' },
    to: { path: '^apps/web/src/domains/', pathNot: ['^apps/web/src/domains/$1/', '/public\\.tsx?$'] },
  },
  {
    name: 'web-kit-does-not-reach-up',
    severity: 'error',
    from: { path: '^apps/web/src/(kit|session)/' },
    to: { path: '^apps/web/src/(app|domains)/' },
  },
  {
    name: 'web-session-needs-no-kit',
    severity: 'error',
    from: { path: '^apps/web/src/session/' },
    to: { path: '^apps/web/src/kit/' },
  },
  {
    name: 'web-domains-do-not-reach-the-frame',
    severity: 'error',
    from: { path: '^apps/web/src/domains/', pathNot: '\\.test\\.ts$' },
    to: { path: '^apps/web/src/app/', pathNot: '/app-style\\.ts$' },
  },
  {
    name: 'api-domains-meet-through-public-only',
    severity: 'error',
    from: { path: '^apps/api/src/domains/([^/]+)/', pathNot: '\\.test\\.ts$' },
    to: { path: '^apps/api/src/domains/', pathNot: ['^apps/api/src/domains/$1/', '/public\\.ts$'] },
  },
  {
    name: 'api-contract-knows-no-domain-workbook-or-file',
    severity: 'error',
    from: { path: '^apps/api/src/contract/', pathNot: '\\.(api\\.)?test\\.ts$|type-test\\.ts$' },
    to: { path: '^apps/api/src/(domains|files|workbooks|standard-set|print|jobs|mail)/' },
  },
  {
    name: 'api-database-knows-no-domain',
    severity: 'error',
    from: { path: '^apps/api/src/db/' },
    to: { path: '^apps/api/src/(domains|contract|plugins)/' },
  },
]

export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(dist|dist-storybook|test-results|\\.turbo)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  },
}
