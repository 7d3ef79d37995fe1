// Generated from openapi/ by `npm run generate`; never edited.
export const operations = {
  "externals.addPaper": {
    "api": "product",
    "method": "POST",
    "path": "/externals/application/papers",
    "fallbackMessage": "Không tải lên được giấy tờ, vui lòng thử lại sau.",
    "files": [
      "paper"
    ]
  },
  "externals.answerAppointment": {
    "api": "product",
    "method": "POST",
    "path": "/externals/application/appointment",
    "fallbackMessage": "Không gửi được trả lời, vui lòng thử lại sau."
  },
  "externals.answerOffer": {
    "api": "product",
    "method": "POST",
    "path": "/externals/application/offer",
    "fallbackMessage": "Không gửi được trả lời, vui lòng thử lại sau."
  },
  "externals.answerTraining": {
    "api": "product",
    "method": "POST",
    "path": "/externals/training/answer",
    "fallbackMessage": "Không gửi được trả lời, vui lòng thử lại sau."
  },
  "externals.application": {
    "api": "product",
    "method": "GET",
    "path": "/externals/application",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "externals.apply": {
    "api": "product",
    "method": "POST",
    "path": "/externals/recruitments/{id}/candidates",
    "fallbackMessage": "Không gửi được hồ sơ, vui lòng thử lại sau."
  },
  "externals.calendar": {
    "api": "product",
    "method": "GET",
    "path": "/externals/application/appointments/{id}/calendar",
    "fallbackMessage": "Không tải về được tệp lịch, vui lòng thử lại sau.",
    "answersFile": true
  },
  "externals.check": {
    "api": "product",
    "method": "POST",
    "path": "/externals/recruitments/{id}/check",
    "fallbackMessage": "Không kiểm tra được hồ sơ, vui lòng thử lại sau."
  },
  "externals.communes": {
    "api": "product",
    "method": "GET",
    "path": "/externals/recruitments/{id}/communes",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "externals.companies": {
    "api": "product",
    "method": "GET",
    "path": "/externals/companies",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "externals.company": {
    "api": "product",
    "method": "GET",
    "path": "/externals/companies/{code}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "externals.confirmEmail": {
    "api": "product",
    "method": "POST",
    "path": "/externals/application/email",
    "fallbackMessage": "Không xác nhận được email, vui lòng thử lại sau."
  },
  "externals.erase": {
    "api": "product",
    "method": "POST",
    "path": "/externals/application/erase",
    "fallbackMessage": "Không xóa được hồ sơ, vui lòng thử lại sau."
  },
  "externals.form": {
    "api": "product",
    "method": "GET",
    "path": "/externals/recruitments/{id}/form",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "externals.logo": {
    "api": "product",
    "method": "GET",
    "path": "/externals/recruitments/{id}/logo",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!",
    "answersFile": true
  },
  "externals.offerPaper": {
    "api": "product",
    "method": "GET",
    "path": "/externals/application/offer/paper",
    "fallbackMessage": "Không lập được thư mời nhận việc, vui lòng thử lại sau.",
    "answersFile": true
  },
  "externals.provinces": {
    "api": "product",
    "method": "GET",
    "path": "/externals/recruitments/{id}/provinces",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "externals.recruitment": {
    "api": "product",
    "method": "GET",
    "path": "/externals/recruitments/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "externals.recruitments": {
    "api": "product",
    "method": "GET",
    "path": "/externals/recruitments",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "externals.sendLink": {
    "api": "product",
    "method": "POST",
    "path": "/externals/recruitments/{id}/link",
    "fallbackMessage": "Không gửi lại được đường dẫn, vui lòng thử lại sau."
  },
  "externals.stay": {
    "api": "product",
    "method": "POST",
    "path": "/externals/application/stay",
    "fallbackMessage": "Không gia hạn được, vui lòng thử lại sau."
  },
  "externals.takeAway": {
    "api": "product",
    "method": "GET",
    "path": "/externals/application/archive",
    "fallbackMessage": "Không tải về được hồ sơ, vui lòng thử lại sau.",
    "answersFile": true
  },
  "externals.training": {
    "api": "product",
    "method": "GET",
    "path": "/externals/training",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "externals.update": {
    "api": "product",
    "method": "POST",
    "path": "/externals/candidates/{id}/update",
    "fallbackMessage": "Không sửa được hồ sơ, vui lòng thử lại sau."
  },
  "externals.upload": {
    "api": "product",
    "method": "POST",
    "path": "/externals/recruitments/{id}/files",
    "fallbackMessage": "Không tải lên được tệp, vui lòng thử lại sau.",
    "files": [
      "cv",
      "photo",
      "answer"
    ]
  },
  "externals.withdraw": {
    "api": "product",
    "method": "POST",
    "path": "/externals/application/withdraw",
    "fallbackMessage": "Không rút được hồ sơ, vui lòng thử lại sau."
  },
  "externals.withdrawConsent": {
    "api": "product",
    "method": "POST",
    "path": "/externals/application/consents/withdraw",
    "fallbackMessage": "Không rút được đồng ý, vui lòng thử lại sau."
  }
} as const
