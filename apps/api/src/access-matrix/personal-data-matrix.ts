/** The rows of requests about personal data: everybody his own, HR's head those of others; the calls are about somebody else. */
export const personalDataMatrix = `
personalDataRequests.list         401    401   403      200   200      200      200         200     200    200   200   200
personalDataRequests.store        401    401   403      404   404      404      404         404     201    201   404   201
personalDataRequests.show         401    401   403      404   404      404      404         404     200    200   404   200
personalDataRequests.answer       401    401   403      403   403      403      403         403     200    200   404   200
personalDataRequests.complete     401    401   403      403   403      403      403         403     200    200   404   200
personalDataRequests.extend       401    401   403      403   403      403      403         403     200    200   404   200
personalDataRequests.refuse       401    401   403      403   403      403      403         403     200    200   404   200

dataNotices.list                  401    401   403      403   403      403      403         403     200    200   200   200
dataNotices.store                 401    401   403      403   403      403      403         403     201    201   201   201
dataNotices.current               401    401   403      200   200      200      200         200     200    200   200   200
dataNotices.read                  401    401   403      200   200      200      200         200     200    200   409   200
dataNotices.unread                401    401   403      403   403      403      403         403     200    200   200   200

personalDataViews.list            401    401   403      404   404      404      404         404     200    200   404   200

dataArchives.list                 401    401   403      404   404      404      404         404     200    200   404   200
dataArchives.make                 401    401   403      404   404      404      404         404     201    201   404   201
dataArchives.ticket               401    401   403      404   404      404      404         404     200    200   404   200

dataHolds.list                    401    401   403      403   403      403      403         403     200    200   200   200
dataHolds.store                   401    401   403      403   403      403      403         403     201    201   404   201
dataHolds.end                     401    401   403      403   403      403      403         403     200    200   404   200

dataMap.show                      401    401   403      200   200      200      200         200     200    200   200   200

erasures.list                     401    401   403      403   403      403      403         403     200    200   200   200
erasures.saveSettings             401    401   403      403   403      403      403         403     403    200   200   200
erasures.propose                  401    401   403      403   403      403      403         403     201    201   404   201
erasures.confirm                  401    401   403      403   403      403      403         403     200    200   404   200
erasures.paper                    401    401   403      403   403      403      403         403     200    200   404   200
erasures.withdraw                 401    401   403      403   403      403      403         403     200    200   404   200
`
