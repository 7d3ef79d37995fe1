/**
 * Rows of an employee's file, in the columns of `matrix.ts`. A reader without the right to a set is told 404, because
 * everybody may read his own rows; 'Chuyên viên nhân sự' has no right to pay.
 */
export const employeeRowMatrix = `
employeeBankAccounts.list         401    401   403      404   404      404      404         200     200    200   404   200
employeeBankAccounts.store        401    401   403      403   403      403      403         201     201    201   404   201
employeeBankAccounts.update       401    401   403      403   403      403      403         200     200    200   404   200
employeeBankAccounts.destroy      401    401   403      403   403      403      403         200     200    200   404   200
employeeBankAccounts.restore      401    401   403      403   403      403      403         200     200    200   404   200

employeeEducations.list           401    401   403      404   404      200      404         200     200    200   404   200
employeeEducations.store          401    401   403      403   403      403      403         201     201    201   404   201
employeeEducations.update         401    401   403      403   403      403      403         200     200    200   404   200
employeeEducations.destroy        401    401   403      403   403      403      403         200     200    200   404   200
employeeEducations.restore        401    401   403      403   403      403      403         200     200    200   404   200

employeeLanguages.list            401    401   403      404   404      200      404         200     200    200   404   200
employeeLanguages.store           401    401   403      403   403      403      403         201     201    201   404   201
employeeLanguages.update          401    401   403      403   403      403      403         200     200    200   404   200
employeeLanguages.destroy         401    401   403      403   403      403      403         200     200    200   404   200
employeeLanguages.restore         401    401   403      403   403      403      403         200     200    200   404   200

employeeItSkills.list             401    401   403      404   404      200      404         200     200    200   404   200
employeeItSkills.store            401    401   403      403   403      403      403         201     201    201   404   201
employeeItSkills.update           401    401   403      403   403      403      403         200     200    200   404   200
employeeItSkills.destroy          401    401   403      403   403      403      403         200     200    200   404   200
employeeItSkills.restore          401    401   403      403   403      403      403         200     200    200   404   200

employeeRelatives.list            401    401   403      404   404      404      404         200     200    200   404   200
employeeRelatives.store           401    401   403      403   403      403      403         201     201    201   404   201
employeeRelatives.update          401    401   403      403   403      403      403         200     200    200   404   200
employeeRelatives.destroy         401    401   403      403   403      403      403         200     200    200   404   200
employeeRelatives.restore         401    401   403      403   403      403      403         200     200    200   404   200

employeeAllowances.list           401    401   403      404   404      404      404         404     200    200   404   200
employeeAllowances.store          401    401   403      403   403      403      403         403     201    201   404   201
employeeAllowances.update         401    401   403      403   403      403      403         403     200    200   404   200
employeeAllowances.destroy        401    401   403      403   403      403      403         403     200    200   404   200
employeeAllowances.restore        401    401   403      403   403      403      403         403     200    200   404   200

employeeAccidents.list            401    401   403      404   404      200      404         200     200    200   404   200
employeeAccidents.store           401    401   403      403   403      403      403         201     201    201   404   201
employeeAccidents.update          401    401   403      403   403      403      403         200     200    200   404   200
employeeAccidents.destroy         401    401   403      403   403      403      403         200     200    200   404   200
employeeAccidents.restore         401    401   403      403   403      403      403         200     200    200   404   200

employeeHealthChecks.list         401    401   403      404   404      404      404         200     200    200   404   200
employeeHealthChecks.store        401    401   403      403   403      403      403         201     201    201   404   201
employeeHealthChecks.update       401    401   403      403   403      403      403         200     200    200   404   200
employeeHealthChecks.destroy      401    401   403      403   403      403      403         200     200    200   404   200
employeeHealthChecks.restore      401    401   403      403   403      403      403         200     200    200   404   200

employeeTemporaryWorks.list       401    401   403      404   404      200      404         200     200    200   404   200
employeeTemporaryWorks.store      401    401   403      403   403      403      403         201     201    201   404   201
employeeTemporaryWorks.update     401    401   403      403   403      403      403         200     200    200   404   200
employeeTemporaryWorks.destroy    401    401   403      403   403      403      403         200     200    200   404   200
employeeTemporaryWorks.restore    401    401   403      403   403      403      403         200     200    200   404   200
employeeYearlyRecords.list        401    401   403      404   404      200      404         200     200    200   404   200
employeeYearlyRecords.store       401    401   403      403   403      403      403         201     201    201   404   201
employeeYearlyRecords.update      401    401   403      403   403      403      403         200     200    200   404   200
employeeYearlyRecords.destroy     401    401   403      403   403      403      403         200     200    200   404   200
employeeYearlyRecords.restore     401    401   403      403   403      403      403         200     200    200   404   200

dataQuality.show                  401    401   403      403   403      200      403         200     200    200   200   200
dataQuality.check                 401    401   403      403   403      403      403         200     200    200   200   200
dataQuality.request               401    401   403      403   403      403      403         200     200    200   409   200
dataQuality.mine                  401    401   403      200   200      200      200         200     200    200   200   200

employeeMissingPapers.show        401    401   403      403   403      200      403         200     200    200   404   200
employeeMissingPapers.mark        401    401   403      403   403      403      403         200     200    200   404   200
employeeMissingPapers.unmark      401    401   403      403   403      403      403         200     200    200   404   200

leaverTasks.list                  401    401   403      200   200      200      200         200     200    200   200   200
leaverTasks.mine                  401    401   403      200   200      200      200         200     200    200   200   200
leaverTasks.update                401    401   403      404   404      404      404         200     200    200   404   200
leaverTemplate.show               401    401   403      403   403      200      403         200     200    200   200   200
leaverTemplate.update             401    401   403      403   403      403      403         200     200    200   200   200
leaverTemplate.preview            401    401   403      403   403      403      403         200     200    200   200   200

employeeHistory.list              401    401   403      403   403      200      403         200     200    200   404   200
`
