/**
 * The rows of campaigns and their parts; actors and columns are those of `matrix.ts`. The head of a unit (`unitHead`) may
 * request for his own units; a campaign of the matrix belongs to another one.
 */
export const recruitmentCampaignMatrix = `
recruitments.list                 401    401   403      403   403      200      403         403     200    200   200   200
recruitments.show                 401    401   403      403   403      404      403         403     200    200   404   200
recruitments.generateCode         401    401   403      403   403      200      403         403     200    200   200   200
recruitments.store                401    401   403      403   403      400      403         403     201    201   400   201
recruitments.update               401    401   403      403   403      404      403         403     200    200   404   200
recruitments.destroy              401    401   403      403   403      403      403         403     200    200   404   200
recruitments.destroyBulk          401    401   403      403   403      403      403         403     200    200   404   200
recruitments.restore              401    401   403      403   403      403      403         403     200    200   404   200
`
