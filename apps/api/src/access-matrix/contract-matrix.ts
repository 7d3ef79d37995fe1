/** What the calls about numbers and contracts answer; the actors are those of the matrix. */
export const contractMatrix = `
numberSeries.list                 401    401   403      403   403      403      403         200     200    200   200   200
numberSeries.update               401    401   403      403   403      403      403         200     200    200   404   200
drawnNumbers.list                 401    401   403      403   403      403      403         200     200    200   200   200
drawnNumbers.export               401    401   403      403   403      403      403         200     200    200   200   200
drawnNumbers.giveUp               401    401   403      403   403      403      403         201     201    201   201   201
`
