// Generated from openapi/ by `npm run generate`; never edited.
export const operations = {
  "dataQuality.check": {
    "api": "product",
    "method": "POST",
    "path": "/employees/data-quality/check",
    "fallbackMessage": "Không kiểm tra lại được dữ liệu!",
    "touches": [
      "employees"
    ]
  },
  "dataQuality.mine": {
    "api": "product",
    "method": "GET",
    "path": "/employees/data-quality/mine",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "dataQuality.request": {
    "api": "product",
    "method": "POST",
    "path": "/employees/data-quality/requests",
    "fallbackMessage": "Không gửi được đề nghị!"
  },
  "dataQuality.show": {
    "api": "product",
    "method": "GET",
    "path": "/employees/data-quality",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeAccidents.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/accidents/{row_id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeAccidents.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/accidents",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeAccidents.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/accidents/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeAccidents.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/accidents",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeAccidents.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/accidents/{row_id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeAddresses.show": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/addresses",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeAddresses.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/addresses",
    "fallbackMessage": "Không cập nhật được địa chỉ!",
    "touches": [
      "employees"
    ]
  },
  "employeeAffiliations.show": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/affiliations",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeAffiliations.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/affiliations",
    "fallbackMessage": "Không cập nhật được thông tin Đảng, đoàn thể, quân ngũ, chính sách!",
    "touches": [
      "employees"
    ]
  },
  "employeeAllowances.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/allowances/{row_id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeAllowances.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/allowances",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeAllowances.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/allowances/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeAllowances.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/allowances",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeAllowances.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/allowances/{row_id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeAvatar.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/avatar",
    "fallbackMessage": "Không gỡ được ảnh!"
  },
  "employeeAvatar.picture": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/avatar/picture",
    "fallbackMessage": "Không tải được ảnh!",
    "answersFile": true
  },
  "employeeAvatar.restorePicture": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/avatar/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "employeeAvatar.show": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/avatar",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeAvatar.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/avatar",
    "fallbackMessage": "Không tải lên được ảnh!",
    "files": [
      "file"
    ]
  },
  "employeeBankAccounts.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/bank-accounts/{row_id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeBankAccounts.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/bank-accounts",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeBankAccounts.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/bank-accounts/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeBankAccounts.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/bank-accounts",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeBankAccounts.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/bank-accounts/{row_id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeDiplomas.destroyFile": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/diplomas/{row_id}",
    "fallbackMessage": "Không gỡ được tệp!"
  },
  "employeeDiplomas.fileTicket": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/diplomas/{row_id}/ticket",
    "fallbackMessage": "Không tải được tệp!"
  },
  "employeeDiplomas.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/diplomas",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeDiplomas.restoreFile": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/diplomas/{row_id}/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "employeeDiplomas.storeFile": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/diplomas/{row_id}",
    "fallbackMessage": "Không tải lên được tệp!",
    "files": [
      "file"
    ]
  },
  "employeeEducations.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/educations/{row_id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeEducations.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/educations",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeEducations.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/educations/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeEducations.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/educations",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeEducations.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/educations/{row_id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeHealth.show": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/health",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeHealth.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/health",
    "fallbackMessage": "Không cập nhật được thông tin sức khỏe!",
    "touches": [
      "employees"
    ]
  },
  "employeeHealthChecks.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/health-checks/{row_id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeHealthChecks.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/health-checks",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeHealthChecks.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/health-checks/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeHealthChecks.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/health-checks",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeHealthChecks.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/health-checks/{row_id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeHistory.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/history",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeItSkills.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/it-skills/{row_id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeItSkills.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/it-skills",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeItSkills.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/it-skills/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeItSkills.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/it-skills",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeItSkills.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/it-skills/{row_id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeLanguages.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/languages/{row_id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeLanguages.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/languages",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeLanguages.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/languages/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeLanguages.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/languages",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeLanguages.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/languages/{row_id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeMissingPapers.mark": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/missing/{paper_id}",
    "fallbackMessage": "Không đánh dấu được hồ sơ!",
    "touches": [
      "employees"
    ]
  },
  "employeeMissingPapers.show": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/missing",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeMissingPapers.unmark": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/missing/{paper_id}",
    "fallbackMessage": "Không bỏ đánh dấu được hồ sơ!",
    "touches": [
      "employees"
    ]
  },
  "employeePapers.show": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/papers",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeePapers.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/papers",
    "fallbackMessage": "Không cập nhật được giấy tờ!",
    "touches": [
      "employees"
    ]
  },
  "employeePayLevels.correct": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/pay-levels/{row_id}/correct",
    "fallbackMessage": "Không đính chính được mức lương!",
    "touches": [
      "jobChanges"
    ]
  },
  "employeePayLevels.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/pay-levels",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeePayLevels.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/pay-levels",
    "fallbackMessage": "Không ghi được mức lương!",
    "touches": [
      "jobChanges"
    ]
  },
  "employeePayLevels.withdraw": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/pay-levels/{row_id}/withdraw",
    "fallbackMessage": "Không rút được mức lương!",
    "touches": [
      "jobChanges"
    ]
  },
  "employeeRelatives.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/relatives/{row_id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeRelatives.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/relatives",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeRelatives.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/relatives/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeRelatives.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/relatives",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeRelatives.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/relatives/{row_id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeTemporaryWorks.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/temporary-works/{row_id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeTemporaryWorks.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/temporary-works",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeTemporaryWorks.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/temporary-works/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeTemporaryWorks.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/temporary-works",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeTemporaryWorks.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/temporary-works/{row_id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeTransfers.accept": {
    "api": "product",
    "method": "POST",
    "path": "/employee-transfers/{id}/accept",
    "fallbackMessage": "Không tiếp nhận được!",
    "touches": [
      "home",
      "employees",
      "decisions",
      "contracts",
      "documents",
      "drawnNumbers"
    ]
  },
  "employeeTransfers.agree": {
    "api": "product",
    "method": "POST",
    "path": "/employee-transfers/{id}/agree",
    "fallbackMessage": "Không gửi được câu trả lời!",
    "touches": [
      "home"
    ]
  },
  "employeeTransfers.consentFile": {
    "api": "product",
    "method": "GET",
    "path": "/employee-transfers/{id}/consent-file",
    "fallbackMessage": "Không tải được bản đồng ý!",
    "answersFile": true
  },
  "employeeTransfers.consentPaper": {
    "api": "product",
    "method": "POST",
    "path": "/employee-transfers/consent-paper",
    "fallbackMessage": "Không in được bản đồng ý!",
    "answersFile": true
  },
  "employeeTransfers.disagree": {
    "api": "product",
    "method": "POST",
    "path": "/employee-transfers/{id}/disagree",
    "fallbackMessage": "Không gửi được câu trả lời!",
    "touches": [
      "home",
      "decisions"
    ]
  },
  "employeeTransfers.list": {
    "api": "product",
    "method": "GET",
    "path": "/employee-transfers",
    "jsonParameters": [
      "filter"
    ],
    "rows": "transfers",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeTransfers.mine": {
    "api": "product",
    "method": "GET",
    "path": "/employee-transfers/mine",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeTransfers.preview": {
    "api": "product",
    "method": "GET",
    "path": "/employee-transfers/preview",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeTransfers.refuse": {
    "api": "product",
    "method": "POST",
    "path": "/employee-transfers/{id}/refuse",
    "fallbackMessage": "Không từ chối được!",
    "touches": [
      "home"
    ]
  },
  "employeeTransfers.show": {
    "api": "product",
    "method": "GET",
    "path": "/employee-transfers/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeTransfers.store": {
    "api": "product",
    "method": "POST",
    "path": "/employee-transfers",
    "fallbackMessage": "Không gửi được đề nghị!",
    "files": [
      "file"
    ],
    "touches": [
      "home",
      "decisions"
    ]
  },
  "employeeTransfers.withdraw": {
    "api": "product",
    "method": "POST",
    "path": "/employee-transfers/{id}/withdraw",
    "fallbackMessage": "Không rút được đề nghị!",
    "touches": [
      "home",
      "decisions"
    ]
  },
  "employeeYearlyRecords.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/{id}/yearly-records/{row_id}",
    "fallbackMessage": "Xóa thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeYearlyRecords.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/yearly-records",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "employeeYearlyRecords.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/yearly-records/restore",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeYearlyRecords.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/yearly-records",
    "fallbackMessage": "Thêm mới thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "employeeYearlyRecords.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/{id}/yearly-records/{row_id}",
    "fallbackMessage": "Cập nhật thất bại!",
    "touches": [
      "employeeHistory"
    ]
  },
  "jobChanges.correct": {
    "api": "product",
    "method": "POST",
    "path": "/employees/job-changes/{id}/correct",
    "fallbackMessage": "Không đính chính được thay đổi công việc!",
    "touches": [
      "employees",
      "departments",
      "positions",
      "leaverTasks"
    ]
  },
  "jobChanges.ofEmployee": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/job",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "jobChanges.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/job-changes",
    "fallbackMessage": "Không ghi được thay đổi công việc!",
    "touches": [
      "employees",
      "departments",
      "positions",
      "decisions",
      "contracts",
      "documents",
      "drawnNumbers",
      "trainingCommitments",
      "leaverTasks"
    ]
  },
  "jobChanges.why": {
    "api": "product",
    "method": "GET",
    "path": "/employees/{id}/job/why",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "jobChanges.withdraw": {
    "api": "product",
    "method": "POST",
    "path": "/employees/job-changes/{id}/withdraw",
    "fallbackMessage": "Không rút được thay đổi công việc!",
    "touches": [
      "employees",
      "leaverTasks"
    ]
  },
  "leaverTasks.list": {
    "api": "product",
    "method": "GET",
    "path": "/leaver-tasks",
    "jsonParameters": [
      "filter"
    ],
    "rows": "leaver_tasks",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "leaverTasks.mine": {
    "api": "product",
    "method": "GET",
    "path": "/leaver-tasks/mine",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "leaverTasks.update": {
    "api": "product",
    "method": "PUT",
    "path": "/leaver-tasks/{id}",
    "fallbackMessage": "Không ghi được việc này!",
    "touches": [
      "home"
    ]
  },
  "leaverTemplate.preview": {
    "api": "product",
    "method": "POST",
    "path": "/leaver-template/preview",
    "fallbackMessage": "Không tính được hạn!"
  },
  "leaverTemplate.show": {
    "api": "product",
    "method": "GET",
    "path": "/leaver-template",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "leaverTemplate.update": {
    "api": "product",
    "method": "PUT",
    "path": "/leaver-template",
    "fallbackMessage": "Không lưu được mẫu!"
  },
  "requiredPapers.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/required-papers/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "requiredPapers.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/required-papers/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "requiredPapers.export": {
    "api": "product",
    "method": "GET",
    "path": "/required-papers/export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách loại hồ sơ phải nộp!",
    "answersFile": true
  },
  "requiredPapers.import": {
    "api": "product",
    "method": "POST",
    "path": "/required-papers/import",
    "fallbackMessage": "Không nhập được danh sách loại hồ sơ phải nộp!",
    "files": [
      "file"
    ]
  },
  "requiredPapers.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/required-papers/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "requiredPapers.list": {
    "api": "product",
    "method": "GET",
    "path": "/required-papers",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "required_papers",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "requiredPapers.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/required-papers/import/marked",
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "requiredPapers.restore": {
    "api": "product",
    "method": "POST",
    "path": "/required-papers/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "requiredPapers.show": {
    "api": "product",
    "method": "GET",
    "path": "/required-papers/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "requiredPapers.store": {
    "api": "product",
    "method": "POST",
    "path": "/required-papers",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "requiredPapers.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/required-papers/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "requiredPapers.update": {
    "api": "product",
    "method": "PUT",
    "path": "/required-papers/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "rewardDisciplineForms.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/reward-discipline-forms/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "rewardDisciplineForms.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/reward-discipline-forms/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "rewardDisciplineForms.export": {
    "api": "product",
    "method": "GET",
    "path": "/reward-discipline-forms/export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách hình thức khen thưởng, kỷ luật!",
    "answersFile": true
  },
  "rewardDisciplineForms.import": {
    "api": "product",
    "method": "POST",
    "path": "/reward-discipline-forms/import",
    "fallbackMessage": "Không nhập được danh sách hình thức khen thưởng, kỷ luật!",
    "files": [
      "file"
    ]
  },
  "rewardDisciplineForms.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/reward-discipline-forms/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "rewardDisciplineForms.list": {
    "api": "product",
    "method": "GET",
    "path": "/reward-discipline-forms",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "reward_discipline_forms",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "rewardDisciplineForms.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/reward-discipline-forms/import/marked",
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "rewardDisciplineForms.restore": {
    "api": "product",
    "method": "POST",
    "path": "/reward-discipline-forms/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "rewardDisciplineForms.show": {
    "api": "product",
    "method": "GET",
    "path": "/reward-discipline-forms/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "rewardDisciplineForms.store": {
    "api": "product",
    "method": "POST",
    "path": "/reward-discipline-forms",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "rewardDisciplineForms.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/reward-discipline-forms/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "rewardDisciplineForms.update": {
    "api": "product",
    "method": "PUT",
    "path": "/reward-discipline-forms/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "rewardImports.import": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/import",
    "fallbackMessage": "Không nhập được khen thưởng!",
    "files": [
      "file"
    ],
    "touches": [
      "rewardsDisciplines"
    ]
  },
  "rewardImports.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/employees/rewards-disciplines/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "rewardImports.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/import/marked",
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "rewardImports.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!",
    "touches": [
      "rewardsDisciplines"
    ]
  },
  "rewardPapers.destroyFile": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/rewards-disciplines/{id}/files/{file_id}",
    "fallbackMessage": "Không gỡ được tệp!"
  },
  "rewardPapers.fileTicket": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/{id}/files/{file_id}/ticket",
    "fallbackMessage": "Không tải được tệp!"
  },
  "rewardPapers.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/rewards-disciplines/{id}/papers",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "rewardPapers.paperTicket": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/{id}/papers/{row_id}/ticket",
    "fallbackMessage": "Không tải được bản in!"
  },
  "rewardPapers.print": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/{id}/paper",
    "fallbackMessage": "Không in được giấy tờ!",
    "answersFile": true
  },
  "rewardPapers.restoreFile": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/{id}/files/{file_id}/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "rewardPapers.storeFile": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/{id}/files",
    "fallbackMessage": "Không tải lên được tệp!",
    "files": [
      "file"
    ]
  },
  "rewardReasons.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/reward-reasons/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "rewardReasons.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/reward-reasons/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "rewardReasons.export": {
    "api": "product",
    "method": "GET",
    "path": "/reward-reasons/export",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "fallbackMessage": "Không xuất được danh sách lý do khen thưởng, kỷ luật!",
    "answersFile": true
  },
  "rewardReasons.import": {
    "api": "product",
    "method": "POST",
    "path": "/reward-reasons/import",
    "fallbackMessage": "Không nhập được danh sách lý do khen thưởng, kỷ luật!",
    "files": [
      "file"
    ]
  },
  "rewardReasons.importTemplate": {
    "api": "product",
    "method": "GET",
    "path": "/reward-reasons/import/template",
    "fallbackMessage": "Không tải được mẫu nhập!",
    "answersFile": true
  },
  "rewardReasons.list": {
    "api": "product",
    "method": "GET",
    "path": "/reward-reasons",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "reward_reasons",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "rewardReasons.markImport": {
    "api": "product",
    "method": "POST",
    "path": "/reward-reasons/import/marked",
    "fallbackMessage": "Không kiểm tra được tệp!",
    "files": [
      "file"
    ],
    "answersFile": true
  },
  "rewardReasons.restore": {
    "api": "product",
    "method": "POST",
    "path": "/reward-reasons/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "rewardReasons.show": {
    "api": "product",
    "method": "GET",
    "path": "/reward-reasons/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "rewardReasons.store": {
    "api": "product",
    "method": "POST",
    "path": "/reward-reasons",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "rewardReasons.undoImport": {
    "api": "product",
    "method": "POST",
    "path": "/reward-reasons/import/{id}/undo",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "rewardReasons.update": {
    "api": "product",
    "method": "PUT",
    "path": "/reward-reasons/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "rewardsDisciplines.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/rewards-disciplines/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "rewardsDisciplines.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/delete/bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "rewardsDisciplines.export": {
    "api": "product",
    "method": "GET",
    "path": "/employees/rewards-disciplines/export",
    "jsonParameters": [
      "filter"
    ],
    "fallbackMessage": "Không xuất được khen thưởng, kỷ luật!",
    "answersFile": true
  },
  "rewardsDisciplines.forms": {
    "api": "product",
    "method": "GET",
    "path": "/employees/rewards-disciplines/forms",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "rewardsDisciplines.list": {
    "api": "product",
    "method": "GET",
    "path": "/employees/rewards-disciplines",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "rewards_disciplines",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "rewardsDisciplines.move": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/{id}/move",
    "fallbackMessage": "Không chuyển được bước xử lý kỷ luật!",
    "touches": [
      "home",
      "decisions"
    ]
  },
  "rewardsDisciplines.ofEmployee": {
    "api": "product",
    "method": "GET",
    "path": "/employees/rewards-disciplines/get",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "rewardsDisciplines.reduce": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/{id}/reduction",
    "fallbackMessage": "Không giảm được thời hạn!",
    "touches": [
      "home"
    ]
  },
  "rewardsDisciplines.restore": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "rewardsDisciplines.show": {
    "api": "product",
    "method": "GET",
    "path": "/employees/rewards-disciplines/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "rewardsDisciplines.store": {
    "api": "product",
    "method": "POST",
    "path": "/employees/rewards-disciplines",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "rewardsDisciplines.update": {
    "api": "product",
    "method": "PUT",
    "path": "/employees/rewards-disciplines/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  },
  "rewardsDisciplines.withdrawReduction": {
    "api": "product",
    "method": "DELETE",
    "path": "/employees/rewards-disciplines/{id}/reduction",
    "fallbackMessage": "Không bỏ được giảm thời hạn!",
    "touches": [
      "home"
    ]
  },
  "samePeople.life": {
    "api": "product",
    "method": "GET",
    "path": "/same-people/{id}/life",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "samePeople.link": {
    "api": "product",
    "method": "POST",
    "path": "/same-people/link",
    "fallbackMessage": "Không liên kết được!",
    "touches": [
      "employees",
      "employeeTransfers",
      "accounts"
    ]
  },
  "samePeople.list": {
    "api": "product",
    "method": "GET",
    "path": "/same-people",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "workProgresses.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/work-progresses/{id}",
    "fallbackMessage": "Xóa thất bại!"
  },
  "workProgresses.destroyBulk": {
    "api": "product",
    "method": "POST",
    "path": "/work-progresses/destroy-bulk",
    "fallbackMessage": "Xóa thất bại!"
  },
  "workProgresses.export": {
    "api": "product",
    "method": "GET",
    "path": "/work-progresses/export",
    "jsonParameters": [
      "filter"
    ],
    "fallbackMessage": "Không xuất được quá trình công tác!",
    "answersFile": true
  },
  "workProgresses.list": {
    "api": "product",
    "method": "GET",
    "path": "/work-progresses",
    "jsonParameters": [
      "search",
      "filter"
    ],
    "rows": "work_progresses",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "workProgresses.paper": {
    "api": "product",
    "method": "POST",
    "path": "/employees/{id}/work-progresses/paper",
    "fallbackMessage": "Không in được quá trình công tác!",
    "answersFile": true
  },
  "workProgresses.restore": {
    "api": "product",
    "method": "POST",
    "path": "/work-progresses/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "workProgresses.show": {
    "api": "product",
    "method": "GET",
    "path": "/work-progresses/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "workProgresses.store": {
    "api": "product",
    "method": "POST",
    "path": "/work-progresses",
    "fallbackMessage": "Thêm mới thất bại!"
  },
  "workProgresses.update": {
    "api": "product",
    "method": "PUT",
    "path": "/work-progresses/{id}",
    "fallbackMessage": "Cập nhật thất bại!"
  }
} as const
