/**
 * The rows of rewards and disciplines; actors and columns are those of `matrix.ts`. The calls are about employee 11, whom
 * `unitHead` sees and does not change; the record that is taken a step on is a discipline.
 */
export const rewardMatrix = `
rewardsDisciplines.list          401    401   403      403   403      200      403         200     200    200   200   200
rewardsDisciplines.ofEmployee    401    401   403      403   403      200      403         200     200    200   404   200
rewardsDisciplines.forms         401    401   403      403   403      200      403         200     200    200   200   200
rewardsDisciplines.show          401    401   403      403   403      200      403         200     200    200   404   200
rewardsDisciplines.store         401    401   403      403   403      403      403         201     201    201   400   201
rewardsDisciplines.update        401    401   403      403   403      403      403         200     200    200   404   200
rewardsDisciplines.destroy       401    401   403      403   403      403      403         200     200    200   404   200
rewardsDisciplines.destroyBulk   401    401   403      403   403      403      403         200     200    200   404   200
rewardsDisciplines.restore       401    401   403      403   403      403      403         200     200    200   404   200
rewardsDisciplines.move          401    401   403      403   403      403      403         200     200    200   404   200
rewardsDisciplines.export        401    401   403      403   403      403      403         200     200    200   200   200
rewardsDisciplines.reduce        401    401   403      403   403      403      403         200     200    200   404   200
rewardsDisciplines.withdrawReduction  401    401   403      403   403      403      403         200     200    200   404   200
rewardPapers.list                401    401   403      403   403      403      403         200     200    200   404   200
rewardPapers.storeFile           401    401   403      403   403      403      403         201     201    201   404   201
rewardPapers.destroyFile         401    401   403      403   403      403      403         200     200    200   404   200
rewardPapers.restoreFile         401    401   403      403   403      403      403         200     200    200   404   200
rewardPapers.fileTicket          401    401   403      403   403      403      403         200     200    200   404   200
rewardPapers.print               401    401   403      403   403      403      403         200     200    200   404   200
rewardPapers.paperTicket         401    401   403      403   403      403      403         200     200    200   404   200
rewardImports.import             401    401   403      403   403      403      403         200     200    200   400   200
rewardImports.importTemplate     401    401   403      403   403      403      403         200     200    200   200   200
rewardImports.markImport         401    401   403      403   403      403      403         200     200    200   200   200
rewardImports.undoImport         401    401   403      403   403      403      403         200     200    200   404   200
`
