/** What the calls about numbers and contracts answer; the actors are those of the matrix. */
export const contractMatrix = `
numberSeries.list                 401    401   403      403   403      403      403         200     200    200   200   200
numberSeries.store                401    401   403      403   403      403      403         201     201    201   201   201
numberSeries.destroy              401    401   403      403   403      403      403         200     200    200   404   200
numberSeries.update               401    401   403      403   403      403      403         200     200    200   404   200
paperTemplates.list               401    401   403      403   403      403      403         200     200    200   200   200
paperTemplates.store              401    401   403      403   403      403      403         201     201    201   201   201
paperTemplates.destroy            401    401   403      403   403      403      403         200     200    200   404   200
paperTemplates.restore            401    401   403      403   403      403      403         200     200    200   404   200
paperTemplates.file               401    401   403      403   403      403      403         200     200    200   404   200
reminderRules.list                401    401   403      403   403      403      403         200     200    200   200   200
reminderRules.update              401    401   403      403   403      403      403         200     200    200   404   200
drawnNumbers.list                 401    401   403      403   403      403      403         200     200    200   200   200
drawnNumbers.export               401    401   403      403   403      403      403         200     200    200   200   200
drawnNumbers.print                401    401   403      403   403      403      403         200     200    200   200   200
drawnNumbers.giveUp               401    401   403      403   403      403      403         201     201    201   201   201

contracts.list                    401    401   403      403   200      403      403         200     200    200   200   200
contracts.show                    401    401   403      403   404      403      403         200     200    200   404   200
contracts.store                   401    401   403      403   403      403      403         201     201    201   400   201
contracts.update                  401    401   403      403   403      403      403         200     200    200   404   200
contracts.destroy                 401    401   403      403   403      403      403         200     200    200   404   200
contracts.destroyBulk             401    401   403      403   403      403      403         200     200    200   404   200
contracts.restore                 401    401   403      403   403      403      403         200     200    200   404   200
contracts.export                  401    401   403      403   403      403      403         200     200    200   200   200
contracts.import                  401    401   403      403   403      403      403         200     200    200   400   200
contracts.importTemplate          401    401   403      403   403      403      403         200     200    200   200   200
contracts.markImport              401    401   403      403   403      403      403         200     200    200   200   200
contracts.undoImport              401    401   403      403   403      403      403         200     200    200   404   200
contracts.check                   401    401   403      403   403      403      403         200     200    200   400   200
contractBoard.show                401    401   403      403   200      403      403         200     200    200   200   200
contractBoard.export              401    401   403      403   403      403      403         200     200    200   200   200
reconciliation.show               401    401   403      403   200      403      403         200     200    200   200   200
reconciliation.export             401    401   403      403   403      403      403         200     200    200   200   200
contracts.expiring                401    401   403      403   200      403      403         200     200    200   200   200
contracts.issue                   401    401   403      403   403      403      403         200     200    200   404   200
contracts.issueBulk               401    401   403      403   403      403      403         200     200    200   404   200
contracts.signers                 401    401   403      403   403      403      403         200     200    200   404   200
contracts.sign                    401    401   403      403   403      403      403         200     200    200   404   200
contracts.fileTicket              401    401   403      403   404      403      403         403     200    200   404   200
contracts.end                     401    401   403      403   403      403      403         200     200    200   404   200
contracts.cancel                  401    401   403      403   403      403      403         200     200    200   404   200
contracts.remind                  401    401   403      403   403      403      403         200     200    200   404   200
contracts.reminders               401    401   403      403   403      403      403         200     200    200   404   200
contracts.renew                   401    401   403      403   403      403      403         200     200    200   404   200
contracts.printBulk               401    401   403      403   404      403      403         200     200    200   404   200
contracts.paperArchive            401    401   403      403   404      403      403         403     200    200   404   200
contracts.paper                   401    401   403      403   404      403      403         200     200    200   404   200
contracts.papers                  401    401   403      403   404      403      403         200     200    200   404   200
contracts.paperTicket             401    401   403      403   404      403      403         403     200    200   404   200
contracts.endNotice               401    401   403      403   404      403      403         200     200    200   404   200

appendices.list                   401    401   403      403   404      403      403         200     200    200   404   200
appendices.store                  401    401   403      403   403      403      403         201     201    201   404   201
appendices.decide                 401    401   403      403   403      403      403         200     200    200   404   200
appendices.signers                401    401   403      403   403      403      403         200     200    200   200   200
appendices.bulk                   401    401   403      403   403      403      403         200     200    200   404   200
appendices.paper                  401    401   403      403   404      403      403         200     200    200   404   200

renewalReviews.mine               401    401   403      200   200      200      200         200     200    200   200   200
renewalReviews.show               401    401   403      404   404      404      404         200     200    200   404   200
renewalReviews.update             401    401   403      404   404      404      404         200     200    200   404   200
renewalReviews.paper              401    401   403      404   404      404      404         200     200    200   404   200
`
