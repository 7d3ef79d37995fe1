/** The rows of requests for changes of files and of rounds that confirm them: everybody his own, HR those of others; the calls are about somebody else. */
export const requestChangeMatrix = `
requestChangeSettings.show        401    401   403      200   200      200      200         200     200    200   200   200
requestChangeSettings.update      401    401   403      403   403      403      403         200     200    200   200   200

requestChangeInfos.list           401    401   403      200   200      200      200         200     200    200   200   200
requestChangeInfos.export         401    401   403      403   403      403      403         200     200    200   200   200
requestChangeInfos.waitingFields  401    401   403      403   403      403      403         200     200    200   404   200
requestChangeInfos.show           401    401   403      404   404      404      404         200     200    200   404   200
requestChangeInfos.store          401    401   403      404   404      404      404         201     201    201   404   201
requestChangeInfos.storeFile      401    401   403      201   201      201      201         201     201    201   201   201
requestChangeInfos.storePicture  401    401   403      400   400      201      400         400     400    400   400   400
requestChangeInfos.fileTicket     401    401   403      404   404      404      404         200     200    200   404   200
requestChangeInfos.cancel         401    401   403      200   200      200      200         200     200    200   404   200
requestChangeInfos.review         401    401   403      403   403      403      403         200     200    200   404   200
requestChangeInfos.reviewBulk     401    401   403      403   403      403      403         200     200    200   200   200
requestChangeInfos.reveal         401    401   403      403   403      403      403         200     200    200   404   200

profileRounds.list                401    401   403      403   403      403      403         200     200    200   200   200
profileRounds.store               401    401   403      403   403      403      403         201     201    201   400   201
profileRounds.show                401    401   403      403   403      403      403         200     200    200   404   200
profileRounds.people              401    401   403      403   403      403      403         200     200    200   404   200
profileRounds.export              401    401   403      403   403      403      403         200     200    200   404   200
profileRounds.close               401    401   403      403   403      403      403         200     200    200   404   200
profileRounds.cancel              401    401   403      403   403      403      403         200     200    200   404   200
profileRounds.mine                401    401   403      200   200      200      200         200     200    200   200   200
profileRounds.confirm             401    401   403      404   404      200      404         404     404    404   404   404
`
