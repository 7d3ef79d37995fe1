// Generated from openapi/ by `npm run generate`; never edited.
export const operations = {
  "examBoard.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/exam-board/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "exams"
    ]
  },
  "examBoard.store": {
    "api": "product",
    "method": "POST",
    "path": "/exams/{id}/board",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "exams"
    ]
  },
  "examBoard.update": {
    "api": "product",
    "method": "PUT",
    "path": "/exam-board/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "exams"
    ]
  },
  "examParts.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/exam-parts/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "exams",
      "examResults"
    ]
  },
  "examParts.makeQuiz": {
    "api": "product",
    "method": "POST",
    "path": "/exam-parts/{id}/quiz",
    "fallbackMessage": "Không tạo được kỳ thi!",
    "touches": [
      "exams",
      "quizExams"
    ]
  },
  "examParts.store": {
    "api": "product",
    "method": "POST",
    "path": "/exams/{id}/parts",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "exams",
      "examResults"
    ]
  },
  "examParts.update": {
    "api": "product",
    "method": "PUT",
    "path": "/exam-parts/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "exams",
      "examResults"
    ]
  },
  "examResults.correct": {
    "api": "product",
    "method": "PUT",
    "path": "/exam-results/{id}",
    "fallbackMessage": "Không đính chính được kết quả!",
    "touches": [
      "exams",
      "trainingNeeds"
    ]
  },
  "examResults.export": {
    "api": "product",
    "method": "GET",
    "path": "/exams/{id}/list-results/export",
    "fallbackMessage": "Không xuất được kết quả kiểm tra!",
    "answersFile": true
  },
  "examResults.import": {
    "api": "product",
    "method": "POST",
    "path": "/exams/{id}/results/import",
    "fallbackMessage": "Không nhập được điểm!",
    "files": [
      "file"
    ],
    "touches": [
      "exams"
    ]
  },
  "examResults.list": {
    "api": "product",
    "method": "GET",
    "path": "/exams/{id}/list-results",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "examResults.paper": {
    "api": "product",
    "method": "POST",
    "path": "/exams/{id}/paper",
    "fallbackMessage": "Không in được giấy tờ đợt kiểm tra!",
    "answersFile": true
  },
  "examResults.save": {
    "api": "product",
    "method": "PUT",
    "path": "/exams/{id}/results",
    "fallbackMessage": "Không lưu được điểm!",
    "touches": [
      "exams"
    ]
  },
  "examResults.sync": {
    "api": "product",
    "method": "POST",
    "path": "/exams/{id}/employees/sync",
    "fallbackMessage": "Không cập nhật được danh sách!",
    "touches": [
      "exams"
    ]
  },
  "exams.consequences": {
    "api": "product",
    "method": "GET",
    "path": "/exams/{id}/consequences",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "exams.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/exams/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "exams.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/exams/destroy/bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "exams.list": {
    "api": "product",
    "method": "GET",
    "path": "/exams",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "exams",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "exams.mine": {
    "api": "product",
    "method": "GET",
    "path": "/exams/mine",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "exams.move": {
    "api": "product",
    "method": "POST",
    "path": "/exams/{id}/move",
    "fallbackMessage": "Không chuyển được trạng thái đợt kiểm tra!",
    "touches": [
      "examResults",
      "trainingNeeds",
      "employeeCertificates",
      "decisions",
      "trainingReports"
    ]
  },
  "exams.questions": {
    "api": "product",
    "method": "GET",
    "path": "/exams/{id}/list-questions",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "exams.repeat": {
    "api": "product",
    "method": "PUT",
    "path": "/exams/{id}/repeat",
    "fallbackMessage": "Không đặt được lịch lặp lại!"
  },
  "exams.restore": {
    "api": "product",
    "method": "POST",
    "path": "/exams/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "exams.sendNotification": {
    "api": "product",
    "method": "POST",
    "path": "/exams/{id}/send-notification",
    "fallbackMessage": "Không gửi được thông báo!",
    "touches": [
      "examResults"
    ]
  },
  "exams.show": {
    "api": "product",
    "method": "GET",
    "path": "/exams/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "exams.store": {
    "api": "product",
    "method": "POST",
    "path": "/exams",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "exams.update": {
    "api": "product",
    "method": "PUT",
    "path": "/exams/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "exams.workProgress": {
    "api": "product",
    "method": "GET",
    "path": "/exams/wp-list-exams",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  }
} as const
