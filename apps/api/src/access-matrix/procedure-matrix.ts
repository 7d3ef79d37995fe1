/**
 * The rows of procedures of reception; actors and columns are those of `matrix.ts`. To finish one asks for the right to
 * issue decisions as well. The report of recruitment is read by rights of its own.
 */
export const procedureMatrix = `
procedures.list                   401    401   403      403   403      403      403         403     200    200   200   200
procedures.store                  401    401   403      403   403      403      403         403     201    201   404   201
procedures.show                   401    401   403      403   403      403      403         403     200    200   404   200
procedures.update                 401    401   403      403   403      403      403         403     200    200   404   200
procedures.destroy                401    401   403      403   403      403      403         403     200    200   404   200
procedures.restore                401    401   403      403   403      403      403         403     200    200   404   200
procedures.finish                 401    401   403      403   403      403      403         403     200    200   404   200
procedureTemplates.list           401    401   403      403   403      403      403         403     200    200   200   200
procedureTemplates.update         401    401   403      403   403      403      403         403     200    200   200   200

recruitmentReport.show            401    401   403      403   403      403      403         403     200    200   200   200
recruitmentReport.download        401    401   403      403   403      403      403         403     200    200   200   200
recruitmentReport.drill           401    401   403      403   403      403      403         403     200    200   200   200
`
