import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import { checkTotality, loadHandlers } from './contract/load-handlers.ts'
import { type Operation, operationsOf } from './contract/operations.ts'
import { longestInPath } from './contract/route-pattern.ts'
import { registerOperations } from './contract/routes.ts'
import { UserLimits } from './contract/user-limits.ts'
import type { Database } from './db/connect.ts'
import { registerReference } from './docs/reference.ts'
import { openDocumentary } from './documentary/documentary.ts'
import { eraseListFolder } from './domains/personal-data/erase-list/write-list.ts'
import { openFiles } from './files/files.ts'
import { acceptFiles, checkPurposes } from './files/accept-files.ts'
import { tryTemplates } from './print/templates/try-templates.ts'
import {
  answerBadAddress,
  answerBrokenRequest,
  outliveRefusedConnections,
} from './plugins/broken-requests.ts'
import { bodyLimit, registerBody } from './plugins/body.ts'
import { registerCompression } from './plugins/compression.ts'
import { registerCrossOrigin } from './plugins/cross-origin.ts'
import { registerErrors } from './plugins/errors.ts'
import { registerHeaders } from './plugins/headers.ts'
import { registerHealth } from './plugins/health.ts'
import { type PageConfig, registerPages } from './plugins/pages.ts'
import { type PortalPagesOptions, registerPortalPages } from './plugins/portal-pages.ts'
import { registerRequestLog } from './plugins/request-log.ts'
import { registerStop } from './plugins/stop.ts'
import { registerStorybook } from './plugins/storybook.ts'
import type { Settings } from './settings.ts'
import { version } from './version.ts'
import { staffApp } from './print/made/paper-code.ts'
import { portalPlace } from './portal/portal-place.ts'
import { admitUpload } from './portal/upload-limits.ts'
import { readWorkbooks } from './workbooks/reading/read-sent.ts'

/** What both listeners are built from. */
export interface AppOptions {
  settings: Settings
  database: Database
  /** The built pages; without them the listener serves its API alone. */
  staticFolder?: string
  /** Where log lines go, one JSON object each; standard output by default. */
  logTo?: { write: (line: string) => void }
  /** False only in the test run that proves that row-level security alone keeps the companies apart. */
  scoped?: boolean
}

/** The staff app: its pages, the product API under `/api` and the identity API under `/identity`. */
export async function buildStaffApp(options: AppOptions): Promise<FastifyInstance> {
  const operations = [...operationsOf('product'), ...operationsOf('identity')]
  const { settings, staticFolder } = options
  const companyName = settings.companyName ?? (await firstCompany(options.database))
  const app = await build('staff', options, operations, async (made) =>
    registerPages(made, pageConfig(settings, companyName), staticFolder),
  )
  registerReference(app)
  registerStorybook(app)
  return app
}

/** The portal of applicants: its pages and the public calls, nothing else. */
export async function buildPortalApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, database, staticFolder: folder } = options
  const operations = operationsOf('product').filter(({ resource }) => resource === 'externals')
  return build('portal', options, operations, (app, made) =>
    registerPortalPages(app, { ...made, database, origin: settings.portalUrl, folder }),
  )
}

/** What the pages of a listener may be made from. */
type Made = Pick<PortalPagesOptions, 'handlers' | 'services' | 'formSteps'>

async function build(
  listener: keyof typeof arrival,
  options: AppOptions,
  served: readonly Operation[],
  addPages: (app: FastifyInstance, made: Made) => Promise<void>,
): Promise<FastifyInstance> {
  const { settings, database, scoped = true } = options
  const handlers = await loadHandlers()
  const all = [...operationsOf('product'), ...operationsOf('identity')]
  checkTotality(all, handlers)
  checkPurposes(all)
  const app = createServer(options, listener)
  registerStop(app)
  registerRequestLog(app)
  registerHeaders(app)
  registerCrossOrigin(app, settings.allowedOrigins)
  registerBody(app)
  registerCompression(app)
  const userLimits = new UserLimits({
    requests: settings.requestsAMinute,
    files: settings.fileRequestsAMinute,
    refusals: settings.refusalsAMinute,
  })
  registerErrors(app, database, userLimits)
  registerHealth(app, database)
  const limits = { idleMinutes: settings.sessionIdleMinutes, longestHours: settings.sessionHours }
  const files = await openFiles(settings)
  app.addHook('onClose', async () => files.store.close())
  const services = {
    files,
    documentary: openDocumentary(settings),
    portal: portalPlace(settings),
    staffApp: staffApp(settings),
    eraseListFolder: eraseListFolder(settings),
  }
  const formSteps = [readWorkbooks, tryTemplates, acceptFiles(files)]
  await addPages(app, { handlers, services, formSteps })
  registerOperations(app, {
    database,
    operations: served,
    handlers,
    limits,
    userLimits,
    scoped,
    services,
    incomingFolder: files.incomingFolder,
    formSteps,
    admitStranger: admitUpload(database),
  })
  return app
}

/** The company that was made first, the head of its group; read once, so that a page before sign-in asks nothing. */
async function firstCompany({ pool }: Database): Promise<string | undefined> {
  const { rows } = await pool.query<{ name: string }>(
    'select name from companies where is_active order by id limit 1',
  )
  return rows[0]?.name
}

function pageConfig({ portalUrl, companyAppsUrl }: Settings, companyName: string | undefined): PageConfig {
  return {
    apiUrl: '/api',
    identityUrl: '/identity',
    portalUrl,
    ...(companyAppsUrl !== undefined && { companyAppsUrl }),
    ...(companyName !== undefined && { companyName }),
    version,
  }
}

/** Milliseconds in which a request has arrived. Ten megabytes of photos by a telephone in the country take nine minutes. */
const arrival = { staff: 120_000, portal: 900_000 } as const

/** Every limit is set here: what Fastify and Node leave open by default lets one slow client hold the server. */
function createServer({ settings, logTo }: AppOptions, listener: keyof typeof arrival): FastifyInstance {
  const app = fastify({
    logger: { level: settings.logLevel, base: null, ...(logTo && { stream: logTo }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: settings.trustProxy.length > 0 ? settings.trustProxy : false,
    bodyLimit,
    routerOptions: { maxParamLength: longestInPath },
    requestTimeout: arrival[listener],
    keepAliveTimeout: 5_000,
    http: { connectionsCheckingInterval: 1_000, headersTimeout: 10_000 },
    return503OnClosing: false,
    forceCloseConnections: false,
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBrokenRequest,
  })
  outliveRefusedConnections(app)
  return app
}
