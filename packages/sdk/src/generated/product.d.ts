// Generated from openapi/ by `npm run generate`; never edited.
export interface paths {
    "/permissions/current-user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the signed-in user may do in the current company; gates menus and pages. */
        get: operations["permissions.currentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Employees of the current company whom the user may see, by given name. */
        get: operations["employees.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{nhansu_id}/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One employee by the code that is his in the whole group; everybody reads his own. */
        get: operations["employees.info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Departments of the current company; with recursive=true as a tree, always whole. */
        get: operations["departments.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Positions of the current company, by level and name. */
        get: operations["positions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/levels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Levels of the current company, by rank. */
        get: operations["levels.list"];
        put?: never;
        /** Create a level. */
        post: operations["levels.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/levels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One level. */
        get: operations["levels.show"];
        /** Change a level; only the fields that are sent change. */
        put: operations["levels.update"];
        post?: never;
        /** Delete a level; it can be restored for a while. */
        delete: operations["levels.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/levels/destroy-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete several levels, all or none. */
        post: operations["levels.destroyBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/levels/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a delete of a moment ago; the very same records come back, all or none. */
        post: operations["levels.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description One Vietnamese sentence for the user; empty when there is nothing to say.
         * @example Thêm mới thành công!
         */
        Message: string;
        /**
         * @example employee_access
         * @enum {string}
         */
        PermissionName: "department_access" | "position_access" | "level_access" | "classify_access" | "training_access" | "training_report" | "training_report_certificate" | "employee_access" | "contract_access" | "document_access" | "recruitment_access" | "archived_access" | "recruitment_email_access" | "recruitment_report_access" | "exam_access" | "quiz_exam_access" | "quiz_question_access" | "quiz_setting_access" | "quiz_report_access" | "permission_access" | "report_access" | "request_change_access" | "department_edit" | "department_delete" | "department_export" | "position_edit" | "position_delete" | "position_export" | "level_edit" | "level_delete" | "level_export" | "classify_edit" | "classify_delete" | "classify_export" | "field_edit" | "field_delete" | "field_export" | "training_edit" | "training_delete" | "training_export" | "employee_edit" | "employee_delete" | "employee_export" | "employee_pay" | "employee_sensitive" | "contract_edit" | "contract_delete" | "contract_export" | "document_edit" | "document_delete" | "document_export" | "recruitment_edit" | "recruitment_delete" | "recruitment_export" | "archived_edit" | "archived_delete" | "recruitment_email_edit" | "recruitment_email_delete" | "recruitment_report_export" | "exam_edit" | "exam_delete" | "exam_export" | "quiz_exam_edit" | "quiz_exam_delete" | "quiz_exam_export" | "quiz_question_edit" | "quiz_question_delete" | "quiz_question_export" | "quiz_setting_edit" | "quiz_report_export" | "permission_edit" | "permission_delete" | "permission_export" | "report_export" | "request_change_edit" | "request_change_export" | "group_read";
        /**
         * @description How far a permission reaches, the whole company, the holder's units and below, or the holder's own record.
         * @example company
         * @enum {string}
         */
        GrantScope: "company" | "unit" | "own";
        HeldPermission: {
            name: components["schemas"]["PermissionName"];
            /**
             * @example [
             *       "company"
             *     ]
             */
            scopes: components["schemas"]["GrantScope"][];
        };
        Failure: {
            /**
             * @example false
             * @constant
             */
            success: false;
            message: components["schemas"]["Message"];
            /**
             * @description Present when fields are to blame, one list of sentences each.
             * @example {
             *       "name": [
             *         "Vui lòng nhập Tên trình độ."
             *       ]
             *     }
             */
            errors?: {
                [key: string]: string[];
            };
            /** @description With 409, the item as it is now. */
            data?: {
                [key: string]: unknown;
            } | null;
            /** @example 01J9Z7K4T8 */
            request_id: string;
        };
        EmployeeSearch: {
            /**
             * Từ khóa
             * @example dao nguyen
             */
            value: string;
            /**
             * @example [
             *       "nhansu_id",
             *       "full_name"
             *     ]
             */
            fields?: ("nhansu_id" | "full_name")[];
        };
        /** @description Contains the text, whatever its accents and case; % and _ are ordinary letters. */
        TextFilter: {
            /**
             * @example like
             * @enum {string}
             */
            operator: "like" | "equal" | "is" | "is_not";
            /** @example đào */
            value: string;
        };
        SelectFilter: {
            /**
             * @example in
             * @enum {string}
             */
            operator: "equal" | "in" | "is" | "is_not";
            /**
             * @example [
             *       1,
             *       2
             *     ]
             */
            value: string | number | (string | number)[];
        };
        BooleanFilter: {
            /**
             * @example equal
             * @enum {string}
             */
            operator: "equal" | "is" | "is_not";
            /** @example true */
            value: boolean;
        };
        DateFilter: {
            /**
             * @example between
             * @enum {string}
             */
            operator: "lte" | "gte" | "equal" | "between";
            /**
             * Format: date
             * @example 2026-01-31
             */
            value?: string;
            /**
             * Format: date
             * @example 2026-01-01
             */
            from?: string;
            /**
             * Format: date
             * @example 2026-12-31
             */
            to?: string;
        };
        EmployeeFilter: {
            nhansu_id?: components["schemas"]["TextFilter"];
            full_name?: components["schemas"]["TextFilter"];
            phone?: components["schemas"]["TextFilter"];
            company_email?: components["schemas"]["TextFilter"];
            gender?: components["schemas"]["SelectFilter"];
            department_id?: components["schemas"]["SelectFilter"];
            position_id?: components["schemas"]["SelectFilter"];
            nature_of_work?: components["schemas"]["SelectFilter"];
            work_state?: components["schemas"]["SelectFilter"];
            active?: components["schemas"]["BooleanFilter"];
            date_of_birth?: components["schemas"]["DateFilter"];
            join_date?: components["schemas"]["DateFilter"];
            official_date?: components["schemas"]["DateFilter"];
            leave_date?: components["schemas"]["DateFilter"];
        };
        /**
         * Mã
         * @example 12
         */
        Id: number;
        /**
         * Mã nhân viên
         * @example SM001842
         */
        NhansuId: string;
        /**
         * Họ và tên
         * @example Nguyễn Thị Hồng Đào
         */
        FullName: string;
        /**
         * Giới tính
         * @example Nữ
         * @enum {string}
         */
        Gender: "Nam" | "Nữ";
        /**
         * Ngày sinh
         * Format: date
         * @example 1990-05-17
         */
        DateOfBirth: string | null;
        /**
         * Số điện thoại
         * @example 0981000123
         */
        Phone: string | null;
        /**
         * Email công ty
         * @example daonth@example.com
         */
        CompanyEmail: string | null;
        /**
         * Tính chất công việc
         * @example 1
         */
        NatureOfWork: number | null;
        /**
         * Tình trạng làm việc
         * @example official
         * @enum {string}
         */
        WorkState: "training" | "probation" | "official" | "seasonal" | "maternity_leave" | "unpaid_leave" | "left";
        /**
         * Trạng thái hoạt động
         * @example true
         */
        Active: boolean;
        /**
         * Ngày vào tập đoàn
         * Format: date
         * @example 2018-03-01
         */
        GroupJoinDate: string | null;
        /**
         * Ngày vào công ty
         * Format: date
         * @example 2019-06-01
         */
        JoinDate: string;
        /**
         * Ngày chính thức
         * Format: date
         * @example 2019-08-01
         */
        OfficialDate: string | null;
        /**
         * Ngày nghỉ việc
         * Format: date
         * @example null
         */
        LeaveDate: string | null;
        /**
         * Mã chấm công
         * @example C01842
         */
        TimekeepingCode: string | null;
        HeldPosition: {
            id: components["schemas"]["Id"];
            position_id: components["schemas"]["Id"];
            /**
             * Chức vụ
             * @example Chuyên viên nhân sự
             */
            position_name: string;
            department_id: components["schemas"]["Id"];
            /**
             * Đơn vị
             * @example Phòng Hành chính Nhân sự
             */
            department_name: string;
            /**
             * Chức vụ chính
             * @example true
             */
            is_main: boolean;
            /**
             * Từ ngày
             * Format: date
             * @example 2019-06-01
             */
            from_date: string;
        };
        EmployeeAccount: {
            id: components["schemas"]["Id"];
            /**
             * Tên đăng nhập
             * @example daonth
             */
            login: string;
            /**
             * Trạng thái tài khoản
             * @example true
             */
            is_active: boolean;
        };
        /**
         * Phiên bản
         * @description Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409.
         * @example 3
         */
        Version: number;
        /**
         * Ngày tạo
         * Format: date-time
         * @example 2026-10-01T08:30:00+07:00
         */
        CreatedAt: string;
        /**
         * Ngày cập nhật
         * Format: date-time
         * @example 2026-10-02T09:15:00+07:00
         */
        UpdatedAt: string;
        Employee: {
            id: components["schemas"]["Id"];
            nhansu_id: components["schemas"]["NhansuId"];
            full_name: components["schemas"]["FullName"];
            gender: components["schemas"]["Gender"];
            date_of_birth: components["schemas"]["DateOfBirth"];
            phone: components["schemas"]["Phone"];
            company_email: components["schemas"]["CompanyEmail"];
            nature_of_work: components["schemas"]["NatureOfWork"];
            work_state: components["schemas"]["WorkState"];
            active: components["schemas"]["Active"];
            group_join_date: components["schemas"]["GroupJoinDate"];
            join_date: components["schemas"]["JoinDate"];
            official_date: components["schemas"]["OfficialDate"];
            leave_date: components["schemas"]["LeaveDate"];
            timekeeping_code: components["schemas"]["TimekeepingCode"];
            positions: components["schemas"]["HeldPosition"][];
            /** @description Only with include=account; null when the employee has none in this company. */
            account?: components["schemas"]["EmployeeAccount"] | null;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
        };
        Pagination: {
            /** @example 412 */
            total: number;
            /** @example 30 */
            per_page: number;
            /** @example 1 */
            current_page: number;
            /** @example 14 */
            total_pages: number;
        };
        /** @description Only with `pagination=true` is there a `pagination`; without it `truncated` says that rows were left out after the first 1,000. */
        ListMeta: {
            pagination?: components["schemas"]["Pagination"];
            /** @example false */
            truncated?: boolean;
        };
        /** @description Fields that the reader may not see are absent. */
        EmployeeInfo: {
            id: components["schemas"]["Id"];
            nhansu_id: components["schemas"]["NhansuId"];
            full_name: components["schemas"]["FullName"];
            gender: components["schemas"]["Gender"];
            date_of_birth?: components["schemas"]["DateOfBirth"];
            phone?: components["schemas"]["Phone"];
            company_email?: components["schemas"]["CompanyEmail"];
            nature_of_work?: components["schemas"]["NatureOfWork"];
            work_state: components["schemas"]["WorkState"];
            active: components["schemas"]["Active"];
            group_join_date?: components["schemas"]["GroupJoinDate"];
            join_date: components["schemas"]["JoinDate"];
            official_date?: components["schemas"]["OfficialDate"];
            leave_date?: components["schemas"]["LeaveDate"];
            timekeeping_code?: components["schemas"]["TimekeepingCode"];
            positions: components["schemas"]["HeldPosition"][];
            version?: components["schemas"]["Version"];
            created_at?: components["schemas"]["CreatedAt"];
            updated_at?: components["schemas"]["UpdatedAt"];
        };
        Department: {
            id: components["schemas"]["Id"];
            /**
             * Đơn vị cấp trên
             * @example null
             */
            parent_id: number | null;
            /**
             * Mã đơn vị
             * @example PHCNS
             */
            code: string;
            /**
             * Tên đơn vị
             * @example Phòng Hành chính Nhân sự
             */
            name: string;
            /**
             * Tên viết tắt
             * @example P.HCNS
             */
            short_name: string | null;
            /**
             * Cấp đơn vị
             * @example 4
             */
            level: number;
            /**
             * Trạng thái
             * @example true
             */
            is_active: boolean;
            /**
             * @description Employees of the unit and of all below it.
             * @example 18
             */
            employee_total: number;
            /** @description Only in the tree. */
            children?: components["schemas"]["Department"][];
        };
        Position: {
            id: components["schemas"]["Id"];
            /**
             * Mã chức vụ
             * @example TP-HCNS
             */
            code: string;
            /**
             * Tên chức vụ
             * @example Trưởng phòng Hành chính Nhân sự
             */
            name: string;
            /**
             * Đơn vị
             * @example 12
             */
            department_id: number | null;
            /**
             * Cấp chức vụ
             * @example 4
             */
            position_level: number;
            /**
             * Trạng thái
             * @example true
             */
            is_active: boolean;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
        };
        LevelSearch: {
            /**
             * Từ khóa
             * @example dai hoc
             */
            value: string;
            /**
             * @example [
             *       "code",
             *       "name"
             *     ]
             */
            fields?: ("code" | "name")[];
        };
        NumberFilter: {
            /**
             * @example gte
             * @enum {string}
             */
            operator: "lte" | "gte" | "equal" | "between";
            /** @example 3 */
            value?: number;
            /** @example 1 */
            from?: number;
            /** @example 9 */
            to?: number;
        };
        DatetimeFilter: {
            /**
             * @example gte
             * @enum {string}
             */
            operator: "lte" | "gte" | "between";
            /**
             * Format: date-time
             * @example 2026-01-31T00:00:00+07:00
             */
            value?: string;
            /**
             * Format: date-time
             * @example 2026-01-01T00:00:00+07:00
             */
            from?: string;
            /**
             * Format: date-time
             * @example 2026-12-31T23:59:59+07:00
             */
            to?: string;
        };
        LevelFilter: {
            code?: components["schemas"]["TextFilter"];
            name?: components["schemas"]["TextFilter"];
            level_group?: components["schemas"]["SelectFilter"];
            rank?: components["schemas"]["NumberFilter"];
            is_active?: components["schemas"]["BooleanFilter"];
            created_at?: components["schemas"]["DatetimeFilter"];
            updated_at?: components["schemas"]["DatetimeFilter"];
        };
        /**
         * Mã trình độ
         * @description Upper case, digits, - and _.
         * @example DH
         */
        LevelCode: string;
        /**
         * Tên trình độ
         * @example Đại học
         */
        LevelName: string;
        /**
         * Nhóm trình độ
         * @example education
         * @enum {string}
         */
        LevelGroup: "education" | "profession" | "trade";
        /**
         * Thứ bậc
         * @description Orders the levels; higher is further.
         * @example 60
         */
        LevelRank: number;
        /**
         * Trạng thái
         * @example true
         */
        LevelIsActive: boolean;
        Level: {
            id: components["schemas"]["Id"];
            code: components["schemas"]["LevelCode"];
            name: components["schemas"]["LevelName"];
            level_group: components["schemas"]["LevelGroup"];
            rank: components["schemas"]["LevelRank"];
            is_active: components["schemas"]["LevelIsActive"];
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
        };
        LevelStore: {
            code: components["schemas"]["LevelCode"];
            name: components["schemas"]["LevelName"];
            level_group: components["schemas"]["LevelGroup"];
            rank: components["schemas"]["LevelRank"];
            is_active?: components["schemas"]["LevelIsActive"];
        };
        LevelUpdate: {
            code?: components["schemas"]["LevelCode"];
            name?: components["schemas"]["LevelName"];
            level_group?: components["schemas"]["LevelGroup"];
            rank?: components["schemas"]["LevelRank"];
            is_active?: components["schemas"]["LevelIsActive"];
            version?: components["schemas"]["Version"];
        };
        /**
         * Danh sách đã chọn
         * @example [
         *       12,
         *       15
         *     ]
         */
        Ids: components["schemas"]["Id"][];
    };
    responses: {
        /** @description No session or an ended one. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The input is wrong; nothing was changed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The user may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Not there, or not the user's to see. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The level as it is now. */
        Level: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    message: components["schemas"]["Message"];
                    data: {
                        level: components["schemas"]["Level"];
                    };
                };
            };
        };
        /** @description Contradicts the current state; data carries the newer values. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The ids that were touched. */
        Ids: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    message: components["schemas"]["Message"];
                    data: {
                        ids: components["schemas"]["Ids"];
                    };
                };
            };
        };
    };
    parameters: {
        /** @description Page number from 1. */
        Page: number;
        /** @description Rows a page. */
        Size: number;
        /** @description Without it the first 1000 rows come unpaged. */
        PaginationSwitch: boolean;
        /** @description The same key with the same body gets the same answer for 24 hours instead of a second record. */
        IdempotencyKey: string;
        Id: components["schemas"]["Id"];
    };
    requestBodies: {
        Ids: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Ids"];
                };
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "permissions.currentUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The names, each with how far it reaches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        data: {
                            permissions: components["schemas"]["HeldPermission"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    "employees.list": {
        parameters: {
            query?: {
                /** @description Page number from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Without it the first 1000 rows come unpaged. */
                pagination?: components["parameters"]["PaginationSwitch"];
                /** @description What to add to each row, a comma list. account = the login account. */
                include?: "account"[];
                sort?: string;
                search?: components["schemas"]["EmployeeSearch"];
                filter?: components["schemas"]["EmployeeFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of employees. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        data: {
                            employees: components["schemas"]["Employee"][];
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    "employees.info": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                nhansu_id: components["schemas"]["NhansuId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The employee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        data: {
                            employee: components["schemas"]["EmployeeInfo"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
        };
    };
    "departments.list": {
        parameters: {
            query?: {
                /** @description As a tree instead of a flat list. */
                recursive?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The departments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        data: {
                            departments: components["schemas"]["Department"][];
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    "positions.list": {
        parameters: {
            query?: {
                /** @description Page number from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Without it the first 1000 rows come unpaged. */
                pagination?: components["parameters"]["PaginationSwitch"];
                /** @description Only those in use (true) or stopped (false). */
                active?: boolean;
                sort?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The positions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        data: {
                            positions: components["schemas"]["Position"][];
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    "levels.list": {
        parameters: {
            query?: {
                /** @description Page number from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Without it the first 1000 rows come unpaged. */
                pagination?: components["parameters"]["PaginationSwitch"];
                sort?: string;
                search?: components["schemas"]["LevelSearch"];
                filter?: components["schemas"]["LevelFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of levels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        data: {
                            levels: components["schemas"]["Level"][];
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
    "levels.store": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body gets the same answer for 24 hours instead of a second record. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LevelStore"];
            };
        };
        responses: {
            201: components["responses"]["Level"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
        };
    };
    "levels.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Level"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    "levels.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LevelUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Level"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "levels.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Ids"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "levels.destroyBulk": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body gets the same answer for 24 hours instead of a second record. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Ids"];
        responses: {
            200: components["responses"]["Ids"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
    "levels.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body gets the same answer for 24 hours instead of a second record. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Ids"];
        responses: {
            200: components["responses"]["Ids"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
        };
    };
}
