// Generated from openapi/ by `npm run generate`; never edited.
export type { ResourceWords } from '../resource-words.ts'

/** What the descriptions say of each resource: its noun, and how its records are called. */
export const resources = {
  "accounts": {
    "noun": "người dùng",
    "record": "account",
    "calledBy": "full_name"
  },
  "apiTokens": {
    "noun": "mã truy cập cho phần mềm"
  },
  "appendices": {
    "noun": "phụ lục hợp đồng",
    "usedBy": "phụ lục hợp đồng"
  },
  "applicationForms": {
    "noun": "biểu mẫu dự tuyển"
  },
  "auditTrail": {
    "noun": "nhật ký"
  },
  "candidates": {
    "noun": "ứng viên",
    "usedBy": "ứng viên",
    "record": "candidate",
    "calledBy": "full_name"
  },
  "certificateGroups": {
    "noun": "nhóm chứng chỉ",
    "usedBy": "danh mục nhóm chứng chỉ",
    "record": "certificate_group",
    "calledBy": "name"
  },
  "certificates": {
    "noun": "chứng chỉ",
    "usedBy": "danh mục chứng chỉ",
    "record": "certificate",
    "calledBy": "name"
  },
  "classifies": {
    "noun": "xếp loại",
    "usedBy": "danh mục xếp loại",
    "record": "classify",
    "calledBy": "name"
  },
  "company": {
    "noun": "thông tin công ty"
  },
  "confirmationRequests": {
    "noun": "yêu cầu giấy xác nhận"
  },
  "consentTexts": {
    "noun": "nội dung đồng ý"
  },
  "contractBoard": {
    "noun": "bảng hợp đồng 90 ngày"
  },
  "contractSettings": {
    "noun": "quy định ban hành hợp đồng"
  },
  "contractTypes": {
    "noun": "loại hợp đồng",
    "usedBy": "danh mục loại hợp đồng",
    "record": "contract_type",
    "calledBy": "name"
  },
  "contracts": {
    "noun": "hợp đồng",
    "usedBy": "hợp đồng",
    "record": "contract",
    "calledBy": "contract_number"
  },
  "dataArchives": {
    "noun": "gói dữ liệu cá nhân"
  },
  "dataHolds": {
    "noun": "lệnh tạm giữ dữ liệu"
  },
  "dataMap": {
    "noun": "bản đồ dữ liệu cá nhân"
  },
  "dataNotices": {
    "noun": "thông báo về dữ liệu cá nhân"
  },
  "dataQuality": {
    "noun": "chất lượng dữ liệu hồ sơ"
  },
  "decisionSettings": {
    "noun": "quy định ban hành quyết định"
  },
  "decisions": {
    "noun": "quyết định",
    "usedBy": "quyết định",
    "record": "decision",
    "calledBy": "decision_number"
  },
  "departments": {
    "noun": "đơn vị",
    "usedBy": "đơn vị trực thuộc",
    "record": "department",
    "calledBy": "name"
  },
  "districts": {
    "noun": "quận/huyện (cũ)"
  },
  "documentReadings": {
    "noun": "yêu cầu đọc tài liệu",
    "usedBy": "yêu cầu xác nhận đã đọc"
  },
  "documentTypes": {
    "noun": "loại tài liệu",
    "usedBy": "danh mục loại tài liệu",
    "record": "document_type",
    "calledBy": "name"
  },
  "documents": {
    "noun": "tài liệu",
    "usedBy": "tài liệu",
    "record": "document",
    "calledBy": "number"
  },
  "drawnNumbers": {
    "noun": "sổ số"
  },
  "emailSendings": {
    "noun": "lần gửi email"
  },
  "emails": {
    "noun": "mẫu email",
    "usedBy": "mẫu email",
    "record": "email",
    "calledBy": "name"
  },
  "employeeAccidents": {
    "noun": "tai nạn lao động, bệnh nghề nghiệp"
  },
  "employeeAddresses": {
    "noun": "địa chỉ"
  },
  "employeeAffiliations": {
    "noun": "thông tin Đảng, đoàn thể, quân ngũ, chính sách"
  },
  "employeeAllowances": {
    "noun": "phụ cấp"
  },
  "employeeAvatar": {
    "noun": "ảnh nhân viên"
  },
  "employeeBankAccounts": {
    "noun": "tài khoản ngân hàng"
  },
  "employeeCertificates": {
    "noun": "chứng chỉ đã cấp",
    "usedBy": "chứng chỉ đã cấp",
    "record": "employee_certificate",
    "calledBy": "number"
  },
  "employeeDiplomas": {
    "noun": "tệp văn bằng"
  },
  "employeeEducations": {
    "noun": "quá trình học tập"
  },
  "employeeHealth": {
    "noun": "thông tin sức khỏe"
  },
  "employeeHealthChecks": {
    "noun": "lần khám sức khỏe"
  },
  "employeeHistory": {
    "noun": "lịch sử thay đổi của hồ sơ"
  },
  "employeeItSkills": {
    "noun": "trình độ tin học"
  },
  "employeeLanguages": {
    "noun": "ngoại ngữ"
  },
  "employeeMissingPapers": {
    "noun": "hồ sơ phải nộp của nhân viên"
  },
  "employeePapers": {
    "noun": "giấy tờ"
  },
  "employeePayLevels": {
    "noun": "mức lương"
  },
  "employeeRelatives": {
    "noun": "thân nhân"
  },
  "employeeTemporaryWorks": {
    "noun": "lần điều chuyển tạm thời"
  },
  "employeeTransfers": {
    "noun": "đề nghị chuyển công ty",
    "usedBy": "đề nghị chuyển công ty trong tập đoàn"
  },
  "employeeYearlyRecords": {
    "noun": "số liệu theo năm"
  },
  "employees": {
    "noun": "nhân viên",
    "record": "employee",
    "calledBy": "full_name"
  },
  "eraseRequests": {
    "noun": "yêu cầu xóa dữ liệu"
  },
  "erasures": {
    "noun": "lần xóa dữ liệu cá nhân"
  },
  "examBoard": {
    "noun": "thành viên hội đồng"
  },
  "examParts": {
    "noun": "phần thi"
  },
  "examResults": {
    "noun": "kết quả kiểm tra"
  },
  "exams": {
    "noun": "đợt kiểm tra",
    "usedBy": "đợt kiểm tra định kỳ",
    "record": "exam",
    "calledBy": "name"
  },
  "fields": {
    "noun": "lĩnh vực",
    "usedBy": "danh mục lĩnh vực",
    "record": "field",
    "calledBy": "name"
  },
  "fileUsage": {
    "noun": "dung lượng lưu tệp"
  },
  "firstImports": {
    "noun": "trang Bắt đầu"
  },
  "home": {
    "noun": "trang chủ"
  },
  "interviewerTimes": {
    "noun": "giờ phỏng vấn"
  },
  "jobChanges": {
    "noun": "thay đổi công việc",
    "usedBy": "quá trình công việc của nhân viên"
  },
  "jobs": {
    "noun": "việc nền"
  },
  "labourReport": {
    "noun": "báo cáo tình hình sử dụng lao động"
  },
  "lawConstants": {
    "noun": "thông số pháp luật"
  },
  "leaverTasks": {
    "noun": "việc cần làm khi nghỉ việc"
  },
  "leaverTemplate": {
    "noun": "mẫu việc cần làm khi nghỉ việc"
  },
  "levels": {
    "noun": "trình độ",
    "usedBy": "danh mục trình độ",
    "record": "level",
    "calledBy": "name"
  },
  "listViews": {
    "noun": "chế độ xem"
  },
  "mailTemplates": {
    "noun": "mẫu thư"
  },
  "mails": {
    "noun": "thư gửi đi"
  },
  "newDistricts": {
    "noun": "phường/xã/đặc khu"
  },
  "newProvinces": {
    "noun": "tỉnh/thành phố"
  },
  "notices": {
    "noun": "thông báo"
  },
  "numberSeries": {
    "noun": "kiểu đánh số"
  },
  "paperClauses": {
    "noun": "điều khoản của giấy tờ"
  },
  "paperTemplates": {
    "noun": "mẫu giấy tờ"
  },
  "papers": {
    "noun": "tiến độ bản in"
  },
  "partnerInfos": {
    "noun": "đối tác đào tạo",
    "usedBy": "danh mục đối tác đào tạo",
    "record": "partner_info",
    "calledBy": "name"
  },
  "permissions": {
    "noun": "quyền"
  },
  "personalDataRequests": {
    "noun": "yêu cầu về dữ liệu cá nhân"
  },
  "personalDataViews": {
    "noun": "lượt xem dữ liệu cá nhân"
  },
  "positions": {
    "noun": "chức vụ",
    "usedBy": "danh mục chức vụ",
    "record": "position",
    "calledBy": "name"
  },
  "procedureTemplates": {
    "noun": "mẫu thủ tục tiếp nhận"
  },
  "procedures": {
    "noun": "thủ tục tiếp nhận",
    "usedBy": "thủ tục tiếp nhận"
  },
  "profileRounds": {
    "noun": "đợt rà soát hồ sơ",
    "usedBy": "đợt rà soát hồ sơ"
  },
  "provinces": {
    "noun": "tỉnh/thành phố (cũ)"
  },
  "quizAttempts": {
    "noun": "bài thi"
  },
  "quizCategories": {
    "noun": "nhóm đề thi",
    "usedBy": "danh mục nhóm đề thi",
    "record": "quiz_category",
    "calledBy": "name"
  },
  "quizCorrections": {
    "noun": "lần sửa đáp án"
  },
  "quizExams": {
    "noun": "kỳ thi",
    "usedBy": "danh mục kỳ thi",
    "record": "quiz_exam",
    "calledBy": "name"
  },
  "quizMarking": {
    "noun": "bài chấm"
  },
  "quizQuestions": {
    "noun": "câu hỏi",
    "usedBy": "danh mục câu hỏi",
    "record": "quiz_question",
    "calledBy": "content"
  },
  "quizReports": {
    "noun": "báo cáo kỳ thi"
  },
  "quizSettings": {
    "noun": "cài đặt kỳ thi"
  },
  "quizTaking": {
    "noun": "bài thi của tôi"
  },
  "reconciliation": {
    "noun": "bảng đối chiếu hồ sơ"
  },
  "recruitmentBoards": {
    "noun": "hội đồng tuyển dụng"
  },
  "recruitmentCandidates": {
    "noun": "ứng viên của đợt tuyển dụng"
  },
  "recruitmentConditions": {
    "noun": "điều kiện tuyển dụng"
  },
  "recruitmentCosts": {
    "noun": "chi phí tuyển dụng"
  },
  "recruitmentDocuments": {
    "noun": "tài liệu tuyển dụng"
  },
  "recruitmentReport": {
    "noun": "báo cáo tuyển dụng"
  },
  "recruitmentResults": {
    "noun": "kết quả phỏng vấn"
  },
  "recruitmentRooms": {
    "noun": "phòng phỏng vấn"
  },
  "recruitmentRounds": {
    "noun": "vòng tuyển dụng"
  },
  "recruitmentSchedules": {
    "noun": "lịch phỏng vấn"
  },
  "recruitmentSettings": {
    "noun": "quy định tuyển dụng"
  },
  "recruitments": {
    "noun": "đợt tuyển dụng",
    "usedBy": "đợt tuyển dụng",
    "record": "recruitment",
    "calledBy": "name"
  },
  "reminderRules": {
    "noun": "lời nhắc"
  },
  "renewalReviews": {
    "noun": "phiếu đánh giá tái ký",
    "usedBy": "phiếu đánh giá tái ký"
  },
  "reportLists": {
    "noun": "báo cáo danh sách"
  },
  "requestChangeInfos": {
    "noun": "yêu cầu cập nhật thông tin"
  },
  "requestChangeSettings": {
    "noun": "cài đặt yêu cầu cập nhật thông tin"
  },
  "requiredPapers": {
    "noun": "loại hồ sơ phải nộp",
    "usedBy": "danh mục hồ sơ phải nộp",
    "record": "required_paper",
    "calledBy": "name"
  },
  "reservePool": {
    "noun": "ứng viên dự trữ"
  },
  "rewardDisciplineForms": {
    "noun": "hình thức khen thưởng, kỷ luật",
    "usedBy": "danh mục hình thức khen thưởng, kỷ luật",
    "record": "reward_form",
    "calledBy": "name"
  },
  "rewardImports": {
    "noun": "nhập khen thưởng"
  },
  "rewardPapers": {
    "noun": "giấy tờ khen thưởng, kỷ luật"
  },
  "rewardReasons": {
    "noun": "lý do khen thưởng, kỷ luật",
    "usedBy": "danh mục lý do khen thưởng, kỷ luật",
    "record": "reward_reason",
    "calledBy": "name"
  },
  "rewardsDisciplines": {
    "noun": "khen thưởng, kỷ luật",
    "usedBy": "khen thưởng, kỷ luật",
    "record": "reward_discipline",
    "calledBy": "number"
  },
  "roles": {
    "noun": "vai trò",
    "record": "role",
    "calledBy": "name"
  },
  "samePeople": {
    "noun": "trùng người trong tập đoàn"
  },
  "signers": {
    "noun": "người ký",
    "usedBy": "danh sách người ký",
    "record": "signer",
    "calledBy": "printed_title"
  },
  "standIns": {
    "noun": "người thay"
  },
  "statistics": {
    "noun": "báo cáo thống kê"
  },
  "statisticsQueries": {
    "noun": "mẫu điều kiện",
    "usedBy": "mẫu điều kiện của báo cáo"
  },
  "suspectedApplications": {
    "noun": "hồ sơ nghi là thư rác"
  },
  "trainingAttendances": {
    "noun": "điểm danh"
  },
  "trainingCommitments": {
    "noun": "cam kết đào tạo",
    "usedBy": "cam kết đào tạo",
    "record": "training_commitment",
    "calledBy": "number"
  },
  "trainingCosts": {
    "noun": "chi phí đào tạo"
  },
  "trainingDetails": {
    "noun": "buổi học"
  },
  "trainingDocuments": {
    "noun": "tài liệu đào tạo"
  },
  "trainingEmployees": {
    "noun": "học viên"
  },
  "trainingFormalities": {
    "noun": "hình thức đào tạo",
    "usedBy": "danh mục hình thức đào tạo",
    "record": "training_formality",
    "calledBy": "name"
  },
  "trainingInvitations": {
    "noun": "lời mời đào tạo"
  },
  "trainingLecturers": {
    "noun": "giảng viên"
  },
  "trainingLocations": {
    "noun": "địa điểm đào tạo",
    "usedBy": "danh mục địa điểm đào tạo",
    "record": "training_location",
    "calledBy": "name"
  },
  "trainingMails": {
    "noun": "thư của khóa đào tạo"
  },
  "trainingNeeds": {
    "noun": "nhu cầu đào tạo",
    "usedBy": "nhu cầu đào tạo"
  },
  "trainingPartners": {
    "noun": "đối tác của khóa"
  },
  "trainingPlanLines": {
    "noun": "nội dung của kế hoạch đào tạo",
    "usedBy": "nội dung của kế hoạch đào tạo"
  },
  "trainingPlans": {
    "noun": "kế hoạch đào tạo",
    "usedBy": "kế hoạch đào tạo",
    "record": "training_plan",
    "calledBy": "name"
  },
  "trainingReports": {
    "noun": "báo cáo đào tạo"
  },
  "trainingSubjects": {
    "noun": "môn học"
  },
  "trainingTypes": {
    "noun": "loại đào tạo",
    "usedBy": "danh mục loại đào tạo",
    "record": "training_type",
    "calledBy": "name"
  },
  "trainings": {
    "noun": "khóa đào tạo",
    "usedBy": "khóa đào tạo",
    "record": "training_course",
    "calledBy": "name"
  },
  "wards": {
    "noun": "phường/xã (cũ)"
  },
  "workProgresses": {
    "noun": "quá trình công tác",
    "usedBy": "quá trình công tác của nhân viên",
    "record": "work_progress",
    "calledBy": "company_name"
  }
} as const
