/**
 * The rows of questions and exams; actors and columns are those of `matrix.ts`. Questions carry what is right, so nobody
 * reads them without the right to questions: neither who takes exams (`employee`) nor the head of a unit (`unitHead`).
 */
export const quizMatrix = `
quizQuestions.list                401    401   403      403   403      403      403         403     200    200   200   200
quizQuestions.show                401    401   403      403   403      403      403         403     200    200   404   200
quizQuestions.store               401    401   403      403   403      403      403         403     201    201   400   201
quizQuestions.storeBulk           401    401   403      403   403      403      403         403     201    201   400   201
quizQuestions.storeFile           401    401   403      403   403      403      403         403     201    201   201   201
quizQuestions.picture             401    401   403      403   403      403      403         403     200    200   404   200
quizQuestions.uses                401    401   403      403   403      403      403         403     200    200   404   200
quizQuestions.update              401    401   403      403   403      403      403         403     200    200   404   200
quizQuestions.destroy             401    401   403      403   403      403      403         403     200    200   404   200
quizQuestions.destroyBulk         401    401   403      403   403      403      403         403     200    200   404   200
quizQuestions.restore             401    401   403      403   403      403      403         403     200    200   404   200
quizQuestions.export              401    401   403      403   403      403      403         403     200    200   200   200
quizQuestions.import              401    401   403      403   403      403      403         403     200    200   200   200
quizQuestions.importTemplate      401    401   403      403   403      403      403         403     200    200   200   200
quizQuestions.markImport          401    401   403      403   403      403      403         403     200    200   200   200
quizQuestions.undoImport          401    401   403      403   403      403      403         403     200    200   404   200

quizExams.list                    401    401   403      403   200      403      403         403     200    200   200   200
quizExams.show                    401    401   403      403   404      403      403         403     200    200   404   200
quizExams.store                   401    401   403      403   403      403      403         403     201    201   201   201
quizExams.update                  401    401   403      403   403      403      403         403     200    200   404   200
quizExams.destroy                 401    401   403      403   403      403      403         403     200    200   404   200
quizExams.destroyBulk             401    401   403      403   403      403      403         403     200    200   404   200
quizExams.restore                 401    401   403      403   403      403      403         403     200    200   404   200
quizExams.cells                   401    401   403      403   403      403      403         403     200    200   404   200
quizExams.saveCells               401    401   403      403   403      403      403         403     200    200   404   200
quizExams.people                  401    401   403      403   403      403      403         403     200    200   404   200
quizExams.addPeople               401    401   403      403   403      403      403         403     200    200   404   200
quizExams.detachEmployees         401    401   403      403   403      403      403         403     200    200   404   200
quizExams.seatEmployees           401    401   403      403   403      403      403         403     200    200   404   200
quizExams.giveMinutes             401    401   403      403   403      403      403         403     200    200   404   200
quizExams.upload                  401    401   403      403   403      403      403         403     200    200   404   200
quizExams.sendNotifications       401    401   403      403   403      403      403         403     200    200   404   200
quizExams.markers                 401    401   403      403   403      403      403         403     200    200   404   200
quizExams.saveMarkers             401    401   403      403   403      403      403         403     200    200   404   200
quizExams.publish                 401    401   403      403   403      403      403         403     200    200   404   200
quizExams.withdraw                401    401   403      403   403      403      403         403     200    200   404   200
quizExams.beforeRelease           401    401   403      403   403      403      403         403     200    200   404   200
quizExams.release                 401    401   403      403   403      403      403         403     200    200   404   200
quizExams.cancel                  401    401   403      403   403      403      403         403     200    200   404   200
quizExams.pause                   401    401   403      403   403      403      403         403     200    200   404   200
quizExams.resume                  401    401   403      403   403      403      403         403     200    200   404   200
quizExams.monitor                 401    401   403      403   403      403      403         403     200    200   404   200
quizExams.sendMessage             401    401   403      403   403      403      403         403     200    200   404   200
quizExams.questions               401    401   403      403   403      403      403         403     200    200   404   200
quizExams.takenExams              401    401   403      403   403      403      403         403     200    200   404   200
quizExams.takenExamsExport        401    401   403      403   403      403      403         403     200    200   404   200
quizExams.analysis                401    401   403      403   403      403      403         403     200    200   404   200
quizExams.tryPaper                401    401   403      403   403      403      403         403     200    200   404   200
quizExams.paper                   401    401   403      403   403      403      403         403     200    200   404   200
quizExams.resultPaper             401    401   403      403   403      403      403         403     200    200   404   200

quizReports.show                  401    401   403      403   403      403      403         403     200    200   200   200
quizReports.mastery               401    401   403      403   403      403      403         403     200    200   200   200
quizReports.masteryPeople         401    401   403      403   403      403      403         403     200    200   200   200
quizReports.masteryExport         401    401   403      403   403      403      403         403     200    200   200   200
quizReports.ofEmployee            401    401   403      200   200      200      200         200     200    200   200   200

quizSettings.show                 401    401   403      403   403      403      403         403     200    200   200   200
quizSettings.update               401    401   403      403   403      403      403         403     200    200   200   200

quizTaking.list                   401    401   403      200   200      200      200         200     200    200   200   200
quizTaking.info                   401    401   403      404   404      404      404         404     404    404   404   404
quizTaking.start                  401    401   403      404   404      404      404         404     404    404   404   404
quizTaking.takeOver               401    401   403      404   404      404      404         404     404    404   404   404
quizTaking.answers                401    401   403      404   404      404      404         404     404    404   404   404
quizTaking.reportIncident         401    401   403      404   404      404      404         404     404    404   404   404
quizTaking.finish                 401    401   403      404   404      404      404         404     404    404   404   404
quizTaking.results                401    401   403      404   404      404      404         404     404    404   404   404
quizTaking.picture                401    401   403      404   404      404      404         404     404    404   404   404
quizTaking.viewAnswers            401    401   403      403   403      403      403         403     200    200   404   200

quizAttempts.history              401    401   403      403   403      403      403         403     200    200   404   200
quizAttempts.reopen               401    401   403      403   403      403      403         403     200    200   404   200
quizAttempts.judgeLate            401    401   403      403   403      403      403         403     200    200   404   200
quizAttempts.cancel               401    401   403      403   403      403      403         403     200    200   404   200

quizMarking.list                  401    401   403      200   200      200      200         200     200    200   200   200
quizMarking.questions             401    401   403      404   404      404      404         404     404    404   404   404
quizMarking.answers               401    401   403      404   404      404      404         404     404    404   404   404
quizMarking.picture               401    401   403      404   404      404      404         404     404    404   404   404
quizMarking.mark                  401    401   403      404   404      404      404         404     404    404   404   404

quizCorrections.list              401    401   403      403   403      403      403         403     200    200   404   200
quizCorrections.correct           401    401   403      403   403      403      403         403     200    200   404   200
quizCorrections.results           401    401   403      403   403      403      403         403     200    200   404   200
quizCorrections.undo              401    401   403      403   403      403      403         403     200    200   404   200
`
