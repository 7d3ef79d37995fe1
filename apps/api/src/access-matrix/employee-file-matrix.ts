/**
 * The rows of an employee's file; actors and columns are those of `matrix.ts`. What a reader sees of it hangs on the rights
 * of each field: here stands who opens which part of employee 11's, whom `unitHead` sees. One's own is read by oneself.
 * An import is undone by whoever made it: each of them asks for his own where he could make one.
 */
export const employeeFileMatrix = `
employees.show                    401    401   403      404   404      200      404         200     200    200   404   200
employees.printFile               401    401   403      404   404      200      404         200     200    200   404   200
employees.update                  401    401   403      403   403      403      403         200     200    200   404   200
employees.store                   401    401   403      403   403      403      403         201     201    201   400   201
employees.destroy                 401    401   403      403   403      403      403         403     200    200   404   200
employees.destroyBulk             401    401   403      403   403      403      403         403     200    200   404   200
employees.restore                 401    401   403      403   403      403      403         403     200    200   404   200
employees.import                  401    401   403      403   403      403      403         200     200    200   400   200
employees.importTemplate          401    401   403      403   403      403      403         200     200    200   200   200
employees.markImport              401    401   403      403   403      403      403         200     200    200   200   200
employees.undoImport              401    401   403      403   403      403      403         200     200    200   404   200
employees.importedPeople          401    401   403      403   403      403      403         200     200    200   404   200
employees.undoImportOfPeople      401    401   403      403   403      403      403         200     200    200   404   200
employees.reveal                  401    401   403      403   403      403      403         200     200    200   404   200
employeeDiplomas.list             401    401   403      404   404      200      404         200     200    200   404   200
employeeDiplomas.fileTicket       401    401   403      404   404      200      404         200     200    200   404   200
employeeDiplomas.storeFile            401    401   403      403   403      403      403         201     201    201   404   201
employeeDiplomas.destroyFile          401    401   403      403   403      403      403         200     200    200   404   200
employeeDiplomas.restoreFile      401    401   403      403   403      403      403         200     200    200   404   200
employeeAvatar.show               401    401   403      404   404      200      404         200     200    200   404   200
employeeAvatar.picture            401    401   403      404   404      200      404         200     200    200   404   200
employeeAvatar.store              401    401   403      403   403      403      403         201     201    201   404   201
employeeAvatar.destroy            401    401   403      403   403      403      403         200     200    200   404   200
employeeAvatar.restorePicture            401    401   403      403   403      403      403         200     200    200   404   200

employeePapers.show               401    401   403      404   404      404      404         200     200    200   404   200
employeePapers.update             401    401   403      403   403      403      403         200     200    200   404   200
employeeAddresses.show            401    401   403      404   404      200      404         200     200    200   404   200
employeeAddresses.update          401    401   403      403   403      403      403         200     200    200   404   200
employeeHealth.show               401    401   403      404   404      404      404         200     200    200   404   200
employeeHealth.update             401    401   403      403   403      403      403         200     200    200   404   200
employeeAffiliations.show         401    401   403      404   404      404      404         200     200    200   404   200
employeeAffiliations.update       401    401   403      403   403      403      403         200     200    200   404   200
`
