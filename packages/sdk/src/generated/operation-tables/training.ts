// Generated from openapi/ by `npm run generate`; never edited.
export const operations = {
  "certificateGroups.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/certificate-groups/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "certificateGroups.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/certificate-groups/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "certificateGroups.export": {
    "api": "product",
    "method": "GET",
    "path": "/certificate-groups/export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách nhóm chứng chỉ!",
    "answersFile": true
  },
  "certificateGroups.import": {
    "api": "product",
    "method": "POST",
    "path": "/certificate-groups/import",
    "fallbackMessage": "Không nhập được danh sách nhóm chứng chỉ!",
    "files": [
      "file"
    ]
  },
  "certificateGroups.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/certificate-groups/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "certificateGroups.list": {
    "api": "product",
    "method": "GET",
    "path": "/certificate-groups",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "certificate_groups",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "certificateGroups.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/certificate-groups/import/marked",
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "certificateGroups.restore": {
    "api": "product",
    "method": "POST",
    "path": "/certificate-groups/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "certificateGroups.show": {
    "api": "product",
    "method": "GET",
    "path": "/certificate-groups/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "certificateGroups.store": {
    "api": "product",
    "method": "POST",
    "path": "/certificate-groups",
    "fallbackMessage": "Thêm mới thất bại!",
    "serverMessage": 400
  },
  "certificateGroups.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/certificate-groups/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "certificateGroups.update": {
    "api": "product",
    "method": "PUT",
    "path": "/certificate-groups/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "serverMessage": 400,
    "touches": [
      "certificates"
    ]
  },
  "certificates.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/certificates/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "certificates.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/certificates/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "certificates.export": {
    "api": "product",
    "method": "GET",
    "path": "/certificates/export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách chứng chỉ!",
    "answersFile": true
  },
  "certificates.import": {
    "api": "product",
    "method": "POST",
    "path": "/certificates/import",
    "fallbackMessage": "Không nhập được danh sách chứng chỉ!",
    "files": [
      "file"
    ]
  },
  "certificates.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/certificates/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "certificates.list": {
    "api": "product",
    "method": "GET",
    "path": "/certificates",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "certificates",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "certificates.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/certificates/import/marked",
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "certificates.restore": {
    "api": "product",
    "method": "POST",
    "path": "/certificates/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "certificates.show": {
    "api": "product",
    "method": "GET",
    "path": "/certificates/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "certificates.store": {
    "api": "product",
    "method": "POST",
    "path": "/certificates",
    "fallbackMessage": "Thêm mới thất bại!",
    "serverMessage": 400
  },
  "certificates.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/certificates/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "certificates.update": {
    "api": "product",
    "method": "PUT",
    "path": "/certificates/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "serverMessage": 400
  },
  "employeeCertificates.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employee-certificates/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "trainingReports"
    ]
  },
  "employeeCertificates.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/employee-certificates/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "employeeCertificates.export": {
    "api": "product",
    "method": "POST",
    "path": "/employee-certificates/export",
    "fallbackMessage": "Không xuất được danh sách chứng chỉ đã cấp!",
    "answersFile": true
  },
  "employeeCertificates.import": {
    "api": "product",
    "method": "POST",
    "path": "/employee-certificates/import",
    "fallbackMessage": "Không nhập được chứng chỉ đã cấp!",
    "files": [
      "file"
    ],
    "touches": [
      "trainingNeeds",
      "trainingReports"
    ]
  },
  "employeeCertificates.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/employee-certificates/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "employeeCertificates.list": {
    "api": "product",
    "method": "GET",
    "path": "/employee-certificates",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "employee_certificates",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeCertificates.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/employee-certificates/import/marked",
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "employeeCertificates.print": {
    "api": "product",
    "method": "POST",
    "path": "/employee-certificates/print",
    "fallbackMessage": "Không in được giấy chứng nhận!",
    "answersFile": true
  },
  "employeeCertificates.printCourse": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/certificates/print",
    "fallbackMessage": "Không in được giấy chứng nhận!",
    "answersFile": true
  },
  "employeeCertificates.renew": {
    "api": "product",
    "method": "POST",
    "path": "/employee-certificates/renew",
    "fallbackMessage": "Không mở được lớp gia hạn!",
    "touches": [
      "trainings",
      "trainingEmployees",
      "trainingInvitations",
      "trainingNeeds",
      "trainingReports"
    ]
  },
  "employeeCertificates.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employee-certificates/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "employeeCertificates.revoke": {
    "api": "product",
    "method": "POST",
    "path": "/employee-certificates/{id}/revoke",
    "fallbackMessage": "Không thu hồi được chứng chỉ!",
    "touches": [
      "trainingEmployees",
      "trainingReports"
    ]
  },
  "employeeCertificates.show": {
    "api": "product",
    "method": "GET",
    "path": "/employee-certificates/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeCertificates.store": {
    "api": "product",
    "method": "POST",
    "path": "/employee-certificates",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "trainingReports"
    ]
  },
  "employeeCertificates.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/employee-certificates/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "trainingNeeds",
      "trainingReports"
    ]
  },
  "employeeCertificates.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employee-certificates/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainingReports"
    ]
  },
  "partnerInfos.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/partner-infos/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "partnerInfos.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/partner-infos/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "partnerInfos.export": {
    "api": "product",
    "method": "GET",
    "path": "/partner-infos/export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách đối tác đào tạo!",
    "answersFile": true
  },
  "partnerInfos.import": {
    "api": "product",
    "method": "POST",
    "path": "/partner-infos/import",
    "fallbackMessage": "Không nhập được danh sách đối tác đào tạo!",
    "files": [
      "file"
    ]
  },
  "partnerInfos.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/partner-infos/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "partnerInfos.list": {
    "api": "product",
    "method": "GET",
    "path": "/partner-infos",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "partnerInfos",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "partnerInfos.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/partner-infos/import/marked",
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "partnerInfos.restore": {
    "api": "product",
    "method": "POST",
    "path": "/partner-infos/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "partnerInfos.show": {
    "api": "product",
    "method": "GET",
    "path": "/partner-infos/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "partnerInfos.store": {
    "api": "product",
    "method": "POST",
    "path": "/partner-infos",
    "fallbackMessage": "Thêm mới thất bại!",
    "serverMessage": 400
  },
  "partnerInfos.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/partner-infos/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "partnerInfos.update": {
    "api": "product",
    "method": "PUT",
    "path": "/partner-infos/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "serverMessage": 400
  },
  "trainingAttendances.close": {
    "api": "product",
    "method": "POST",
    "path": "/details/{id}/close",
    "fallbackMessage": "Không đóng được điểm danh!",
    "touches": [
      "trainings",
      "trainingEmployees"
    ]
  },
  "trainingAttendances.list": {
    "api": "product",
    "method": "GET",
    "path": "/details/{id}/attendances",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingAttendances.print": {
    "api": "product",
    "method": "POST",
    "path": "/details/{id}/attendances/print",
    "fallbackMessage": "Không in được danh sách điểm danh!",
    "answersFile": true
  },
  "trainingAttendances.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/details/{id}/attendances/bulk",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings",
      "trainingEmployees"
    ]
  },
  "trainingCommitments.activate": {
    "api": "product",
    "method": "POST",
    "path": "/training-commitments/{id}/activate",
    "fallbackMessage": "Không thực hiện được!",
    "touches": [
      "trainingInvitations"
    ]
  },
  "trainingCommitments.claim": {
    "api": "product",
    "method": "POST",
    "path": "/training-commitments/{id}/claim",
    "fallbackMessage": "Không thực hiện được!",
    "touches": [
      "trainingInvitations"
    ]
  },
  "trainingCommitments.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/training-commitments/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "trainingInvitations"
    ]
  },
  "trainingCommitments.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/training-commitments/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "trainingCommitments.file": {
    "api": "product",
    "method": "GET",
    "path": "/training-commitments/{id}/file",
    "fallbackMessage": "Không tải được bản cam kết!",
    "answersFile": true
  },
  "trainingCommitments.list": {
    "api": "product",
    "method": "GET",
    "path": "/training-commitments",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "commitments",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingCommitments.paper": {
    "api": "product",
    "method": "POST",
    "path": "/training-commitments/{id}/paper",
    "fallbackMessage": "Không in được hợp đồng đào tạo!",
    "answersFile": true
  },
  "trainingCommitments.repay": {
    "api": "product",
    "method": "POST",
    "path": "/training-commitments/{id}/repay",
    "fallbackMessage": "Không ghi nhận được!",
    "touches": [
      "trainingInvitations"
    ]
  },
  "trainingCommitments.restore": {
    "api": "product",
    "method": "POST",
    "path": "/training-commitments/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingCommitments.resume": {
    "api": "product",
    "method": "POST",
    "path": "/training-commitments/{id}/resume",
    "fallbackMessage": "Không khôi phục được!",
    "touches": [
      "trainingInvitations"
    ]
  },
  "trainingCommitments.settle": {
    "api": "product",
    "method": "POST",
    "path": "/training-commitments/{id}/settle",
    "fallbackMessage": "Không quyết toán được!",
    "touches": [
      "trainingInvitations"
    ]
  },
  "trainingCommitments.settlementPaper": {
    "api": "product",
    "method": "POST",
    "path": "/training-commitments/{id}/settlement-paper",
    "fallbackMessage": "Không in được biên bản thanh lý!",
    "answersFile": true
  },
  "trainingCommitments.show": {
    "api": "product",
    "method": "GET",
    "path": "/training-commitments/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingCommitments.sign": {
    "api": "product",
    "method": "POST",
    "path": "/training-commitments/{id}/sign",
    "fallbackMessage": "Không ghi nhận được!",
    "files": [
      "file"
    ],
    "touches": [
      "trainingInvitations"
    ]
  },
  "trainingCommitments.store": {
    "api": "product",
    "method": "POST",
    "path": "/training-commitments",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "trainingInvitations"
    ]
  },
  "trainingCommitments.storeBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/commitments",
    "fallbackMessage": "Không lập được cam kết!",
    "touches": [
      "trainingInvitations"
    ]
  },
  "trainingCommitments.update": {
    "api": "product",
    "method": "PUT",
    "path": "/training-commitments/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainingInvitations"
    ]
  },
  "trainingCommitments.waive": {
    "api": "product",
    "method": "POST",
    "path": "/training-commitments/{id}/waive",
    "fallbackMessage": "Không thực hiện được!",
    "touches": [
      "trainingInvitations"
    ]
  },
  "trainingCosts.storeBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/costs/bulk/store",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings",
      "trainingCommitments",
      "trainingReports"
    ]
  },
  "trainingCosts.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/costs/bulk/update",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings",
      "trainingCommitments",
      "trainingReports"
    ]
  },
  "trainingDetails.calendar": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/calendar",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingDetails.storeBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/details/bulk/store",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingDetails.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/details/bulk/update",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingDocuments.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/training-documents/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingDocuments.file": {
    "api": "product",
    "method": "GET",
    "path": "/training-documents/{id}/file",
    "fallbackMessage": "Không tải được tài liệu!",
    "answersFile": true
  },
  "trainingDocuments.store": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/documents",
    "fallbackMessage": "Thêm mới thất bại!",
    "files": [
      "file"
    ],
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingDocuments.update": {
    "api": "product",
    "method": "PUT",
    "path": "/training-documents/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingEmployees.absent": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/absent",
    "fallbackMessage": "Không ghi nhận được!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "trainingReports"
    ]
  },
  "trainingEmployees.confirmed": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/confirmed",
    "fallbackMessage": "Không xác nhận được!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "trainingReports"
    ]
  },
  "trainingEmployees.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/training-employees/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "trainingReports"
    ]
  },
  "trainingEmployees.export": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/{id}/employees/export",
    "fallbackMessage": "Không xuất được danh sách học viên!",
    "answersFile": true
  },
  "trainingEmployees.import": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/import/excel",
    "fallbackMessage": "Không nhập được học viên!",
    "files": [
      "file"
    ],
    "touches": [
      "trainings",
      "trainingInvitations",
      "trainingReports"
    ]
  },
  "trainingEmployees.importResults": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/import/result",
    "fallbackMessage": "Không nhập được kết quả!",
    "files": [
      "file"
    ],
    "touches": [
      "trainings",
      "trainingInvitations",
      "employeeCertificates",
      "trainingReports"
    ]
  },
  "trainingEmployees.joined": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/joined/manager-confirm",
    "fallbackMessage": "Không xác nhận được!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "trainingReports"
    ]
  },
  "trainingEmployees.joinedBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/employees/joined",
    "fallbackMessage": "Không xác nhận được!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "trainingAttendances",
      "trainingReports"
    ]
  },
  "trainingEmployees.judge": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/employees/judge",
    "fallbackMessage": "Không ghi được kết quả!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "employeeCertificates",
      "trainingReports"
    ]
  },
  "trainingEmployees.list": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/{id}/employees",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingEmployees.promised": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/promised",
    "fallbackMessage": "Không ghi nhận được cam kết!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "trainingReports"
    ]
  },
  "trainingEmployees.refused": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/refused",
    "fallbackMessage": "Không ghi nhận được!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "trainingReports"
    ]
  },
  "trainingEmployees.registered": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/registered",
    "fallbackMessage": "Không đăng ký được!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "trainingReports"
    ]
  },
  "trainingEmployees.return": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/return",
    "fallbackMessage": "Không thực hiện được!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "employeeCertificates",
      "trainingReports"
    ]
  },
  "trainingEmployees.saveResults": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/employees/results",
    "fallbackMessage": "Không ghi được kết quả!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "employeeCertificates",
      "trainingReports"
    ]
  },
  "trainingEmployees.storeBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/employees/bulk/store",
    "fallbackMessage": "Không thêm được học viên!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "trainingReports"
    ]
  },
  "trainingEmployees.update": {
    "api": "product",
    "method": "PUT",
    "path": "/training-employees/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "trainingReports"
    ]
  },
  "trainingEmployees.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/employees/bulk/update",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "trainingReports"
    ]
  },
  "trainingEmployees.withdrawn": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/withdrawn",
    "fallbackMessage": "Không ghi nhận được!",
    "touches": [
      "trainings",
      "trainingInvitations",
      "trainingReports"
    ]
  },
  "trainingFormalities.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/training-formalities/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "trainingFormalities.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/training-formalities/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "trainingFormalities.export": {
    "api": "product",
    "method": "GET",
    "path": "/training-formalities/export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách hình thức đào tạo!",
    "answersFile": true
  },
  "trainingFormalities.import": {
    "api": "product",
    "method": "POST",
    "path": "/training-formalities/import",
    "fallbackMessage": "Không nhập được danh sách hình thức đào tạo!",
    "files": [
      "file"
    ]
  },
  "trainingFormalities.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/training-formalities/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "trainingFormalities.list": {
    "api": "product",
    "method": "GET",
    "path": "/training-formalities",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "formalities",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingFormalities.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/training-formalities/import/marked",
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "trainingFormalities.restore": {
    "api": "product",
    "method": "POST",
    "path": "/training-formalities/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingFormalities.show": {
    "api": "product",
    "method": "GET",
    "path": "/training-formalities/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingFormalities.store": {
    "api": "product",
    "method": "POST",
    "path": "/training-formalities",
    "fallbackMessage": "Thêm mới thất bại!",
    "serverMessage": 400
  },
  "trainingFormalities.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/training-formalities/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingFormalities.update": {
    "api": "product",
    "method": "PUT",
    "path": "/training-formalities/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "serverMessage": 400
  },
  "trainingInvitations.document": {
    "api": "product",
    "method": "GET",
    "path": "/training-invitations/documents/{id}",
    "fallbackMessage": "Không tải được tài liệu!",
    "answersFile": true
  },
  "trainingInvitations.mine": {
    "api": "product",
    "method": "GET",
    "path": "/training-invitations",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingInvitations.show": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/{id}/invitation",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingInvitations.taught": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/{id}/taught",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingLecturers.store": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/lecturers",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingLecturers.storeBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/lecturers/bulk/store",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingLecturers.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/lecturers/bulk/update",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings",
      "trainingInvitations"
    ]
  },
  "trainingLocations.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/trainings/locations/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "trainingLocations.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/locations/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "trainingLocations.export": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/locations/export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách địa điểm đào tạo!",
    "answersFile": true
  },
  "trainingLocations.import": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/locations/import",
    "fallbackMessage": "Không nhập được danh sách địa điểm đào tạo!",
    "files": [
      "file"
    ]
  },
  "trainingLocations.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/locations/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "trainingLocations.list": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/locations",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "locations",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingLocations.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/locations/import/marked",
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "trainingLocations.restore": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/locations/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingLocations.show": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/locations/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingLocations.store": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/locations",
    "fallbackMessage": "Thêm mới thất bại!",
    "serverMessage": 400
  },
  "trainingLocations.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/locations/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingLocations.update": {
    "api": "product",
    "method": "PUT",
    "path": "/trainings/locations/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "serverMessage": 400
  },
  "trainingMails.askToConfirm": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/send-mail-confirm",
    "fallbackMessage": "Không gửi được thư!"
  },
  "trainingMails.confirmations": {
    "api": "product",
    "method": "GET",
    "path": "/training-employees/{id}/list-confirm",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingMails.notices": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/{id}/employees/notify/training-plan",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingMails.notify": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/employees/notify/training-plan",
    "fallbackMessage": "Không gửi được thư!"
  },
  "trainingMails.printInvitations": {
    "api": "product",
    "method": "POST",
    "path": "/training-employees/{id}/print-invitations",
    "fallbackMessage": "Không in được giấy triệu tập!",
    "answersFile": true
  },
  "trainingNeeds.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/training-needs/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "trainingNeeds.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/training-needs/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "trainingNeeds.dismiss": {
    "api": "product",
    "method": "POST",
    "path": "/training-needs/dismiss",
    "fallbackMessage": "Không bỏ qua được!",
    "touches": [
      "trainingPlans"
    ]
  },
  "trainingNeeds.export": {
    "api": "product",
    "method": "GET",
    "path": "/training-needs/export",
    "jsonParameters": [
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách nhu cầu đào tạo!",
    "answersFile": true
  },
  "trainingNeeds.list": {
    "api": "product",
    "method": "GET",
    "path": "/training-needs",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "needs",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingNeeds.place": {
    "api": "product",
    "method": "POST",
    "path": "/training-needs/place",
    "fallbackMessage": "Không xếp lớp được!",
    "touches": [
      "trainings",
      "trainingEmployees",
      "trainingInvitations",
      "trainingPlans",
      "trainingReports"
    ]
  },
  "trainingNeeds.plan": {
    "api": "product",
    "method": "POST",
    "path": "/training-needs/plan",
    "fallbackMessage": "Không đưa vào kế hoạch được!",
    "touches": [
      "trainingPlans",
      "trainingPlanLines"
    ]
  },
  "trainingNeeds.reopen": {
    "api": "product",
    "method": "POST",
    "path": "/training-needs/reopen",
    "fallbackMessage": "Không mở lại được!"
  },
  "trainingNeeds.restore": {
    "api": "product",
    "method": "POST",
    "path": "/training-needs/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingNeeds.show": {
    "api": "product",
    "method": "GET",
    "path": "/training-needs/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingNeeds.store": {
    "api": "product",
    "method": "POST",
    "path": "/training-needs",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "trainingNeeds.update": {
    "api": "product",
    "method": "PUT",
    "path": "/training-needs/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "trainingPartners.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/partners/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingPartners.store": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/partners",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingPartners.update": {
    "api": "product",
    "method": "PUT",
    "path": "/partners/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingPlanLines.export": {
    "api": "product",
    "method": "GET",
    "path": "/training-plans/{id}/lines/export",
    "fallbackMessage": "Không xuất được nội dung kế hoạch!",
    "answersFile": true
  },
  "trainingPlanLines.import": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/lines/import",
    "fallbackMessage": "Không nhập được nội dung kế hoạch!",
    "files": [
      "file"
    ],
    "touches": [
      "trainingPlans"
    ]
  },
  "trainingPlanLines.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/training-plans/{id}/lines/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "trainingPlanLines.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/lines/import/marked",
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "trainingPlanLines.openCourse": {
    "api": "product",
    "method": "POST",
    "path": "/training-plan-lines/{id}/course",
    "fallbackMessage": "Không lập được khóa đào tạo!",
    "touches": [
      "trainings",
      "trainingPlans",
      "trainingNeeds",
      "trainingReports"
    ]
  },
  "trainingPlanLines.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/lines/import/undo",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "trainingPlans"
    ]
  },
  "trainingPlanLines.updateBulk": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/lines/bulk/update",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainingPlans"
    ]
  },
  "trainingPlans.approve": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/approve",
    "fallbackMessage": "Không duyệt được!"
  },
  "trainingPlans.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/cancel",
    "fallbackMessage": "Không hủy được!"
  },
  "trainingPlans.copy": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/copy",
    "fallbackMessage": "Không sao chép được!"
  },
  "trainingPlans.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/training-plans/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "trainingPlans.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "trainingPlans.finish": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/finish",
    "fallbackMessage": "Không hoàn thành được!"
  },
  "trainingPlans.history": {
    "api": "product",
    "method": "GET",
    "path": "/training-plans/{id}/history",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingPlans.list": {
    "api": "product",
    "method": "GET",
    "path": "/training-plans",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "plans",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingPlans.paper": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/paper",
    "fallbackMessage": "Không in được kế hoạch đào tạo!",
    "answersFile": true
  },
  "trainingPlans.restore": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingPlans.return": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/return",
    "fallbackMessage": "Không trả lại được!"
  },
  "trainingPlans.revise": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/revise",
    "fallbackMessage": "Không điều chỉnh được!"
  },
  "trainingPlans.show": {
    "api": "product",
    "method": "GET",
    "path": "/training-plans/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingPlans.store": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "trainingPlans.submit": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/submit",
    "fallbackMessage": "Không trình duyệt được!"
  },
  "trainingPlans.update": {
    "api": "product",
    "method": "PUT",
    "path": "/training-plans/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "trainingPlans.withdraw": {
    "api": "product",
    "method": "POST",
    "path": "/training-plans/{id}/withdraw",
    "fallbackMessage": "Không rút lại được!"
  },
  "trainingReports.certificates": {
    "api": "product",
    "method": "GET",
    "path": "/reports/trainings/certificates",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingReports.certificatesExport": {
    "api": "product",
    "method": "GET",
    "path": "/reports/trainings/certificates/export",
    "fallbackMessage": "Không xuất được báo cáo chứng chỉ!",
    "answersFile": true
  },
  "trainingReports.certificatesPrint": {
    "api": "product",
    "method": "GET",
    "path": "/reports/trainings/certificates/print",
    "fallbackMessage": "Không in được báo cáo chứng chỉ!",
    "answersFile": true
  },
  "trainingReports.courseRows": {
    "api": "product",
    "method": "GET",
    "path": "/reports/trainings/courses/rows",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingReports.courses": {
    "api": "product",
    "method": "GET",
    "path": "/reports/trainings/courses",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingReports.coursesExport": {
    "api": "product",
    "method": "GET",
    "path": "/reports/trainings/courses/export",
    "fallbackMessage": "Không xuất được báo cáo khóa đào tạo!",
    "answersFile": true
  },
  "trainingReports.coursesPrint": {
    "api": "product",
    "method": "GET",
    "path": "/reports/trainings/courses/print",
    "fallbackMessage": "Không in được báo cáo khóa đào tạo!",
    "answersFile": true
  },
  "trainingReports.yearNotice": {
    "api": "product",
    "method": "GET",
    "path": "/reports/trainings/courses/year-notice",
    "fallbackMessage": "Không in được thông báo kết quả đào tạo năm!",
    "answersFile": true
  },
  "trainingSubjects.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/subjects/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingSubjects.store": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/subjects",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingSubjects.update": {
    "api": "product",
    "method": "POST",
    "path": "/subjects/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainings"
    ]
  },
  "trainingTypes.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/training-types/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "trainingTypes.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/training-types/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!",
    "serverMessage": 400
  },
  "trainingTypes.export": {
    "api": "product",
    "method": "GET",
    "path": "/training-types/export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách loại đào tạo!",
    "answersFile": true
  },
  "trainingTypes.import": {
    "api": "product",
    "method": "POST",
    "path": "/training-types/import",
    "fallbackMessage": "Không nhập được danh sách loại đào tạo!",
    "files": [
      "file"
    ]
  },
  "trainingTypes.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/training-types/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "trainingTypes.list": {
    "api": "product",
    "method": "GET",
    "path": "/training-types",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "types",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingTypes.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/training-types/import/marked",
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "trainingTypes.restore": {
    "api": "product",
    "method": "POST",
    "path": "/training-types/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingTypes.show": {
    "api": "product",
    "method": "GET",
    "path": "/training-types/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainingTypes.store": {
    "api": "product",
    "method": "POST",
    "path": "/training-types",
    "fallbackMessage": "Thêm mới thất bại!",
    "serverMessage": 400
  },
  "trainingTypes.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/training-types/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "trainingTypes.update": {
    "api": "product",
    "method": "PUT",
    "path": "/training-types/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "serverMessage": 400
  },
  "trainings.begin": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/begin",
    "fallbackMessage": "Không bắt đầu được khóa đào tạo!",
    "touches": [
      "trainingPlans",
      "trainingInvitations",
      "trainingReports"
    ]
  },
  "trainings.cancel": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/cancel",
    "fallbackMessage": "Không hủy được khóa đào tạo!",
    "touches": [
      "trainingEmployees",
      "trainingInvitations",
      "employeeCertificates",
      "trainingCommitments",
      "trainingReports"
    ]
  },
  "trainings.copy": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/copy",
    "fallbackMessage": "Không sao chép được khóa đào tạo!",
    "touches": [
      "trainingReports"
    ]
  },
  "trainings.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/trainings/{id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "trainingReports"
    ]
  },
  "trainings.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "trainingReports"
    ]
  },
  "trainings.enrol": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/enrol",
    "fallbackMessage": "Không đăng ký được khóa đào tạo!",
    "touches": [
      "trainingInvitations",
      "trainingEmployees",
      "trainingReports"
    ]
  },
  "trainings.finish": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/finish",
    "fallbackMessage": "Không kết thúc được khóa đào tạo!",
    "touches": [
      "trainingPlans",
      "trainingEmployees",
      "employeeCertificates",
      "trainingCommitments",
      "trainingReports"
    ]
  },
  "trainings.history": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/{id}/history",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainings.list": {
    "api": "product",
    "method": "GET",
    "path": "/trainings",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "trainings",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainings.next": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/{id}/next",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainings.open": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/open",
    "fallbackMessage": "Không mở được khóa đào tạo!"
  },
  "trainings.reopen": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/{id}/reopen",
    "fallbackMessage": "Không mở lại được khóa đào tạo!",
    "touches": [
      "trainingEmployees",
      "trainingInvitations",
      "employeeCertificates",
      "trainingCommitments",
      "trainingReports"
    ]
  },
  "trainings.restore": {
    "api": "product",
    "method": "POST",
    "path": "/trainings/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "trainingReports"
    ]
  },
  "trainings.show": {
    "api": "product",
    "method": "GET",
    "path": "/trainings/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "trainings.store": {
    "api": "product",
    "method": "POST",
    "path": "/trainings",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "trainingReports"
    ]
  },
  "trainings.update": {
    "api": "product",
    "method": "PUT",
    "path": "/trainings/{id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "trainingReports"
    ]
  }
} as const
