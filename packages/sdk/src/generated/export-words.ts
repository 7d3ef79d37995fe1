// Generated from openapi/ by `npm run generate`; never edited.
/** Titles of the columns that each export offers, and of what its list is filtered by. */
export const exportWords = {
  "auditTrail": {
    "columns": {
      "at": "Thời điểm",
      "user.login": "Tài khoản thực hiện",
      "user.full_name": "Người thực hiện",
      "operation": "Thao tác",
      "record_id": "Mã bản ghi",
      "record_name": "Bản ghi",
      "result": "Kết quả",
      "changed_labels": "Thông tin thay đổi",
      "request_id": "Mã yêu cầu"
    },
    "needs": {},
    "dotted": [],
    "filters": {
      "at": "Thời điểm",
      "user_id": "Người thực hiện",
      "operation": "Thao tác",
      "resource": "Đối tượng",
      "record_id": "Mã bản ghi",
      "result": "Kết quả"
    }
  },
  "candidates": {
    "columns": {
      "full_name": "Họ và tên",
      "state": "Trạng thái",
      "state_reason": "Lý do",
      "recruitment_code": "Mã đợt",
      "recruitment_name": "Đợt tuyển dụng",
      "position_name": "Vị trí",
      "gender": "Giới tính",
      "date_of_birth": "Ngày sinh",
      "phone": "Số điện thoại",
      "email": "Email",
      "edu_level": "Trình độ",
      "major": "Chuyên ngành",
      "source": "Nguồn",
      "expected_salary": "Mức lương mong muốn",
      "applied_at": "Ngày nộp",
      "tags": "Nhãn",
      "has_cv": "CV"
    },
    "needs": {
      "expected_salary": [
        "recruitment_edit"
      ]
    },
    "dotted": [],
    "filters": {
      "state": "Trạng thái",
      "recruitment_id": "Đợt tuyển dụng",
      "source": "Nguồn",
      "edu_level": "Trình độ",
      "languages": "Ngoại ngữ",
      "it_skills": "Tin học",
      "tags": "Nhãn",
      "position_id": "Vị trí",
      "applied_at": "Ngày nộp"
    }
  },
  "certificateGroups": {
    "columns": {
      "code": "Mã",
      "name": "Tên nhóm chứng chỉ",
      "description": "Mô tả",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    },
    "needs": {},
    "dotted": [],
    "filters": {
      "id": "Mã",
      "code": "Mã",
      "name": "Tên nhóm chứng chỉ",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    }
  },
  "certificates": {
    "columns": {
      "name": "Tên chứng chỉ",
      "group_id": "Nhóm chứng chỉ",
      "valid_months": "Thời hạn",
      "remind_days": "Nhắc trước",
      "issuer": "Nơi cấp",
      "required_natures": "Bắt buộc với tính chất công việc",
      "required_position_levels": "Bắt buộc với cấp chức vụ",
      "required_safety_groups": "Bắt buộc với nhóm huấn luyện an toàn",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    },
    "needs": {},
    "dotted": [],
    "filters": {
      "id": "Mã",
      "name": "Tên chứng chỉ",
      "group_id": "Nhóm chứng chỉ",
      "valid_months": "Thời hạn",
      "remind_days": "Nhắc trước",
      "issuer": "Nơi cấp",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    }
  },
  "classifies": {
    "columns": {
      "code": "Mã",
      "name": "Tên xếp loại",
      "applies_to": "Áp dụng cho",
      "min_score": "Điểm từ",
      "max_score": "Điểm đến",
      "rank": "Thứ bậc",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    },
    "needs": {},
    "dotted": [],
    "filters": {
      "id": "Mã",
      "code": "Mã",
      "name": "Tên xếp loại",
      "applies_to": "Áp dụng cho",
      "min_score": "Điểm từ",
      "max_score": "Điểm đến",
      "rank": "Thứ bậc",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    }
  },
  "contractTypes": {
    "columns": {
      "code": "Mã",
      "name": "Tên loại hợp đồng",
      "kind": "Nhóm hợp đồng",
      "term_months": "Thời hạn (tháng)",
      "term_days": "Thời hạn (ngày)",
      "next_type_id": "Loại hợp đồng tiếp theo",
      "working_time": "Thời giờ làm việc",
      "hours_per_day": "Số giờ làm việc/ngày",
      "hours_per_week": "Số giờ làm việc/tuần",
      "pay_form": "Hình thức trả lương",
      "pay_day": "Kỳ trả lương",
      "own_number_pattern": "Đánh số riêng",
      "own_template_name": "Mẫu Word riêng",
      "description": "Mô tả",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    },
    "needs": {},
    "dotted": [],
    "filters": {
      "id": "Mã",
      "code": "Mã",
      "name": "Tên loại hợp đồng",
      "kind": "Nhóm hợp đồng",
      "term_months": "Thời hạn (tháng)",
      "term_days": "Thời hạn (ngày)",
      "next_type_id": "Loại hợp đồng tiếp theo",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    }
  },
  "contracts": {
    "columns": {
      "nhansu_id": "Mã NV",
      "full_name": "Họ tên",
      "department_name": "Đơn vị",
      "position_name": "Chức vụ",
      "active": "Trạng thái làm việc",
      "contract_number": "Số hợp đồng",
      "contract_type_name": "Loại",
      "kind": "Nhóm hợp đồng",
      "sign_date": "Ngày ký",
      "start_date": "Hiệu lực",
      "end_date": "Hết hạn",
      "days_left": "Còn (ngày)",
      "status_name": "Trạng thái",
      "overdue_text": "Quá hạn ký",
      "has_file": "Bản ký"
    },
    "needs": {},
    "dotted": [],
    "filters": {
      "id": "Mã",
      "employee_id": "Nhân viên",
      "full_name": "Họ tên",
      "nhansu_id": "Mã NV",
      "contract_number": "Số hợp đồng",
      "department_id": "Đơn vị",
      "contract_type_id": "Loại hợp đồng",
      "kind": "Nhóm hợp đồng",
      "status_name": "Trạng thái",
      "has_file": "Bản ký",
      "sign_date": "Ngày ký",
      "start_date": "Hiệu lực",
      "end_date": "Hết hạn",
      "active": "Trạng thái làm việc",
      "review_status": "Phiếu đánh giá tái ký",
      "follow_up": "Ký tiếp"
    }
  },
  "decisions": {
    "columns": {
      "decision_number": "Số quyết định",
      "decision_type": "Loại quyết định",
      "summary": "Trích yếu",
      "employee_names": "Nhân viên",
      "people_total": "Số người",
      "sign_date": "Ngày ký",
      "effective_date": "Hiệu lực",
      "status_name": "Trạng thái",
      "signer_name": "Người ký"
    },
    "needs": {},
    "dotted": [],
    "filters": {
      "id": "Mã",
      "decision_type": "Loại quyết định",
      "decision_number": "Số quyết định",
      "summary": "Trích yếu",
      "status_name": "Trạng thái",
      "employee_id": "Nhân viên",
      "sign_date": "Ngày ký",
      "effective_date": "Hiệu lực",
      "application": "Áp dụng"
    }
  },
  "departments": {
    "columns": {
      "code": "Mã đơn vị",
      "name": "Tên đơn vị",
      "short_name": "Tên viết tắt",
      "level": "Cấp đơn vị",
      "parent_id": "Đơn vị cấp trên",
      "manager_name": "Trưởng đơn vị",
      "headcount_plan": "Định biên",
      "employee_total": "Số nhân viên",
      "is_active": "Trạng thái"
    },
    "needs": {},
    "dotted": [],
    "filters": {
      "code": "Mã đơn vị",
      "name": "Tên đơn vị",
      "parent_id": "Đơn vị cấp trên",
      "level": "Cấp đơn vị",
      "is_active": "Trạng thái"
    }
  },
  "documentReadings": {
    "columns": {},
    "needs": {},
    "dotted": [],
    "filters": {}
  },
  "documentTypes": {
    "columns": {
      "code": "Mã",
      "name": "Tên loại tài liệu",
      "is_decision": "Nhóm tài liệu",
      "is_sensitive": "Nhạy cảm",
      "is_visible_to_employee": "Nhân viên được xem",
      "retention_class": "Nhóm thời hạn lưu",
      "description": "Mô tả",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    },
    "needs": {},
    "dotted": [],
    "filters": {
      "id": "Mã",
      "code": "Mã",
      "name": "Tên loại tài liệu",
      "is_decision": "Nhóm tài liệu",
      "is_sensitive": "Nhạy cảm",
      "is_visible_to_employee": "Nhân viên được xem",
      "retention_class": "Nhóm thời hạn lưu",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    }
  },
  "documents": {
    "columns": {
      "number": "Số/Ký hiệu",
      "document_type_id": "Loại tài liệu",
      "decision_type": "Loại quyết định",
      "summary": "Trích yếu",
      "employees.nhansu_id": "Mã nhân viên",
      "employees.full_name": "Nhân viên",
      "issue_date": "Ngày ban hành",
      "effective_date": "Ngày hiệu lực",
      "expiry_date": "Ngày hết hiệu lực",
      "expiry_state": "Thời hạn",
      "signer": "Người ký",
      "signer_title": "Chức vụ người ký",
      "issued_by": "Nơi ban hành",
      "source": "Nguồn",
      "is_original": "Bản giấy",
      "copies": "Số bản",
      "storage_place": "Nơi lưu bản giấy",
      "file_total": "Tệp",
      "note": "Ghi chú",
      "created_by_name": "Người tạo",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    },
    "needs": {},
    "dotted": [],
    "filters": {
      "id": "Mã",
      "document_type_id": "Loại tài liệu",
      "decision_type": "Loại quyết định",
      "number": "Số/Ký hiệu",
      "summary": "Trích yếu",
      "employee_id": "Nhân viên",
      "department_id": "Đơn vị",
      "issue_date": "Ngày ban hành",
      "effective_date": "Ngày hiệu lực",
      "expiry_date": "Ngày hết hiệu lực",
      "expiry_state": "Thời hạn",
      "signer": "Người ký",
      "issued_by": "Nơi ban hành",
      "source": "Nguồn",
      "is_original": "Bản giấy",
      "storage_place": "Nơi lưu bản giấy",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    }
  },
  "drawnNumbers": {
    "columns": {
      "kind": "Loại số",
      "contract_type_name": "Loại hợp đồng đánh số riêng",
      "number": "Số",
      "year": "Năm",
      "sequence": "Thứ tự",
      "state": "Tình trạng",
      "reason": "Lý do bỏ số",
      "drawn_by_name": "Người lấy số",
      "drawn_at": "Ngày lấy số"
    },
    "needs": {},
    "dotted": [],
    "filters": {
      "kind": "Loại số",
      "number": "Số",
      "year": "Năm",
      "state": "Tình trạng",
      "drawn_at": "Ngày lấy số"
    }
  },
  "employeeCertificates": {
    "columns": {
      "nhansu_id": "Mã NV",
      "full_name": "Họ và tên",
      "unit_name": "Đơn vị",
      "certificate_name": "Chứng chỉ",
      "number": "Số chứng chỉ",
      "issuer": "Nơi cấp",
      "issue_date": "Ngày cấp",
      "expiry_date": "Hết hạn",
      "days_left": "Còn lại (ngày)",
      "state": "Trạng thái",
      "training_code": "Khóa đào tạo",
      "exam_code": "Đợt kiểm tra",
      "note": "Ghi chú",
      "revoked_on": "Ngày thu hồi",
      "revoke_reason": "Lý do thu hồi"
    },
    "needs": {},
    "dotted": [],
    "filters": {
      "id": "Mã",
      "employee_id": "Nhân viên",
      "department_id": "department_id",
      "certificate_id": "Chứng chỉ",
      "number": "Số chứng chỉ",
      "issuer": "Nơi cấp",
      "issue_date": "Ngày cấp",
      "expiry_date": "Hết hạn",
      "state": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    }
  },
  "employees": {
    "columns": {
      "nhansu_id": "Mã nhân viên",
      "full_name": "Họ và tên",
      "positions.department_name": "Đơn vị",
      "positions.position_name": "Chức vụ",
      "gender": "Giới tính",
      "date_of_birth": "Ngày sinh",
      "phone": "Số điện thoại",
      "company_email": "Email công ty",
      "nature_of_work": "Tính chất công việc",
      "work_state": "Tình trạng",
      "active": "Trạng thái",
      "group_join_date": "Ngày vào tập đoàn",
      "join_date": "Ngày vào",
      "official_date": "Ngày chính thức",
      "leave_date": "Ngày nghỉ việc",
      "timekeeping_code": "Mã chấm công",
      "account.login": "Tài khoản",
      "account.is_active": "Trạng thái tài khoản",
      "age": "Tuổi",
      "position_level": "Cấp chức vụ",
      "education_level": "Trình độ",
      "papers_state": "Tình trạng hồ sơ",
      "missing_papers": "Hồ sơ còn thiếu",
      "findings": "Dữ liệu cần xem lại",
      "contract_end_date": "Hết hạn hợp đồng",
      "id_number": "Số căn cước",
      "old_id_number": "Số CMND cũ",
      "passport_no": "Số hộ chiếu",
      "tax_code": "Mã số thuế",
      "social_insurance_no": "Mã số BHXH",
      "health_insurance_no": "Số thẻ BHYT",
      "pay_scale": "Ngạch lương",
      "pay_grade": "Bậc lương",
      "coefficient": "Hệ số lương",
      "base_salary": "Lương cơ bản",
      "insurance_salary": "Lương đóng bảo hiểm"
    },
    "needs": {
      "contract_end_date": [
        "contract_access"
      ],
      "id_number": [
        "employee_sensitive"
      ],
      "old_id_number": [
        "employee_sensitive"
      ],
      "passport_no": [
        "employee_sensitive"
      ],
      "tax_code": [
        "employee_sensitive",
        "employee_pay"
      ],
      "social_insurance_no": [
        "employee_sensitive",
        "employee_pay"
      ],
      "health_insurance_no": [
        "employee_sensitive",
        "employee_pay"
      ],
      "pay_scale": [
        "employee_pay"
      ],
      "pay_grade": [
        "employee_pay"
      ],
      "coefficient": [
        "employee_pay"
      ],
      "base_salary": [
        "employee_pay"
      ],
      "insurance_salary": [
        "employee_pay"
      ]
    },
    "dotted": [
      "id_number",
      "old_id_number",
      "passport_no",
      "tax_code",
      "social_insurance_no",
      "health_insurance_no",
      "pay_scale",
      "pay_grade",
      "coefficient",
      "base_salary",
      "insurance_salary"
    ],
    "filters": {
      "id": "Mã",
      "nhansu_id": "Mã nhân viên",
      "full_name": "Họ và tên",
      "phone": "Số điện thoại",
      "company_email": "Email công ty",
      "gender": "Giới tính",
      "department_id": "Đơn vị",
      "position_id": "Chức vụ",
      "nature_of_work": "Tính chất công việc",
      "work_state": "Tình trạng",
      "marital_status": "Tình trạng hôn nhân",
      "age": "Tuổi",
      "position_level": "Cấp chức vụ",
      "education_level": "Trình độ",
      "account_state": "Tài khoản",
      "new_province_id": "Tỉnh/Thành phố (thường trú)",
      "papers_state": "Tình trạng hồ sơ",
      "missing_paper_id": "Hồ sơ còn thiếu",
      "data_state": "Tình trạng dữ liệu",
      "findings": "Dữ liệu cần xem lại",
      "sensitive_findings": "Giấy tờ cần xem lại",
      "number_findings": "Mã số, tài khoản cần xem lại",
      "active": "Trạng thái",
      "date_of_birth": "Ngày sinh",
      "join_date": "Ngày vào",
      "official_date": "Ngày chính thức",
      "leave_date": "Ngày nghỉ việc",
      "contract_end_date": "Hết hạn hợp đồng"
    }
  },
  "examResults": {
    "columns": {},
    "needs": {},
    "dotted": [],
    "filters": {}
  },
  "fields": {
    "columns": {
      "code": "Mã",
      "name": "Tên lĩnh vực",
      "parent_id": "Thuộc lĩnh vực",
      "description": "Mô tả",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    },
    "needs": {},
    "dotted": [],
    "filters": {
      "id": "Mã",
      "code": "Mã",
      "name": "Tên lĩnh vực",
      "parent_id": "Thuộc lĩnh vực",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    }
  },
  "levels": {
    "columns": {
      "code": "Mã trình độ",
      "name": "Tên trình độ",
      "level_group": "Nhóm trình độ",
      "rank": "Thứ bậc",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    },
    "needs": {},
    "dotted": [],
    "filters": {
      "id": "Mã",
      "code": "Mã trình độ",
      "name": "Tên trình độ",
      "level_group": "Nhóm trình độ",
      "rank": "Thứ bậc",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    }
  },
  "partnerInfos": {
    "columns": {
      "name": "Tên đối tác",
      "short_name": "Tên viết tắt",
      "tax_code": "Mã số thuế",
      "address": "Địa chỉ",
      "new_district_id": "Phường/Xã/Đặc khu",
      "ward_id": "Phường/Xã (cũ)",
      "full_address": "Địa chỉ đầy đủ",
      "representative": "Người đại diện",
      "phone": "Số điện thoại",
      "email": "Email",
      "website": "Website",
      "training_fields": "Lĩnh vực đào tạo",
      "contract_no": "Số hợp đồng",
      "rating": "Đánh giá",
      "licence_no": "Số giấy chứng nhận",
      "licence_from": "Ngày cấp giấy chứng nhận",
      "licence_to": "Giấy chứng nhận đến",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    },
    "needs": {},
    "dotted": [],
    "filters": {
      "id": "Mã",
      "name": "Tên đối tác",
      "short_name": "Tên viết tắt",
      "tax_code": "Mã số thuế",
      "address": "Địa chỉ",
      "representative": "Người đại diện",
      "training_fields": "Lĩnh vực đào tạo",
      "contract_no": "Số hợp đồng",
      "rating": "Đánh giá",
      "licence_no": "Số giấy chứng nhận",
      "licence_to": "Giấy chứng nhận đến",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    }
  },
  "positions": {
    "columns": {
      "code": "Mã",
      "name": "Tên chức vụ",
      "department_id": "Đơn vị",
      "position_level": "Cấp chức vụ",
      "nature_of_work": "Tính chất công việc",
      "safety_group": "Nhóm huấn luyện an toàn",
      "headcount_plan": "Định biên",
      "labour_group": "Vị trí việc làm (mẫu 01/PLI)",
      "probation_group": "Nhóm công việc thử việc",
      "holder_total": "Đang giữ",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    },
    "needs": {},
    "dotted": [],
    "filters": {
      "id": "Mã",
      "code": "Mã",
      "name": "Tên chức vụ",
      "department_id": "Đơn vị",
      "position_level": "Cấp chức vụ",
      "nature_of_work": "Tính chất công việc",
      "safety_group": "Nhóm huấn luyện an toàn",
      "headcount_plan": "Định biên",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    }
  },
  "profileRounds": {
    "columns": {},
    "needs": {},
    "dotted": [],
    "filters": {}
  },
  "quizCategories": {
    "columns": {
      "code": "Mã",
      "name": "Tên nhóm đề thi",
      "description": "Mô tả",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    },
    "needs": {},
    "dotted": [],
    "filters": {
      "id": "Mã",
      "code": "Mã",
      "name": "Tên nhóm đề thi",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    }
  },
  "quizQuestions": {
    "columns": {
      "content": "Nội dung",
      "kind": "Loại câu hỏi",
      "option_a": "Đáp án A",
      "option_b": "Đáp án B",
      "option_c": "Đáp án C",
      "option_d": "Đáp án D",
      "option_e": "Đáp án E",
      "option_f": "Đáp án F",
      "right_options": "Đáp án đúng",
      "blanks": "Đáp án điền",
      "difficulty": "Độ khó",
      "field_id": "Lĩnh vực",
      "category_id": "Nhóm đề thi",
      "points": "Điểm",
      "partial_credit": "Chấm từng phần",
      "keep_order": "Giữ thứ tự đáp án",
      "explanation": "Giải thích",
      "source": "Nguồn",
      "status": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    },
    "needs": {},
    "dotted": [],
    "filters": {
      "id": "Mã",
      "content": "Nội dung",
      "kind": "Loại câu hỏi",
      "field_id": "Lĩnh vực",
      "category_id": "Nhóm đề thi",
      "difficulty": "Độ khó",
      "points": "Điểm",
      "source": "Nguồn",
      "status": "Trạng thái",
      "exams_total": "Số kỳ thi đã dùng",
      "last_used_on": "Dùng gần nhất",
      "takers_total": "Lượt trả lời",
      "facility": "Tỷ lệ đúng (%)",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    }
  },
  "requestChangeInfos": {
    "columns": {
      "nhansu_id": "Mã nhân viên",
      "full_name": "Nhân viên",
      "department_name": "Đơn vị",
      "changes": "Thông tin thay đổi",
      "created_at": "Ngày gửi",
      "state": "Trạng thái",
      "reviewed_by_name": "Người duyệt",
      "reviewed_at": "Ngày duyệt",
      "effective_date": "Ngày hiệu lực",
      "note": "Lời nhắn"
    },
    "needs": {},
    "dotted": [],
    "filters": {
      "id": "Mã",
      "employee_id": "Nhân viên",
      "department_id": "Đơn vị",
      "full_name": "Nhân viên",
      "nhansu_id": "Mã nhân viên",
      "state": "Trạng thái",
      "created_at": "Ngày gửi",
      "reviewed_at": "Ngày duyệt",
      "effective_date": "Ngày hiệu lực"
    }
  },
  "requiredPapers": {
    "columns": {
      "code": "Mã",
      "name": "Tên hồ sơ",
      "document_type_id": "Có khi có tài liệu loại",
      "nature_of_work": "Áp dụng cho tính chất công việc",
      "description": "Mô tả",
      "is_active": "Trạng thái"
    },
    "needs": {},
    "dotted": [],
    "filters": {
      "id": "Mã",
      "code": "Mã",
      "name": "Tên hồ sơ",
      "document_type_id": "Có khi có tài liệu loại",
      "nature_of_work": "Áp dụng cho tính chất công việc",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    }
  },
  "rewardDisciplineForms": {
    "columns": {
      "code": "Mã",
      "name": "Tên hình thức",
      "description": "Mô tả",
      "is_active": "Trạng thái"
    },
    "needs": {},
    "dotted": [],
    "filters": {
      "id": "Mã",
      "code": "Mã",
      "name": "Tên hình thức",
      "type": "Loại",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    }
  },
  "rewardReasons": {
    "columns": {
      "code": "Mã",
      "name": "Tên lý do",
      "type": "Áp dụng cho",
      "description": "Mô tả",
      "is_active": "Trạng thái"
    },
    "needs": {},
    "dotted": [],
    "filters": {
      "id": "Mã",
      "code": "Mã",
      "name": "Tên lý do",
      "type": "Áp dụng cho",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    }
  },
  "rewardsDisciplines": {
    "columns": {
      "employees.nhansu_id": "Mã nhân viên",
      "employees.full_name": "Nhân viên",
      "department_id": "Tập thể",
      "department_name": "Đơn vị",
      "type": "Loại",
      "form_name": "Hình thức",
      "number": "Số quyết định",
      "decision_date": "Ngày QĐ",
      "effective_date": "Ngày hiệu lực",
      "signer": "Người ký",
      "level": "Cấp",
      "reason_name": "Lý do",
      "reason": "Nội dung",
      "year": "Năm",
      "period": "Đợt",
      "money": "Mức thưởng",
      "gift": "Hiện vật",
      "state": "Trạng thái",
      "violation_date": "Ngày vi phạm",
      "found_date": "Ngày phát hiện",
      "minutes_no": "Số biên bản",
      "meeting_date": "Ngày họp xử lý",
      "limit_day": "Hết thời hiệu xử lý",
      "cleared_date": "Ngày xóa kỷ luật",
      "note": "Ghi chú"
    },
    "needs": {
      "money": [
        "employee_sensitive"
      ]
    },
    "dotted": [],
    "filters": {
      "id": "Mã",
      "type": "Loại",
      "state": "Trạng thái",
      "due": "Thời hiệu",
      "employee_id": "Nhân viên",
      "department_id": "Đơn vị",
      "number": "Số quyết định",
      "reason": "Nội dung",
      "form_id": "Hình thức",
      "reason_id": "Lý do",
      "decision_date": "Ngày QĐ",
      "effective_date": "Ngày hiệu lực",
      "violation_date": "Ngày vi phạm",
      "level": "Cấp",
      "money": "Mức thưởng",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    }
  },
  "trainingEmployees": {
    "columns": {},
    "needs": {},
    "dotted": [],
    "filters": {}
  },
  "trainingFormalities": {
    "columns": {
      "code": "Mã",
      "name": "Tên hình thức đào tạo",
      "description": "Mô tả",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    },
    "needs": {},
    "dotted": [],
    "filters": {
      "id": "Mã",
      "code": "Mã",
      "name": "Tên hình thức đào tạo",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    }
  },
  "trainingLocations": {
    "columns": {
      "code": "Mã",
      "name": "Tên địa điểm",
      "address": "Địa chỉ",
      "new_district_id": "Phường/Xã/Đặc khu",
      "ward_id": "Phường/Xã (cũ)",
      "full_address": "Địa chỉ đầy đủ",
      "description": "Mô tả",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    },
    "needs": {},
    "dotted": [],
    "filters": {
      "id": "Mã",
      "code": "Mã",
      "name": "Tên địa điểm",
      "address": "Địa chỉ",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    }
  },
  "trainingNeeds": {
    "columns": {
      "nhansu_id": "Mã NV",
      "full_name": "Họ và tên",
      "unit_name": "Đơn vị",
      "target_name": "Nội dung",
      "source": "Nguồn",
      "due_date": "Hạn",
      "days_left": "Còn lại (ngày)",
      "priority": "Ưu tiên",
      "is_required": "Bắt buộc",
      "state": "Trạng thái",
      "closed_because": "Lý do đóng",
      "plan_code": "Kế hoạch",
      "training_code": "Khóa đào tạo",
      "created_by_name": "Người đề xuất",
      "note": "Ghi chú",
      "created_at": "Ngày tạo"
    },
    "needs": {},
    "dotted": [],
    "filters": {
      "id": "Mã",
      "employee_id": "Nhân viên",
      "department_id": "department_id",
      "certificate_id": "Chứng chỉ",
      "source": "Nguồn",
      "state": "Trạng thái",
      "priority": "Ưu tiên",
      "is_required": "Bắt buộc",
      "due_date": "Hạn",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    }
  },
  "trainingTypes": {
    "columns": {
      "code": "Mã",
      "name": "Tên loại đào tạo",
      "description": "Mô tả",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    },
    "needs": {},
    "dotted": [],
    "filters": {
      "id": "Mã",
      "code": "Mã",
      "name": "Tên loại đào tạo",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    }
  },
  "workProgresses": {
    "columns": {
      "nhansu_id": "Mã nhân viên",
      "full_name": "Họ và tên",
      "kind": "Loại",
      "from_date": "Từ ngày",
      "to_date": "Đến ngày",
      "company_name": "Công ty",
      "department_name": "Đơn vị",
      "position_name": "Chức vụ",
      "position_level": "Cấp chức vụ",
      "nature_of_work": "Tính chất công việc",
      "salary_level": "Bậc lương",
      "decision_no": "Số quyết định",
      "decision_type": "Loại quyết định",
      "decision_date": "Ngày quyết định",
      "reason": "Lý do",
      "note": "Ghi chú"
    },
    "needs": {
      "salary_level": [
        "employee_pay"
      ]
    },
    "dotted": [],
    "filters": {
      "id": "Mã",
      "employee_id": "Nhân viên",
      "department_id": "Mã đơn vị",
      "kind": "Loại",
      "from_date": "Từ ngày",
      "to_date": "Đến ngày",
      "company_name": "Công ty",
      "position_name": "Chức vụ",
      "decision_no": "Số quyết định",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    }
  }
} as const
