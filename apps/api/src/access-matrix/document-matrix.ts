/** The rows of documents and signers; an employee reads his own papers, and those of the calls are about somebody else. */
export const documentMatrix = `
documents.list                    401    401   403      403   200      403      403         200     200    200   200   200
documents.mixed                   401    401   403      403   200      403      403         200     200    200   200   200
documents.show                    401    401   403      403   404      403      403         200     200    200   404   200
documents.store                   401    401   403      403   403      403      403         201     201    201   400   201
documents.update                  401    401   403      403   403      403      403         200     200    200   404   200
documents.destroy                 401    401   403      403   403      403      403         200     200    200   404   200
documents.destroyBulk             401    401   403      403   403      403      403         200     200    200   404   200
documents.destroyMixed            401    401   403      403   403      403      403         200     200    200   404   200
documents.restore                 401    401   403      403   403      403      403         200     200    200   404   200
documents.export                  401    401   403      403   403      403      403         200     200    200   200   200
documents.fromDocumentary         401    401   403      403   403      403      403         200     200    200   404   200
documents.match                   401    401   403      403   403      403      403         200     200    200   200   200
documents.storeFile               401    401   403      403   403      403      403         201     201    201   404   201
documents.destroyFile             401    401   403      403   403      403      403         200     200    200   404   200
documents.restoreFile             401    401   403      403   403      403      403         200     200    200   404   200
documents.fileTicket              401    401   403      403   404      403      403         200     200    200   404   200

signers.list                      401    401   403      403   403      403      403         200     200    200   200   200
signers.show                      401    401   403      403   403      403      403         200     200    200   404   200
signers.store                     401    401   403      403   403      403      403         201     201    201   400   201
signers.update                    401    401   403      403   403      403      403         200     200    200   404   200
signers.destroy                   401    401   403      403   403      403      403         200     200    200   404   200
signers.destroyBulk               401    401   403      403   403      403      403         200     200    200   404   200
signers.restore                   401    401   403      403   403      403      403         200     200    200   404   200

documentReadings.list             401    401   403      403   403      403      403         200     200    200   404   200
documentReadings.store            401    401   403      403   403      403      403         201     201    201   404   201
documentReadings.show             401    401   403      403   403      403      403         200     200    200   404   200
documentReadings.people           401    401   403      403   403      403      403         200     200    200   404   200
documentReadings.export           401    401   403      403   403      403      403         200     200    200   404   200
documentReadings.withdraw         401    401   403      403   403      403      403         200     200    200   404   200
documentReadings.resume           401    401   403      403   403      403      403         200     200    200   404   200
documentReadings.mine             401    401   403      200   200      200      200         200     200    200   200   200
documentReadings.ticket           401    401   403      404   404      200      404         404     404    404   404   404
documentReadings.confirm          401    401   403      404   404      200      404         404     404    404   404   404
`
