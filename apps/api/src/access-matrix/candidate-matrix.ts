/**
 * The rows of candidates and of the reserve pool; actors and columns are those of `matrix.ts`. An examiner reads the
 * candidates of his campaigns without any right; nobody here sits on a board, so to them no candidate is there.
 */
export const candidateMatrix = `
candidates.list                   401    401   403      403   403      403      403         403     200    200   200   200
candidates.show                   401    401   403      404   404      404      404         404     200    200   404   200
candidates.store                  401    401   403      403   403      403      403         403     201    201   201   201
candidates.update                 401    401   403      403   403      403      403         403     200    200   404   200
candidates.destroy                401    401   403      403   403      403      403         403     200    200   404   200
candidates.destroyBulk            401    401   403      403   403      403      403         403     200    200   404   200
candidates.restore                401    401   403      403   403      403      403         403     200    200   404   200
candidates.contacted              401    401   403      403   403      403      403         403     200    200   404   200
candidates.confirmed              401    401   403      403   403      403      403         403     200    200   404   200
candidates.accepted               401    401   403      403   403      403      403         403     200    200   404   200
candidates.workRefuse             401    401   403      403   403      403      403         403     200    200   404   200
candidates.archived               401    401   403      403   403      403      403         403     200    200   404   200
candidates.fail                   401    401   403      403   403      403      403         403     200    200   404   200
candidates.back                   401    401   403      403   403      403      403         403     200    200   404   200
candidates.assignRecruitment      401    401   403      403   403      403      403         403     201    201   404   201
candidates.hold                   401    401   403      403   403      403      403         403     200    200   404   200
candidates.release                401    401   403      403   403      403      403         403     200    200   404   200
candidates.storeConsent           401    401   403      403   403      403      403         403     200    200   404   200
candidates.withdrawConsent        401    401   403      403   403      403      403         403     200    200   404   200
candidates.history                401    401   403      403   403      403      403         403     200    200   404   200
candidates.emails                 401    401   403      403   403      403      403         403     200    200   404   200
candidates.similar                401    401   403      403   403      403      403         403     200    200   200   200
candidates.positions              401    401   403      403   403      403      403         403     200    200   200   200
candidates.statuses               401    401   403      403   403      403      403         403     200    200   200   200
candidates.export                 401    401   403      403   403      403      403         403     200    200   200   200
candidates.exports                401    401   403      403   403      403      403         403     200    200   404   200
candidates.exportsPdf             401    401   403      403   403      403      403         403     200    200   404   200
candidates.storeCv                401    401   403      403   403      403      403         403     201    201   404   201
candidates.storePhoto             401    401   403      403   403      403      403         403     201    201   404   201
candidates.destroyFile            401    401   403      403   403      403      403         403     200    200   404   200
candidates.fileTicket             401    401   403      404   404      404      404         404     200    200   404   200

recruitmentCandidates.list        401    401   403      403   403      403      403         403     200    200   404   200
recruitmentCandidates.store       401    401   403      403   403      403      403         403     201    201   404   201
recruitmentCandidates.import      401    401   403      403   403      403      403         403     200    200   404   200
recruitmentCandidates.undoImport  401    401   403      403   403      403      403         403     200    200   404   200
recruitmentCandidates.importTemplate 401 401   403      403   403      403      403         403     200    200   404   200
suspectedApplications.ofCampaign  401    401   403      403   403      403      403         403     200    200   404   200
suspectedApplications.release     401    401   403      403   403      403      403         403     200    200   404   200
eraseRequests.ofCampaign          401    401   403      403   403      403      403         403     200    200   404   200
eraseRequests.settle              401    401   403      403   403      403      403         403     200    200   404   200
recruitmentCandidates.markAsSeen  401    401   403      403   403      403      403         403     200    200   404   200

reservePool.list                  401    401   403      403   403      403      403         403     200    200   200   200
reservePool.erase                 401    401   403      403   403      403      403         403     200    200   404   200
`
