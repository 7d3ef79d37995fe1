/**
 * The rows of periodic tests; actors and columns are those of `matrix.ts`. The test of the matrix has somebody of the
 * units of the head (`unitHead`), so he reads it, but neither its questions nor writes of it; one's own tests are read by
 * everybody who works here, and a new draft is nothing that a head sees.
 */
export const examMatrix = `
exams.list                        401    401   403      403   403      200      403         403     200    200   200   200
exams.show                        401    401   403      403   403      200      403         403     200    200   404   200
exams.store                       401    401   403      403   403      403      403         403     201    201   201   201
exams.update                      401    401   403      403   403      403      403         403     200    200   404   200
exams.destroy                     401    401   403      403   403      403      403         403     200    200   404   200
exams.destroyBulk                 401    401   403      403   403      403      403         403     200    200   404   200
exams.restore                     401    401   403      403   403      403      403         403     200    200   404   200
exams.move                        401    401   403      403   403      403      403         403     200    200   404   200
exams.consequences                401    401   403      403   403      403      403         403     200    200   404   200
exams.repeat                      401    401   403      403   403      403      403         403     200    200   404   200
exams.questions                   401    401   403      403   403      403      403         403     200    200   404   200
exams.sendNotification            401    401   403      403   403      403      403         403     200    200   404   200
exams.mine                        401    401   403      200   200      200      200         200     200    200   200   200
exams.workProgress                401    401   403      200   200      200      200         200     200    200   200   200

examParts.store                   401    401   403      403   403      403      403         403     201    201   404   201
examParts.update                  401    401   403      403   403      403      403         403     200    200   404   200
examParts.makeQuiz                401    401   403      403   403      403      403         403     200    200   404   200
examParts.destroy                 401    401   403      403   403      403      403         403     200    200   404   200

examBoard.store                   401    401   403      403   403      403      403         403     201    201   404   201
examBoard.update                  401    401   403      403   403      403      403         403     200    200   404   200
examBoard.destroy                 401    401   403      403   403      403      403         403     200    200   404   200

examResults.list                  401    401   403      403   403      200      403         403     200    200   404   200
examResults.sync                  401    401   403      403   403      403      403         403     200    200   404   200
examResults.save                  401    401   403      403   403      403      403         403     200    200   404   200
examResults.correct               401    401   403      403   403      403      403         403     200    200   404   200
examResults.paper                 401    401   403      403   403      403      403         403     200    200   404   200
examResults.export                401    401   403      403   403      403      403         403     200    200   404   200
examResults.import                401    401   403      403   403      403      403         403     200    200   404   200
`
