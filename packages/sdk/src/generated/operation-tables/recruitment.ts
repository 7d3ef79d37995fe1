// Generated from openapi/ by `npm run generate`; never edited.
export const operations = {
  "applicationForms.poster": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/poster",
    "fallbackMessage": "Không in được thông báo tuyển dụng!",
    "answersFile": true
  },
  "applicationForms.publish": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/publication",
    "fallbackMessage": "Không đổi được việc đăng đợt tuyển dụng!",
    "touches": [
      "recruitments"
    ]
  },
  "applicationForms.show": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments/{id}/application-form",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "applicationForms.update": {
    "api": "product",
    "method": "PUT",
    "path": "/recruitments/{id}/application-form",
    "fallbackMessage": "Không lưu được biểu mẫu!",
    "touches": [
      "recruitments"
    ]
  },
  "candidates.accepted": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/accepted",
    "fallbackMessage": "Không chuyển được trạng thái ứng viên!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.archived": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/archived",
    "fallbackMessage": "Không chuyển được trạng thái ứng viên!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.assignRecruitment": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/assign-recruitment",
    "fallbackMessage": "Không đưa được ứng viên vào đợt tuyển dụng!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.back": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/back",
    "fallbackMessage": "Không chuyển được trạng thái ứng viên!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.confirmed": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/confirmed",
    "fallbackMessage": "Không chuyển được trạng thái ứng viên!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.contacted": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/contacted",
    "fallbackMessage": "Không chuyển được trạng thái ứng viên!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/candidates/{id}",
    "fallbackMessage": "Không xóa được ứng viên!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/destroy-bulk",
    "fallbackMessage": "Không xóa được ứng viên!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.destroyFile": {
    "api": "product",
    "method": "DELETE",
    "path": "/candidates/{id}/files/{file_id}",
    "fallbackMessage": "Không xóa được tệp!"
  },
  "candidates.emails": {
    "api": "product",
    "method": "GET",
    "path": "/candidates/{id}/emails",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "candidates.export": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/export",
    "fallbackMessage": "Không xuất được danh sách ứng viên!",
    "answersFile": true
  },
  "candidates.exports": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/exports",
    "fallbackMessage": "Không xuất được hồ sơ ứng viên!",
    "answersFile": true
  },
  "candidates.exportsPdf": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/exports-pdf",
    "fallbackMessage": "Không in được hồ sơ ứng viên!",
    "answersFile": true
  },
  "candidates.fail": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/fail",
    "fallbackMessage": "Không chuyển được trạng thái ứng viên!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.fileTicket": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/files/{file_id}/ticket",
    "fallbackMessage": "Không tải được tệp!"
  },
  "candidates.history": {
    "api": "product",
    "method": "GET",
    "path": "/candidates/{id}/history",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "candidates.hold": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/hold",
    "fallbackMessage": "Không giữ được hồ sơ!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.list": {
    "api": "product",
    "method": "GET",
    "path": "/candidates",
    "rows": "candidates",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "candidates.positions": {
    "api": "product",
    "method": "GET",
    "path": "/candidates/positions/list",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "candidates.release": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/release",
    "fallbackMessage": "Không bỏ giữ được hồ sơ!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.restore": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.show": {
    "api": "product",
    "method": "GET",
    "path": "/candidates/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "candidates.similar": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/similar",
    "fallbackMessage": "Không tìm được hồ sơ trùng!"
  },
  "candidates.statuses": {
    "api": "product",
    "method": "GET",
    "path": "/candidates/statuses/list",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "candidates.store": {
    "api": "product",
    "method": "POST",
    "path": "/candidates",
    "fallbackMessage": "Không thêm được ứng viên!",
    "touches": [
      "reservePool"
    ]
  },
  "candidates.storeConsent": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/consents",
    "fallbackMessage": "Không ghi nhận được đồng ý!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.storeCv": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/cv",
    "fallbackMessage": "Không tải lên được CV!",
    "files": [
      "file"
    ]
  },
  "candidates.storePhoto": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/photo",
    "fallbackMessage": "Không tải lên được ảnh!",
    "files": [
      "file"
    ]
  },
  "candidates.update": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/update",
    "fallbackMessage": "Không cập nhật được ứng viên!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.withdrawConsent": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/consents/withdraw",
    "fallbackMessage": "Không ghi nhận được!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "candidates.workRefuse": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/{id}/work-refuse",
    "fallbackMessage": "Không chuyển được trạng thái ứng viên!",
    "touches": [
      "recruitmentCandidates",
      "reservePool"
    ]
  },
  "consentTexts.show": {
    "api": "product",
    "method": "GET",
    "path": "/consent-texts",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "consentTexts.store": {
    "api": "product",
    "method": "POST",
    "path": "/consent-texts",
    "fallbackMessage": "Không lưu được nội dung đồng ý!",
    "touches": [
      "applicationForms"
    ]
  },
  "emailSendings.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/email-sendings/{id}/cancel",
    "fallbackMessage": "Không dừng được việc gửi!",
    "touches": [
      "candidates"
    ]
  },
  "emailSendings.list": {
    "api": "product",
    "method": "GET",
    "path": "/email-sendings",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "emailSendings.show": {
    "api": "product",
    "method": "GET",
    "path": "/email-sendings/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "emails.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/emails/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "emails.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/emails/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "emails.list": {
    "api": "product",
    "method": "GET",
    "path": "/emails",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "emails",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "emails.preview": {
    "api": "product",
    "method": "POST",
    "path": "/emails/preview",
    "fallbackMessage": "Không xem trước được!"
  },
  "emails.restore": {
    "api": "product",
    "method": "POST",
    "path": "/emails/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "emails.send": {
    "api": "product",
    "method": "POST",
    "path": "/emails/send",
    "fallbackMessage": "Không gửi được email!",
    "touches": [
      "emailSendings",
      "candidates"
    ]
  },
  "emails.show": {
    "api": "product",
    "method": "GET",
    "path": "/emails/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "emails.store": {
    "api": "product",
    "method": "POST",
    "path": "/emails",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "emails.update": {
    "api": "product",
    "method": "PUT",
    "path": "/emails/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "eraseRequests.ofCampaign": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments/{id}/erase-requests",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "eraseRequests.settle": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/erase-requests/settle",
    "fallbackMessage": "Không lưu được trả lời!",
    "touches": [
      "candidates"
    ]
  },
  "interviewerTimes.mine": {
    "api": "product",
    "method": "GET",
    "path": "/interviewer-times/mine",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "interviewerTimes.save": {
    "api": "product",
    "method": "PUT",
    "path": "/interviewer-times/mine",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentSchedules"
    ]
  },
  "procedureTemplates.list": {
    "api": "product",
    "method": "GET",
    "path": "/procedure-templates",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "procedureTemplates.update": {
    "api": "product",
    "method": "PUT",
    "path": "/procedure-templates",
    "fallbackMessage": "Không lưu được mẫu thủ tục!"
  },
  "procedures.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/procedures/{id}",
    "fallbackMessage": "Không xóa được thủ tục!"
  },
  "procedures.finish": {
    "api": "product",
    "method": "POST",
    "path": "/procedures/{id}/finish",
    "fallbackMessage": "Không hoàn tất được thủ tục!",
    "touches": [
      "candidates",
      "recruitmentCandidates",
      "employees",
      "decisions",
      "documents"
    ]
  },
  "procedures.list": {
    "api": "product",
    "method": "GET",
    "path": "/procedures",
    "jsonParameters": [
      "filter"
    ],
    "rows": "procedures",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "procedures.restore": {
    "api": "product",
    "method": "POST",
    "path": "/procedures/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "procedures.show": {
    "api": "product",
    "method": "GET",
    "path": "/procedures/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "procedures.store": {
    "api": "product",
    "method": "POST",
    "path": "/procedures",
    "fallbackMessage": "Không lập được thủ tục!",
    "touches": [
      "candidates"
    ]
  },
  "procedures.update": {
    "api": "product",
    "method": "PUT",
    "path": "/procedures/{id}",
    "fallbackMessage": "Không cập nhật được thủ tục!"
  },
  "recruitmentBoards.bulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/boards/bulk",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments",
      "recruitmentResults",
      "recruitmentSchedules"
    ]
  },
  "recruitmentCandidates.import": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/candidates/import",
    "fallbackMessage": "Không nhập được ứng viên!",
    "files": [
      "file"
    ],
    "touches": [
      "candidates",
      "recruitments"
    ]
  },
  "recruitmentCandidates.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments/{id}/candidates/import/template",
    "fallbackMessage": "Không tải được tệp mẫu!",
    "answersFile": true
  },
  "recruitmentCandidates.list": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments/{id}/candidates",
    "rows": "candidates",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentCandidates.markAsSeen": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/candidates/{candidateId}/mark-as-seen",
    "fallbackMessage": "Không đánh dấu được!",
    "touches": [
      "candidates"
    ]
  },
  "recruitmentCandidates.store": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/candidates",
    "fallbackMessage": "Không thêm được ứng viên!",
    "touches": [
      "candidates",
      "recruitments"
    ]
  },
  "recruitmentCandidates.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/candidates/import/undo",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "candidates",
      "reservePool"
    ]
  },
  "recruitmentConditions.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/conditions/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentConditions.storeBulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/conditions/store-bulk",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentConditions.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/conditions/update-bulk",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentCosts.storeBulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/costs/bulk/store",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentCosts.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/costs/bulk/update",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentDocuments.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/recruitment-documents/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentDocuments.file": {
    "api": "product",
    "method": "GET",
    "path": "/recruitment-documents/{id}/file",
    "fallbackMessage": "Không tải được tài liệu!",
    "answersFile": true
  },
  "recruitmentDocuments.restore": {
    "api": "product",
    "method": "POST",
    "path": "/recruitment-documents/{id}/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentDocuments.store": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/documents",
    "fallbackMessage": "Thêm mới thất bại!",
    "files": [
      "file"
    ],
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentDocuments.update": {
    "api": "product",
    "method": "POST",
    "path": "/recruitment-documents/{id}/update",
    "fallbackMessage": "Cập nhật thất bại!",
    "files": [
      "file"
    ],
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentReport.download": {
    "api": "product",
    "method": "GET",
    "path": "/recruitment-report/download",
    "fallbackMessage": "Không tải được báo cáo tuyển dụng!",
    "answersFile": true
  },
  "recruitmentReport.drill": {
    "api": "product",
    "method": "POST",
    "path": "/recruitment-report/drill",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentReport.show": {
    "api": "product",
    "method": "GET",
    "path": "/recruitment-report",
    "fallbackMessage": "Không lấy được báo cáo tuyển dụng!"
  },
  "recruitmentResults.form": {
    "api": "product",
    "method": "GET",
    "path": "/results/form",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentResults.handIn": {
    "api": "product",
    "method": "POST",
    "path": "/results/{id}/hand-in",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "recruitmentResults.list": {
    "api": "product",
    "method": "GET",
    "path": "/results",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentResults.mine": {
    "api": "product",
    "method": "GET",
    "path": "/results/mine",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentResults.minutes": {
    "api": "product",
    "method": "POST",
    "path": "/results/minutes",
    "fallbackMessage": "Không in được biên bản!",
    "answersFile": true
  },
  "recruitmentResults.paper": {
    "api": "product",
    "method": "POST",
    "path": "/results/{id}/paper",
    "fallbackMessage": "Không in được phiếu đánh giá!",
    "answersFile": true
  },
  "recruitmentResults.recuse": {
    "api": "product",
    "method": "POST",
    "path": "/results/recuse",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentSchedules"
    ]
  },
  "recruitmentResults.reopen": {
    "api": "product",
    "method": "POST",
    "path": "/results/{id}/reopen",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "recruitmentResults.show": {
    "api": "product",
    "method": "GET",
    "path": "/results/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentResults.store": {
    "api": "product",
    "method": "POST",
    "path": "/results",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentSchedules"
    ]
  },
  "recruitmentResults.update": {
    "api": "product",
    "method": "PUT",
    "path": "/results/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "recruitmentRooms.list": {
    "api": "product",
    "method": "GET",
    "path": "/recruitment-rooms",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentRooms.store": {
    "api": "product",
    "method": "POST",
    "path": "/recruitment-rooms",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentSchedules"
    ]
  },
  "recruitmentRooms.update": {
    "api": "product",
    "method": "PUT",
    "path": "/recruitment-rooms/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentSchedules"
    ]
  },
  "recruitmentRounds.close": {
    "api": "product",
    "method": "POST",
    "path": "/rounds/{id}/close",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments",
      "recruitmentResults"
    ]
  },
  "recruitmentRounds.interviews": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/interviews",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments",
      "recruitmentResults"
    ]
  },
  "recruitmentRounds.reopen": {
    "api": "product",
    "method": "POST",
    "path": "/rounds/{id}/reopen",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments",
      "recruitmentResults"
    ]
  },
  "recruitmentRounds.show": {
    "api": "product",
    "method": "GET",
    "path": "/rounds/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentRounds.store": {
    "api": "product",
    "method": "POST",
    "path": "/rounds",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentRounds.storeBulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/rounds/bulk/store",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentRounds.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/rounds/bulk/update",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments"
    ]
  },
  "recruitmentRounds.weights": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/rounds/weights",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitments",
      "recruitmentResults"
    ]
  },
  "recruitmentSchedules.attendance": {
    "api": "product",
    "method": "POST",
    "path": "/schedules/{id}/attendance",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentResults"
    ]
  },
  "recruitmentSchedules.calendar": {
    "api": "product",
    "method": "POST",
    "path": "/schedules/{id}/calendar",
    "fallbackMessage": "Không tải được tệp lịch!",
    "answersFile": true
  },
  "recruitmentSchedules.candidates": {
    "api": "product",
    "method": "GET",
    "path": "/schedules/candidate/list",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentSchedules.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/schedules/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentResults"
    ]
  },
  "recruitmentSchedules.invitations": {
    "api": "product",
    "method": "POST",
    "path": "/schedules/{id}/invitations",
    "fallbackMessage": "Không gửi được thư mời!",
    "touches": [
      "emailSendings",
      "candidates"
    ]
  },
  "recruitmentSchedules.list": {
    "api": "product",
    "method": "GET",
    "path": "/schedules",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentSchedules.restore": {
    "api": "product",
    "method": "POST",
    "path": "/schedules/{id}/restore",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentResults"
    ]
  },
  "recruitmentSchedules.store": {
    "api": "product",
    "method": "POST",
    "path": "/schedules",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentResults"
    ]
  },
  "recruitmentSchedules.update": {
    "api": "product",
    "method": "PUT",
    "path": "/schedules/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "recruitmentResults"
    ]
  },
  "recruitmentSettings.show": {
    "api": "product",
    "method": "GET",
    "path": "/recruitment-settings",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitmentSettings.update": {
    "api": "product",
    "method": "PUT",
    "path": "/recruitment-settings",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "recruitments.approve": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/approve",
    "fallbackMessage": "Không phê duyệt được!"
  },
  "recruitments.changeStatus": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/change-status/{status}",
    "fallbackMessage": "Không chuyển được trạng thái!",
    "touches": [
      "candidates",
      "recruitmentCandidates",
      "reservePool",
      "recruitmentReport"
    ]
  },
  "recruitments.copy": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/copy",
    "fallbackMessage": "Không sao chép được!"
  },
  "recruitments.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/recruitments/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "recruitments.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "recruitments.generateCode": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments/code/generate",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitments.history": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments/{id}/history",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitments.list": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "recruitments",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitments.quick": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/quick",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "recruitments.reject": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/reject",
    "fallbackMessage": "Không từ chối được!"
  },
  "recruitments.restore": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "recruitments.show": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "recruitments.store": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "recruitments.submit": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/submit",
    "fallbackMessage": "Không gửi duyệt được!"
  },
  "recruitments.update": {
    "api": "product",
    "method": "PUT",
    "path": "/recruitments/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "reservePool.erase": {
    "api": "product",
    "method": "POST",
    "path": "/candidates/reserve-pool/erase",
    "fallbackMessage": "Không xóa được dữ liệu!",
    "touches": [
      "candidates"
    ]
  },
  "reservePool.list": {
    "api": "product",
    "method": "GET",
    "path": "/candidates/reserve-pool",
    "jsonParameters": [
      "filter"
    ],
    "rows": "candidates",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "suspectedApplications.ofCampaign": {
    "api": "product",
    "method": "GET",
    "path": "/recruitments/{id}/suspected-applications",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "suspectedApplications.release": {
    "api": "product",
    "method": "POST",
    "path": "/recruitments/{id}/suspected-applications/release",
    "fallbackMessage": "Không đưa được hồ sơ vào danh sách ứng viên!",
    "touches": [
      "candidates",
      "recruitmentCandidates",
      "recruitments"
    ]
  }
} as const
