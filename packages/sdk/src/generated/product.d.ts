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
    "/employees/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The employees that the filters leave, as a workbook. A POST, so that names and numbers that are searched for stand in no address. */
        post: operations["employees.export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The first employees found by words of the name, initials, a code or a phone number, small enough for each key stroke. */
        get: operations["employees.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/headcount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many people work here today, who joined and left this month, and where they work; of the rows that the user may see. */
        get: operations["employees.headcount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/account/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an employee's account again, in the whole group. */
        post: operations["employees.activateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/account/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close an employee's account in the whole group; its sessions end at once, in every company. */
        post: operations["employees.deactivateAccount"];
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
    "/levels/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The levels that the filters leave, as a workbook. */
        get: operations["levels.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/levels/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create and change levels by the rows of a workbook, all or none; rows are matched by their code. */
        post: operations["levels.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/levels/import/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An empty workbook to fill in, with the values that each column takes. */
        get: operations["levels.importTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/levels/import/marked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same workbook with what is wrong written beside its rows. Changes nothing. */
        post: operations["levels.markImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/levels/import/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back an import of a moment ago as a whole, unless somebody has changed one of its records since. */
        post: operations["levels.undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every permission with the area it belongs to and the scopes in which a role may give it. */
        get: operations["permissions.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permissions/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Why a user of the current company may or may not do something, which roles let him and how far, or which would. */
        get: operations["permissions.explain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roles of the current company, by name. */
        get: operations["roles.list"];
        put?: never;
        /** Create a role. Nobody gives a permission that he does not hold; a copy is a new role with another's grants. */
        post: operations["roles.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One role with its grants and, when asked for, its first members by name. */
        get: operations["roles.show"];
        /** Change a role; only the fields that are sent change, and grants are sent whole. It counts at the members' next request. */
        put: operations["roles.update"];
        post?: never;
        /** Delete a role that nobody holds; it can be restored for a while. */
        delete: operations["roles.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/destroy-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete several roles that nobody holds, all or none. */
        post: operations["roles.destroyBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a delete of a moment ago; the very same roles come back with their grants, all or none. */
        post: operations["roles.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/roles/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What these grants would change for the role's members, their other roles counted, and what would refuse them. Changes nothing. */
        post: operations["roles.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Users of the current company, by given name. */
        get: operations["accounts.list"];
        put?: never;
        /** Open the account of an employee. Whoever has one in another company of the group keeps it and joins with it. */
        post: operations["accounts.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One user of the current company. */
        get: operations["accounts.show"];
        /** Change a user; only the fields that are sent change. Roles are those of the current company; login, name and state count in the whole group. */
        put: operations["accounts.update"];
        post?: never;
        /** Take a user out of the current company with his roles there; it can be undone for a while. Elsewhere in the group he stays. */
        delete: operations["accounts.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/destroy-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take several users out of the current company, all or none. */
        post: operations["accounts.destroyBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo one's own delete of a moment ago; the users are back with the roles they had, all or none. */
        post: operations["accounts.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The companies whose users the asking user administers, into which he may let others and out of which he may take them. */
        get: operations["accounts.companies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/login-suggestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A free login for an employee, given name and initials. It tells which logins are taken in the group, so each use is recorded. */
        post: operations["accounts.loginSuggestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A link by which the user sets a new password, once, within 24 hours. Earlier links are void; the old password holds until then. */
        post: operations["accounts.resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{id}/end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all sessions of a user, in every company; he may sign in again. */
        post: operations["accounts.endSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-trail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what to which record in the current company, the newest first. Nobody can change it. No more than 10,000 lines are counted and paged through; filters reach all. */
        get: operations["auditTrail.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-trail/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The lines of the trail that the filters leave, as a workbook. A POST, so that names that are searched for stand in no address. */
        post: operations["auditTrail.export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Background work of the current company, the newest first; work with a screen of its own only when it failed. */
        get: operations["jobs.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a run is and what came of it, for whoever asked for it and for administrators. */
        get: operations["jobs.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a run that waits or works; one that works ends at its next step and leaves nothing half done. */
        post: operations["jobs.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run a job that failed or was cancelled once more, with what it was given then. */
        post: operations["jobs.retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/law-constants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every number that a law or a rule of the group fixes, with all its values, past and to come. */
        get: operations["lawConstants.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/law-constants/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a value would change if it were added. Changes nothing. */
        post: operations["lawConstants.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/law-constants/values": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a value from a day on, or put that day's value right; what stood there stays in the history. Only who administers every company of the group. */
        post: operations["lawConstants.storeValue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/provinces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The 63 provinces and cities of the old scheme (until 30 June 2025). */
        get: operations["provinces.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/provinces/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them. */
        get: operations["provinces.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/provinces/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The 34 provinces and cities of the new scheme. */
        get: operations["newProvinces.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/provinces/new/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them. */
        get: operations["newProvinces.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/districts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The districts of the old scheme, of one province or all. */
        get: operations["districts.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/districts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them. */
        get: operations["districts.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/districts/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The communes of the new scheme, of one province or all; they take the place of the district. */
        get: operations["newDistricts.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/districts/new/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of them. */
        get: operations["newDistricts.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/wards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The wards of the old scheme, of one district or all. */
        get: operations["wards.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/wards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An old ward, with the communes that took its people in. */
        get: operations["wards.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The units of both schemes whose names the words begin, without accents and with the usual short forms ('q1', 'tp hcm'). */
        get: operations["address.find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Outgoing mail of the current company, the newest first. */
        get: operations["mails.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One mail with its text, as its recipient reads it but for one-time links. */
        get: operations["mails.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mails/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a mail that waits from being sent. */
        post: operations["mails.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mails/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a mail that failed, was cancelled, or was only kept as a file. Not one with a one-time link, which is gone. */
        post: operations["mails.retry"];
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
            /** Đơn vị */
            department_id?: components["schemas"]["SelectFilter"];
            /** Chức vụ */
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
        /** @description Only with `pagination=true` is there a `pagination`. `truncated` says that rows were left out, without it after the first 1,000, with it after as many as `total` says. */
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
        EmployeeExport: {
            /**
             * Cột
             * @description Fields of a row, in the order of the columns; all of them when absent.
             * @example [
             *       "nhansu_id",
             *       "full_name",
             *       "positions.department_name"
             *     ]
             */
            columns?: ("nhansu_id" | "full_name" | "positions.department_name" | "positions.position_name" | "gender" | "date_of_birth" | "phone" | "company_email" | "nature_of_work" | "work_state" | "active" | "group_join_date" | "join_date" | "official_date" | "leave_date" | "timekeeping_code" | "account.login" | "account.is_active")[];
            /**
             * Sắp xếp
             * @example -join_date,full_name
             */
            sort?: string;
            search?: components["schemas"]["EmployeeSearch"];
            filter?: components["schemas"]["EmployeeFilter"];
        };
        FoundEmployee: {
            id: components["schemas"]["Id"];
            nhansu_id: components["schemas"]["NhansuId"];
            full_name: components["schemas"]["FullName"];
            active: components["schemas"]["Active"];
            /**
             * Đơn vị
             * @description The unit of the main position.
             * @example Phòng Hành chính Nhân sự
             */
            unit_name: string | null;
        };
        MonthlyTotals: {
            /**
             * @description From its first day until today.
             * @example 37
             */
            this_month: number;
            /** @example 52 */
            last_month: number;
        };
        Arrival: {
            id: components["schemas"]["Id"];
            nhansu_id: components["schemas"]["NhansuId"];
            full_name: components["schemas"]["FullName"];
            /**
             * Đơn vị
             * @description The unit of the main position.
             * @example Phòng Hành chính Nhân sự
             */
            unit_name: string | null;
            /**
             * Format: date
             * @description The day of joining or leaving.
             * @example 2026-11-16
             */
            date: string;
        };
        UnitHeadcount: {
            id: components["schemas"]["Id"];
            /**
             * Đơn vị
             * @example Khối vận hành
             */
            name: string;
            /**
             * @description Employees of the unit and of all below it.
             * @example 1840
             */
            employee_total: number;
        };
        Headcount: {
            /**
             * Format: date
             * @description Today in Viet Nam.
             * @example 2026-11-21
             */
            date: string;
            /**
             * @description Employees at work.
             * @example 6120
             */
            working_total: number;
            joined: components["schemas"]["MonthlyTotals"];
            left: components["schemas"]["MonthlyTotals"];
            /** @description Who joined this month or the one before, the last one first; at most five. */
            newcomers: components["schemas"]["Arrival"][];
            /** @description Who left this month or the one before, the last one first; at most five. */
            leavers: components["schemas"]["Arrival"][];
            /** @description The units below the highest one that the user sees, the largest first; at most twelve. */
            units: components["schemas"]["UnitHeadcount"][];
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
        ImportFile: {
            /**
             * Tệp Excel
             * Format: binary
             * @description The first sheet of an .xlsx workbook, at most 10,000 rows under one row of titles.
             * @example danh-sach.xlsx
             */
            file: string;
        };
        ImportChange: {
            /** @example rank */
            field: string;
            /** @example Thứ bậc */
            title: string;
            /**
             * @description Null in a new row.
             * @example 60
             */
            before: string | null;
            /** @example 65 */
            after: string | null;
        };
        ImportRow: {
            /**
             * @description As Excel numbers it.
             * @example 5
             */
            row: number;
            /**
             * @example changed
             * @enum {string}
             */
            state: "new" | "changed" | "unchanged" | "wrong";
            /** @example DH */
            key: string | null;
            changes: components["schemas"]["ImportChange"][];
            /** @example [] */
            errors: string[];
        };
        ImportResult: {
            /**
             * @description What undoImport takes; null when nothing was changed.
             * @example 7
             */
            id: number | null;
            /**
             * @description Rows that were read.
             * @example 120
             */
            total: number;
            /** @example 20 */
            new: number;
            /** @example 5 */
            changed: number;
            /** @example 95 */
            unchanged: number;
            /** @example 0 */
            wrong: number;
            /**
             * @description Titles of columns that are not read.
             * @example [
             *       "Ngày tạo"
             *     ]
             */
            ignored_columns: string[];
            /** @description The first 200 rows that would change something, the wrong ones first. */
            rows: components["schemas"]["ImportRow"][];
            /**
             * @description There are more such rows.
             * @example false
             */
            truncated: boolean;
        };
        Permission: {
            name: components["schemas"]["PermissionName"];
            /**
             * Nhóm quyền
             * @example Nhân viên
             */
            area: string;
            /**
             * Quyền
             * @example Xem nhân viên
             */
            label: string;
            /**
             * @description The widest first.
             * @example [
             *       "company",
             *       "unit",
             *       "own"
             *     ]
             */
            scopes: components["schemas"]["GrantScope"][];
        };
        ExplainedUser: {
            id: components["schemas"]["Id"];
            /**
             * Tên đăng nhập
             * @example daonth
             */
            login: string;
            /**
             * Họ và tên
             * @example Nguyễn Thị Hồng Đào
             */
            full_name: string;
            /**
             * Trạng thái tài khoản
             * @example true
             */
            is_active: boolean;
            /**
             * Nhân viên
             * @example 1842
             */
            employee_id: number | null;
        };
        ExplainedRole: {
            id: components["schemas"]["Id"];
            /**
             * Tên vai trò
             * @example Chuyên viên nhân sự
             */
            name: string;
            scope: components["schemas"]["GrantScope"];
        };
        ExplainedRight: {
            permission: components["schemas"]["PermissionName"];
            /**
             * Quyền
             * @example Cập nhật trình độ
             */
            label: string;
            /** @description The roles by which he holds it, and how far. */
            held: components["schemas"]["ExplainedRole"][];
            /** @description Other roles of the company that give it. */
            offered: components["schemas"]["ExplainedRole"][];
        };
        ExplainedUnit: {
            id: components["schemas"]["Id"];
            /**
             * Đơn vị
             * @example Phòng Hành chính Nhân sự
             */
            name: string;
        };
        Explanation: {
            /**
             * @description Whether any way in is open.
             * @example true
             */
            is_allowed: boolean;
            /**
             * @description A right, only being signed in, or nothing.
             * @example right
             * @enum {string}
             */
            needs: "right" | "sign-in" | "nothing";
            user: components["schemas"]["ExplainedUser"];
            /** @description The rights any of which lets in. */
            rights: components["schemas"]["ExplainedRight"][];
            /**
             * @description Whether he may do it with his own record alone; null where that is no way in.
             * @example null
             */
            own_record: boolean | null;
            /** @description The units in which he holds a position; a right of scope unit reaches these and all below. */
            units: components["schemas"]["ExplainedUnit"][];
            /**
             * @description The reasons in words, the first one first.
             * @example [
             *       "Vai trò \"Chuyên viên nhân sự\" cho phép: Cập nhật trình độ (Công ty hiện tại)."
             *     ]
             */
            notes: string[];
        };
        RoleSearch: {
            /**
             * Từ khóa
             * @example nhan su
             */
            value: string;
            /**
             * @example [
             *       "name",
             *       "description"
             *     ]
             */
            fields?: ("name" | "description")[];
        };
        RoleFilter: {
            name?: components["schemas"]["TextFilter"];
            description?: components["schemas"]["TextFilter"];
            permission?: components["schemas"]["SelectFilter"];
            created_at?: components["schemas"]["DatetimeFilter"];
            updated_at?: components["schemas"]["DatetimeFilter"];
        };
        /**
         * Tên vai trò
         * @example Chuyên viên nhân sự
         */
        RoleName: string;
        /**
         * Mô tả
         * @example Hồ sơ nhân viên, hợp đồng và các danh mục.
         */
        RoleDescription: string | null;
        /**
         * Vai trò có sẵn
         * @description Came with the product; a company changes it as it likes.
         * @example true
         */
        RoleIsShipped: boolean;
        /**
         * Số quyền
         * @example 12
         */
        RoleGrantTotal: number;
        /**
         * Số người dùng
         * @example 3
         */
        RoleMemberTotal: number;
        Role: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["RoleName"];
            description: components["schemas"]["RoleDescription"];
            is_shipped: components["schemas"]["RoleIsShipped"];
            grant_total: components["schemas"]["RoleGrantTotal"];
            member_total: components["schemas"]["RoleMemberTotal"];
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
        };
        /** Quyền được cấp */
        RoleGrant: {
            permission: components["schemas"]["PermissionName"];
            scope: components["schemas"]["GrantScope"];
        };
        /**
         * Quyền được cấp
         * @description One scope for each permission.
         * @example [
         *       {
         *         "permission": "employee_access",
         *         "scope": "company"
         *       }
         *     ]
         */
        RoleGrants: components["schemas"]["RoleGrant"][];
        RoleStore: {
            name: components["schemas"]["RoleName"];
            description?: components["schemas"]["RoleDescription"];
            grants: components["schemas"]["RoleGrants"];
        };
        RoleMember: {
            id: components["schemas"]["Id"];
            /**
             * Tên đăng nhập
             * @example daonth
             */
            login: string;
            /**
             * Họ và tên
             * @example Nguyễn Thị Hồng Đào
             */
            full_name: string;
            /**
             * Mã nhân viên
             * @example SM001842
             */
            nhansu_id: string | null;
            /**
             * Trạng thái tài khoản
             * @example true
             */
            is_active: boolean;
        };
        RoleDetail: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["RoleName"];
            description: components["schemas"]["RoleDescription"];
            is_shipped: components["schemas"]["RoleIsShipped"];
            grant_total: components["schemas"]["RoleGrantTotal"];
            member_total: components["schemas"]["RoleMemberTotal"];
            grants: components["schemas"]["RoleGrants"];
            /** @description Only with include=members; the first 100 by name. */
            members?: components["schemas"]["RoleMember"][];
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
        };
        RoleUpdate: {
            name?: components["schemas"]["RoleName"];
            description?: components["schemas"]["RoleDescription"];
            grants?: components["schemas"]["RoleGrants"];
            version?: components["schemas"]["Version"];
        };
        /** @description How far a permission reaches before and after; null = not at all. */
        RoleChange: {
            permission: components["schemas"]["PermissionName"];
            /**
             * @example unit
             * @enum {string|null}
             */
            before: "company" | "unit" | "own" | null;
            /**
             * @example company
             * @enum {string|null}
             */
            after: "company" | "unit" | "own" | null;
        };
        RoleChangedMember: {
            id: components["schemas"]["Id"];
            /**
             * Tên đăng nhập
             * @example daonth
             */
            login: string;
            /**
             * Họ và tên
             * @example Nguyễn Thị Hồng Đào
             */
            full_name: string;
            changes: components["schemas"]["RoleChange"][];
        };
        RolePreview: {
            member_total: components["schemas"]["RoleMemberTotal"];
            /**
             * @description Members for whom something changes beside what their other roles give.
             * @example 2
             */
            affected_total: number;
            /** @description What changes in the role itself. */
            changes: components["schemas"]["RoleChange"][];
            /** @description The first 100 affected members by name. */
            members: components["schemas"]["RoleChangedMember"][];
            /**
             * @description Why saving these grants would be refused, in words; null when it would not.
             * @example Bạn không thể cấp quyền mà mình không có: Xem lương (Công ty hiện tại).
             */
            refusal: string | null;
        };
        AccountSearch: {
            /**
             * Từ khóa
             * @example dao nguyen
             */
            value: string;
            /**
             * @example [
             *       "login",
             *       "full_name"
             *     ]
             */
            fields?: ("login" | "full_name" | "nhansu_id")[];
        };
        AccountFilter: {
            login?: components["schemas"]["TextFilter"];
            full_name?: components["schemas"]["TextFilter"];
            nhansu_id?: components["schemas"]["TextFilter"];
            is_active?: components["schemas"]["BooleanFilter"];
            role_id?: components["schemas"]["SelectFilter"];
            created_at?: components["schemas"]["DatetimeFilter"];
        };
        /**
         * Tên đăng nhập
         * @description Lower case letters, digits, dots, - and _; one in the whole group.
         * @example daonth
         */
        AccountLogin: string;
        /**
         * Họ và tên
         * @example Nguyễn Thị Hồng Đào
         */
        AccountFullName: string;
        /**
         * Mã nhân viên
         * @example SM001842
         */
        AccountNhansuId: string | null;
        /**
         * Trạng thái tài khoản
         * @example true
         */
        AccountIsActive: boolean;
        /**
         * Tên vai trò
         * @example Chuyên viên nhân sự
         */
        AccountRoleName: string;
        AccountRole: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["AccountRoleName"];
        };
        AccountCompany: {
            /**
             * Mã công ty
             * @example 2
             */
            id: number;
            /**
             * Công ty
             * @example Logistics Sông Mẫu
             */
            name: string;
            /** Vai trò */
            roles: components["schemas"]["AccountRole"][];
        };
        Account: {
            id: components["schemas"]["Id"];
            login: components["schemas"]["AccountLogin"];
            full_name: components["schemas"]["AccountFullName"];
            nhansu_id: components["schemas"]["AccountNhansuId"];
            /**
             * Nhân viên
             * @description His employee record in the current company.
             * @example 1842
             */
            employee_id: number | null;
            is_active: components["schemas"]["AccountIsActive"];
            /**
             * Vai trò
             * @description In the current company, by name.
             */
            roles: components["schemas"]["AccountRole"][];
            /**
             * Công ty
             * @description The companies he belongs to, the current one included, as far as the asking user may see their users.
             */
            companies: components["schemas"]["AccountCompany"][];
            /**
             * Đăng nhập gần nhất
             * Format: date-time
             * @example 2026-10-02T09:15:00+07:00
             */
            last_sign_in_at: string | null;
            /**
             * Phiên đăng nhập chưa kết thúc
             * @example 1
             */
            session_total: number;
            version: components["schemas"]["Version"];
            created_at: components["schemas"]["CreatedAt"];
            updated_at: components["schemas"]["UpdatedAt"];
        };
        /**
         * Nhân viên
         * @example 12
         */
        AccountEmployeeId: number;
        /**
         * Vai trò
         * @example [
         *       1
         *     ]
         */
        AccountRoleIds: components["schemas"]["Id"][];
        AccountStore: {
            employee_id: components["schemas"]["AccountEmployeeId"];
            login?: components["schemas"]["AccountLogin"];
            role_ids?: components["schemas"]["AccountRoleIds"];
        };
        /** @description What opens the page where a password is set. The token is not kept and cannot be shown again. */
        PasswordLink: {
            /**
             * Đã gửi tới
             * @description The address that the link is sent to as well; null where none is known.
             * @example daonth@example.com
             */
            mailed_to: string | null;
            /** @example 3q2-7wEjRWeJq83vASNFZ4mrze8BI0VniavN7wEjRWc */
            token: string;
            /**
             * Hết hạn lúc
             * Format: date-time
             * @example 2026-10-03T09:15:00+07:00
             */
            expires_at: string;
        };
        /**
         * Công ty
         * @description The companies the user belongs to, among those that the asking user administers; the current one stays.
         * @example [
         *       1
         *     ]
         */
        AccountCompanyIds: number[];
        AccountUpdate: {
            login?: components["schemas"]["AccountLogin"];
            full_name?: components["schemas"]["AccountFullName"];
            is_active?: components["schemas"]["AccountIsActive"];
            role_ids?: components["schemas"]["AccountRoleIds"];
            company_ids?: components["schemas"]["AccountCompanyIds"];
            version?: components["schemas"]["Version"];
        };
        AdministeredCompany: {
            /**
             * Mã công ty
             * @example 2
             */
            id: number;
            /**
             * Công ty
             * @example Logistics Sông Mẫu
             */
            name: string;
        };
        /** @description Lines by a user, or about a record, whose name has the words; or the line of a request by its code. */
        AuditTrailSearch: {
            /**
             * Từ khóa
             * @example dao nguyen
             */
            value: string;
            /**
             * @example [
             *       "user",
             *       "record",
             *       "request_id"
             *     ]
             */
            fields?: ("user" | "record" | "request_id")[];
        };
        AuditTrailFilter: {
            at?: components["schemas"]["DatetimeFilter"];
            /** Người thực hiện */
            user_id?: components["schemas"]["SelectFilter"];
            operation?: components["schemas"]["SelectFilter"];
            resource?: components["schemas"]["SelectFilter"];
            record_id?: components["schemas"]["SelectFilter"];
            result?: components["schemas"]["SelectFilter"];
        };
        AuditTrailUser: {
            id: components["schemas"]["Id"];
            /**
             * Tên đăng nhập
             * @example daonth
             */
            login: string | null;
            /**
             * Họ và tên
             * @example Nguyễn Thị Hồng Đào
             */
            full_name: string | null;
        };
        /**
         * Kết quả
         * @description refused = the right was missing.
         * @example done
         * @enum {string}
         */
        AuditTrailResult: "done" | "refused" | "failed";
        AuditTrailEntry: {
            id: components["schemas"]["Id"];
            /**
             * Thời điểm
             * Format: date-time
             * @example 2026-10-02T09:15:00+07:00
             */
            at: string;
            /** @description Null for what the system did by itself. */
            user: components["schemas"]["AuditTrailUser"] | null;
            /**
             * Thao tác
             * @description An operationId.
             * @example levels.update
             */
            operation: string;
            /**
             * Đối tượng
             * @example levels
             */
            resource: string;
            /**
             * Mã bản ghi
             * @example 21
             */
            record_id: number | null;
            /**
             * Bản ghi
             * @description As the record is called now; null when it is gone or has no name.
             * @example Đại học
             */
            record_name: string | null;
            result: components["schemas"]["AuditTrailResult"];
            /**
             * Trường thay đổi
             * @example [
             *       "name",
             *       "rank"
             *     ]
             */
            changed_fields: string[];
            /**
             * Thông tin thay đổi
             * @description The changed fields as screens call them.
             * @example [
             *       "Tên trình độ",
             *       "Thứ bậc"
             *     ]
             */
            changed_labels: string[];
            /**
             * Chi tiết
             * @description What else is known; never personal values.
             * @example {
             *       "without_version": true
             *     }
             */
            detail: {
                [key: string]: unknown;
            };
            /**
             * Mã yêu cầu
             * @example 0c9d4ff0-7c3b-4d4d-9d4e-2b7a6d1b8f11
             */
            request_id: string | null;
        };
        AuditTrailExport: {
            /**
             * Cột
             * @description Fields of a line, in the order of the columns; all of them when absent.
             * @example [
             *       "at",
             *       "user.login",
             *       "operation"
             *     ]
             */
            columns?: ("at" | "user.login" | "user.full_name" | "operation" | "record_id" | "record_name" | "result" | "changed_labels" | "request_id")[];
            /**
             * Sắp xếp
             * @example -at
             */
            sort?: string;
            search?: components["schemas"]["AuditTrailSearch"];
            filter?: components["schemas"]["AuditTrailFilter"];
        };
        JobFilter: {
            title?: components["schemas"]["TextFilter"];
            state?: components["schemas"]["SelectFilter"];
            name?: components["schemas"]["SelectFilter"];
            created_at?: components["schemas"]["DatetimeFilter"];
            finished_at?: components["schemas"]["DatetimeFilter"];
        };
        /**
         * Trạng thái
         * @example running
         * @enum {string}
         */
        JobState: "queued" | "running" | "done" | "failed" | "cancelled";
        JobRequester: {
            id: components["schemas"]["Id"];
            /**
             * Họ và tên
             * @example Nguyễn Thị Hồng Đào
             */
            full_name: string | null;
        };
        Job: {
            id: components["schemas"]["Id"];
            /**
             * Loại công việc
             * @example jobs.clean-up
             */
            name: string;
            /**
             * Công việc
             * @example Dọn dữ liệu đã hết thời hạn lưu
             */
            title: string;
            state: components["schemas"]["JobState"];
            /**
             * Đã xong
             * @example 350
             */
            done: number;
            /**
             * Tổng số
             * @description Null while it is not known.
             * @example 1200
             */
            total: number | null;
            /**
             * Ghi chú
             * @description What it is doing, or why it failed.
             * @example Đang đọc trang 3
             */
            message: string | null;
            /**
             * Kết quả
             * @description What came of it; its fields are those of the job.
             * @example {
             *       "sessions": 12
             *     }
             */
            result: {
                [key: string]: unknown;
            } | null;
            /** @description Null for what runs by the clock. */
            requested_by: components["schemas"]["JobRequester"] | null;
            /**
             * Số lần chạy
             * @example 1
             */
            attempts: number;
            /**
             * Đang hủy
             * @description It was cancelled and has not come to its next step.
             * @example false
             */
            is_cancelling: boolean;
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Bắt đầu
             * Format: date-time
             * @example null
             */
            started_at: string | null;
            /**
             * Kết thúc
             * Format: date-time
             * @example null
             */
            finished_at: string | null;
        };
        /**
         * Thông số
         * @example minimum_wage_region_1
         */
        LawConstantKey: string;
        /**
         * Đơn vị tính
         * @example vnd
         * @enum {string}
         */
        LawUnit: "month" | "day" | "working_day" | "hour" | "percent" | "count" | "vnd";
        /**
         * Áp dụng từ ngày
         * Format: date
         * @example 2027-01-01
         */
        LawValueFromDate: string;
        /**
         * Căn cứ
         * @example Nghị định 293/2025/NĐ-CP
         */
        LawValueSource: string;
        LawValue: {
            id: components["schemas"]["Id"];
            from_date: components["schemas"]["LawValueFromDate"];
            /**
             * Giá trị
             * @example 5310000
             */
            value: number;
            source: components["schemas"]["LawValueSource"];
            /**
             * Lần sửa
             * @example 1
             */
            revision: number;
            /**
             * Tình trạng
             * @description On the asked day; 'replaced' was put right by a later revision of its day.
             * @example in_force
             * @enum {string}
             */
            state: "coming" | "in_force" | "past" | "replaced";
            /**
             * Người ghi
             * @description Null for what came with the product and for users of other companies.
             * @example Phạm Thu Hà
             */
            added_by_name: string | null;
            /**
             * Ngày ghi
             * Format: date-time
             * @example 2026-10-01T08:30:00+07:00
             */
            added_at: string;
        };
        LawConstant: {
            key: components["schemas"]["LawConstantKey"];
            /**
             * Nhóm
             * @example Lương tối thiểu
             */
            area: string;
            /**
             * Thông số
             * @example Lương tối thiểu tháng, vùng I
             */
            label: string;
            unit: components["schemas"]["LawUnit"];
            /**
             * Giá trị
             * @description What holds on the asked day; null before its first day.
             * @example 5310000
             */
            value: number | null;
            /** @description The newest day first, and of one day the newest revision. */
            values: components["schemas"]["LawValue"][];
        };
        /**
         * Giá trị
         * @example 5600000
         */
        LawValueNumber: number;
        /**
         * Lần sửa
         * @description The last revision of this key and day that the user has seen; 0 where there was none.
         * @example 0
         */
        LawValueRevision: number;
        LawValueStore: {
            key: components["schemas"]["LawConstantKey"];
            from_date: components["schemas"]["LawValueFromDate"];
            value: components["schemas"]["LawValueNumber"];
            source: components["schemas"]["LawValueSource"];
            revision?: components["schemas"]["LawValueRevision"];
        };
        LawValuePreview: {
            /**
             * Đang áp dụng
             * @description What holds on that day now.
             * @example 5310000
             */
            before: number | null;
            /**
             * Sẽ áp dụng
             * @example 5600000
             */
            after: number;
            from_date: components["schemas"]["LawValueFromDate"];
            /**
             * Đến hết ngày
             * Format: date
             * @description The day before the next value begins; null while there is none.
             * @example null
             */
            until: string | null;
            /**
             * @description Whether a value of that very day is put right.
             * @example false
             */
            replaces: boolean;
            /**
             * Lưu ý
             * @description Sentences for whoever decides.
             * @example [
             *       "Ngày áp dụng đã qua: những gì đã tính từ ngày ấy có thể khác khi tính lại."
             *     ]
             */
            notes: string[];
        };
        Province: {
            id: components["schemas"]["Id"];
            /**
             * Mã
             * @description The code of the statistical office, leading zeroes and all.
             * @example 74
             */
            code: string;
            /**
             * Tỉnh/Thành phố (cũ)
             * @example Tỉnh Bình Dương
             */
            full_name: string;
        };
        NewProvince: {
            id: components["schemas"]["Id"];
            /**
             * Mã
             * @description The code of the statistical office, leading zeroes and all.
             * @example 79
             */
            code: string;
            /**
             * Tỉnh/Thành phố
             * @example Thành phố Hồ Chí Minh
             */
            full_name: string;
        };
        District: {
            id: components["schemas"]["Id"];
            /**
             * Mã
             * @description The code of the statistical office, leading zeroes and all.
             * @example 760
             */
            code: string;
            /**
             * Tỉnh/Thành phố (cũ)
             * @example 79
             */
            province_id: number;
            /**
             * Quận/Huyện (cũ)
             * @example Quận 1
             */
            full_name: string;
        };
        NewDistrict: {
            id: components["schemas"]["Id"];
            /**
             * Mã
             * @description The code of the statistical office, leading zeroes and all.
             * @example 26740
             */
            code: string;
            /**
             * Tỉnh/Thành phố
             * @example 79
             */
            province_id: number;
            /**
             * Phường/Xã/Đặc khu
             * @example Phường Sài Gòn
             */
            full_name: string;
        };
        Ward: {
            id: components["schemas"]["Id"];
            /**
             * Mã
             * @description The code of the statistical office, leading zeroes and all.
             * @example 26740
             */
            code: string;
            /**
             * Quận/Huyện (cũ)
             * @example 760
             */
            district_id: number;
            /**
             * Phường/Xã (cũ)
             * @example Phường Bến Nghé
             */
            full_name: string;
        };
        Successor: {
            /**
             * Phường/Xã/Đặc khu
             * @example 26740
             */
            new_district_id: number;
            /**
             * Tỉnh/Thành phố
             * @example 79
             */
            new_province_id: number;
            /**
             * Địa danh
             * @example Phường Sài Gòn, Thành phố Hồ Chí Minh
             */
            full_name: string;
        };
        /** @description One when the ward went whole; where it was divided a person must choose, so nothing is converted silently. */
        Successors: components["schemas"]["Successor"][];
        WardWithSuccessors: {
            id: components["schemas"]["Id"];
            /**
             * Mã
             * @example 26740
             */
            code: string;
            /**
             * Quận/Huyện (cũ)
             * @example 760
             */
            district_id: number;
            /**
             * Phường/Xã (cũ)
             * @example Phường Bến Nghé
             */
            full_name: string;
            successors: components["schemas"]["Successors"];
        };
        Place: {
            /**
             * @example ward
             * @enum {string}
             */
            kind: "new_province" | "new_district" | "province" | "district" | "ward";
            id: components["schemas"]["Id"];
            /**
             * Tên
             * @example Phường Bến Nghé
             */
            full_name: string;
            /**
             * Thuộc
             * @example Quận 1, Thành phố Hồ Chí Minh
             */
            within: string;
            /**
             * @description In its own scheme.
             * @example 79
             */
            province_id: number;
            /**
             * @description In its own scheme; null for a province.
             * @example 760
             */
            district_id: number | null;
            successors: components["schemas"]["Successors"];
        };
        MailFilter: {
            to_name?: components["schemas"]["TextFilter"];
            to_address?: components["schemas"]["TextFilter"];
            subject?: components["schemas"]["TextFilter"];
            state?: components["schemas"]["SelectFilter"];
            template?: components["schemas"]["SelectFilter"];
            created_at?: components["schemas"]["DatetimeFilter"];
            sent_at?: components["schemas"]["DatetimeFilter"];
        };
        /**
         * Trạng thái
         * @description stored = kept as a file, since there is no mail server.
         * @example sent
         * @enum {string}
         */
        MailState: "queued" | "sending" | "sent" | "stored" | "failed" | "cancelled";
        Mail: {
            id: components["schemas"]["Id"];
            /**
             * Mẫu thư
             * @example password-link
             */
            template: string;
            /**
             * Loại thư
             * @example Liên kết đặt mật khẩu
             */
            template_title: string;
            /**
             * Người nhận
             * @example Nguyễn Thị Hồng Đào
             */
            to_name: string | null;
            /**
             * Địa chỉ email
             * @example daonth@example.com
             */
            to_address: string;
            /**
             * Tiêu đề
             * @example Đặt mật khẩu cho tài khoản daonth
             */
            subject: string;
            state: components["schemas"]["MailState"];
            /**
             * Số lần gửi
             * @example 1
             */
            attempts: number;
            /**
             * Lỗi gần nhất
             * @example Không kết nối được tới máy chủ thư.
             */
            last_error: string | null;
            /**
             * Có liên kết dùng một lần
             * @description Then it cannot be sent again, and nobody reads its link here.
             * @example false
             */
            has_secrets: boolean;
            /** @description Null for what the system sends by itself. */
            requested_by: components["schemas"]["JobRequester"] | null;
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Lần gửi gần nhất
             * Format: date-time
             * @example null
             */
            attempted_at: string | null;
            /**
             * Đã gửi lúc
             * Format: date-time
             * @example null
             */
            sent_at: string | null;
        };
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
        /** @description An Excel workbook, named by Content-Disposition and made while it is sent; a second sheet says what was taken out, by whom and when. */
        Workbook: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        /** @description Too many tries; Retry-After says when to come back. */
        TooManyRequests: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The employee with his account as it is now. */
        Employee: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    message: components["schemas"]["Message"];
                    data: {
                        employee: components["schemas"]["Employee"];
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
        /** @description What the import did, or would do with dry_run=true. */
        Import: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    message: components["schemas"]["Message"];
                    data: {
                        import: components["schemas"]["ImportResult"];
                    };
                };
            };
        };
        /** @description The records that are as they were before the import; those that it had made are gone. */
        ImportUndone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    message: components["schemas"]["Message"];
                    data: {
                        ids: components["schemas"]["Id"][];
                    };
                };
            };
        };
        /** @description The role as it is now. */
        Role: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    message: components["schemas"]["Message"];
                    data: {
                        role: components["schemas"]["RoleDetail"];
                    };
                };
            };
        };
        /** @description The ids that were touched. */
        RoleIds: {
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
        /** @description The user as he is now. */
        Account: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    message: components["schemas"]["Message"];
                    data: {
                        account: components["schemas"]["Account"];
                    };
                };
            };
        };
        /** @description The ids that were touched. */
        AccountIds: {
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
        /** @description The run as it is now. */
        Job: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    message: components["schemas"]["Message"];
                    data: {
                        job: components["schemas"]["Job"];
                    };
                };
            };
        };
        /** @description The mail as it is now. */
        Mail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    message: components["schemas"]["Message"];
                    data: {
                        mail: components["schemas"]["Mail"];
                    };
                };
            };
        };
        /** @description The server is busy or starting; Retry-After says when to come back. */
        Unavailable: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is larger than the operation takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body is not of a type that the operation takes. */
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
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
        Id: components["schemas"]["Id"];
        LevelSort: string;
        LevelSearchWords: components["schemas"]["LevelSearch"];
        LevelFilters: components["schemas"]["LevelFilter"];
        /** @description The same key with the same body gets the same answer for 24 hours instead of a second record. */
        IdempotencyKey: string;
        /** @description Tells what the import would do and changes nothing. */
        DryRun: boolean;
    };
    requestBodies: {
        Ids: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Ids"];
                };
            };
        };
        Import: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
            };
        };
        RoleIds: {
            content: {
                "application/json": {
                    ids: components["schemas"]["Ids"];
                };
            };
        };
        AccountIds: {
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
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
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
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
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employees.export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeExport"];
            };
        };
        responses: {
            200: components["responses"]["Workbook"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employees.find": {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most eight, by given name. */
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
                            employees: components["schemas"]["FoundEmployee"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employees.headcount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The headcount of today. */
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
                            headcount: components["schemas"]["Headcount"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employees.activateAccount": {
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
            200: components["responses"]["Employee"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employees.deactivateAccount": {
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
            200: components["responses"]["Employee"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
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
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
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
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
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
                sort?: components["parameters"]["LevelSort"];
                search?: components["parameters"]["LevelSearchWords"];
                filter?: components["parameters"]["LevelFilters"];
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
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            503: components["responses"]["Unavailable"];
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
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            503: components["responses"]["Unavailable"];
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
            503: components["responses"]["Unavailable"];
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            503: components["responses"]["Unavailable"];
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            503: components["responses"]["Unavailable"];
        };
    };
    "levels.export": {
        parameters: {
            query?: {
                /** @description Fields of a row, in the order of the columns; all of them when absent. */
                columns?: ("code" | "name" | "level_group" | "rank" | "is_active" | "created_at" | "updated_at")[];
                sort?: components["parameters"]["LevelSort"];
                search?: components["parameters"]["LevelSearchWords"];
                filter?: components["parameters"]["LevelFilters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Workbook"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "levels.import": {
        parameters: {
            query?: {
                /** @description Tells what the import would do and changes nothing. */
                dry_run?: components["parameters"]["DryRun"];
            };
            header?: {
                /** @description The same key with the same body gets the same answer for 24 hours instead of a second record. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Import"];
        responses: {
            200: components["responses"]["Import"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            503: components["responses"]["Unavailable"];
        };
    };
    "levels.importTemplate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Workbook"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "levels.markImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Import"];
        responses: {
            200: components["responses"]["Workbook"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            503: components["responses"]["Unavailable"];
        };
    };
    "levels.undoImport": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body gets the same answer for 24 hours instead of a second record. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImportUndone"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "permissions.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, in the order in which a role's screen shows them. */
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
                            permissions: components["schemas"]["Permission"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "permissions.explain": {
        parameters: {
            query: {
                user_id: number;
                /** @description An operationId. This or permissions is needed. */
                operation?: string;
                /** @description The permissions any of which opens a screen, a comma list. */
                permissions?: components["schemas"]["PermissionName"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer and its reasons. */
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
                            explanation: components["schemas"]["Explanation"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "roles.list": {
        parameters: {
            query?: {
                /** @description Page number from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Without it the first 1000 rows come unpaged. */
                pagination?: components["parameters"]["PaginationSwitch"];
                sort?: string;
                search?: components["schemas"]["RoleSearch"];
                filter?: components["schemas"]["RoleFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of roles. */
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
                            roles: components["schemas"]["Role"][];
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "roles.store": {
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
                "application/json": components["schemas"]["RoleStore"];
            };
        };
        responses: {
            201: components["responses"]["Role"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            503: components["responses"]["Unavailable"];
        };
    };
    "roles.show": {
        parameters: {
            query?: {
                /** @description What to add, a comma list. members = the first 100 users who hold the role. */
                include?: "members"[];
            };
            header?: never;
            path: {
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Role"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "roles.update": {
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
                "application/json": components["schemas"]["RoleUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Role"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            503: components["responses"]["Unavailable"];
        };
    };
    "roles.destroy": {
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
            200: components["responses"]["RoleIds"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "roles.destroyBulk": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body gets the same answer for 24 hours instead of a second record. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RoleIds"];
        responses: {
            200: components["responses"]["RoleIds"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            503: components["responses"]["Unavailable"];
        };
    };
    "roles.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body gets the same answer for 24 hours instead of a second record. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["RoleIds"];
        responses: {
            200: components["responses"]["RoleIds"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            503: components["responses"]["Unavailable"];
        };
    };
    "roles.preview": {
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
                "application/json": {
                    grants: components["schemas"]["RoleGrants"];
                };
            };
        };
        responses: {
            /** @description The changes, by permission and by member. */
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
                            preview: components["schemas"]["RolePreview"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            503: components["responses"]["Unavailable"];
        };
    };
    "accounts.list": {
        parameters: {
            query?: {
                /** @description Page number from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Without it the first 1000 rows come unpaged. */
                pagination?: components["parameters"]["PaginationSwitch"];
                sort?: string;
                search?: components["schemas"]["AccountSearch"];
                filter?: components["schemas"]["AccountFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of users. */
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
                            accounts: components["schemas"]["Account"][];
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "accounts.store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountStore"];
            };
        };
        responses: {
            /** @description The account, and the link by which its owner sets the password; it is shown only here. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        data: {
                            account: components["schemas"]["Account"];
                            /** @description Null for a person who has an account, and so a password, already. */
                            link: components["schemas"]["PasswordLink"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            503: components["responses"]["Unavailable"];
        };
    };
    "accounts.show": {
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
            200: components["responses"]["Account"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "accounts.update": {
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
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Account"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            503: components["responses"]["Unavailable"];
        };
    };
    "accounts.destroy": {
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
            200: components["responses"]["AccountIds"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "accounts.destroyBulk": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body gets the same answer for 24 hours instead of a second record. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AccountIds"];
        responses: {
            200: components["responses"]["AccountIds"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            503: components["responses"]["Unavailable"];
        };
    };
    "accounts.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key with the same body gets the same answer for 24 hours instead of a second record. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AccountIds"];
        responses: {
            200: components["responses"]["AccountIds"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            503: components["responses"]["Unavailable"];
        };
    };
    "accounts.companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By their number; the current one is among them. */
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
                            companies: components["schemas"]["AdministeredCompany"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "accounts.loginSuggestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    employee_id: components["schemas"]["AccountEmployeeId"];
                };
            };
        };
        responses: {
            /** @description The login. */
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
                            login: components["schemas"]["AccountLogin"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            503: components["responses"]["Unavailable"];
        };
    };
    "accounts.resetPassword": {
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
            /** @description The link; it is shown only here. */
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
                            link: components["schemas"]["PasswordLink"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "accounts.endSessions": {
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
            /** @description How many were ended. */
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
                            /** @example 2 */
                            ended_total: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auditTrail.list": {
        parameters: {
            query?: {
                /** @description Page number from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Without it the first 1000 rows come unpaged. */
                pagination?: components["parameters"]["PaginationSwitch"];
                sort?: string;
                search?: components["schemas"]["AuditTrailSearch"];
                filter?: components["schemas"]["AuditTrailFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the trail. */
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
                            audit_trail: components["schemas"]["AuditTrailEntry"][];
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auditTrail.export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuditTrailExport"];
            };
        };
        responses: {
            200: components["responses"]["Workbook"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "jobs.list": {
        parameters: {
            query?: {
                /** @description Page number from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Without it the first 1000 rows come unpaged. */
                pagination?: components["parameters"]["PaginationSwitch"];
                sort?: string;
                filter?: components["schemas"]["JobFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of runs. */
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
                            jobs: components["schemas"]["Job"][];
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "jobs.show": {
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
            200: components["responses"]["Job"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "jobs.cancel": {
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
            200: components["responses"]["Job"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "jobs.retry": {
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
            200: components["responses"]["Job"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "lawConstants.list": {
        parameters: {
            query?: {
                /** @description The day whose values are meant by `value`; today unless given. */
                on?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The constants in the order in which they are shown. */
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
                            law_constants: components["schemas"]["LawConstant"][];
                            /**
                             * Format: date
                             * @example 2026-11-21
                             */
                            on: string;
                            /**
                             * @description Whether the user administers the whole group and so may add values.
                             * @example false
                             */
                            may_add: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "lawConstants.preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LawValueStore"];
            };
        };
        responses: {
            /** @description From when to when, and what before and after. */
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
                            preview: components["schemas"]["LawValuePreview"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            503: components["responses"]["Unavailable"];
        };
    };
    "lawConstants.storeValue": {
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
                "application/json": components["schemas"]["LawValueStore"];
            };
        };
        responses: {
            /** @description The constant as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: components["schemas"]["Message"];
                        data: {
                            law_constant: components["schemas"]["LawConstant"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            503: components["responses"]["Unavailable"];
        };
    };
    "provinces.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by name. */
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
                            provinces: components["schemas"]["Province"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "provinces.show": {
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
            /** @description The unit. */
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
                            province: components["schemas"]["Province"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "newProvinces.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by name. */
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
                            provinces: components["schemas"]["NewProvince"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "newProvinces.show": {
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
            /** @description The unit. */
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
                            province: components["schemas"]["NewProvince"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "districts.list": {
        parameters: {
            query?: {
                province_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by name. */
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
                            districts: components["schemas"]["District"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "districts.show": {
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
            /** @description The unit. */
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
                            district: components["schemas"]["District"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "newDistricts.list": {
        parameters: {
            query?: {
                province_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by name. */
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
                            districts: components["schemas"]["NewDistrict"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "newDistricts.show": {
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
            /** @description The unit. */
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
                            district: components["schemas"]["NewDistrict"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "wards.list": {
        parameters: {
            query?: {
                district_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, by name. */
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
                            wards: components["schemas"]["Ward"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "wards.show": {
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
            /** @description The unit. */
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
                            ward: components["schemas"]["WardWithSuccessors"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "address.find": {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The best 20, units of the new scheme first. */
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
                            places: components["schemas"]["Place"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mails.list": {
        parameters: {
            query?: {
                /** @description Page number from 1. */
                page?: components["parameters"]["Page"];
                /** @description Rows a page. */
                size?: components["parameters"]["Size"];
                /** @description Without it the first 1000 rows come unpaged. */
                pagination?: components["parameters"]["PaginationSwitch"];
                sort?: string;
                filter?: components["schemas"]["MailFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of mails. */
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
                            mails: components["schemas"]["Mail"][];
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mails.show": {
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
            /** @description The mail. */
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
                            mail: components["schemas"]["Mail"];
                            /**
                             * Nội dung
                             * @example <p>Chào bạn,</p>
                             */
                            html: string;
                            /**
                             * Nội dung dạng văn bản
                             * @example Chào bạn,
                             */
                            text: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mails.cancel": {
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
            200: components["responses"]["Mail"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mails.retry": {
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
            200: components["responses"]["Mail"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            503: components["responses"]["Unavailable"];
        };
    };
}
