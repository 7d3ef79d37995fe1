import { join } from 'node:path'
import { Refusal } from './db/refusal.ts'
import { domainOf } from './mail/addresses.ts'
import {
  type Parse,
  WrongValue,
  clamdPlace,
  databaseUrl,
  folder,
  hostName,
  networks,
  mailSender,
  oneOf,
  origins,
  passphrase,
  port,
  shortName,
  smtpUrl,
  webAddress,
  word,
  wholeNumber,
  yesOrNo,
} from './setting-parsers.ts'

/** One setting: the environment variable, what it is for, and its value when it is not set. */
interface Setting<T> {
  name: string
  about: string
  /** As it would be written in the environment; left out where 'not set' has a meaning of its own. */
  fallback?: string
  parse: Parse<T>
}

/** Lets `T` be found from the parser alone. */
function setting<T>(name: string, about: string, parse: Parse<T>): Setting<T | undefined>
function setting<T>(name: string, about: string, parse: Parse<T>, fallback: string): Setting<T>
function setting<T>(name: string, about: string, parse: Parse<T>, fallback?: string): Setting<T | undefined> {
  return { name, about, parse, ...(fallback === undefined ? {} : { fallback }) }
}

const repository = join(import.meta.dirname, '../../..')

/** Every setting of the server and its commands; the README's table is this one. */
export const settingsTable = {
  host: setting(
    'HOST',
    'Where both apps listen. Anything but this machine itself needs `DEMO=1` to keep demo accounts.',
    hostName,
    'localhost',
  ),
  port: setting('PORT', 'Staff app with both APIs.', port, '4000'),
  portalPort: setting('PORTAL_PORT', 'Public application portal.', port, '4100'),
  metricsPort: setting('METRICS_PORT', 'Figures for Prometheus, on loopback only. Off when not set.', port),
  dataDir: setting(
    'DATA_DIR',
    'Data folder: embedded database, lock, demo passwords, mails, stored files.',
    folder,
    join(repository, '.data'),
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    "PostgreSQL 15 or newer instead of the embedded one, as the server's own role: neither owner nor superuser.",
    databaseUrl,
  ),
  databaseOwnerUrl: setting(
    'DATABASE_OWNER_URL',
    'The same database as the role that owns its tables; for migrations only.',
    databaseUrl,
  ),
  demo: setting(
    'DEMO',
    '`1` seeds the demo group where that is not done by itself, `0` never does.',
    yesOrNo,
  ),
  allowedOrigins: setting(
    'ALLOWED_ORIGINS',
    'Other origins that may call the APIs from a browser.',
    origins,
    '',
  ),
  portalUrl: setting('PORTAL_URL', 'Address of the portal as applicants see it.', webAddress),
  companyAppsUrl: setting(
    'COMPANY_APPS_URL',
    "Where the sign-in page's link to the company's apps leads. No link when not set.",
    webAddress,
  ),
  companyName: setting(
    'COMPANY_NAME',
    'What the sign-in page calls the company or the group. The first company by default.',
    shortName,
  ),
  logLevel: setting(
    'LOG_LEVEL',
    'How much is logged.',
    oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
    'info',
  ),
  trustProxy: setting('TRUST_PROXY', "Proxies whose word about the caller's address is taken.", networks, ''),
  sessionIdleMinutes: setting(
    'SESSION_IDLE_MINUTES',
    'A session ends after so long without a request.',
    wholeNumber(1, 1_440),
    '60',
  ),
  sessionHours: setting(
    'SESSION_HOURS',
    'A session ends after so long, however busy.',
    wholeNumber(1, 168),
    '12',
  ),
  requestsAMinute: setting(
    'REQUESTS_A_MINUTE',
    'Requests that one user may send within a minute, to each process: beside a second one he has as many there.',
    wholeNumber(1, 1_000_000_000),
    '600',
  ),
  fileRequestsAMinute: setting(
    'FILE_REQUESTS_A_MINUTE',
    'Imports, exports, prints and uploads that one user may ask for within a minute, apart from other requests.',
    wholeNumber(1, 1_000_000_000),
    '60',
  ),
  refusalsAMinute: setting(
    'REFUSALS_A_MINUTE',
    'Requests without the right to them after which one user has to wait, within a minute.',
    wholeNumber(1, 1_000_000_000),
    '60',
  ),
  filesQuotaMb: setting(
    'FILES_QUOTA_MB',
    "Megabytes that one company's stored files may take.",
    wholeNumber(1, 100_000_000),
    '10240',
  ),
  filesADay: setting(
    'FILES_A_DAY',
    'Files that one user may upload within 24 hours.',
    wholeNumber(1, 1_000_000),
    '1000',
  ),
  s3Bucket: setting(
    'S3_BUCKET',
    'Keeps stored files in this bucket of an S3-compatible store instead of the data folder.',
    word,
  ),
  s3Endpoint: setting('S3_ENDPOINT', "Address of that store. Amazon's own when not set.", webAddress),
  s3Region: setting('S3_REGION', 'Region of the bucket.', word, 'us-east-1'),
  s3AccessKeyId: setting('S3_ACCESS_KEY_ID', 'Key that signs requests to the store.', word),
  s3SecretAccessKey: setting('S3_SECRET_ACCESS_KEY', 'Its secret.', word),
  clamd: setting(
    'CLAMD',
    'Where a ClamAV daemon scans uploaded files: `host:port` or the path of its socket. Not scanned when not set.',
    clamdPlace,
  ),
  documentaryUrl: setting(
    'DOCUMENTARY_URL',
    'Address of the correspondence system that papers are taken from by their code ([wire form](docs/documentary.md)). Own documents answer when not set.',
    webAddress,
  ),
  documentaryToken: setting('DOCUMENTARY_TOKEN', 'What the server shows that system as Bearer token.', word),
  backupPassphrase: setting(
    'BACKUP_PASSPHRASE',
    'Encrypts what `npm run backup` writes, and opens it again; at least 12 characters. Not encrypted when not set.',
    passphrase,
  ),
  backgroundWork: setting(
    'BACKGROUND_WORK',
    '`0` leaves background work (mail, imports, cleaning up) to another process on the same database.',
    yesOrNo,
    '1',
  ),
  appUrl: setting(
    'APP_URL',
    'Address of the staff app as its users see it; links in mails lead there.',
    webAddress,
  ),
  smtpUrl: setting(
    'SMTP_URL',
    'Mail server, `smtp://user:password@host:587` or `smtps://…`. Without it mails are kept in the outbox and as files under the data folder.',
    smtpUrl,
  ),
  mailFrom: setting('MAIL_FROM', 'Sender of all mails.', mailSender, 'Nhân sự <nhansu@localhost>'),
  jobRetentionDays: setting(
    'JOB_RETENTION_DAYS',
    'Days for which finished background work stays on its screen.',
    wholeNumber(1, 3_650),
    '90',
  ),
} as const satisfies Record<string, Setting<unknown>>

type Table = typeof settingsTable

/** The settings of one process, checked. */
export type Settings = Readonly<
  { [Key in keyof Table]: ReturnType<Table[Key]['parse']> } & {
    portalUrl: string
    /** Whether PORTAL_URL says where the portal is; otherwise it is where this machine alone finds it. */
    isPortalUrlSaid: boolean
    appUrl: string
    /** Whether APP_URL says where the staff app is; otherwise it is where this machine alone finds it. */
    isAppUrlSaid: boolean
  }
>

/** Settings that cannot be used: one sentence a line, one line a mistake. */
export class SettingsError extends Refusal {}

/**
 * Reads and checks all settings. A variable set to nothing counts as not set.
 * @throws SettingsError that names every mistake at once
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const mistakes: string[] = []
  const values = Object.entries(settingsTable).map(([key, { name, parse, fallback }]) => {
    const text = environment[name] || fallback
    try {
      return [key, text === undefined ? undefined : parse(text)]
    } catch (error) {
      if (!(error instanceof WrongValue)) throw error
      mistakes.push(`${name} ${error.message}.`)
      return [key, undefined]
    }
  })
  // Each value comes from the parser of its own key.
  const parsed = Object.fromEntries(values) as Settings
  if (mistakes.length === 0) mistakes.push(...contradictions(parsed))
  if (mistakes.length > 0) throw new SettingsError(mistakes.join('\n'))
  return {
    ...parsed,
    isPortalUrlSaid: parsed.portalUrl !== undefined,
    portalUrl: parsed.portalUrl ?? `http://localhost:${parsed.portalPort}`,
    isAppUrlSaid: parsed.appUrl !== undefined,
    appUrl: parsed.appUrl ?? `http://localhost:${parsed.port}`,
  }
}

function contradictions(settings: Settings): string[] {
  const ports = [settings.port, settings.portalPort, settings.metricsPort].filter(
    (each) => each !== undefined,
  )
  const found: string[] = []
  if (new Set(ports).size < ports.length) found.push('PORT, PORTAL_PORT và METRICS_PORT phải khác nhau.')
  if (settings.databaseOwnerUrl && !settings.databaseUrl) {
    found.push('DATABASE_OWNER_URL chỉ dùng cùng DATABASE_URL: hãy đặt thêm DATABASE_URL.')
  }
  if (settings.smtpUrl && domainOf(settings.mailFrom.address) === 'localhost') {
    found.push('SMTP_URL cần MAIL_FROM là một địa chỉ thật: hãy đặt thêm MAIL_FROM.')
  }
  if (!settings.s3Bucket && (settings.s3Endpoint || settings.s3AccessKeyId || settings.s3SecretAccessKey)) {
    found.push(
      'S3_ENDPOINT, S3_ACCESS_KEY_ID và S3_SECRET_ACCESS_KEY chỉ dùng cùng S3_BUCKET: hãy đặt thêm S3_BUCKET.',
    )
  }
  if (Boolean(settings.s3AccessKeyId) !== Boolean(settings.s3SecretAccessKey)) {
    found.push('S3_ACCESS_KEY_ID và S3_SECRET_ACCESS_KEY phải được đặt cùng nhau.')
  }
  return found
}
