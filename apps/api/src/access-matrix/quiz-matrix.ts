/**
 * The rows of questions and exams; actors and columns are those of `matrix.ts`. Questions carry what is right, so nobody
 * reads them without the right to questions: neither who takes exams (`employee`) nor the head of a unit (`unitHead`).
 */
export const quizMatrix = `
quizQuestions.list                401    401   403      403   403      403      403         403     200    200   200   200
quizQuestions.show                401    401   403      403   403      403      403         403     200    200   404   200
quizQuestions.store               401    401   403      403   403      403      403         403     201    201   400   201
quizQuestions.storeBulk           401    401   403      403   403      403      403         403     201    201   400   201
quizQuestions.update              401    401   403      403   403      403      403         403     200    200   404   200
quizQuestions.destroy             401    401   403      403   403      403      403         403     200    200   404   200
quizQuestions.destroyBulk         401    401   403      403   403      403      403         403     200    200   404   200
quizQuestions.restore             401    401   403      403   403      403      403         403     200    200   404   200
quizQuestions.export              401    401   403      403   403      403      403         403     200    200   200   200
quizQuestions.import              401    401   403      403   403      403      403         403     200    200   200   200
quizQuestions.importTemplate      401    401   403      403   403      403      403         403     200    200   200   200
quizQuestions.markImport          401    401   403      403   403      403      403         403     200    200   200   200
quizQuestions.undoImport          401    401   403      403   403      403      403         403     200    200   404   200
`
