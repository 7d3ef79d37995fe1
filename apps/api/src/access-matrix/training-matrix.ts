/**
 * The rows of courses and their parts; actors and columns are those of `matrix.ts`. A course of the matrix has nobody
 * yet, so the head of a unit (`unitHead`) does not see it; who is added to one works in a unit of his. An
 * invitation is of the invited person alone, so nobody else finds it.
 */
export const trainingMatrix = `
trainings.list                    401    401   403      403   403      200      403         403     200    200   200   200
trainings.show                    401    401   403      403   403      404      403         403     200    200   404   200
trainings.store                   401    401   403      403   403      403      403         403     201    201   400   201
trainings.update                  401    401   403      403   403      403      403         403     200    200   404   200
trainings.destroy                 401    401   403      403   403      403      403         403     200    200   404   200
trainings.destroyBulk             401    401   403      403   403      403      403         403     200    200   404   200
trainings.restore                 401    401   403      403   403      403      403         403     200    200   404   200
trainings.open                    401    401   403      403   403      403      403         403     200    200   404   200
trainings.cancel                  401    401   403      403   403      403      403         403     200    200   404   200

trainingSubjects.store            401    401   403      403   403      403      403         403     201    201   404   201
trainingSubjects.update           401    401   403      403   403      403      403         403     200    200   404   200
trainingSubjects.destroy          401    401   403      403   403      403      403         403     200    200   404   200

trainingLecturers.store           401    401   403      403   403      403      403         403     201    201   404   201
trainingLecturers.storeBulk       401    401   403      403   403      403      403         403     201    201   404   201
trainingLecturers.updateBulk      401    401   403      403   403      403      403         403     200    200   404   200

trainingPartners.store            401    401   403      403   403      403      403         403     201    201   404   201
trainingPartners.update           401    401   403      403   403      403      403         403     200    200   404   200
trainingPartners.destroy          401    401   403      403   403      403      403         403     200    200   404   200

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
trainingEmployees.update          401    401   403      403   403      403      403         403     200    200   404   200
trainingEmployees.destroy         401    401   403      403   403      403      403         403     200    200   404   200
trainingEmployees.registered      401    401   403      404   404      404      404         404     200    200   404   200
trainingEmployees.promised        401    401   403      404   404      404      404         404     200    200   404   200
trainingEmployees.confirmed       401    401   403      404   404      404      404         404     200    200   404   200
trainingEmployees.refused         401    401   403      404   404      404      404         404     200    200   404   200
trainingEmployees.joined          401    401   403      403   403      200      403         403     200    200   404   200
trainingEmployees.absent          401    401   403      403   403      200      403         403     200    200   404   200
trainingEmployees.withdrawn       401    401   403      403   403      200      403         403     200    200   404   200
trainingEmployees.return          401    401   403      403   403      403      403         403     200    200   404   200

trainingInvitations.show          401    401   403      404   404      404      404         404     404    404   404   404
`
