/**
 * The rows of courses and their parts; actors and columns are those of `matrix.ts`. A course of the matrix has nobody
 * yet, so the head of a unit (`unitHead`) does not see it; who is added to one works in a unit of his. An
 * invitation is of the invited person alone, so nobody else finds it, and of the actors only the head of a unit is an
 * employee who may put himself down for a course. A plan of the matrix is for the whole company, which the
 * head of a unit does not read; who takes one back has sent it himself.
 */
export const trainingMatrix = `
trainings.list                    401    401   403      403   403      200      403         403     200    200   200   200
trainings.show                    401    401   403      403   403      404      403         403     200    200   404   200
trainings.store                   401    401   403      403   403      403      403         403     201    201   400   201
trainings.update                  401    401   403      403   403      403      403         403     200    200   404   200
trainings.destroy                 401    401   403      403   403      403      403         403     200    200   404   200
trainings.destroyBulk             401    401   403      403   403      403      403         403     200    200   404   200
trainings.restore                 401    401   403      403   403      403      403         403     200    200   404   200
trainings.next                    401    401   403      403   403      404      403         403     200    200   404   200
trainings.history                 401    401   403      403   403      404      403         403     200    200   404   200
trainings.copy                    401    401   403      403   403      403      403         403     201    201   404   201
trainings.enrol                   401    401   403      404   404      200      404         404     404    404   404   404
trainings.open                    401    401   403      403   403      403      403         403     200    200   404   200
trainings.begin                   401    401   403      403   403      403      403         403     200    200   404   200
trainings.finish                  401    401   403      403   403      403      403         403     200    200   404   200
trainings.reopen                  401    401   403      403   403      403      403         403     200    200   404   200
trainings.cancel                  401    401   403      403   403      403      403         403     200    200   404   200

trainingPlans.list                401    401   403      403   403      200      403         403     200    200   200   200
trainingPlans.show                401    401   403      403   403      404      403         403     200    200   404   200
trainingPlans.store               401    401   403      403   403      403      403         403     201    201   201   201
trainingPlans.update              401    401   403      403   403      403      403         403     200    200   404   200
trainingPlans.destroy             401    401   403      403   403      403      403         403     200    200   404   200
trainingPlans.destroyBulk         401    401   403      403   403      403      403         403     200    200   404   200
trainingPlans.restore             401    401   403      403   403      403      403         403     200    200   404   200
trainingPlans.submit              401    401   403      403   403      403      403         403     200    200   404   200
trainingPlans.withdraw            401    401   403      403   403      403      403         403     200    200   404   200
trainingPlans.return              401    401   403      403   403      403      403         403     200    200   404   200
trainingPlans.approve             401    401   403      403   403      403      403         403     200    200   404   200
trainingPlans.revise              401    401   403      403   403      403      403         403     200    200   404   200
trainingPlans.finish              401    401   403      403   403      403      403         403     200    200   404   200
trainingPlans.cancel              401    401   403      403   403      403      403         403     200    200   404   200
trainingPlans.copy                401    401   403      403   403      403      403         403     201    201   404   201
trainingPlans.history             401    401   403      403   403      404      403         403     200    200   404   200
trainingPlans.paper               401    401   403      403   403      404      403         403     200    200   404   200

trainingPlanLines.updateBulk      401    401   403      403   403      403      403         403     200    200   404   200
trainingPlanLines.export          401    401   403      403   403      403      403         403     200    200   404   200
trainingPlanLines.import          401    401   403      403   403      403      403         403     200    200   404   200
trainingPlanLines.importTemplate  401    401   403      403   403      403      403         403     200    200   404   200
trainingPlanLines.markImport      401    401   403      403   403      403      403         403     200    200   404   200
trainingPlanLines.undoImport      401    401   403      403   403      403      403         403     200    200   404   200
trainingPlanLines.openCourse      401    401   403      403   403      403      403         403     201    201   404   201

trainingSubjects.store            401    401   403      403   403      403      403         403     201    201   404   201
trainingSubjects.update           401    401   403      403   403      403      403         403     200    200   404   200
trainingSubjects.destroy          401    401   403      403   403      403      403         403     200    200   404   200

trainingLecturers.store           401    401   403      403   403      403      403         403     201    201   404   201
trainingLecturers.storeBulk       401    401   403      403   403      403      403         403     201    201   404   201
trainingLecturers.updateBulk      401    401   403      403   403      403      403         403     200    200   404   200

trainingPartners.store            401    401   403      403   403      403      403         403     201    201   404   201
trainingPartners.update           401    401   403      403   403      403      403         403     200    200   404   200
trainingPartners.destroy          401    401   403      403   403      403      403         403     200    200   404   200

trainingDetails.calendar          401    401   403      403   403      200      403         403     200    200   200   200
trainingDetails.storeBulk         401    401   403      403   403      403      403         403     201    201   404   201
trainingDetails.updateBulk        401    401   403      403   403      403      403         403     200    200   404   200

trainingCosts.storeBulk           401    401   403      403   403      403      403         403     201    201   404   201
trainingCosts.updateBulk          401    401   403      403   403      403      403         403     200    200   404   200

trainingDocuments.store           401    401   403      403   403      403      403         403     201    201   404   201
trainingDocuments.update          401    401   403      403   403      403      403         403     200    200   404   200
trainingDocuments.destroy         401    401   403      403   403      403      403         403     200    200   404   200
trainingDocuments.file            401    401   403      403   403      404      403         403     200    200   404   200

trainingEmployees.list            401    401   403      403   403      200      403         403     200    200   404   200
trainingEmployees.storeBulk       401    401   403      403   403      403      403         403     201    201   404   201
trainingEmployees.updateBulk      401    401   403      403   403      403      403         403     200    200   404   200
trainingEmployees.import          401    401   403      403   403      403      403         403     200    200   404   200
trainingEmployees.importResults   401    401   403      403   403      403      403         403     200    200   200   200
trainingEmployees.export          401    401   403      403   403      403      403         403     200    200   404   200
trainingEmployees.update          401    401   403      403   403      403      403         403     200    200   404   200
trainingEmployees.destroy         401    401   403      403   403      403      403         403     200    200   404   200
trainingEmployees.registered      401    401   403      404   404      404      404         404     200    200   404   200
trainingEmployees.promised        401    401   403      404   404      404      404         404     200    200   404   200
trainingEmployees.confirmed       401    401   403      404   404      404      404         404     200    200   404   200
trainingEmployees.refused         401    401   403      404   404      404      404         404     200    200   404   200
trainingEmployees.joined          401    401   403      403   403      200      403         403     200    200   404   200
trainingEmployees.joinedBulk      401    401   403      403   403      200      403         403     200    200   404   200
trainingEmployees.saveResults     401    401   403      403   403      403      403         403     200    200   404   200
trainingEmployees.judge           401    401   403      403   403      403      403         403     200    200   404   200
trainingEmployees.absent          401    401   403      403   403      200      403         403     200    200   404   200
trainingEmployees.withdrawn       401    401   403      403   403      200      403         403     200    200   404   200
trainingEmployees.return          401    401   403      403   403      403      403         403     200    200   404   200

trainingAttendances.list          401    401   403      403   403      200      403         403     200    200   404   200
trainingAttendances.updateBulk    401    401   403      403   403      403      403         403     200    200   404   200
trainingAttendances.print         401    401   403      403   403      200      403         403     200    200   404   200
trainingAttendances.close         401    401   403      403   403      403      403         403     200    200   404   200

trainingMails.confirmations       401    401   403      403   403      200      403         403     200    200   404   200
trainingMails.askToConfirm        401    401   403      403   403      403      403         403     200    200   404   200
trainingMails.printInvitations    401    401   403      403   403      403      403         403     200    200   404   200
trainingMails.notices             401    401   403      403   403      200      403         403     200    200   404   200
trainingMails.notify              401    401   403      403   403      403      403         403     200    200   404   200

employeeCertificates.list         401    401   403      403   403      200      403         403     200    200   200   200
employeeCertificates.export       401    401   403      403   403      403      403         403     200    200   200   200
employeeCertificates.import       401    401   403      403   403      403      403         403     200    200   400   200
employeeCertificates.importTemplate 401  401   403      403   403      403      403         403     200    200   200   200
employeeCertificates.markImport   401    401   403      403   403      403      403         403     200    200   200   200
employeeCertificates.undoImport   401    401   403      403   403      403      403         403     200    200   404   200
employeeCertificates.show         401    401   403      403   403      200      403         403     200    200   404   200
employeeCertificates.store        401    401   403      403   403      403      403         403     201    201   400   201
employeeCertificates.update       401    401   403      403   403      403      403         403     200    200   404   200
employeeCertificates.revoke       401    401   403      403   403      403      403         403     200    200   404   200
employeeCertificates.renew        401    401   403      403   403      403      403         403     200    200   404   200
employeeCertificates.print        401    401   403      403   403      403      403         403     200    200   404   200
employeeCertificates.printCourse  401    401   403      403   403      403      403         403     200    200   404   200
employeeCertificates.destroy      401    401   403      403   403      403      403         403     200    200   404   200
employeeCertificates.destroyBulk  401    401   403      403   403      403      403         403     200    200   404   200
employeeCertificates.restore      401    401   403      403   403      403      403         403     200    200   404   200

trainingCommitments.list          401    401   403      403   403      200      403         403     200    200   200   200
trainingCommitments.show          401    401   403      403   403      200      403         403     200    200   404   200
trainingCommitments.store         401    401   403      403   403      403      403         403     201    201   400   201
trainingCommitments.storeBulk     401    401   403      403   403      403      403         403     200    200   404   200
trainingCommitments.update        401    401   403      403   403      403      403         403     200    200   404   200
trainingCommitments.destroy       401    401   403      403   403      403      403         403     200    200   404   200
trainingCommitments.destroyBulk   401    401   403      403   403      403      403         403     200    200   404   200
trainingCommitments.restore       401    401   403      403   403      403      403         403     200    200   404   200
trainingCommitments.sign          401    401   403      403   403      403      403         403     200    200   404   200
trainingCommitments.activate      401    401   403      403   403      403      403         403     200    200   404   200
trainingCommitments.settle        401    401   403      403   403      403      403         403     200    200   404   200
trainingCommitments.resume        401    401   403      403   403      403      403         403     200    200   404   200
trainingCommitments.waive         401    401   403      403   403      403      403         403     200    200   404   200
trainingCommitments.claim         401    401   403      403   403      403      403         403     200    200   404   200
trainingCommitments.repay         401    401   403      403   403      403      403         403     200    200   404   200
trainingCommitments.paper         401    401   403      404   404      200      404         404     200    200   404   200
trainingCommitments.settlementPaper 401   401   403      404   404      200      404         404     200    200   404   200
trainingCommitments.file          401    401   403      404   404      200      404         404     200    200   404   200

trainingNeeds.list                401    401   403      403   403      200      403         403     200    200   200   200
trainingNeeds.show                401    401   403      403   403      200      403         403     200    200   404   200
trainingNeeds.store               401    401   403      403   403      201      403         403     201    201   400   201
trainingNeeds.update              401    401   403      403   403      403      403         403     200    200   404   200
trainingNeeds.destroy             401    401   403      403   403      403      403         403     200    200   404   200
trainingNeeds.destroyBulk         401    401   403      403   403      403      403         403     200    200   404   200
trainingNeeds.restore             401    401   403      403   403      403      403         403     200    200   404   200
trainingNeeds.dismiss             401    401   403      403   403      403      403         403     200    200   404   200
trainingNeeds.reopen              401    401   403      403   403      403      403         403     200    200   404   200
trainingNeeds.plan                401    401   403      403   403      403      403         403     200    200   404   200
trainingNeeds.place               401    401   403      403   403      403      403         403     200    200   404   200
trainingNeeds.export              401    401   403      403   403      403      403         403     200    200   200   200

trainingReports.certificates      401    401   403      403   403      200      403         403     200    200   200   200
trainingReports.courses           401    401   403      403   403      403      403         403     200    200   200   200
trainingReports.courseRows        401    401   403      403   403      403      403         403     200    200   200   200
trainingReports.certificatesExport 401   401   403      403   403      200      403         403     200    200   200   200
trainingReports.coursesExport     401    401   403      403   403      403      403         403     200    200   200   200
trainingReports.certificatesPrint 401    401   403      403   403      200      403         403     200    200   200   200
trainingReports.coursesPrint      401    401   403      403   403      403      403         403     200    200   200   200
trainingReports.yearNotice        401    401   403      403   403      403      403         403     200    200   200   200

trainingInvitations.mine          401    401   403      200   200      200      200         200     200    200   200   200
trainingInvitations.taught        401    401   403      404   404      404      404         404     404    404   404   404
trainingInvitations.document      401    401   403      404   404      404      404         404     404    404   404   404
trainingInvitations.show          401    401   403      404   404      404      404         404     404    404   404   404
`
