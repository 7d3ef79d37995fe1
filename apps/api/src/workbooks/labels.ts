import * as applicationForm from '@nhansu/sdk/domains/application-form'
import * as candidates from '@nhansu/sdk/domains/candidates'
import * as confirmations from '@nhansu/sdk/domains/confirmations'
import * as contracts from '@nhansu/sdk/domains/contracts'
import * as documents from '@nhansu/sdk/domains/documents'
import * as emails from '@nhansu/sdk/domains/emails'
import * as employeeFile from '@nhansu/sdk/domains/employee-file'
import * as employeeTransfers from '@nhansu/sdk/domains/employee-transfers'
import * as employees from '@nhansu/sdk/domains/employees'
import * as exams from '@nhansu/sdk/domains/exams'
import * as jobChanges from '@nhansu/sdk/domains/job-changes'
import * as firstImports from '@nhansu/sdk/domains/first-imports'
import * as leaving from '@nhansu/sdk/domains/leaving'
import * as numbers from '@nhansu/sdk/domains/numbers'
import * as operations from '@nhansu/sdk/domains/operations'
import * as organisation from '@nhansu/sdk/domains/organisation'
import * as personalData from '@nhansu/sdk/domains/personal-data'
import * as permissions from '@nhansu/sdk/domains/permissions'
import * as procedures from '@nhansu/sdk/domains/procedures'
import * as quiz from '@nhansu/sdk/domains/quiz'
import * as rewards from '@nhansu/sdk/domains/rewards-disciplines'
import * as workProgress from '@nhansu/sdk/domains/work-progress'
import * as statistics from '@nhansu/sdk/domains/statistics'
import * as portalPages from '@nhansu/sdk/domains/portal-pages'
import * as recruitment from '@nhansu/sdk/domains/recruitment'
import * as reminders from '@nhansu/sdk/domains/reminders'
import * as requests from '@nhansu/sdk/domains/requests'
import * as training from '@nhansu/sdk/domains/training'
import type { Schema } from '../contract/document.ts'

/** Words of a fixed list: code → label. The codes 'true' and 'false' stand for a yes or no. */
export type Labels = Readonly<Record<string, string>>

/** What a yes or no is called where the contract names no words of its own. */
const yesNo: Labels = { true: 'Có', false: 'Không' }

const tables: ReadonlyMap<string, unknown> = new Map(
  [
    applicationForm,
    candidates,
    confirmations,
    contracts,
    documents,
    emails,
    employeeFile,
    employeeTransfers,
    employees,
    exams,
    jobChanges,
    firstImports,
    leaving,
    numbers,
    operations,
    organisation,
    permissions,
    personalData,
    procedures,
    quiz,
    rewards,
    workProgress,
    statistics,
    portalPages,
    recruitment,
    reminders,
    requests,
    training,
  ].flatMap((domain) => Object.entries<unknown>(domain)),
)

/**
 * The words of a field's codes: the table of the SDK's domains that its schema names in `x-labels`.
 *
 * @returns undefined for a field whose values are what they say
 * @throws Error for a table that is not there, or one that lacks a word for a code
 */
export function labelsOf({ type, enum: codes = [], 'x-labels': name }: Schema): Labels | undefined {
  if (typeof name !== 'string') return [type].flat().includes('boolean') ? yesNo : undefined
  const table = tables.get(name)
  if (!isLabels(table)) throw new Error(`the contract names the labels ${name}, which are not there`)
  const missing = codes.map(String).find((code) => code !== 'null' && table[code] === undefined)
  if (missing !== undefined) throw new Error(`${name} has no word for ${missing}`)
  return table
}

function isLabels(table: unknown): table is Labels {
  return (
    typeof table === 'object' &&
    table !== null &&
    Object.values(table).every((word) => typeof word === 'string')
  )
}
