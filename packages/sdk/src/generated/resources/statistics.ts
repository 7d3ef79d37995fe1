// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded } from '../../resource-operation.ts'

/**
 * Xem thống kê nhân sự theo địa bàn. People on a day by where they live: provinces, or the communes of one of them.
 *
 * `GET /api/statistics/employees/address`, for whoever holds `report_access`, or whoever holds `report_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const addressesOperation = /* @__PURE__ */ called("statistics.addresses", {"api":"product","method":"GET","path":"/statistics/employees/address","fallbackMessage":"Không lấy được số liệu thống kê!"})

/**
 * Tải thống kê nhân sự theo địa bàn. The same figures as a workbook with title, totals and signature line.
 *
 * `GET /api/statistics/employees/address/download`, for whoever holds `report_export`, or whoever holds `report_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const addressesDownloadOperation = /* @__PURE__ */ downloaded("statistics.addressesDownload", {"api":"product","method":"GET","path":"/statistics/employees/address/download","fallbackMessage":"Không tải được số liệu thống kê!","answersFile":true})

/**
 * Xem thống kê nhân sự theo độ tuổi. People on a day by ten bands of age.
 *
 * `GET /api/statistics/employees/ages`, for whoever holds `report_access`, or whoever holds `report_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const agesOperation = /* @__PURE__ */ called("statistics.ages", {"api":"product","method":"GET","path":"/statistics/employees/ages","fallbackMessage":"Không lấy được số liệu thống kê!"})

/**
 * Tải thống kê nhân sự theo độ tuổi. The same figures as a workbook with title, totals and signature line.
 *
 * `GET /api/statistics/employees/ages/download`, for whoever holds `report_export`, or whoever holds `report_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const agesDownloadOperation = /* @__PURE__ */ downloaded("statistics.agesDownload", {"api":"product","method":"GET","path":"/statistics/employees/ages/download","fallbackMessage":"Không tải được số liệu thống kê!","answersFile":true})

/**
 * Kiểm tra số liệu thống kê. How many people the lists behind all cells of a report name to the reader now, and how many more they count, to be held against the figures that are shown. A POST, so that what is asked for stands in no address.
 *
 * `POST /api/statistics/check`, for whoever holds `report_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const checkOperation = /* @__PURE__ */ called("statistics.check", {"api":"product","method":"POST","path":"/statistics/check","fallbackMessage":"Không kiểm tra được số liệu!"})

/**
 * Xem thống kê con của nhân viên. Children of the people of a day by six bands of age; a child of two employees is counted once.
 *
 * `GET /api/statistics/employees/children`, for whoever holds `report_access`, or whoever holds `report_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const childrenOperation = /* @__PURE__ */ called("statistics.children", {"api":"product","method":"GET","path":"/statistics/employees/children","fallbackMessage":"Không lấy được số liệu thống kê!"})

/**
 * Tải thống kê con của nhân viên. The same figures as a workbook with title, totals and signature line.
 *
 * `GET /api/statistics/employees/children/download`, for whoever holds `report_export`, or whoever holds `report_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const childrenDownloadOperation = /* @__PURE__ */ downloaded("statistics.childrenDownload", {"api":"product","method":"GET","path":"/statistics/employees/children/download","fallbackMessage":"Không tải được số liệu thống kê!","answersFile":true})

/**
 * Xem thống kê hợp đồng lao động. People on a day by the contract that holds for them, or contracts by the month in which they end.
 *
 * `GET /api/statistics/contracts`, for whoever holds `report_access`, or whoever holds `report_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const contractsOperation = /* @__PURE__ */ called("statistics.contracts", {"api":"product","method":"GET","path":"/statistics/contracts","fallbackMessage":"Không lấy được số liệu thống kê!"})

/**
 * Tải thống kê hợp đồng lao động. The same figures as a workbook with title, totals and signature line.
 *
 * `GET /api/statistics/contracts/download`, for whoever holds `report_export`, or whoever holds `report_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const contractsDownloadOperation = /* @__PURE__ */ downloaded("statistics.contractsDownload", {"api":"product","method":"GET","path":"/statistics/contracts/download","fallbackMessage":"Không tải được số liệu thống kê!","answersFile":true})

/**
 * Xem danh sách sau một con số thống kê. The people behind one cell of a report, as many as the cell says. A POST, so that what is asked for stands in no address.
 *
 * `POST /api/statistics/drill`, for whoever holds `report_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const drillOperation = /* @__PURE__ */ called("statistics.drill", {"api":"product","method":"POST","path":"/statistics/drill","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Tải danh sách sau một con số thống kê. Everybody behind one cell of a report as a workbook; 100,000 at most.
 *
 * `POST /api/statistics/drill/export`, for whoever holds `report_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const drillDownloadOperation = /* @__PURE__ */ downloaded("statistics.drillDownload", {"api":"product","method":"POST","path":"/statistics/drill/export","fallbackMessage":"Không tải được số liệu thống kê!","answersFile":true})

/**
 * In danh sách sau một con số thống kê. Everybody behind one cell of a report on paper; two thousand lines at most.
 *
 * `POST /api/statistics/drill/print`, for whoever holds `report_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const drillPrintOperation = /* @__PURE__ */ downloaded("statistics.drillPrint", {"api":"product","method":"POST","path":"/statistics/drill/print","fallbackMessage":"Không in được danh sách!","answersFile":true})

/**
 * Xem thống kê nhân sự theo trình độ. People on a day by their highest education.
 *
 * `GET /api/statistics/employees/education-levels`, for whoever holds `report_access`, or whoever holds `report_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const educationLevelsOperation = /* @__PURE__ */ called("statistics.educationLevels", {"api":"product","method":"GET","path":"/statistics/employees/education-levels","fallbackMessage":"Không lấy được số liệu thống kê!"})

/**
 * Tải thống kê nhân sự theo trình độ. The same figures as a workbook with title, totals and signature line.
 *
 * `GET /api/statistics/employees/education-levels/download`, for whoever holds `report_export`, or whoever holds `report_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const educationLevelsDownloadOperation = /* @__PURE__ */ downloaded("statistics.educationLevelsDownload", {"api":"product","method":"GET","path":"/statistics/employees/education-levels/download","fallbackMessage":"Không tải được số liệu thống kê!","answersFile":true})

/**
 * Xem thống kê nhân sự theo đơn vị. People on a day by unit, by nature of work or by level of position, beside the planned number.
 *
 * `GET /api/statistics/employees`, for whoever holds `report_access`, or whoever holds `report_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const employeesOperation = /* @__PURE__ */ called("statistics.employees", {"api":"product","method":"GET","path":"/statistics/employees","fallbackMessage":"Không lấy được số liệu thống kê!"})

/**
 * Tải thống kê nhân sự theo đơn vị. The same figures as a workbook with title, totals and signature line.
 *
 * `GET /api/statistics/employees/download`, for whoever holds `report_export`, or whoever holds `report_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const employeesDownloadOperation = /* @__PURE__ */ downloaded("statistics.employeesDownload", {"api":"product","method":"GET","path":"/statistics/employees/download","fallbackMessage":"Không tải được số liệu thống kê!","answersFile":true})

/**
 * Xem thống kê nhân sự theo thâm niên. People on a day by years since they joined the group.
 *
 * `GET /api/statistics/employees/seniority`, for whoever holds `report_access`, or whoever holds `report_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const seniorityOperation = /* @__PURE__ */ called("statistics.seniority", {"api":"product","method":"GET","path":"/statistics/employees/seniority","fallbackMessage":"Không lấy được số liệu thống kê!"})

/**
 * Tải thống kê nhân sự theo thâm niên. The same figures as a workbook with title, totals and signature line.
 *
 * `GET /api/statistics/employees/seniority/download`, for whoever holds `report_export`, or whoever holds `report_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const seniorityDownloadOperation = /* @__PURE__ */ downloaded("statistics.seniorityDownload", {"api":"product","method":"GET","path":"/statistics/employees/seniority/download","fallbackMessage":"Không tải được số liệu thống kê!","answersFile":true})

/**
 * Xem thống kê biến động nhân sự. Who came and who went in each month: Đầu kỳ + Tăng − Giảm = Cuối kỳ. Of one nature of work, level or state, who comes into it or goes out of it while he works on has moved.
 *
 * `GET /api/statistics/employees/volatility`, for whoever holds `report_access`, or whoever holds `report_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const volatilityOperation = /* @__PURE__ */ called("statistics.volatility", {"api":"product","method":"GET","path":"/statistics/employees/volatility","fallbackMessage":"Không lấy được số liệu thống kê!"})

/**
 * Tải thống kê biến động nhân sự. The same figures as a workbook with title, totals and signature line.
 *
 * `GET /api/statistics/employees/volatility/download`, for whoever holds `report_export`, or whoever holds `report_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const volatilityDownloadOperation = /* @__PURE__ */ downloaded("statistics.volatilityDownload", {"api":"product","method":"GET","path":"/statistics/employees/volatility/download","fallbackMessage":"Không tải được số liệu thống kê!","answersFile":true})

/**
 * Xem nhân viên theo điều kiện. The people of a day who meet conditions over their files; without the right to their files only how many. A POST, so that what is asked for stands in no address.
 *
 * `POST /api/statistics/employees/with-conditions`, for whoever holds `report_access`, or whoever holds `report_access`, or whoever holds `report_access`, or whoever holds `report_access`, or whoever holds `report_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const withConditionsOperation = /* @__PURE__ */ called("statistics.withConditions", {"api":"product","method":"POST","path":"/statistics/employees/with-conditions","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Tải danh sách nhân viên theo điều kiện. Everybody of a day who meets conditions over their files, as a workbook of the columns that are asked for; 100,000 at most.
 *
 * `POST /api/statistics/employees/with-conditions/download`, for whoever holds `report_export`, or whoever holds `report_export`, or whoever holds `report_export`, or whoever holds `report_export`, or whoever holds `report_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const withConditionsDownloadOperation = /* @__PURE__ */ downloaded("statistics.withConditionsDownload", {"api":"product","method":"POST","path":"/statistics/employees/with-conditions/download","fallbackMessage":"Không tải được số liệu thống kê!","answersFile":true})

export { addressesOperation as addresses, addressesDownloadOperation as addressesDownload, agesOperation as ages, agesDownloadOperation as agesDownload, checkOperation as check, childrenOperation as children, childrenDownloadOperation as childrenDownload, contractsOperation as contracts, contractsDownloadOperation as contractsDownload, drillOperation as drill, drillDownloadOperation as drillDownload, drillPrintOperation as drillPrint, educationLevelsOperation as educationLevels, educationLevelsDownloadOperation as educationLevelsDownload, employeesOperation as employees, employeesDownloadOperation as employeesDownload, seniorityOperation as seniority, seniorityDownloadOperation as seniorityDownload, volatilityOperation as volatility, volatilityDownloadOperation as volatilityDownload, withConditionsOperation as withConditions, withConditionsDownloadOperation as withConditionsDownload }
