/**
 * The rows of work progress; actors and columns are those of `matrix.ts`. Everybody may ask for his own, so that who has
 * no right to others is answered as if they were not there; the calls are about employee 11.
 */
export const workProgressMatrix = `
workProgresses.list              401    401   403      200   200      200      200         200     200    200   200   200
workProgresses.show              401    401   403      404   404      200      404         200     200    200   404   200
workProgresses.store             401    401   403      403   403      403      403         201     201    201   400   201
workProgresses.update            401    401   403      403   403      403      403         200     200    200   404   200
workProgresses.destroy           401    401   403      403   403      403      403         200     200    200   404   200
workProgresses.destroyBulk       401    401   403      403   403      403      403         200     200    200   404   200
workProgresses.restore           401    401   403      403   403      403      403         200     200    200   404   200
workProgresses.export            401    401   403      403   403      403      403         200     200    200   200   200
workProgresses.paper             401    401   403      404   404      200      404         200     200    200   404   200
`
