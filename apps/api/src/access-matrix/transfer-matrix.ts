/**
 * The rows of hand-overs between companies: HR of the whole company proposes with the right to sensitive data and answers; who
 * reads employees of a unit sees those that the unit sends. `other` stands on the other side of each of them: it sees them, and the
 * steps of this side are not its own. Nobody answers for another: of all of them `unitHead` alone has a file here to be asked about. Who reads the group
 * for the whole company finds and links one person under two codes; `other` not whom company 1 has.
 */
export const transferMatrix = `
employeeTransfers.list            401    401   403      403   403      200      403         200     200    200   200   200
employeeTransfers.preview         401    401   403      403   403      403      403         200     200    200   404   200
employeeTransfers.consentPaper    401    401   403      403   403      403      403         200     200    200   404   200
employeeTransfers.store           401    401   403      403   403      403      403         201     201    201   404   201
employeeTransfers.show            401    401   403      403   403      200      403         200     200    200   200   200
employeeTransfers.consentFile     401    401   403      403   403      403      403         200     200    200   404   200
employeeTransfers.withdraw        401    401   403      403   403      403      403         200     200    200   403   200
employeeTransfers.accept          401    401   403      403   403      403      403         200     200    200   403   200
employeeTransfers.refuse          401    401   403      403   403      403      403         200     200    200   403   200
employeeTransfers.mine            401    401   403      200   200      200      200         200     200    200   200   200
employeeTransfers.agree           401    401   403      404   404      200      404         404     404    404   404   404
employeeTransfers.disagree        401    401   403      404   404      200      404         404     404    404   404   404

samePeople.list                   401    401   403      403   403      403      403         403     403    200   200   200
samePeople.life                   401    401   403      403   403      403      403         403     403    200   404   200
samePeople.link                   401    401   403      403   403      403      403         403     403    200   404   200
`
