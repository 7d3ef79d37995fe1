/**
 * The rows of an employee's work; actors and columns are those of `matrix.ts`. The calls are about employee 11, whom
 * `unitHead` sees and does not change.
 */
export const jobChangeMatrix = `
jobChanges.ofEmployee             401    401   403      403   403      200      403         200     200    200   404   200
jobChanges.why                    401    401   403      404   404      200      404         200     200    200   404   200
jobChanges.store                  401    401   403      403   403      403      403         200     200    200   404   200
jobChanges.withdraw               401    401   403      403   403      403      403         200     200    200   404   200
jobChanges.correct                401    401   403      403   403      403      403         200     200    200   404   200
`
