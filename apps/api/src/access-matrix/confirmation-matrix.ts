/** The rows of confirmations on paper: everybody asks for his own, HR issues those of others; the calls are about somebody else. */
export const confirmationMatrix = `
confirmationRequests.list         401    401   403      200   200      200      200         200     200    200   200   200
confirmationRequests.store        401    401   403      404   404      404      404         201     201    201   404   201
confirmationRequests.show         401    401   403      404   404      200      404         200     200    200   404   200
confirmationRequests.issue        401    401   403      403   403      403      403         200     200    200   404   200
confirmationRequests.refuse       401    401   403      403   403      403      403         200     200    200   404   200
confirmationRequests.cancel       401    401   403      404   404      404      404         200     200    200   404   200
confirmationRequests.revoke       401    401   403      403   403      403      403         200     200    200   404   200
confirmationRequests.preview      401    401   403      403   403      403      403         200     200    200   404   200
confirmationRequests.paper        401    401   403      403   403      403      403         200     200    200   404   200
`
