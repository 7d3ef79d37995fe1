import { type OperationId, operations } from '@nhansu/sdk/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiForFile, type Person } from '../testing/api.ts'
import { everyPermission, newcomer } from '../testing/newcomer.ts'
import type { Actor } from './actors.ts'
import { calls } from './calls.ts'

/**
 * Two more actors for everything about employees, each with rights over the whole company: `plainOfficer` reads, writes,
 * exports and deletes without the right to what is sensitive or to pay; `payroll` has the right to pay and no other.
 */
const expected = `
dataQuality.check                 200      403
dataQuality.mine                  200      200
dataQuality.request               200      403
dataQuality.show                  200      403
employeeAccidents.destroy         403      403
employeeAccidents.list            200      404
employeeAccidents.restore         403      403
employeeAccidents.store           403      403
employeeAccidents.update          403      403
employeeAddresses.show            200      404
employeeAddresses.update          403      403
employeeAffiliations.show         404      404
employeeAffiliations.update       403      403
employeeAllowances.destroy        403      403
employeeAllowances.list           404      404
employeeAllowances.restore        403      403
employeeAllowances.store          403      403
employeeAllowances.update         403      403
employeeAvatar.destroy            200      403
employeeAvatar.picture            200      404
employeeAvatar.restorePicture     200      403
employeeAvatar.show               200      404
employeeAvatar.store              201      403
employeeBankAccounts.destroy      403      403
employeeBankAccounts.list         404      404
employeeBankAccounts.restore      403      403
employeeBankAccounts.store        403      403
employeeBankAccounts.update       403      403
employeeCertificates.destroy      403      403
employeeCertificates.destroyBulk  403      403
employeeCertificates.export       403      403
employeeCertificates.import       403      403
employeeCertificates.importTemplate 403    403
employeeCertificates.list         403      403
employeeCertificates.markImport   403      403
employeeCertificates.print        403      403
employeeCertificates.printCourse  403      403
employeeCertificates.renew        403      403
employeeCertificates.restore      403      403
employeeCertificates.revoke       403      403
employeeCertificates.show         403      403
employeeCertificates.store        403      403
employeeCertificates.undoImport   403      403
employeeCertificates.update       403      403
employeeDiplomas.destroyFile      200      403
employeeDiplomas.fileTicket       200      404
employeeDiplomas.list             200      404
employeeDiplomas.restoreFile      200      403
employeeDiplomas.storeFile        201      403
employeeEducations.destroy        200      403
employeeEducations.list           200      404
employeeEducations.restore        200      403
employeeEducations.store          201      403
employeeEducations.update         200      403
employeeHealth.show               404      404
employeeHealth.update             403      403
employeeHealthChecks.destroy      403      403
employeeHealthChecks.list         404      404
employeeHealthChecks.restore      403      403
employeeHealthChecks.store        403      403
employeeHealthChecks.update       403      403
employeeHistory.list              200      403
employeeItSkills.destroy          200      403
employeeItSkills.list             200      404
employeeItSkills.restore          200      403
employeeItSkills.store            201      403
employeeItSkills.update           200      403
employeeLanguages.destroy         200      403
employeeLanguages.list            200      404
employeeLanguages.restore         200      403
employeeLanguages.store           201      403
employeeLanguages.update          200      403
employeeMissingPapers.mark        200      403
employeeMissingPapers.show        200      403
employeeMissingPapers.unmark      200      403
employeePapers.show               404      200
employeePapers.update             403      403
employeePayLevels.correct         403      403
employeePayLevels.list            404      404
employeePayLevels.store           403      403
employeePayLevels.withdraw        403      403
employeeRelatives.destroy         403      403
employeeRelatives.list            404      404
employeeRelatives.restore         403      403
employeeRelatives.store           403      403
employeeRelatives.update          403      403
employeeTemporaryWorks.destroy    200      403
employeeTemporaryWorks.list       200      404
employeeTemporaryWorks.restore    200      403
employeeTemporaryWorks.store      201      403
employeeTemporaryWorks.update     200      403
employeeTransfers.accept          200      403
employeeTransfers.agree           404      404
employeeTransfers.consentFile     403      403
employeeTransfers.consentPaper    403      403
employeeTransfers.disagree        404      404
employeeTransfers.list            200      403
employeeTransfers.mine            200      200
employeeTransfers.preview         403      403
employeeTransfers.refuse          200      403
employeeTransfers.show            200      403
employeeTransfers.store           403      403
employeeTransfers.withdraw        403      403
employeeYearlyRecords.destroy     200      403
employeeYearlyRecords.list        200      404
employeeYearlyRecords.restore     200      403
employeeYearlyRecords.store       201      403
employeeYearlyRecords.update      200      403
employees.activateAccount         200      403
employees.activateAccounts        200      403
employees.deactivateAccount       200      403
employees.deactivateAccounts      200      403
employees.destroy                 200      403
employees.destroyBulk             200      403
employees.export                  200      403
employees.find                    200      403
employees.import                  200      403
employees.importTemplate          200      403
employees.importedPeople          200      403
employees.info                    200      404
employees.list                    200      403
employees.markImport              200      403
employees.print                   200      403
employees.printFile               200      404
employees.restore                 200      403
employees.reveal                  403      200
employees.show                    200      404
employees.store                   201      403
employees.undoImport              200      403
employees.undoImportOfPeople      200      403
employees.update                  200      403
jobChanges.correct                200      403
jobChanges.ofEmployee             200      403
jobChanges.store                  200      403
jobChanges.why                    200      404
jobChanges.withdraw               200      403
leaverTasks.list                  200      200
leaverTasks.mine                  200      200
leaverTasks.update                200      404
leaverTemplate.preview            200      403
leaverTemplate.show               200      403
leaverTemplate.update             200      403
`

const held = {
  plainOfficer: ['employee_access', 'employee_edit', 'employee_export', 'employee_delete'],
  payroll: ['employee_pay'],
} as const

const lines = expected.split('\n').filter((line) => line.trim() !== '')
const rows = new Map(
  lines.map((line) => {
    const [id = '', ...answers] = line.trim().split(/\s+/)
    return [id, answers.map(Number)]
  }),
)
const ofEmployees = /^(employee[A-Z]?\w*|jobChanges|dataQuality|leaverTasks|leaverTemplate)\./
// The index holds exactly the operations of the contract.
const ids = (Object.keys(operations) as OperationId[]).filter((id) => ofEmployees.test(id))

const api = apiForFile()
let setupAdmin: Person
const actors: Actor[] = []
beforeAll(async () => {
  setupAdmin = await newcomer(api, { login: 'narrow.setup', companies: { 1: everyPermission } })
  for (const [name, rights] of Object.entries(held)) {
    const person = await newcomer(api, {
      login: `narrow.${name.toLowerCase()}`,
      companies: { 1: rights.map((right) => [right, 'company'] as const) },
    })
    actors.push({ userId: person.userId, signIn: async () => person })
  }
})

test('has one row for every operation about employees, and no other', () => {
  expect(new Set(rows.keys())).toEqual(new Set<string>(ids))
})

describe('a good call is answered as the rights say', () => {
  test.each(ids)('%s', async (id) => {
    const answers: number[] = []
    for (const actor of actors) {
      const caller = await actor.signIn()
      const input = await calls[id]({ api, actor, caller, setupAdmin })
      answers.push((await caller.call(id, input)).status)
    }
    expect(`${id} ${answers.join(' ')}`).toBe(`${id} ${rows.get(id)?.join(' ')}`)
  })
})
