// Generated from openapi/ by `npm run generate`; never edited.
import { called, downloaded, uploaded } from '../../resource-operation.ts'

/**
 * Thêm thí sinh. Put employees, everybody of units and everybody who holds a position down for an exam; who is there already stays as he is. After publishing each gets a paper at once.
 *
 * `POST /api/quiz/exams/{id}/employees`, for whoever holds `quiz_exam_edit`.
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
const addPeopleOperation = /* @__PURE__ */ called("quizExams.addPeople", {"api":"product","method":"POST","path":"/quiz/exams/{id}/employees","fallbackMessage":"Cập nhật thất bại!"})

/**
 * Xem phân tích câu hỏi. What the marked papers of an exam say of its questions, by the keys that hold now, the hardest first; of fewer than 30 papers nothing is flagged.
 *
 * `GET /api/quiz/exams/{id}/analysis`, for whoever holds `quiz_exam_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const analysisOperation = /* @__PURE__ */ called("quizExams.analysis", {"api":"product","method":"GET","path":"/quiz/exams/{id}/analysis","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem trước khi công bố kết quả. What still hinders the release of the results of an exam, in words, who would be told, and the questions whose answers say that something may be wrong; what these ask only for who may see questions.
 *
 * `GET /api/quiz/exams/{id}/release`, for whoever holds `quiz_exam_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const beforeReleaseOperation = /* @__PURE__ */ called("quizExams.beforeRelease", {"api":"product","method":"GET","path":"/quiz/exams/{id}/release","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Hủy kỳ thi. Cancel a published exam with a reason, until its results are released. What was answered stays readable and counts for nothing.
 *
 * `POST /api/quiz/exams/{id}/cancel`, for whoever holds `quiz_exam_edit`.
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
const cancelOperation = /* @__PURE__ */ called("quizExams.cancel", {"api":"product","method":"POST","path":"/quiz/exams/{id}/cancel","fallbackMessage":"Không hủy được kỳ thi!"})

/**
 * Xem cấu trúc đề. The blueprint of an exam, with how many questions in use each row could draw from.
 *
 * `GET /api/quiz/exams/{id}/cells`, for whoever holds `quiz_exam_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const cellsOperation = /* @__PURE__ */ called("quizExams.cells", {"api":"product","method":"GET","path":"/quiz/exams/{id}/cells","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xóa kỳ thi. Delete a draft that nobody has been put down for; it can be restored for a while.
 *
 * `DELETE /api/quiz/exams/{id}`, for whoever holds `quiz_exam_delete`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const destroyOperation = /* @__PURE__ */ called("quizExams.destroy", {"api":"product","method":"DELETE","path":"/quiz/exams/{id}","fallbackMessage":"Xóa thất bại!"})

/**
 * Xóa nhiều kỳ thi. Delete several exams, all or none.
 *
 * `POST /api/quiz/exams/destroy/bulk`, for whoever holds `quiz_exam_delete`.
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
const destroyBulkOperation = /* @__PURE__ */ called("quizExams.destroyBulk", {"api":"product","method":"POST","path":"/quiz/exams/destroy/bulk","fallbackMessage":"Xóa thất bại!"})

/**
 * Bỏ thí sinh. Take employees off an exam, all or none; whoever has begun stays.
 *
 * `POST /api/quiz/exams/{id}/detach-employees`, for whoever holds `quiz_exam_edit`.
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
const detachEmployeesOperation = /* @__PURE__ */ called("quizExams.detachEmployees", {"api":"product","method":"POST","path":"/quiz/exams/{id}/detach-employees","fallbackMessage":"Cập nhật thất bại!"})

/**
 * Thêm giờ làm bài. Give everybody of an exam, one room or one taker more minutes, until it is over. Whoever writes has them at once; who has handed in gets none.
 *
 * `POST /api/quiz/exams/{id}/extra-minutes`, for whoever holds `quiz_exam_edit`.
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
const giveMinutesOperation = /* @__PURE__ */ called("quizExams.giveMinutes", {"api":"product","method":"POST","path":"/quiz/exams/{id}/extra-minutes","fallbackMessage":"Không thêm được giờ làm bài!"})

/**
 * Xem danh sách kỳ thi. Exams, newest first; with a right of one's own those that one takes oneself, without the drafts.
 *
 * `GET /api/quiz/exams`, for whoever holds `quiz_exam_access`.
 * Sorted by code, name, category_id, start_at, end_at, duration, created_at, updated_at.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const listOperation = /* @__PURE__ */ called("quizExams.list", {"api":"product","method":"GET","path":"/quiz/exams","jsonParameters":["search","filter"],"rows":"exams","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xem người chấm. Who marks the written answers of an exam, and how far each is.
 *
 * `GET /api/quiz/exams/{id}/markers`, for whoever holds `quiz_exam_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const markersOperation = /* @__PURE__ */ called("quizExams.markers", {"api":"product","method":"GET","path":"/quiz/exams/{id}/markers","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Giám sát kỳ thi. How everybody is doing in an exam right now, what takers reported, and what they were told.
 *
 * `GET /api/quiz/exams/{id}/monitor`, for whoever holds `quiz_exam_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const monitorOperation = /* @__PURE__ */ called("quizExams.monitor", {"api":"product","method":"GET","path":"/quiz/exams/{id}/monitor","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * In đề thi. A paper of an exam as it was drawn, without what is right; once the exam is over for everybody also its key.
 *
 * `POST /api/quiz/exams/{id}/paper`, for whoever holds `quiz_exam_access`.
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
const paperOperation = /* @__PURE__ */ downloaded("quizExams.paper", {"api":"product","method":"POST","path":"/quiz/exams/{id}/paper","fallbackMessage":"Không in được đề thi!","answersFile":true})

/**
 * Tạm dừng kỳ thi. Let the clocks of a running exam stand still for everybody, for one room or for one person, with a reason that they are told. Nothing of them is saved or handed in until it goes on.
 *
 * `POST /api/quiz/exams/{id}/pause`, for whoever holds `quiz_exam_edit`.
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
const pauseOperation = /* @__PURE__ */ called("quizExams.pause", {"api":"product","method":"POST","path":"/quiz/exams/{id}/pause","fallbackMessage":"Không tạm dừng được kỳ thi!"})

/**
 * Xem thí sinh. Who is put down for an exam, by name.
 *
 * `GET /api/quiz/exams/{id}/employees`, for whoever holds `quiz_exam_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const peopleOperation = /* @__PURE__ */ called("quizExams.people", {"api":"product","method":"GET","path":"/quiz/exams/{id}/employees","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Công bố kỳ thi. Publish a draft. Its papers are drawn and stay as they are, whatever happens to the bank.
 *
 * `POST /api/quiz/exams/{id}/publish`, for whoever holds `quiz_exam_edit`.
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
const publishOperation = /* @__PURE__ */ called("quizExams.publish", {"api":"product","method":"POST","path":"/quiz/exams/{id}/publish","fallbackMessage":"Không công bố được kỳ thi!"})

/**
 * Xem đề và đáp án. The papers of an exam with what is right; only for who may see questions.
 *
 * `GET /api/quiz/exams/{id}/questions`, for whoever holds `quiz_exam_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const questionsOperation = /* @__PURE__ */ called("quizExams.questions", {"api":"product","method":"GET","path":"/quiz/exams/{id}/questions","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Công bố kết quả thi. Release the results of an exam that is over, once. From then on takers see what the exam shows, and it cannot be cancelled. 409 as long as a paper is open or waits for its marks, or where a question that something may be wrong with is not among those accepted.
 *
 * `POST /api/quiz/exams/{id}/release`, for whoever holds `quiz_exam_edit`.
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
const releaseOperation = /* @__PURE__ */ called("quizExams.release", {"api":"product","method":"POST","path":"/quiz/exams/{id}/release","fallbackMessage":"Không công bố được kết quả!","touches":["quizTaking","quizReports","exams","examResults"]})

/**
 * Hoàn tác xóa kỳ thi. Undo a delete of a moment ago; the very same records come back, all or none.
 *
 * `POST /api/quiz/exams/restore`, for whoever holds `quiz_exam_delete`.
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
const restoreOperation = /* @__PURE__ */ called("quizExams.restore", {"api":"product","method":"POST","path":"/quiz/exams/restore","fallbackMessage":"Không hoàn tác được!"})

/**
 * In bảng điểm, biên bản thi. The marks of an exam that is over, or the minutes of it; 2,000 people at most.
 *
 * `POST /api/quiz/exams/{id}/result-paper`, for whoever holds `quiz_exam_export`.
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
const resultPaperOperation = /* @__PURE__ */ downloaded("quizExams.resultPaper", {"api":"product","method":"POST","path":"/quiz/exams/{id}/result-paper","fallbackMessage":"Không in được bảng điểm, biên bản thi!","answersFile":true})

/**
 * Tiếp tục kỳ thi. Let a paused exam, room or person go on; a person also alone, out of a room that stands still. The deadline of everybody whom it held and the end of his window move by as long as he was held.
 *
 * `POST /api/quiz/exams/{id}/resume`, for whoever holds `quiz_exam_edit`.
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
const resumeOperation = /* @__PURE__ */ called("quizExams.resume", {"api":"product","method":"POST","path":"/quiz/exams/{id}/resume","fallbackMessage":"Không tiếp tục được kỳ thi!"})

/**
 * Lưu cấu trúc đề. Save the blueprint of a draft as a whole. A row asks for so many questions of a field, or for one question that is chosen by whoever may see questions.
 *
 * `PUT /api/quiz/exams/{id}/cells`, for whoever holds `quiz_exam_edit`.
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
const saveCellsOperation = /* @__PURE__ */ called("quizExams.saveCells", {"api":"product","method":"PUT","path":"/quiz/exams/{id}/cells","fallbackMessage":"Cập nhật thất bại!"})

/**
 * Lưu người chấm. Say who marks the written answers of an exam. What waits is shared out among them anew; what is marked stays with who marked it.
 *
 * `PUT /api/quiz/exams/{id}/markers`, for whoever holds `quiz_exam_edit`.
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
const saveMarkersOperation = /* @__PURE__ */ called("quizExams.saveMarkers", {"api":"product","method":"PUT","path":"/quiz/exams/{id}/markers","fallbackMessage":"Cập nhật thất bại!"})

/**
 * Xếp phòng thi. Seat takers of an exam in a room, or in none, all or none of them. Who has not begun is held where the room stands still; who is held already, or writes, goes on as he is.
 *
 * `POST /api/quiz/exams/{id}/seat-employees`, for whoever holds `quiz_exam_edit`.
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
const seatEmployeesOperation = /* @__PURE__ */ called("quizExams.seatEmployees", {"api":"product","method":"POST","path":"/quiz/exams/{id}/seat-employees","fallbackMessage":"Không xếp được phòng thi!"})

/**
 * Gửi thông báo cho thí sinh đang thi. Tell everybody who takes a running exam, one room or one person something; each page shows it with the answer to its next save, or when it next looks whether a pause is over.
 *
 * `POST /api/quiz/exams/{id}/messages`, for whoever holds `quiz_exam_edit`.
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
const sendMessageOperation = /* @__PURE__ */ called("quizExams.sendMessage", {"api":"product","method":"POST","path":"/quiz/exams/{id}/messages","fallbackMessage":"Không gửi được thông báo!"})

/**
 * Gửi thông báo thi. Mail takers of a published exam when and how it is taken. Whoever has been told already is told again only when he is asked for alone.
 *
 * `POST /api/quiz/exams/{id}/send-notifications`, for whoever holds `quiz_exam_edit`.
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
const sendNotificationsOperation = /* @__PURE__ */ called("quizExams.sendNotifications", {"api":"product","method":"POST","path":"/quiz/exams/{id}/send-notifications","fallbackMessage":"Không gửi được thông báo!"})

/**
 * Xem kỳ thi. One quiz exam.
 *
 * `GET /api/quiz/exams/{id}`, for whoever holds `quiz_exam_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const showOperation = /* @__PURE__ */ called("quizExams.show", {"api":"product","method":"GET","path":"/quiz/exams/{id}","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Thêm kỳ thi. Create a quiz exam.
 *
 * `POST /api/quiz/exams`, for whoever holds `quiz_exam_edit`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `refused` (413): The body is larger than the operation takes.
 * @throws ApiError `refused` (415): The body is not of a type that the operation takes.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const storeOperation = /* @__PURE__ */ called("quizExams.store", {"api":"product","method":"POST","path":"/quiz/exams","fallbackMessage":"Thêm mới thất bại!"})

/**
 * Xem bài thi. What came of everybody who was put down, those who have not begun among them.
 *
 * `GET /api/quiz/exams/{id}/taken-exams`, for whoever holds `quiz_exam_access`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const takenExamsOperation = /* @__PURE__ */ called("quizExams.takenExams", {"api":"product","method":"GET","path":"/quiz/exams/{id}/taken-exams","fallbackMessage":"Không lấy được dữ liệu từ máy chủ!"})

/**
 * Xuất bảng điểm. The marks of an exam as a workbook.
 *
 * `GET /api/quiz/exams/{id}/taken-exams/export`, for whoever holds `quiz_exam_export`.
 *
 * @throws ApiError `validation` (400): The input is wrong; nothing was changed.
 * @throws ApiError `unauthorized` (401): No session or an ended one.
 * @throws ApiError `forbidden` (403): The user may not do this.
 * @throws ApiError `not-found` (404): Not there, or not the user's to see.
 * @throws ApiError `conflict` (409): Contradicts the current state; data carries the newer values.
 * @throws ApiError `rate-limited` (429): Too many tries; Retry-After says when to come back.
 * @throws ApiError `server` (503): The server is busy or starting; Retry-After says when to come back.
 */
const takenExamsExportOperation = /* @__PURE__ */ downloaded("quizExams.takenExamsExport", {"api":"product","method":"GET","path":"/quiz/exams/{id}/taken-exams/export","fallbackMessage":"Không xuất được bảng điểm!","answersFile":true})

/**
 * Chạy thử đề thi. What a paper of an exam would come to with these answers, with what is right; nothing of it is kept, and written answers are worth nothing.
 *
 * `POST /api/quiz/exams/{id}/trial`, for whoever holds `quiz_exam_access`.
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
const tryPaperOperation = /* @__PURE__ */ called("quizExams.tryPaper", {"api":"product","method":"POST","path":"/quiz/exams/{id}/trial","fallbackMessage":"Không chạy thử được đề thi!"})

/**
 * Cập nhật kỳ thi. Change a quiz exam; only the fields that are sent change.
 *
 * `PUT /api/quiz/exams/{id}`, for whoever holds `quiz_exam_edit`.
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
const updateOperation = /* @__PURE__ */ called("quizExams.update", {"api":"product","method":"PUT","path":"/quiz/exams/{id}","fallbackMessage":"Cập nhật thất bại!"})

/**
 * Nhập thí sinh từ Excel. Put the people of a workbook down for an exam, all or none, by their number; whoever is there already gets the minutes of his row, and its room where the workbook has that column.
 *
 * `POST /api/quiz/exams/{id}/upload`, for whoever holds `quiz_exam_edit`.
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
const uploadOperation = /* @__PURE__ */ uploaded("quizExams.upload", {"api":"product","method":"POST","path":"/quiz/exams/{id}/upload","fallbackMessage":"Không nhập được danh sách thí sinh!","files":["file"]})

/**
 * Thu hồi kỳ thi. Make a draft of a published exam that nobody has begun; its papers are gone.
 *
 * `POST /api/quiz/exams/{id}/withdraw`, for whoever holds `quiz_exam_edit`.
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
const withdrawOperation = /* @__PURE__ */ called("quizExams.withdraw", {"api":"product","method":"POST","path":"/quiz/exams/{id}/withdraw","fallbackMessage":"Không thu hồi được kỳ thi!"})

export { addPeopleOperation as addPeople, analysisOperation as analysis, beforeReleaseOperation as beforeRelease, cancelOperation as cancel, cellsOperation as cells, destroyOperation as destroy, destroyBulkOperation as destroyBulk, detachEmployeesOperation as detachEmployees, giveMinutesOperation as giveMinutes, listOperation as list, markersOperation as markers, monitorOperation as monitor, paperOperation as paper, pauseOperation as pause, peopleOperation as people, publishOperation as publish, questionsOperation as questions, releaseOperation as release, restoreOperation as restore, resultPaperOperation as resultPaper, resumeOperation as resume, saveCellsOperation as saveCells, saveMarkersOperation as saveMarkers, seatEmployeesOperation as seatEmployees, sendMessageOperation as sendMessage, sendNotificationsOperation as sendNotifications, showOperation as show, storeOperation as store, takenExamsOperation as takenExams, takenExamsExportOperation as takenExamsExport, tryPaperOperation as tryPaper, updateOperation as update, uploadOperation as upload, withdrawOperation as withdraw }
