/**
 * The rows of appointments and cards; actors and columns are those of `matrix.ts`. An examiner reaches his own without any
 * right; nobody here judges, so to them there is none. HR enters the one score of a written test.
 */
export const interviewMatrix = `
recruitmentRooms.list             401    401   403      403   403      403      403         403     200    200   200   200
recruitmentRooms.store            401    401   403      403   403      403      403         403     201    201   201   201
recruitmentRooms.update           401    401   403      403   403      403      403         403     200    200   404   200

interviewerTimes.mine             401    401   403      200   200      200      200         200     200    200   200   200
interviewerTimes.save             401    401   403      404   404      200      404         404     404    404   404   404

recruitmentSchedules.list         401    401   403      200   200      200      200         200     200    200   200   200
recruitmentSchedules.candidates   401    401   403      403   403      403      403         403     200    200   404   200
recruitmentSchedules.store        401    401   403      403   403      403      403         403     201    201   404   201
recruitmentSchedules.update       401    401   403      403   403      403      403         403     200    200   404   200
recruitmentSchedules.destroy      401    401   403      403   403      403      403         403     200    200   404   200
recruitmentSchedules.restore      401    401   403      403   403      403      403         403     200    200   404   200
recruitmentSchedules.invitations  401    401   403      403   403      403      403         403     200    200   404   200
recruitmentSchedules.calendar     401    401   403      404   404      404      404         404     200    200   404   200
recruitmentSchedules.attendance   401    401   403      403   403      403      403         403     200    200   404   200

recruitmentResults.list           401    401   403      404   404      404      404         404     200    200   404   200
recruitmentResults.mine           401    401   403      200   200      200      200         200     200    200   200   200
recruitmentResults.form           401    401   403      404   404      404      404         404     200    200   404   200
recruitmentResults.show           401    401   403      404   404      404      404         404     200    200   404   200
recruitmentResults.paper          401    401   403      404   404      404      404         404     200    200   404   200
recruitmentResults.minutes        401    401   403      404   404      404      404         404     200    200   404   200
recruitmentResults.store          401    401   403      404   404      404      404         404     201    201   404   201
recruitmentResults.recuse         401    401   403      404   404      404      404         404     404    404   404   404
recruitmentResults.update         401    401   403      404   404      404      404         404     200    200   404   200
recruitmentResults.handIn         401    401   403      404   404      404      404         404     200    200   404   200
recruitmentResults.reopen         401    401   403      404   404      404      404         404     200    200   404   200

recruitmentRounds.close           401    401   403      403   403      403      403         403     200    200   404   200
recruitmentRounds.reopen          401    401   403      403   403      403      403         403     200    200   404   200
`
