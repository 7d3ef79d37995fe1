// Generated from openapi/ by `npm run generate`; never edited.
/** Titles of the columns that each export offers, and of what its list is filtered by. */
export const exportWords = {
  "auditTrail": {
    "columns": {
      "at": "Thời điểm",
      "user.login": "Tên đăng nhập",
      "user.full_name": "Họ và tên",
      "operation": "Thao tác",
      "record_id": "Mã bản ghi",
      "record_name": "Bản ghi",
      "result": "Kết quả",
      "changed_labels": "Thông tin thay đổi",
      "request_id": "Mã yêu cầu"
    },
    "filters": {
      "at": "Thời điểm",
      "user_id": "Người thực hiện",
      "operation": "Thao tác",
      "resource": "Đối tượng",
      "record_id": "Mã bản ghi",
      "result": "Kết quả"
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
      "work_state": "Tình trạng làm việc",
      "active": "Trạng thái hoạt động",
      "group_join_date": "Ngày vào tập đoàn",
      "join_date": "Ngày vào công ty",
      "official_date": "Ngày chính thức",
      "leave_date": "Ngày nghỉ việc",
      "timekeeping_code": "Mã chấm công",
      "account.login": "Tên đăng nhập",
      "account.is_active": "Trạng thái tài khoản"
    },
    "filters": {
      "nhansu_id": "Mã nhân viên",
      "full_name": "Họ và tên",
      "phone": "Số điện thoại",
      "company_email": "Email công ty",
      "gender": "Giới tính",
      "department_id": "Đơn vị",
      "position_id": "Chức vụ",
      "nature_of_work": "Tính chất công việc",
      "work_state": "Tình trạng làm việc",
      "active": "Trạng thái hoạt động",
      "date_of_birth": "Ngày sinh",
      "join_date": "Ngày vào công ty",
      "official_date": "Ngày chính thức",
      "leave_date": "Ngày nghỉ việc"
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
    "filters": {
      "code": "Mã trình độ",
      "name": "Tên trình độ",
      "level_group": "Nhóm trình độ",
      "rank": "Thứ bậc",
      "is_active": "Trạng thái",
      "created_at": "Ngày tạo",
      "updated_at": "Ngày cập nhật"
    }
  }
} as const
