// Generated from openapi/ by `npm run generate`; never edited.
export const operations = {
  "quizAttempts.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/taken-exams/{id}/cancel",
    "fallbackMessage": "Không hủy được bài thi!",
    "touches": [
      "quizExams",
      "quizTaking",
      "quizMarking",
      "quizReports",
      "exams",
      "examResults"
    ]
  },
  "quizAttempts.history": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/taken-exams/{id}/history",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizAttempts.judgeLate": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/taken-exams/{id}/late-answers",
    "fallbackMessage": "Không xét được câu trả lời muộn!",
    "touches": [
      "quizExams",
      "quizTaking",
      "quizMarking",
      "quizReports",
      "exams",
      "examResults"
    ]
  },
  "quizAttempts.reopen": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/taken-exams/{id}/reopen",
    "fallbackMessage": "Không mở lại được bài thi!",
    "touches": [
      "quizExams",
      "quizTaking",
      "quizMarking",
      "quizReports",
      "exams",
      "examResults"
    ]
  },
  "quizCategories.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/quiz/categories/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "quizCategories.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/categories/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "quizCategories.export": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/categories/export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách nhóm đề thi!",
    "answersFile": true
  },
  "quizCategories.import": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/categories/import",
    "fallbackMessage": "Không nhập được danh sách nhóm đề thi!",
    "files": [
      "file"
    ]
  },
  "quizCategories.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/categories/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "quizCategories.list": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/categories",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "categories",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizCategories.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/categories/import/marked",
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "quizCategories.restore": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/categories/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "quizCategories.show": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/categories/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizCategories.store": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/categories",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "quizCategories.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/categories/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "quizCategories.update": {
    "api": "product",
    "method": "PUT",
    "path": "/quiz/categories/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizCorrections.correct": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/corrections",
    "fallbackMessage": "Không sửa được đáp án!",
    "touches": [
      "quizExams",
      "quizTaking",
      "quizMarking",
      "quizReports",
      "exams",
      "examResults"
    ]
  },
  "quizCorrections.list": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/corrections",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizCorrections.results": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/corrections/{id}/results",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizCorrections.undo": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/corrections/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "quizExams",
      "quizTaking",
      "quizMarking",
      "quizReports",
      "exams",
      "examResults"
    ]
  },
  "quizExams.addPeople": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/employees",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizExams.analysis": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/analysis",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.beforeRelease": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/release",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/cancel",
    "fallbackMessage": "Không hủy được kỳ thi!"
  },
  "quizExams.cells": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/cells",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/quiz/exams/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "quizExams.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/destroy/bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "quizExams.detachEmployees": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/detach-employees",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizExams.giveMinutes": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/extra-minutes",
    "fallbackMessage": "Không thêm được giờ làm bài!"
  },
  "quizExams.list": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "exams",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.markers": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/markers",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.monitor": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/monitor",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.paper": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/paper",
    "fallbackMessage": "Không in được đề thi!",
    "answersFile": true
  },
  "quizExams.pause": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/pause",
    "fallbackMessage": "Không tạm dừng được kỳ thi!"
  },
  "quizExams.people": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/employees",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.publish": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/publish",
    "fallbackMessage": "Không công bố được kỳ thi!"
  },
  "quizExams.questions": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/questions",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.release": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/release",
    "fallbackMessage": "Không công bố được kết quả!",
    "touches": [
      "quizTaking",
      "quizReports",
      "exams",
      "examResults"
    ]
  },
  "quizExams.restore": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "quizExams.resultPaper": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/result-paper",
    "fallbackMessage": "Không in được bảng điểm, biên bản thi!",
    "answersFile": true
  },
  "quizExams.resume": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/resume",
    "fallbackMessage": "Không tiếp tục được kỳ thi!"
  },
  "quizExams.saveCells": {
    "api": "product",
    "method": "PUT",
    "path": "/quiz/exams/{id}/cells",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizExams.saveMarkers": {
    "api": "product",
    "method": "PUT",
    "path": "/quiz/exams/{id}/markers",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizExams.seatEmployees": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/seat-employees",
    "fallbackMessage": "Không xếp được phòng thi!"
  },
  "quizExams.sendMessage": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/messages",
    "fallbackMessage": "Không gửi được thông báo!"
  },
  "quizExams.sendNotifications": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/send-notifications",
    "fallbackMessage": "Không gửi được thông báo!"
  },
  "quizExams.show": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.store": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "quizExams.takenExams": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/taken-exams",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizExams.takenExamsExport": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/exams/{id}/taken-exams/export",
    "fallbackMessage": "Không xuất được bảng điểm!",
    "answersFile": true
  },
  "quizExams.tryPaper": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/trial",
    "fallbackMessage": "Không chạy thử được đề thi!"
  },
  "quizExams.update": {
    "api": "product",
    "method": "PUT",
    "path": "/quiz/exams/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizExams.upload": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/upload",
    "fallbackMessage": "Không nhập được danh sách thí sinh!",
    "files": [
      "file"
    ]
  },
  "quizExams.withdraw": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/exams/{id}/withdraw",
    "fallbackMessage": "Không thu hồi được kỳ thi!"
  },
  "quizMarking.answers": {
    "api": "product",
    "method": "GET",
    "path": "/internal/quiz/marking/{id}/answers",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizMarking.list": {
    "api": "product",
    "method": "GET",
    "path": "/internal/quiz/marking",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizMarking.mark": {
    "api": "product",
    "method": "PUT",
    "path": "/internal/quiz/marked-answers/{id}",
    "fallbackMessage": "Chưa lưu được điểm!"
  },
  "quizMarking.picture": {
    "api": "product",
    "method": "GET",
    "path": "/internal/quiz/marking/{id}/media/{question_id}",
    "fallbackMessage": "Không tải được hình!",
    "answersFile": true
  },
  "quizMarking.questions": {
    "api": "product",
    "method": "GET",
    "path": "/internal/quiz/marking/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizQuestions.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/quiz/questions/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "quizQuestions.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions/destroy/bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "quizQuestions.export": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/questions/export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách câu hỏi!",
    "answersFile": true
  },
  "quizQuestions.import": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions/import/excel",
    "fallbackMessage": "Không nhập được danh sách câu hỏi!",
    "files": [
      "file"
    ]
  },
  "quizQuestions.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/questions/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "quizQuestions.list": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/questions",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "questions",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizQuestions.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions/import/marked",
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "quizQuestions.picture": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/questions/pictures/{id}",
    "fallbackMessage": "Không tải được hình!",
    "answersFile": true
  },
  "quizQuestions.restore": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "quizQuestions.show": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/questions/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizQuestions.store": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "quizQuestions.storeBulk": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions/store/bulk",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "quizQuestions.storeFile": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions/pictures",
    "fallbackMessage": "Không tải lên được hình!",
    "files": [
      "file"
    ]
  },
  "quizQuestions.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "quizQuestions.update": {
    "api": "product",
    "method": "POST",
    "path": "/quiz/questions/{id}/update",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizQuestions.uses": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/questions/{id}/uses",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizReports.mastery": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/reports/mastery",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizReports.masteryExport": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/reports/mastery/export",
    "fallbackMessage": "Không xuất được báo cáo kỳ thi!",
    "answersFile": true
  },
  "quizReports.masteryPeople": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/reports/mastery/people",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizReports.ofEmployee": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/reports/of-employee",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizReports.show": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/reports",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizSettings.show": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/settings",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizSettings.update": {
    "api": "product",
    "method": "PUT",
    "path": "/quiz/settings",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "quizTaking.answers": {
    "api": "product",
    "method": "POST",
    "path": "/internal/quiz/exams/{id}/answers",
    "fallbackMessage": "Chưa lưu được câu trả lời!"
  },
  "quizTaking.finish": {
    "api": "product",
    "method": "POST",
    "path": "/internal/quiz/exams/{id}/finish",
    "fallbackMessage": "Chưa nộp được bài!"
  },
  "quizTaking.info": {
    "api": "product",
    "method": "GET",
    "path": "/internal/quiz/exams/{id}/info",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizTaking.list": {
    "api": "product",
    "method": "GET",
    "path": "/internal/quiz/exams",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizTaking.picture": {
    "api": "product",
    "method": "GET",
    "path": "/internal/quiz/exams/{id}/media/{slot}",
    "fallbackMessage": "Không tải được hình!",
    "answersFile": true
  },
  "quizTaking.reportIncident": {
    "api": "product",
    "method": "POST",
    "path": "/internal/quiz/exams/{id}/incidents",
    "fallbackMessage": "Chưa gửi được báo cáo sự cố!"
  },
  "quizTaking.results": {
    "api": "product",
    "method": "GET",
    "path": "/internal/quiz/exams/{id}/show-results",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "quizTaking.start": {
    "api": "product",
    "method": "POST",
    "path": "/internal/quiz/exams/{id}/start",
    "fallbackMessage": "Không vào thi được!"
  },
  "quizTaking.takeOver": {
    "api": "product",
    "method": "POST",
    "path": "/internal/quiz/exams/{id}/take-over",
    "fallbackMessage": "Không tiếp tục được!"
  },
  "quizTaking.viewAnswers": {
    "api": "product",
    "method": "GET",
    "path": "/quiz/taken-exams/{id}/view-answers",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  }
} as const
