/**
 * The rows of catalogues that belong to the company as a whole; actors and columns are those of `matrix.ts`. Reading is
 * also for who holds the right for his units or himself only (`unitHead`, `employee`), as their work is sorted by them.
 */
export const catalogueMatrix = `
catalogues.companies              401    401   403      403   403      403      403         200     200    200   200   200
catalogues.preview                401    401   403      403   403      403      403         404     404    404   404   200
catalogues.copy                   401    401   403      403   403      403      403         404     404    404   404   200

classifies.list                   401    401   403      403   403      403      403         200     200    200   200   200
classifies.show                   401    401   403      403   403      403      403         200     200    200   404   200
classifies.store                  401    401   403      403   403      403      403         201     201    201   201   201
classifies.update                 401    401   403      403   403      403      403         200     200    200   404   200
classifies.destroy                401    401   403      403   403      403      403         200     200    200   404   200
classifies.destroyBulk            401    401   403      403   403      403      403         200     200    200   404   200
classifies.restore                401    401   403      403   403      403      403         200     200    200   404   200
classifies.export                 401    401   403      403   403      403      403         200     200    200   200   200
classifies.import                 401    401   403      403   403      403      403         200     200    200   200   200
classifies.importTemplate         401    401   403      403   403      403      403         200     200    200   200   200
classifies.markImport             401    401   403      403   403      403      403         200     200    200   200   200
classifies.undoImport             401    401   403      403   403      403      403         200     200    200   404   200

fields.list                       401    401   403      200   200      200      200         200     200    200   200   200
fields.show                       401    401   403      200   200      200      200         200     200    200   404   200
fields.store                      401    401   403      403   403      403      403         403     201    201   201   201
fields.update                     401    401   403      403   403      403      403         403     200    200   404   200
fields.destroy                    401    401   403      403   403      403      403         403     200    200   404   200
fields.destroyBulk                401    401   403      403   403      403      403         403     200    200   404   200
fields.restore                    401    401   403      403   403      403      403         403     200    200   404   200
fields.export                     401    401   403      403   403      403      403         403     200    200   200   200
fields.import                     401    401   403      403   403      403      403         403     200    200   200   200
fields.importTemplate             401    401   403      403   403      403      403         403     200    200   200   200
fields.markImport                 401    401   403      403   403      403      403         403     200    200   200   200
fields.undoImport                 401    401   403      403   403      403      403         403     200    200   404   200

trainingTypes.list                401    401   403      403   403      200      403         403     200    200   200   200
trainingTypes.show                401    401   403      403   403      200      403         403     200    200   404   200
trainingTypes.store               401    401   403      403   403      403      403         403     201    201   201   201
trainingTypes.update              401    401   403      403   403      403      403         403     200    200   404   200
trainingTypes.destroy             401    401   403      403   403      403      403         403     200    200   404   200
trainingTypes.destroyBulk         401    401   403      403   403      403      403         403     200    200   404   200
trainingTypes.restore             401    401   403      403   403      403      403         403     200    200   404   200
trainingTypes.export              401    401   403      403   403      403      403         403     200    200   200   200
trainingTypes.import              401    401   403      403   403      403      403         403     200    200   200   200
trainingTypes.importTemplate      401    401   403      403   403      403      403         403     200    200   200   200
trainingTypes.markImport          401    401   403      403   403      403      403         403     200    200   200   200
trainingTypes.undoImport          401    401   403      403   403      403      403         403     200    200   404   200

trainingFormalities.list          401    401   403      403   403      200      403         403     200    200   200   200
trainingFormalities.show          401    401   403      403   403      200      403         403     200    200   404   200
trainingFormalities.store         401    401   403      403   403      403      403         403     201    201   201   201
trainingFormalities.update        401    401   403      403   403      403      403         403     200    200   404   200
trainingFormalities.destroy       401    401   403      403   403      403      403         403     200    200   404   200
trainingFormalities.destroyBulk   401    401   403      403   403      403      403         403     200    200   404   200
trainingFormalities.restore       401    401   403      403   403      403      403         403     200    200   404   200
trainingFormalities.export        401    401   403      403   403      403      403         403     200    200   200   200
trainingFormalities.import        401    401   403      403   403      403      403         403     200    200   200   200
trainingFormalities.importTemplate 401    401   403      403   403      403      403         403     200    200   200   200
trainingFormalities.markImport    401    401   403      403   403      403      403         403     200    200   200   200
trainingFormalities.undoImport    401    401   403      403   403      403      403         403     200    200   404   200

partnerInfos.list                 401    401   403      403   403      200      403         403     200    200   200   200
partnerInfos.show                 401    401   403      403   403      200      403         403     200    200   404   200
partnerInfos.store                401    401   403      403   403      403      403         403     201    201   201   201
partnerInfos.update               401    401   403      403   403      403      403         403     200    200   404   200
partnerInfos.destroy              401    401   403      403   403      403      403         403     200    200   404   200
partnerInfos.destroyBulk          401    401   403      403   403      403      403         403     200    200   404   200
partnerInfos.restore              401    401   403      403   403      403      403         403     200    200   404   200
partnerInfos.export               401    401   403      403   403      403      403         403     200    200   200   200
partnerInfos.import               401    401   403      403   403      403      403         403     200    200   200   200
partnerInfos.importTemplate       401    401   403      403   403      403      403         403     200    200   200   200
partnerInfos.markImport           401    401   403      403   403      403      403         403     200    200   200   200
partnerInfos.undoImport           401    401   403      403   403      403      403         403     200    200   404   200

certificates.list                 401    401   403      403   403      200      403         403     200    200   200   200
certificates.show                 401    401   403      403   403      200      403         403     200    200   404   200
certificates.store                401    401   403      403   403      403      403         403     201    201   201   201
certificates.update               401    401   403      403   403      403      403         403     200    200   404   200
certificates.destroy              401    401   403      403   403      403      403         403     200    200   404   200
certificates.destroyBulk          401    401   403      403   403      403      403         403     200    200   404   200
certificates.restore              401    401   403      403   403      403      403         403     200    200   404   200
certificates.export               401    401   403      403   403      403      403         403     200    200   200   200
certificates.import               401    401   403      403   403      403      403         403     200    200   200   200
certificates.importTemplate       401    401   403      403   403      403      403         403     200    200   200   200
certificates.markImport           401    401   403      403   403      403      403         403     200    200   200   200
certificates.undoImport           401    401   403      403   403      403      403         403     200    200   404   200

certificateGroups.list            401    401   403      403   403      200      403         403     200    200   200   200
certificateGroups.show            401    401   403      403   403      200      403         403     200    200   404   200
certificateGroups.store           401    401   403      403   403      403      403         403     201    201   201   201
certificateGroups.update          401    401   403      403   403      403      403         403     200    200   404   200
certificateGroups.destroy         401    401   403      403   403      403      403         403     200    200   404   200
certificateGroups.destroyBulk     401    401   403      403   403      403      403         403     200    200   404   200
certificateGroups.restore         401    401   403      403   403      403      403         403     200    200   404   200
certificateGroups.export          401    401   403      403   403      403      403         403     200    200   200   200
certificateGroups.import          401    401   403      403   403      403      403         403     200    200   200   200
certificateGroups.importTemplate  401    401   403      403   403      403      403         403     200    200   200   200
certificateGroups.markImport      401    401   403      403   403      403      403         403     200    200   200   200
certificateGroups.undoImport      401    401   403      403   403      403      403         403     200    200   404   200

trainingLocations.list            401    401   403      200   200      200      200         200     200    200   200   200
trainingLocations.show            401    401   403      200   200      200      200         200     200    200   404   200
trainingLocations.store           401    401   403      403   403      403      403         403     201    201   201   201
trainingLocations.update          401    401   403      403   403      403      403         403     200    200   404   200
trainingLocations.destroy         401    401   403      403   403      403      403         403     200    200   404   200
trainingLocations.destroyBulk     401    401   403      403   403      403      403         403     200    200   404   200
trainingLocations.restore         401    401   403      403   403      403      403         403     200    200   404   200
trainingLocations.export          401    401   403      403   403      403      403         403     200    200   200   200
trainingLocations.import          401    401   403      403   403      403      403         403     200    200   200   200
trainingLocations.importTemplate  401    401   403      403   403      403      403         403     200    200   200   200
trainingLocations.markImport      401    401   403      403   403      403      403         403     200    200   200   200
trainingLocations.undoImport      401    401   403      403   403      403      403         403     200    200   404   200

contractTypes.list                401    401   403      403   200      403      403         200     200    200   200   200
contractTypes.show                401    401   403      403   200      403      403         200     200    200   404   200
contractTypes.store               401    401   403      403   403      403      403         201     201    201   201   201
contractTypes.update              401    401   403      403   403      403      403         200     200    200   404   200
contractTypes.destroy             401    401   403      403   403      403      403         200     200    200   404   200
contractTypes.destroyBulk         401    401   403      403   403      403      403         200     200    200   404   200
contractTypes.restore             401    401   403      403   403      403      403         200     200    200   404   200
contractTypes.export              401    401   403      403   403      403      403         200     200    200   200   200
contractTypes.import              401    401   403      403   403      403      403         200     200    200   200   200
contractTypes.importTemplate      401    401   403      403   403      403      403         200     200    200   200   200
contractTypes.markImport          401    401   403      403   403      403      403         200     200    200   200   200
contractTypes.undoImport          401    401   403      403   403      403      403         200     200    200   404   200

requiredPapers.list               401    401   403      403   403      200      403         200     200    200   200   200
requiredPapers.show               401    401   403      403   403      200      403         200     200    200   404   200
requiredPapers.store              401    401   403      403   403      403      403         201     201    201   201   201
requiredPapers.update             401    401   403      403   403      403      403         200     200    200   404   200
requiredPapers.destroy            401    401   403      403   403      403      403         403     200    200   404   200
requiredPapers.destroyBulk        401    401   403      403   403      403      403         403     200    200   404   200
requiredPapers.restore            401    401   403      403   403      403      403         403     200    200   404   200
requiredPapers.export             401    401   403      403   403      403      403         200     200    200   200   200
requiredPapers.import             401    401   403      403   403      403      403         200     200    200   200   200
requiredPapers.importTemplate     401    401   403      403   403      403      403         200     200    200   200   200
requiredPapers.markImport         401    401   403      403   403      403      403         200     200    200   200   200
requiredPapers.undoImport         401    401   403      403   403      403      403         200     200    200   404   200

rewardDisciplineForms.list        401    401   403      403   403      200      403         200     200    200   200   200
rewardDisciplineForms.show        401    401   403      403   403      200      403         200     200    200   404   200
rewardDisciplineForms.store       401    401   403      403   403      403      403         201     201    201   201   201
rewardDisciplineForms.update      401    401   403      403   403      403      403         200     200    200   404   200
rewardDisciplineForms.destroy     401    401   403      403   403      403      403         200     200    200   404   200
rewardDisciplineForms.destroyBulk 401    401   403      403   403      403      403         200     200    200   404   200
rewardDisciplineForms.restore     401    401   403      403   403      403      403         200     200    200   404   200
rewardDisciplineForms.export      401    401   403      403   403      403      403         200     200    200   200   200
rewardDisciplineForms.import      401    401   403      403   403      403      403         200     200    200   200   200
rewardDisciplineForms.importTemplate 401    401   403      403   403      403      403         200     200    200   200   200
rewardDisciplineForms.markImport  401    401   403      403   403      403      403         200     200    200   200   200
rewardDisciplineForms.undoImport  401    401   403      403   403      403      403         200     200    200   404   200

rewardReasons.list                401    401   403      403   403      200      403         200     200    200   200   200
rewardReasons.show                401    401   403      403   403      200      403         200     200    200   404   200
rewardReasons.store               401    401   403      403   403      403      403         201     201    201   201   201
rewardReasons.update              401    401   403      403   403      403      403         200     200    200   404   200
rewardReasons.destroy             401    401   403      403   403      403      403         200     200    200   404   200
rewardReasons.destroyBulk         401    401   403      403   403      403      403         200     200    200   404   200
rewardReasons.restore             401    401   403      403   403      403      403         200     200    200   404   200
rewardReasons.export              401    401   403      403   403      403      403         200     200    200   200   200
rewardReasons.import              401    401   403      403   403      403      403         200     200    200   200   200
rewardReasons.importTemplate      401    401   403      403   403      403      403         200     200    200   200   200
rewardReasons.markImport          401    401   403      403   403      403      403         200     200    200   200   200
rewardReasons.undoImport          401    401   403      403   403      403      403         200     200    200   404   200

documentTypes.list                401    401   403      403   200      403      403         200     200    200   200   200
documentTypes.show                401    401   403      403   200      403      403         200     200    200   404   200
documentTypes.store               401    401   403      403   403      403      403         201     201    201   201   201
documentTypes.update              401    401   403      403   403      403      403         200     200    200   404   200
documentTypes.destroy             401    401   403      403   403      403      403         200     200    200   404   200
documentTypes.destroyBulk         401    401   403      403   403      403      403         200     200    200   404   200
documentTypes.restore             401    401   403      403   403      403      403         200     200    200   404   200
documentTypes.export              401    401   403      403   403      403      403         200     200    200   200   200
documentTypes.import              401    401   403      403   403      403      403         200     200    200   200   200
documentTypes.importTemplate      401    401   403      403   403      403      403         200     200    200   200   200
documentTypes.markImport          401    401   403      403   403      403      403         200     200    200   200   200
documentTypes.undoImport          401    401   403      403   403      403      403         200     200    200   404   200

quizCategories.list               401    401   403      403   200      403      403         403     200    200   200   200
quizCategories.show               401    401   403      403   200      403      403         403     200    200   404   200
quizCategories.store              401    401   403      403   403      403      403         403     201    201   201   201
quizCategories.update             401    401   403      403   403      403      403         403     200    200   404   200
quizCategories.destroy            401    401   403      403   403      403      403         403     200    200   404   200
quizCategories.destroyBulk        401    401   403      403   403      403      403         403     200    200   404   200
quizCategories.restore            401    401   403      403   403      403      403         403     200    200   404   200
quizCategories.export             401    401   403      403   403      403      403         403     200    200   200   200
quizCategories.import             401    401   403      403   403      403      403         403     200    200   200   200
quizCategories.importTemplate     401    401   403      403   403      403      403         403     200    200   200   200
quizCategories.markImport         401    401   403      403   403      403      403         403     200    200   200   200
quizCategories.undoImport         401    401   403      403   403      403      403         403     200    200   404   200
`
