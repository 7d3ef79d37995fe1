/** What the calls about decisions answer; the actors are those of the matrix. */
export const decisionMatrix = `
decisions.list                    401    401   403      403   200      403      403         200     200    200   200   200
decisions.show                    401    401   403      403   404      403      403         200     200    200   404   200
decisions.store                   401    401   403      403   403      403      403         201     201    201   400   201
decisions.update                  401    401   403      403   403      403      403         200     200    200   404   200
decisions.destroy                 401    401   403      403   403      403      403         200     200    200   404   200
decisions.destroyBulk             401    401   403      403   403      403      403         200     200    200   404   200
decisions.restore                 401    401   403      403   403      403      403         200     200    200   404   200
decisions.export                  401    401   403      403   403      403      403         200     200    200   200   200
decisions.import                  401    401   403      403   403      403      403         200     200    200   400   200
decisions.importTemplate          401    401   403      403   403      403      403         200     200    200   200   200
decisions.markImport              401    401   403      403   403      403      403         200     200    200   200   200
decisions.undoImport              401    401   403      403   403      403      403         200     200    200   404   200
decisions.preview                 401    401   403      403   403      403      403         200     200    200   400   200
decisions.signers                 401    401   403      403   403      403      403         200     200    200   200   200
decisions.issue                   401    401   403      403   403      403      403         200     200    200   404   200
decisions.issueBulk               401    401   403      403   403      403      403         200     200    200   404   200
decisions.cancel                  401    401   403      403   403      403      403         200     200    200   404   200
decisions.revoke                  401    401   403      403   403      403      403         200     200    200   404   200
decisions.correct                 401    401   403      403   403      403      403         200     200    200   404   200
decisions.storeFile               401    401   403      403   403      403      403         201     201    201   404   201
decisions.destroyFile             401    401   403      403   403      403      403         200     200    200   404   200
decisions.restoreFile             401    401   403      403   403      403      403         200     200    200   404   200
decisions.fileTicket              401    401   403      403   404      403      403         200     200    200   404   200
decisions.papers                  401    401   403      403   404      403      403         200     200    200   404   200
decisions.paperTicket             401    401   403      403   404      403      403         200     200    200   404   200
decisions.printPeople             401    401   403      403   404      403      403         200     200    200   404   200
decisions.paperArchive            401    401   403      403   404      403      403         200     200    200   404   200
decisions.paper                   401    401   403      403   404      403      403         200     200    200   404   200

decisionSettings.show             401    401   403      403   200      403      403         200     200    200   200   200
decisionSettings.update           401    401   403      403   403      403      403         403     403    200   200   200
`
