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
recruitments.changeStatus         401    401   403      403   403      403      403         403     200    200   404   200
recruitments.submit               401    401   403      403   403      404      403         403     200    200   404   200
recruitments.approve              401    401   403      403   403      403      403         403     200    200   404   200
recruitments.reject               401    401   403      403   403      403      403         403     200    200   404   200
recruitments.copy                 401    401   403      403   403      403      403         403     201    201   404   201
recruitments.quick                401    401   403      403   403      403      403         403     201    201   400   201
recruitments.history              401    401   403      403   403      404      403         403     200    200   404   200

recruitmentConditions.storeBulk   401    401   403      403   403      404      403         403     201    201   404   201
recruitmentConditions.updateBulk  401    401   403      403   403      404      403         403     200    200   404   200
recruitmentConditions.destroyBulk 401    401   403      403   403      404      403         403     200    200   404   200

recruitmentBoards.bulk            401    401   403      403   403      404      403         403     200    200   404   200

recruitmentRounds.storeBulk       401    401   403      403   403      404      403         403     201    201   404   201
recruitmentRounds.updateBulk      401    401   403      403   403      404      403         403     200    200   404   200
recruitmentRounds.store           401    401   403      403   403      404      403         403     201    201   404   201
recruitmentRounds.show            401    401   403      403   403      404      403         403     200    200   404   200
recruitmentRounds.interviews      401    401   403      403   403      404      403         403     200    200   404   200
recruitmentRounds.weights         401    401   403      403   403      403      403         403     200    200   404   200

recruitmentCosts.storeBulk        401    401   403      403   403      404      403         403     201    201   404   201
recruitmentCosts.updateBulk       401    401   403      403   403      404      403         403     200    200   404   200

recruitmentDocuments.store        401    401   403      403   403      404      403         403     201    201   404   201
recruitmentDocuments.update       401    401   403      403   403      404      403         403     200    200   404   200
recruitmentDocuments.destroy      401    401   403      403   403      404      403         403     200    200   404   200
recruitmentDocuments.restore      401    401   403      403   403      404      403         403     200    200   404   200
recruitmentDocuments.file         401    401   403      403   403      404      403         403     200    200   404   200

recruitmentSettings.show          401    401   403      403   403      200      403         403     200    200   200   200
recruitmentSettings.update        401    401   403      403   403      403      403         403     200    200   200   200

applicationForms.show             401    401   403      403   403      404      403         403     200    200   404   200
applicationForms.update           401    401   403      403   403      404      403         403     200    200   404   200
applicationForms.publish          401    401   403      403   403      403      403         403     200    200   404   200
applicationForms.poster           401    401   403      403   403      404      403         403     200    200   404   200

consentTexts.show                 401    401   403      403   403      403      403         403     200    200   200   200
consentTexts.store                401    401   403      403   403      403      403         403     201    201   201   201
`
