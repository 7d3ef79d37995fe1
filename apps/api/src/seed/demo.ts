import type { Pool, PoolClient } from 'pg'
import demoCatalogues from '../../seeds/demo-catalogues.json' with { type: 'json' }
import { addCompany } from './add-company.ts'
import { continueDemoCodes } from './demo-codes.ts'
import { type DemoAccount, openDemoAccounts } from './demo-accounts.ts'
import { demoCompanies } from './demo-companies.ts'
import { seedDemoDecisions } from './demo-decisions.ts'
import { fillDemoDocuments } from './demo-documents.ts'
import { drawDemoGroup } from './demo-group.ts'
import { seedDemoContracts } from './demo-contracts.ts'
import { seedDemoInterviews } from './demo-interviews.ts'
import { seedDemoPaperMarks } from './demo-paper-marks.ts'
import { seedDemoPay } from './demo-pay.ts'
import { recallOldNames } from './demo-history.ts'
import { seedDemoExams } from './demo-exams.ts'
import { seedDemoCommitments } from './demo-commitments.ts'
import { seedDemoCertificates } from './demo-certificates.ts'
import { seedDemoTrainingPeople } from './demo-training-people.ts'
import { seedDemoQuestions } from './demo-questions.ts'
import { seedDemoQuizExams } from './demo-quiz-exams.ts'
import { fillDemoRewards } from './demo-rewards.ts'
import { seedDemoApplicationForms } from './demo-application-forms.ts'
import { seedDemoCampaigns } from './demo-campaigns.ts'
import { seedDemoCandidates } from './demo-candidates.ts'
import { seedDemoEmails } from './demo-emails.ts'
import { seedDemoConfirmations } from './demo-confirmations.ts'
import { seedDemoDataRequests } from './demo-data-requests.ts'
import { seedDemoProcedures } from './demo-procedures.ts'
import { seedDemoRequests } from './demo-requests.ts'
import { seedDemoTrainingNeeds } from './demo-training-needs.ts'
import { seedDemoTrainingPlans } from './demo-training-plans.ts'
import { seedDemoTrainings } from './demo-trainings.ts'
import { fillDemoWorkProgress } from './demo-work-progress.ts'
import { fillDerivedTables } from './derived-tables.ts'
import { fillEmployeeRows } from './employee-rows.ts'
import { openGroupIds } from './id-range.ts'
import { inTransaction } from './in-transaction.ts'
import { loadOrganisation, loadPersonnel } from './load-group.ts'
import { withOpenWalls } from './open-walls.ts'
import { insertCatalogues } from './shipped-catalogues.ts'

/** What a demo group may differ in. */
export interface DemoSettings {
  /** The password that an account gets; it is stored as a hash only. */
  passwords: (login: string) => string
  /** Employments in all companies together; 2,400 unless said. */
  employees?: number
  /** The day that the data take for today, yyyy-mm-dd. */
  reference?: string
}

/** Large enough to page and search in, small enough to be there in a second. */
const DEMO_EMPLOYEES = 2_400
/** The day that seeded data take for today. */
export const REFERENCE_DAY = '2026-11-01'

/**
 * Fills an empty, migrated database with the demo group: twelve companies with roles, catalogues, units, positions,
 * people, and accounts to sign in with. Everybody in it is invented. The same settings give the same group.
 * @param pool connects as the owner of the tables
 * @returns the accounts, with their passwords in clear: shown once, kept nowhere in the database
 * @throws when a company is there already; nothing is stored then
 */
export async function seedDemoGroup(pool: Pool, settings: DemoSettings): Promise<DemoAccount[]> {
  return inTransaction(pool, async (client) => {
    for (const company of demoCompanies) {
      await addCompany(client, company)
      await insertCatalogues(client, company.id, demoCatalogues)
    }
    const accounts = await withOpenWalls(client, () => fillDemoGroup(client, settings))
    const { reference = REFERENCE_DAY } = settings
    for (const { id } of demoCompanies) {
      await fillDemoDocuments(client, id, reference)
      // The demo companies have long begun.
      await client.query('insert into first_imports (company_id, put_away_at) values ($1, $2)', [
        id,
        reference,
      ])
      await seedDemoPaperMarks(client, reference)
      await fillDemoWorkProgress(client, id)
      await fillDemoRewards(client, id, reference)
      await seedDemoContracts(client, reference)
      await seedDemoDecisions(client, reference)
      await seedDemoPay(client, reference)
      await continueDemoCodes(client)
      await seedDemoRequests(client)
      await seedDemoDataRequests(client)
      await seedDemoConfirmations(client)
      await seedDemoTrainings(client, reference)
      await seedDemoTrainingPlans(client, reference)
      await seedDemoCandidates(client, reference)
      await seedDemoProcedures(client, reference)
      await seedDemoEmails(client, reference)
      await seedDemoCampaigns(client, reference)
      await seedDemoApplicationForms(client, reference)
      await seedDemoInterviews(client)
      await seedDemoTrainingPeople(client, reference)
      await seedDemoCertificates(client, reference)
      await seedDemoCommitments(client, reference)
      await seedDemoTrainingNeeds(client, reference)
      await seedDemoQuestions(client)
      await seedDemoQuizExams(client, reference)
      await seedDemoExams(client, reference)
    }
    return accounts
  })
}

async function fillDemoGroup(client: PoolClient, settings: DemoSettings): Promise<DemoAccount[]> {
  const { passwords, employees = DEMO_EMPLOYEES, reference = REFERENCE_DAY } = settings
  const ids = await openGroupIds(client)
  const group = drawDemoGroup({ employees, reference, ids })
  await loadOrganisation(client, group)
  await loadPersonnel(client, group)
  await ids.close()
  await fillDerivedTables(client, ids.firstEmployee)
  await fillEmployeeRows(client, ids.firstEmployee, reference)
  await recallOldNames(client)
  return openDemoAccounts(client, group.castPersons, passwords)
}
