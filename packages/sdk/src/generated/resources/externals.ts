// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded, uploaded } from '../../resource-operation.ts'

/**
 * Bổ sung giấy tờ cho hồ sơ dự tuyển của mình. Add a paper to one's own application, also once somebody has begun to read it, until it has come to an end.
 *
 * `POST /api/externals/application/papers`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const addPaperOperation = /* @__PURE__ */ uploaded("externals.addPaper", {"api":"product","method":"POST","path":"/externals/application/papers","fallbackMessage":"Không tải lên được giấy tờ, vui lòng thử lại sau.","files":["paper"]})

/**
 * Trả lời lịch hẹn của mình. Say whether one comes to one's own appointment, until it begins. Who comes is confirmed by that; who cannot says why.
 *
 * `POST /api/externals/application/appointment`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const answerAppointmentOperation = /* @__PURE__ */ called("externals.answerAppointment", {"api":"product","method":"POST","path":"/externals/application/appointment","fallbackMessage":"Không gửi được trả lời, vui lòng thử lại sau."})

/**
 * Trả lời thư mời nhận việc của mình. Accept or decline the work that one was offered, once the offer was sent. Declining ends the application.
 *
 * `POST /api/externals/application/offer`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const answerOfferOperation = /* @__PURE__ */ called("externals.answerOffer", {"api":"product","method":"POST","path":"/externals/application/offer","fallbackMessage":"Không gửi được trả lời, vui lòng thử lại sau."})

/**
 * Trả lời lời mời đào tạo qua đường dẫn. Answer one's own invitation to a course without signing in, for the row of its link alone, by the rules and until the days that hold for whoever is signed in. Whoever takes part goes every step towards it at once.
 *
 * `POST /api/externals/training/answer`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const answerTrainingOperation = /* @__PURE__ */ called("externals.answerTraining", {"api":"product","method":"POST","path":"/externals/training/answer","fallbackMessage":"Không gửi được trả lời, vui lòng thử lại sau."})

/**
 * Xem hồ sơ dự tuyển của mình. One's own application by its secret, which comes as a Bearer token: how far it is, in words for applicants, and what was sent with it.
 *
 * `GET /api/externals/application`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const applicationOperation = /* @__PURE__ */ called("externals.application", {"api":"product","method":"GET","path":"/externals/application","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Gửi hồ sơ dự tuyển. Apply in an open campaign, once for each form token: the same form that is sent again is answered alike. Whether the same person has applied before is told to nobody.
 *
 * `POST /api/externals/recruitments/{id}/candidates`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const applyOperation = /* @__PURE__ */ called("externals.apply", {"api":"product","method":"POST","path":"/externals/recruitments/{id}/candidates","fallbackMessage":"Không gửi được hồ sơ, vui lòng thử lại sau."})

/**
 * Tải về tệp lịch của lịch hẹn của mình. One's own appointment as a calendar file, until it is over.
 *
 * `GET /api/externals/application/appointments/{id}/calendar`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const calendarOperation = /* @__PURE__ */ downloaded("externals.calendar", {"api":"product","method":"GET","path":"/externals/application/appointments/{id}/calendar","fallbackMessage":"Không tải về được tệp lịch, vui lòng thử lại sau.","answersFile":true})

/**
 * Xem lại hồ sơ dự tuyển trước khi gửi. Says what of an application is wrong, without keeping anything of it.
 *
 * `POST /api/externals/recruitments/{id}/check`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const checkOperation = /* @__PURE__ */ called("externals.check", {"api":"product","method":"POST","path":"/externals/recruitments/{id}/check","fallbackMessage":"Không kiểm tra được hồ sơ, vui lòng thử lại sau."})

/**
 * Xem các phường, xã để khai nơi ở. The communes of one province of the scheme in force, for the address in an application.
 *
 * `GET /api/externals/recruitments/{id}/communes`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const communesOperation = /* @__PURE__ */ called("externals.communes", {"api":"product","method":"GET","path":"/externals/recruitments/{id}/communes","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem các công ty tuyển dụng. The companies that have published campaigns, with what applicants must know of their data: whom to ask, what they agree to in all versions, how long it is kept.
 *
 * `GET /api/externals/companies`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const companiesOperation = /* @__PURE__ */ called("externals.companies", {"api":"product","method":"GET","path":"/externals/companies","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem một công ty tuyển dụng. One of them by its code; one that has published nothing is not found, like one that never was.
 *
 * `GET /api/externals/companies/{code}`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const companyOperation = /* @__PURE__ */ called("externals.company", {"api":"product","method":"GET","path":"/externals/companies/{code}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xác nhận email của hồ sơ dự tuyển của mình. Confirm that the e-mail address of one's own application is one's own, by the code of a mail that went there.
 *
 * `POST /api/externals/application/email`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const confirmEmailOperation = /* @__PURE__ */ called("externals.confirmEmail", {"api":"product","method":"POST","path":"/externals/application/email","fallbackMessage":"Không xác nhận được email, vui lòng thử lại sau."})

/**
 * Xóa toàn bộ hồ sơ dự tuyển của mình. Have everything erased that came with one's own application, files included: it is withdrawn where it still runs, and its link leads nowhere from then on. For who was hired and for what must be held nothing is erased: the request goes to HR, who answer it by a day.
 *
 * `POST /api/externals/application/erase`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const eraseOperation = /* @__PURE__ */ called("externals.erase", {"api":"product","method":"POST","path":"/externals/application/erase","fallbackMessage":"Không xóa được hồ sơ, vui lòng thử lại sau."})

/**
 * Mở biểu mẫu để dự tuyển. What an open campaign asks of those who apply, what they may agree to, and the token that their form is sent with.
 *
 * `GET /api/externals/recruitments/{id}/form`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const formOperation = /* @__PURE__ */ called("externals.form", {"api":"product","method":"GET","path":"/externals/recruitments/{id}/form","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem biểu trưng của công ty tuyển dụng. The logo of the company that hires, as long as its campaign takes applications; without a campaign nobody outside sees it.
 *
 * `GET /api/externals/recruitments/{id}/logo`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const logoOperation = /* @__PURE__ */ downloaded("externals.logo", {"api":"product","method":"GET","path":"/externals/recruitments/{id}/logo","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!","answersFile":true})

/**
 * Tải về thư mời nhận việc của mình. One's own offer of work as a paper of the company, as long as the offer stands on one's page.
 *
 * `GET /api/externals/application/offer/paper`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const offerPaperOperation = /* @__PURE__ */ downloaded("externals.offerPaper", {"api":"product","method":"GET","path":"/externals/application/offer/paper","fallbackMessage":"Không lập được thư mời nhận việc, vui lòng thử lại sau.","answersFile":true})

/**
 * Xem các tỉnh thành để khai nơi ở. The provinces of the scheme in force, for the address in an application.
 *
 * `GET /api/externals/recruitments/{id}/provinces`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const provincesOperation = /* @__PURE__ */ called("externals.provinces", {"api":"product","method":"GET","path":"/externals/recruitments/{id}/provinces","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem một đợt tuyển dụng đã công khai. One campaign as its company has published it; one that is not published is not found, like one that never was.
 *
 * `GET /api/externals/recruitments/{id}`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const recruitmentOperation = /* @__PURE__ */ called("externals.recruitment", {"api":"product","method":"GET","path":"/externals/recruitments/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem các đợt tuyển dụng đang mở. The open campaigns that companies of the group have published, twenty a page.
 *
 * `GET /api/externals/recruitments`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const recruitmentsOperation = /* @__PURE__ */ called("externals.recruitments", {"api":"product","method":"GET","path":"/externals/recruitments","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Gửi lại đường dẫn hồ sơ dự tuyển. Have the link of one's own application in this campaign sent again, to the e-mail address that it was sent with. Answered alike, and as fast, whether there is such an application or not.
 *
 * `POST /api/externals/recruitments/{id}/link`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const sendLinkOperation = /* @__PURE__ */ called("externals.sendLink", {"api":"product","method":"POST","path":"/externals/recruitments/{id}/link","fallbackMessage":"Không gửi lại được đường dẫn, vui lòng thử lại sau."})

/**
 * Gia hạn lưu hồ sơ của mình trong nguồn dự trữ. Stay longer in the pool, or be kept there after taking one's application back, from today on for as long as the law's constant says, by agreeing to the text in force.
 *
 * `POST /api/externals/application/stay`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const stayOperation = /* @__PURE__ */ called("externals.stay", {"api":"product","method":"POST","path":"/externals/application/stay","fallbackMessage":"Không gia hạn được, vui lòng thử lại sau."})

/**
 * Tải về toàn bộ hồ sơ dự tuyển của mình. Everything that came with one's own application and how far it is, as one archive: a page to read, the same as JSON, and the files.
 *
 * `GET /api/externals/application/archive`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const takeAwayOperation = /* @__PURE__ */ downloaded("externals.takeAway", {"api":"product","method":"GET","path":"/externals/application/archive","fallbackMessage":"Không tải về được hồ sơ, vui lòng thử lại sau.","answersFile":true})

/**
 * Xem lời mời đào tạo qua đường dẫn. One's own invitation to a course by the secret of its link, which comes as a Bearer token: the course, its days, and what may be answered now. Of people it tells a number alone.
 *
 * `GET /api/externals/training`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const trainingOperation = /* @__PURE__ */ called("externals.training", {"api":"product","method":"GET","path":"/externals/training","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Sửa hồ sơ dự tuyển của mình. Correct one's own application until the deadline or until somebody has begun to read it. The reference stands in the address, the secret comes as a Bearer token.
 *
 * `POST /api/externals/candidates/{id}/update`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const updateOperation = /* @__PURE__ */ called("externals.update", {"api":"product","method":"POST","path":"/externals/candidates/{id}/update","fallbackMessage":"Không sửa được hồ sơ, vui lòng thử lại sau."})

/**
 * Tải tệp lên cho hồ sơ dự tuyển. Send a file ahead of the form that it belongs to, by the token of that form. It is nobody's until the form is sent with its handle, and is gone after an hour without a look at that form; no call gives it out again.
 *
 * `POST /api/externals/recruitments/{id}/files`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const uploadOperation = /* @__PURE__ */ uploaded("externals.upload", {"api":"product","method":"POST","path":"/externals/recruitments/{id}/files","fallbackMessage":"Không tải lên được tệp, vui lòng thử lại sau.","files":["cv","photo","answer"]})

/**
 * Rút hồ sơ dự tuyển của mình. Take one's own application back: it ends at once, its appointments too.
 *
 * `POST /api/externals/application/withdraw`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const withdrawOperation = /* @__PURE__ */ called("externals.withdraw", {"api":"product","method":"POST","path":"/externals/application/withdraw","fallbackMessage":"Không rút được hồ sơ, vui lòng thử lại sau."})

/**
 * Rút một đồng ý của hồ sơ dự tuyển của mình. Take back one consent that came with one's own application: sensitive data go at once, a place in the pool ends with the night. What applying itself needs is taken back by withdrawing or erasing.
 *
 * `POST /api/externals/application/consents/withdraw`, for everybody.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const withdrawConsentOperation = /* @__PURE__ */ called("externals.withdrawConsent", {"api":"product","method":"POST","path":"/externals/application/consents/withdraw","fallbackMessage":"Không rút được đồng ý, vui lòng thử lại sau."})

export { addPaperOperation as addPaper, answerAppointmentOperation as answerAppointment, answerOfferOperation as answerOffer, answerTrainingOperation as answerTraining, applicationOperation as application, applyOperation as apply, calendarOperation as calendar, checkOperation as check, communesOperation as communes, companiesOperation as companies, companyOperation as company, confirmEmailOperation as confirmEmail, eraseOperation as erase, formOperation as form, logoOperation as logo, offerPaperOperation as offerPaper, provincesOperation as provinces, recruitmentOperation as recruitment, recruitmentsOperation as recruitments, sendLinkOperation as sendLink, stayOperation as stay, takeAwayOperation as takeAway, trainingOperation as training, updateOperation as update, uploadOperation as upload, withdrawOperation as withdraw, withdrawConsentOperation as withdrawConsent }
