// Generated from openapi/ by `npm run generate`; never edited.
type Sorted<Field extends string> = Field | `-${Field}` | `${Field},${string}` | `-${Field},${string}`;
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
    "/employees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An employee's card; everybody reads his own, but for what HR notes of him. The other parts of the file stand below it. */
        get: operations["employees.show"];
        /** Change an employee's card. What is not sent stays as it is; job facts change by job changes only. */
        put: operations["employees.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What stands behind dots in an employee's file. Each press is written into the trail, and so many files an hour are enough. */
        post: operations["employees.reveal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the papers and numbers of an employee; everybody reads his own. Numbers stand behind dots, but for one's own. */
        get: operations["employeePapers.show"];
        /** Change the papers and numbers of an employee. What is not sent stays as it is. */
        put: operations["employeePapers.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the permanent and the temporary address of an employee in both schemes; everybody reads his own. Numbers stand behind dots, but for one's own. */
        get: operations["employeeAddresses.show"];
        /** Change the permanent and the temporary address of an employee in both schemes. What is not sent stays as it is. */
        put: operations["employeeAddresses.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the health and the sizes of an employee; everybody reads his own. Numbers stand behind dots, but for one's own. */
        get: operations["employeeHealth.show"];
        /** Change the health and the sizes of an employee. What is not sent stays as it is. */
        put: operations["employeeHealth.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/affiliations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read party, unions, army and policy of an employee; everybody reads his own. Numbers stand behind dots, but for one's own. */
        get: operations["employeeAffiliations.show"];
        /** Change party, unions, army and policy of an employee. What is not sent stays as it is. */
        put: operations["employeeAffiliations.update"];
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
        /** One employee by the code that is his in the whole group; everybody reads his own, but for what HR notes of him. */
        get: operations["employees.info"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/print": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The employees that the filters leave, as a paper of the company; 2,000 rows and ten columns at most. */
        post: operations["employees.print"];
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
    "/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cards of the first page that the reader may have, each with the rows that he may see. */
        get: operations["home.show"];
        put?: never;
        post?: never;
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
    "/employees/{id}/account/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an employee's account, or open a closed one again in the whole group. A new one has the login of the house rule, and its owner gets by mail the link that sets the password. */
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
    "/employees/account/active-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the accounts of several employees, each for himself; whose account cannot be opened is told with the reason. */
        post: operations["employees.activateAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/account/deactivate-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close the accounts of several employees, each for himself; their sessions end at once. */
        post: operations["employees.deactivateAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/bank-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Bank accounts of an employee, always whole. */
        get: operations["employeeBankAccounts.list"];
        put?: never;
        /** Add a bank account to an employee's file. */
        post: operations["employeeBankAccounts.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/bank-accounts/{row_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a bank account of an employee's file; only the fields that are sent change. */
        put: operations["employeeBankAccounts.update"];
        post?: never;
        /** Delete a bank account of an employee's file; it can be restored for a while. */
        delete: operations["employeeBankAccounts.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/bank-accounts/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a delete of a moment ago; the very same rows come back, all or none. */
        post: operations["employeeBankAccounts.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/educations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Educations of an employee, always whole. */
        get: operations["employeeEducations.list"];
        put?: never;
        /** Add an education to an employee's file. */
        post: operations["employeeEducations.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/educations/{row_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change an education of an employee's file; only the fields that are sent change. */
        put: operations["employeeEducations.update"];
        post?: never;
        /** Delete an education of an employee's file; it can be restored for a while. */
        delete: operations["employeeEducations.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/educations/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a delete of a moment ago; the very same rows come back, all or none. */
        post: operations["employeeEducations.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Languages of an employee, always whole. */
        get: operations["employeeLanguages.list"];
        put?: never;
        /** Add a language to an employee's file. */
        post: operations["employeeLanguages.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/languages/{row_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a language of an employee's file; only the fields that are sent change. */
        put: operations["employeeLanguages.update"];
        post?: never;
        /** Delete a language of an employee's file; it can be restored for a while. */
        delete: operations["employeeLanguages.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/languages/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a delete of a moment ago; the very same rows come back, all or none. */
        post: operations["employeeLanguages.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/it-skills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** It skills of an employee, always whole. */
        get: operations["employeeItSkills.list"];
        put?: never;
        /** Add an it skill to an employee's file. */
        post: operations["employeeItSkills.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/it-skills/{row_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change an it skill of an employee's file; only the fields that are sent change. */
        put: operations["employeeItSkills.update"];
        post?: never;
        /** Delete an it skill of an employee's file; it can be restored for a while. */
        delete: operations["employeeItSkills.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/it-skills/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a delete of a moment ago; the very same rows come back, all or none. */
        post: operations["employeeItSkills.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/relatives": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Relatives of an employee, always whole. */
        get: operations["employeeRelatives.list"];
        put?: never;
        /** Add a relative to an employee's file. */
        post: operations["employeeRelatives.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/relatives/{row_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a relative of an employee's file; only the fields that are sent change. */
        put: operations["employeeRelatives.update"];
        post?: never;
        /** Delete a relative of an employee's file; it can be restored for a while. */
        delete: operations["employeeRelatives.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/relatives/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a delete of a moment ago; the very same rows come back, all or none. */
        post: operations["employeeRelatives.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/allowances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Allowances of an employee, always whole. */
        get: operations["employeeAllowances.list"];
        put?: never;
        /** Add an allowance to an employee's file. */
        post: operations["employeeAllowances.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/allowances/{row_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change an allowance of an employee's file; only the fields that are sent change. */
        put: operations["employeeAllowances.update"];
        post?: never;
        /** Delete an allowance of an employee's file; it can be restored for a while. */
        delete: operations["employeeAllowances.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/allowances/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a delete of a moment ago; the very same rows come back, all or none. */
        post: operations["employeeAllowances.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/accidents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Accidents of an employee, always whole. */
        get: operations["employeeAccidents.list"];
        put?: never;
        /** Add an accident to an employee's file. */
        post: operations["employeeAccidents.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/accidents/{row_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change an accident of an employee's file; only the fields that are sent change. */
        put: operations["employeeAccidents.update"];
        post?: never;
        /** Delete an accident of an employee's file; it can be restored for a while. */
        delete: operations["employeeAccidents.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/accidents/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a delete of a moment ago; the very same rows come back, all or none. */
        post: operations["employeeAccidents.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/health-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Health checks of an employee, always whole. */
        get: operations["employeeHealthChecks.list"];
        put?: never;
        /** Add a health check to an employee's file. */
        post: operations["employeeHealthChecks.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/health-checks/{row_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a health check of an employee's file; only the fields that are sent change. */
        put: operations["employeeHealthChecks.update"];
        post?: never;
        /** Delete a health check of an employee's file; it can be restored for a while. */
        delete: operations["employeeHealthChecks.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/health-checks/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a delete of a moment ago; the very same rows come back, all or none. */
        post: operations["employeeHealthChecks.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/yearly-records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Yearly records of an employee, always whole. */
        get: operations["employeeYearlyRecords.list"];
        put?: never;
        /** Add a yearly record to an employee's file. */
        post: operations["employeeYearlyRecords.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/yearly-records/{row_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a yearly record of an employee's file; only the fields that are sent change. */
        put: operations["employeeYearlyRecords.update"];
        post?: never;
        /** Delete a yearly record of an employee's file; it can be restored for a while. */
        delete: operations["employeeYearlyRecords.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/yearly-records/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a delete of a moment ago; the very same rows come back, all or none. */
        post: operations["employeeYearlyRecords.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was changed in an employee's file, newest first; a change of a field that the reader may not see is not there. */
        get: operations["employeeHistory.list"];
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
        /** Create a department; it stands last among its siblings. */
        post: operations["departments.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/departments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One department. */
        get: operations["departments.show"];
        /** Change a department; only the fields that are sent change. Another parent holds from today on. */
        put: operations["departments.update"];
        post?: never;
        /** Delete a department that nothing belongs to; it can be restored for a while. */
        delete: operations["departments.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/departments/destroy-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete several departments, all or none; a department may go together with those below it. */
        post: operations["departments.destroyBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/departments/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a delete of a moment ago; the very same records come back, all or none. */
        post: operations["departments.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/departments/{id}/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who holds a position in a department now, by name, always whole. */
        get: operations["departments.employees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/departments/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hang a department below another one, or put it elsewhere among its siblings. */
        post: operations["departments.move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/departments/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Merge a department into another one, which takes over its departments, positions and people; it is closed. */
        post: operations["departments.merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/departments/{id}/undo-merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a merge of a moment ago; refused once something that it moved has changed. */
        post: operations["departments.undoMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/departments/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Close a department by a decision; refused while people or open departments belong to it. */
        post: operations["departments.close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/departments/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a closed department again; from the day of its closing on means that it never was closed. */
        post: operations["departments.reopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/departments/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a department has changed, newest first. */
        get: operations["departments.history"];
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
        /** Create a position. */
        post: operations["positions.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One position. */
        get: operations["positions.show"];
        /** Change a position; only the fields that are sent change. */
        put: operations["positions.update"];
        post?: never;
        /** Delete a position; it can be restored for a while. */
        delete: operations["positions.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/destroy-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete several positions, all or none. */
        post: operations["positions.destroyBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a delete of a moment ago; the very same records come back, all or none. */
        post: operations["positions.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/{id}/change-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a position out of use, or into use again; refused while somebody holds it. */
        post: operations["positions.changeStatus"];
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
    "/catalogues/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The other companies whose catalogue the user may read, to copy it from there. */
        get: operations["catalogues.companies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogues/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What of another company's catalogue is new here, the same or different. Changes nothing. */
        post: operations["catalogues.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogues/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the chosen items of another company's catalogue over, all or none; undone as an import is. */
        post: operations["catalogues.copy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classifies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Classifications of the current company, by group and rank. */
        get: operations["classifies.list"];
        put?: never;
        /** Create a classification. */
        post: operations["classifies.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classifies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One classification. */
        get: operations["classifies.show"];
        /** Change a classification; only the fields that are sent change. */
        put: operations["classifies.update"];
        post?: never;
        /** Delete a classification; it can be restored for a while. */
        delete: operations["classifies.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classifies/destroy-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete several classifications, all or none. */
        post: operations["classifies.destroyBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classifies/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a delete of a moment ago; the very same records come back, all or none. */
        post: operations["classifies.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fields of knowledge as a tree, each after the one above it. */
        get: operations["fields.list"];
        put?: never;
        /** Create a field. */
        post: operations["fields.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fields/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One field. */
        get: operations["fields.show"];
        /** Change a field; only the fields that are sent change. */
        put: operations["fields.update"];
        post?: never;
        /** Delete a field; it can be restored for a while. */
        delete: operations["fields.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fields/destroy/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete several fields, all or none. */
        post: operations["fields.destroyBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fields/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a delete of a moment ago; the very same records come back, all or none. */
        post: operations["fields.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Types of the current company. */
        get: operations["trainingTypes.list"];
        put?: never;
        /** Create a training type. */
        post: operations["trainingTypes.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One training type. */
        get: operations["trainingTypes.show"];
        /** Change a training type; only the fields that are sent change. */
        put: operations["trainingTypes.update"];
        post?: never;
        /** Delete a training type; it can be restored for a while. */
        delete: operations["trainingTypes.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-types/destroy-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete several types, all or none. */
        post: operations["trainingTypes.destroyBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-types/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a delete of a moment ago; the very same records come back, all or none. */
        post: operations["trainingTypes.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-formalities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Formalities of the current company. */
        get: operations["trainingFormalities.list"];
        put?: never;
        /** Create a training formality. */
        post: operations["trainingFormalities.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-formalities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One training formality. */
        get: operations["trainingFormalities.show"];
        /** Change a training formality; only the fields that are sent change. */
        put: operations["trainingFormalities.update"];
        post?: never;
        /** Delete a training formality; it can be restored for a while. */
        delete: operations["trainingFormalities.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-formalities/destroy-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete several formalities, all or none. */
        post: operations["trainingFormalities.destroyBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-formalities/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a delete of a moment ago; the very same records come back, all or none. */
        post: operations["trainingFormalities.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner-infos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Training partners of the current company, by name. */
        get: operations["partnerInfos.list"];
        put?: never;
        /** Create a training partner. */
        post: operations["partnerInfos.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner-infos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One training partner. */
        get: operations["partnerInfos.show"];
        /** Change a training partner; only the fields that are sent change. */
        put: operations["partnerInfos.update"];
        post?: never;
        /** Delete a training partner; it can be restored for a while. */
        delete: operations["partnerInfos.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner-infos/destroy-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete several training partners, all or none. */
        post: operations["partnerInfos.destroyBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner-infos/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a delete of a moment ago; the very same records come back, all or none. */
        post: operations["partnerInfos.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Certificates that employees can hold, by group and name. */
        get: operations["certificates.list"];
        put?: never;
        /** Create a certificate. */
        post: operations["certificates.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One certificate. */
        get: operations["certificates.show"];
        /** Change a certificate; only the fields that are sent change. */
        put: operations["certificates.update"];
        post?: never;
        /** Delete a certificate; it can be restored for a while. */
        delete: operations["certificates.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/destroy-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete several certificates, all or none. */
        post: operations["certificates.destroyBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a delete of a moment ago; the very same records come back, all or none. */
        post: operations["certificates.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificate-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Certificate groups of the current company. */
        get: operations["certificateGroups.list"];
        put?: never;
        /** Create a certificate group. */
        post: operations["certificateGroups.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificate-groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One certificate group. */
        get: operations["certificateGroups.show"];
        /** Change a certificate group; only the fields that are sent change. */
        put: operations["certificateGroups.update"];
        post?: never;
        /** Delete a certificate group; it can be restored for a while. */
        delete: operations["certificateGroups.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificate-groups/destroy-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete several certificate groups, all or none. */
        post: operations["certificateGroups.destroyBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificate-groups/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a delete of a moment ago; the very same records come back, all or none. */
        post: operations["certificateGroups.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trainings/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Locations of the current company. */
        get: operations["trainingLocations.list"];
        put?: never;
        /** Create a training location. */
        post: operations["trainingLocations.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trainings/locations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One training location. */
        get: operations["trainingLocations.show"];
        /** Change a training location; only the fields that are sent change. */
        put: operations["trainingLocations.update"];
        post?: never;
        /** Delete a training location; it can be restored for a while. */
        delete: operations["trainingLocations.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trainings/locations/destroy-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete several locations, all or none. */
        post: operations["trainingLocations.destroyBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trainings/locations/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a delete of a moment ago; the very same records come back, all or none. */
        post: operations["trainingLocations.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contract types of the current company. */
        get: operations["contractTypes.list"];
        put?: never;
        /** Create a contract type. */
        post: operations["contractTypes.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One contract type. */
        get: operations["contractTypes.show"];
        /** Change a contract type; only the fields that are sent change. */
        put: operations["contractTypes.update"];
        post?: never;
        /** Delete a contract type; it can be restored for a while. */
        delete: operations["contractTypes.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-types/destroy-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete several contract types, all or none. */
        post: operations["contractTypes.destroyBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-types/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a delete of a moment ago; the very same records come back, all or none. */
        post: operations["contractTypes.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/number-series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the company's codes and papers are numbered, each with the next three numbers of this year. */
        get: operations["numberSeries.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/number-series/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change how a kind is numbered from the next number on; what has been given out stays. With dry_run it tells the next three numbers and changes nothing. */
        put: operations["numberSeries.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drawn-numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The book of numbers, every number that was given out, the newest first. Nothing is removed from it. */
        get: operations["drawnNumbers.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drawn-numbers/give-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up the next number of a kind, or a typed one, so that it stands on no paper; it stays in the book with its reason. */
        post: operations["drawnNumbers.giveUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drawn-numbers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The lines of the book of numbers that the filters leave, as a workbook. */
        post: operations["drawnNumbers.export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Document types of the current company. */
        get: operations["documentTypes.list"];
        put?: never;
        /** Create a document type. */
        post: operations["documentTypes.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One document type. */
        get: operations["documentTypes.show"];
        /** Change a document type; only the fields that are sent change. */
        put: operations["documentTypes.update"];
        post?: never;
        /** Delete a document type; it can be restored for a while. */
        delete: operations["documentTypes.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-types/destroy-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete several document types, all or none. */
        post: operations["documentTypes.destroyBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-types/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a delete of a moment ago; the very same records come back, all or none. */
        post: operations["documentTypes.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Documents of the current company that the user may see, the last one issued first. */
        get: operations["documents.list"];
        put?: never;
        /** Create a document. */
        post: operations["documents.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One document. */
        get: operations["documents.show"];
        /** Change a document; only the fields that are sent change. */
        put: operations["documents.update"];
        post?: never;
        /** Delete a document; it can be restored for a while. */
        delete: operations["documents.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/destroy-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete several documents, all or none. */
        post: operations["documents.destroyBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a delete of a moment ago; the very same records come back, all or none. */
        post: operations["documents.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The documents that the filters leave, as a workbook. A POST, so that numbers that are searched for stand in no address. */
        post: operations["documents.export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/mixed/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own uploads and papers of the correspondence system in one list. */
        get: operations["documents.mixed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/mixed/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete uploads and unlink papers of the correspondence system, which keeps them; all or none, and restored like any delete. */
        post: operations["documents.destroyMixed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/from-documentary/by-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the correspondence system knows of a paper, by its code; without that system an own document answers. */
        get: operations["documents.fromDocumentary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Attach a file to a document; 20 MB, PDF, Word, Excel, JPG or PNG by its content. */
        post: operations["documents.storeFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/files/{file_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a file away from a document; it can be put back for a while. */
        delete: operations["documents.destroyFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/files/{file_id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put back a file that was taken away from a document within the last ten minutes. */
        post: operations["documents.restoreFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}/files/{file_id}/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A ticket by which the browser fetches a file of a document, once, within a minute; the trail keeps who asked. */
        post: operations["documents.fileTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories of the current company. */
        get: operations["quizCategories.list"];
        put?: never;
        /** Create a quiz category. */
        post: operations["quizCategories.store"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One quiz category. */
        get: operations["quizCategories.show"];
        /** Change a quiz category; only the fields that are sent change. */
        put: operations["quizCategories.update"];
        post?: never;
        /** Delete a quiz category; it can be restored for a while. */
        delete: operations["quizCategories.destroy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/categories/destroy-bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete several categories, all or none. */
        post: operations["quizCategories.destroyBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/categories/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a delete of a moment ago; the very same records come back, all or none. */
        post: operations["quizCategories.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current company as its papers show it. */
        get: operations["company.show"];
        /** Change what stands on the company's papers. */
        put: operations["company.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company's logo. */
        get: operations["company.logo"];
        put?: never;
        /** Give the company a logo, in place of the one it has. */
        post: operations["company.storeLogo"];
        /** Take the company's logo away. */
        delete: operations["company.destroyLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/logo/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo the removal of the company's logo, within ten minutes. */
        post: operations["company.restoreLogo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/logo/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A ticket by which the browser itself fetches the logo, once, within a minute. */
        post: operations["company.logoTicket"];
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
    "/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far a paper is that the caller is having laid out under a key of his own. Nothing once it is on its way, or when another process lays it out. */
        get: operations["papers.show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/file-usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much the stored files of the current company take, and how much they may. */
        get: operations["fileUsage.show"];
        put?: never;
        post?: never;
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
    "/mail-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every template of the mails that the product writes, as the company has it. */
        get: operations["mailTemplates.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail-templates/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Write a template in the company's own words. */
        put: operations["mailTemplates.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail-templates/{name}/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up the company's own words for the shipped ones. */
        post: operations["mailTemplates.reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail-templates/{name}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The mail that such a template would make, filled in with invented values. Changes nothing. */
        post: operations["mailTemplates.preview"];
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
    "/files/{ticket}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A stored file, once, by the ticket that whoever may see its record was given. */
        get: operations["files.download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The positions that the filters leave, as a workbook. */
        get: operations["positions.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create and change positions by the rows of a workbook, all or none; rows are matched by their code. */
        post: operations["positions.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/import/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An empty workbook to fill in, with the values that each column takes. */
        get: operations["positions.importTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/import/marked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same workbook with what is wrong written beside its rows. Changes nothing. */
        post: operations["positions.markImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/positions/import/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back an import of a moment ago as a whole, unless somebody has changed one of its records since. */
        post: operations["positions.undoImport"];
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
    "/classifies/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The classifies that the filters leave, as a workbook. */
        get: operations["classifies.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classifies/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create and change classifies by the rows of a workbook, all or none; rows are matched by their code. */
        post: operations["classifies.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classifies/import/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An empty workbook to fill in, with the values that each column takes. */
        get: operations["classifies.importTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classifies/import/marked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same workbook with what is wrong written beside its rows. Changes nothing. */
        post: operations["classifies.markImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/classifies/import/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back an import of a moment ago as a whole, unless somebody has changed one of its records since. */
        post: operations["classifies.undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fields/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fields that the filters leave, as a workbook. */
        get: operations["fields.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fields/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create and change fields by the rows of a workbook, all or none; rows are matched by their code. */
        post: operations["fields.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fields/import/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An empty workbook to fill in, with the values that each column takes. */
        get: operations["fields.importTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fields/import/marked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same workbook with what is wrong written beside its rows. Changes nothing. */
        post: operations["fields.markImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fields/import/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back an import of a moment ago as a whole, unless somebody has changed one of its records since. */
        post: operations["fields.undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-types/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The training types that the filters leave, as a workbook. */
        get: operations["trainingTypes.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-types/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create and change training types by the rows of a workbook, all or none; rows are matched by their code. */
        post: operations["trainingTypes.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-types/import/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An empty workbook to fill in, with the values that each column takes. */
        get: operations["trainingTypes.importTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-types/import/marked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same workbook with what is wrong written beside its rows. Changes nothing. */
        post: operations["trainingTypes.markImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-types/import/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back an import of a moment ago as a whole, unless somebody has changed one of its records since. */
        post: operations["trainingTypes.undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-formalities/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The training formalities that the filters leave, as a workbook. */
        get: operations["trainingFormalities.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-formalities/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create and change training formalities by the rows of a workbook, all or none; rows are matched by their code. */
        post: operations["trainingFormalities.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-formalities/import/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An empty workbook to fill in, with the values that each column takes. */
        get: operations["trainingFormalities.importTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-formalities/import/marked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same workbook with what is wrong written beside its rows. Changes nothing. */
        post: operations["trainingFormalities.markImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/training-formalities/import/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back an import of a moment ago as a whole, unless somebody has changed one of its records since. */
        post: operations["trainingFormalities.undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner-infos/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The partner infos that the filters leave, as a workbook. */
        get: operations["partnerInfos.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner-infos/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create and change partner infos by the rows of a workbook, all or none; rows are matched by their name. */
        post: operations["partnerInfos.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner-infos/import/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An empty workbook to fill in, with the values that each column takes. */
        get: operations["partnerInfos.importTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner-infos/import/marked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same workbook with what is wrong written beside its rows. Changes nothing. */
        post: operations["partnerInfos.markImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner-infos/import/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back an import of a moment ago as a whole, unless somebody has changed one of its records since. */
        post: operations["partnerInfos.undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The certificates that the filters leave, as a workbook. */
        get: operations["certificates.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create and change certificates by the rows of a workbook, all or none; rows are matched by their name. */
        post: operations["certificates.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/import/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An empty workbook to fill in, with the values that each column takes. */
        get: operations["certificates.importTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/import/marked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same workbook with what is wrong written beside its rows. Changes nothing. */
        post: operations["certificates.markImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates/import/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back an import of a moment ago as a whole, unless somebody has changed one of its records since. */
        post: operations["certificates.undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificate-groups/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The certificate groups that the filters leave, as a workbook. */
        get: operations["certificateGroups.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificate-groups/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create and change certificate groups by the rows of a workbook, all or none; rows are matched by their code. */
        post: operations["certificateGroups.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificate-groups/import/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An empty workbook to fill in, with the values that each column takes. */
        get: operations["certificateGroups.importTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificate-groups/import/marked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same workbook with what is wrong written beside its rows. Changes nothing. */
        post: operations["certificateGroups.markImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificate-groups/import/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back an import of a moment ago as a whole, unless somebody has changed one of its records since. */
        post: operations["certificateGroups.undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trainings/locations/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The training locations that the filters leave, as a workbook. */
        get: operations["trainingLocations.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trainings/locations/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create and change training locations by the rows of a workbook, all or none; rows are matched by their code. */
        post: operations["trainingLocations.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trainings/locations/import/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An empty workbook to fill in, with the values that each column takes. */
        get: operations["trainingLocations.importTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trainings/locations/import/marked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same workbook with what is wrong written beside its rows. Changes nothing. */
        post: operations["trainingLocations.markImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trainings/locations/import/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back an import of a moment ago as a whole, unless somebody has changed one of its records since. */
        post: operations["trainingLocations.undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-types/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The contract types that the filters leave, as a workbook. */
        get: operations["contractTypes.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-types/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create and change contract types by the rows of a workbook, all or none; rows are matched by their code. */
        post: operations["contractTypes.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-types/import/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An empty workbook to fill in, with the values that each column takes. */
        get: operations["contractTypes.importTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-types/import/marked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same workbook with what is wrong written beside its rows. Changes nothing. */
        post: operations["contractTypes.markImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contract-types/import/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back an import of a moment ago as a whole, unless somebody has changed one of its records since. */
        post: operations["contractTypes.undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-types/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The document types that the filters leave, as a workbook. */
        get: operations["documentTypes.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-types/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create and change document types by the rows of a workbook, all or none; rows are matched by their code. */
        post: operations["documentTypes.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-types/import/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An empty workbook to fill in, with the values that each column takes. */
        get: operations["documentTypes.importTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-types/import/marked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same workbook with what is wrong written beside its rows. Changes nothing. */
        post: operations["documentTypes.markImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/document-types/import/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back an import of a moment ago as a whole, unless somebody has changed one of its records since. */
        post: operations["documentTypes.undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/categories/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The quiz categories that the filters leave, as a workbook. */
        get: operations["quizCategories.export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/categories/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create and change quiz categories by the rows of a workbook, all or none; rows are matched by their code. */
        post: operations["quizCategories.import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/categories/import/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An empty workbook to fill in, with the values that each column takes. */
        get: operations["quizCategories.importTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/categories/import/marked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The same workbook with what is wrong written beside its rows. Changes nothing. */
        post: operations["quizCategories.markImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quiz/categories/import/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back an import of a moment ago as a whole, unless somebody has changed one of its records since. */
        post: operations["quizCategories.undoImport"];
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
         * One Vietnamese sentence for the user; empty when there is nothing to say.
         * @example Thêm mới thành công!
         */
        Message: string;
        /**
         * @example employee_access
         * @enum {string}
         */
        PermissionName: "department_access" | "position_access" | "level_access" | "classify_access" | "training_access" | "training_report" | "training_report_certificate" | "employee_access" | "contract_access" | "document_access" | "recruitment_access" | "archived_access" | "recruitment_email_access" | "recruitment_report_access" | "exam_access" | "quiz_exam_access" | "quiz_question_access" | "quiz_setting_access" | "quiz_report_access" | "permission_access" | "report_access" | "request_change_access" | "department_edit" | "department_delete" | "department_export" | "position_edit" | "position_delete" | "position_export" | "level_edit" | "level_delete" | "level_export" | "classify_edit" | "classify_delete" | "classify_export" | "field_edit" | "field_delete" | "field_export" | "training_edit" | "training_delete" | "training_export" | "employee_edit" | "employee_delete" | "employee_export" | "employee_pay" | "employee_sensitive" | "contract_edit" | "contract_delete" | "contract_export" | "document_edit" | "document_delete" | "document_export" | "recruitment_edit" | "recruitment_delete" | "recruitment_export" | "archived_edit" | "archived_delete" | "recruitment_email_edit" | "recruitment_email_delete" | "recruitment_report_export" | "exam_edit" | "exam_delete" | "exam_export" | "quiz_exam_edit" | "quiz_exam_delete" | "quiz_exam_export" | "quiz_question_edit" | "quiz_question_delete" | "quiz_question_export" | "quiz_setting_edit" | "quiz_report_export" | "permission_edit" | "permission_delete" | "permission_export" | "report_export" | "request_change_edit" | "request_change_export" | "group_read";
        /**
         * How far a permission reaches, the whole company, the holder's units and below, or the holder's own record.
         * @example company
         * @enum {string}
         */
        GrantScope: "company" | "unit" | "own";
        HeldPermission: {
            /** @example employee_access */
            name: components["schemas"]["PermissionName"];
            /**
             * Limits: at least 1 items.
             * @example [
             *       "company"
             *     ]
             */
            scopes: components["schemas"]["GrantScope"][];
        };
        EmployeeSearch: {
            /**
             * Từ khóa. Limits: at least 1 characters, at most 200 characters.
             * @example dao nguyen
             */
            value: string;
            /**
             * Limits: at least 1 items.
             * @example [
             *       "nhansu_id",
             *       "full_name"
             *     ]
             */
            fields?: ("nhansu_id" | "full_name")[];
        };
        SelectFilter: {
            /**
             * @example in
             * @enum {string}
             */
            operator: "equal" | "in" | "is" | "is_not";
            /**
             * Limits: at least 1 characters, at most 100 characters.
             * @example [
             *       1,
             *       2
             *     ]
             */
            value: string | number | (string | number)[];
        };
        /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
        TextFilter: {
            /**
             * @example like
             * @enum {string}
             */
            operator: "like" | "equal" | "is" | "is_not";
            /**
             * Limits: at least 1 characters, at most 200 characters.
             * @example đào
             */
            value: string;
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
             * Limits: format date.
             * @example 2026-01-31
             */
            value?: string;
            /**
             * Format: date
             * Limits: format date.
             * @example 2026-01-01
             */
            from?: string;
            /**
             * Format: date
             * Limits: format date.
             * @example 2026-12-31
             */
            to?: string;
        };
        EmployeeFilter: {
            id?: components["schemas"]["SelectFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            nhansu_id?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            full_name?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            phone?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            company_email?: components["schemas"]["TextFilter"];
            gender?: components["schemas"]["SelectFilter"];
            /** Đơn vị. */
            department_id?: components["schemas"]["SelectFilter"];
            /** Chức vụ. */
            position_id?: components["schemas"]["SelectFilter"];
            nature_of_work?: components["schemas"]["SelectFilter"];
            work_state?: components["schemas"]["SelectFilter"];
            /** Tình trạng hôn nhân. */
            marital_status?: components["schemas"]["SelectFilter"];
            /** Tỉnh/Thành phố (thường trú). */
            new_province_id?: components["schemas"]["SelectFilter"];
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
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            position_id: components["schemas"]["Id"];
            /**
             * Chức vụ.
             * @example Chuyên viên nhân sự
             */
            position_name: string;
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            department_id: components["schemas"]["Id"];
            /**
             * Đơn vị.
             * @example Phòng Hành chính Nhân sự
             */
            department_name: string;
            /**
             * Chức vụ chính.
             * @example true
             */
            is_main: boolean;
            /**
             * Format: date
             * Từ ngày. Limits: format date.
             * @example 2019-06-01
             */
            from_date: string;
        };
        EmployeeAccount: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Tên đăng nhập.
             * @example daonth
             */
            login: string;
            /**
             * Trạng thái tài khoản.
             * @example true
             */
            is_active: boolean;
        };
        /**
         * Phiên bản
         * Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409.
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
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Mã nhân viên. Limits: pattern `^[A-Z0-9]{4,12}$`.
             * @example SM001842
             */
            nhansu_id: components["schemas"]["NhansuId"];
            /**
             * Họ và tên.
             * @example Nguyễn Thị Hồng Đào
             */
            full_name: components["schemas"]["FullName"];
            /**
             * Giới tính.
             * @example Nữ
             */
            gender: components["schemas"]["Gender"];
            /**
             * Ngày sinh. Limits: format date.
             * @example 1990-05-17
             */
            date_of_birth: components["schemas"]["DateOfBirth"];
            /**
             * Số điện thoại.
             * @example 0981000123
             */
            phone: components["schemas"]["Phone"];
            /**
             * Email công ty.
             * @example daonth@example.com
             */
            company_email: components["schemas"]["CompanyEmail"];
            /**
             * Tính chất công việc. Limits: ≥ 1, ≤ 7.
             * @example 1
             */
            nature_of_work: components["schemas"]["NatureOfWork"];
            /**
             * Tình trạng làm việc.
             * @example official
             */
            work_state: components["schemas"]["WorkState"];
            /**
             * Trạng thái hoạt động.
             * @example true
             */
            active: components["schemas"]["Active"];
            /**
             * Ngày vào tập đoàn. Limits: format date.
             * @example 2018-03-01
             */
            group_join_date: components["schemas"]["GroupJoinDate"];
            /**
             * Ngày vào công ty. Limits: format date.
             * @example 2019-06-01
             */
            join_date: components["schemas"]["JoinDate"];
            /**
             * Ngày chính thức. Limits: format date.
             * @example 2019-08-01
             */
            official_date: components["schemas"]["OfficialDate"];
            /**
             * Ngày nghỉ việc. Limits: format date.
             * @example null
             */
            leave_date: components["schemas"]["LeaveDate"];
            /**
             * Mã chấm công.
             * @example C01842
             */
            timekeeping_code: components["schemas"]["TimekeepingCode"];
            positions: components["schemas"]["HeldPosition"][];
            /** Only with include=account; null when the employee has none in this company. */
            account?: components["schemas"]["EmployeeAccount"] | null;
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
        };
        Pagination: {
            /**
             * Limits: ≥ 0.
             * @example 412
             */
            total: number;
            /**
             * Limits: ≥ 1.
             * @example 30
             */
            per_page: number;
            /**
             * Limits: ≥ 1.
             * @example 1
             */
            current_page: number;
            /**
             * Limits: ≥ 0.
             * @example 14
             */
            total_pages: number;
        };
        /** Only with `pagination=true` is there a `pagination`. `truncated` says that rows were left out, without it after the first 1,000, with it after as many as `total` says. */
        ListMeta: {
            pagination?: components["schemas"]["Pagination"];
            /** @example false */
            truncated?: boolean;
        };
        /**
         * Điện thoại công ty
         * @example 028 3822 1234
         */
        CompanyPhone: string | null;
        /**
         * Số máy lẻ
         * @example 102
         */
        Extension: string | null;
        /**
         * Trình độ văn hóa
         * @example 12/12
         */
        GeneralEducation: string | null;
        /**
         * Bậc thợ
         * @example null
         * @enum {string|null}
         */
        SkillGrade: "1/7" | "2/7" | "3/7" | "4/7" | "5/7" | "6/7" | "7/7" | null;
        /**
         * Ghi chú của nhân sự
         * @example null
         */
        HrNote: string | null;
        /**
         * Nơi sinh
         * @example Nam Định
         */
        PlaceOfBirth: string | null;
        /**
         * Quê quán
         * @example Xã Giao Thủy, Tỉnh Ninh Bình
         */
        NativePlace: string | null;
        /**
         * Dân tộc
         * @example Kinh
         */
        Ethnic: string | null;
        /**
         * Tôn giáo
         * @example Không
         */
        Religion: string | null;
        /**
         * Quốc tịch
         * @example Việt Nam
         */
        Nationality: string | null;
        /**
         * Tình trạng hôn nhân
         * @example married
         * @enum {string|null}
         */
        MaritalStatus: "single" | "married" | "other" | null;
        /**
         * Email cá nhân
         * Format: email
         * @example dao.nguyen@example.com
         */
        PersonalEmail: string | null;
        /**
         * Người liên hệ khẩn cấp
         * @example Trần Văn Bình
         */
        EmergencyName: string | null;
        /**
         * Quan hệ với người liên hệ khẩn cấp
         * @example Chồng
         */
        EmergencyRelation: string | null;
        /**
         * Điện thoại người liên hệ khẩn cấp
         * @example 0981000124
         */
        EmergencyPhone: string | null;
        /**
         * Thông tin không được xem
         * Fields that the reader has no right to see, filled or not; they are absent.
         * @example []
         */
        MaskedFields: string[];
        /**
         * Thông tin được che
         * Fields that hold something and are absent because they open only on request (`employees.reveal`). One's own stand open.
         * @example []
         */
        DottedFields: string[];
        /** Fields that the reader may not see are absent and named. */
        EmployeeInfo: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Mã nhân viên. Limits: pattern `^[A-Z0-9]{4,12}$`.
             * @example SM001842
             */
            nhansu_id: components["schemas"]["NhansuId"];
            /**
             * Họ và tên.
             * @example Nguyễn Thị Hồng Đào
             */
            full_name: components["schemas"]["FullName"];
            /**
             * Giới tính.
             * @example Nữ
             */
            gender: components["schemas"]["Gender"];
            /**
             * Ngày sinh. Limits: format date.
             * @example 1990-05-17
             */
            date_of_birth?: components["schemas"]["DateOfBirth"];
            /**
             * Số điện thoại.
             * @example 0981000123
             */
            phone?: components["schemas"]["Phone"];
            /**
             * Email công ty.
             * @example daonth@example.com
             */
            company_email?: components["schemas"]["CompanyEmail"];
            /**
             * Tính chất công việc. Limits: ≥ 1, ≤ 7.
             * @example 1
             */
            nature_of_work?: components["schemas"]["NatureOfWork"];
            /**
             * Tình trạng làm việc.
             * @example official
             */
            work_state: components["schemas"]["WorkState"];
            /**
             * Trạng thái hoạt động.
             * @example true
             */
            active: components["schemas"]["Active"];
            /**
             * Ngày vào tập đoàn. Limits: format date.
             * @example 2018-03-01
             */
            group_join_date?: components["schemas"]["GroupJoinDate"];
            /**
             * Ngày vào công ty. Limits: format date.
             * @example 2019-06-01
             */
            join_date: components["schemas"]["JoinDate"];
            /**
             * Ngày chính thức. Limits: format date.
             * @example 2019-08-01
             */
            official_date?: components["schemas"]["OfficialDate"];
            /**
             * Ngày nghỉ việc. Limits: format date.
             * @example null
             */
            leave_date?: components["schemas"]["LeaveDate"];
            /**
             * Mã chấm công.
             * @example C01842
             */
            timekeeping_code?: components["schemas"]["TimekeepingCode"];
            positions: components["schemas"]["HeldPosition"][];
            /**
             * Điện thoại công ty. Limits: at most 20 characters, pattern `^[0-9+ .()-]{6,20}$`.
             * @example 028 3822 1234
             */
            company_phone?: components["schemas"]["CompanyPhone"];
            /**
             * Số máy lẻ. Limits: at most 8 characters, pattern `^[0-9]{1,8}$`.
             * @example 102
             */
            extension?: components["schemas"]["Extension"];
            /**
             * Trình độ văn hóa. Limits: at most 5 characters, pattern `^([1-9]|1[0-2])/1[02]$`.
             * @example 12/12
             */
            general_education?: components["schemas"]["GeneralEducation"];
            /**
             * Bậc thợ.
             * @example null
             */
            skill_grade?: components["schemas"]["SkillGrade"];
            /**
             * Ghi chú của nhân sự. Limits: at least 1 characters, at most 2000 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            hr_note?: components["schemas"]["HrNote"];
            /**
             * Nơi sinh. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Nam Định
             */
            place_of_birth?: components["schemas"]["PlaceOfBirth"];
            /**
             * Quê quán. Limits: at least 1 characters, at most 255 characters, pattern `[^\s\p{DI}]`.
             * @example Xã Giao Thủy, Tỉnh Ninh Bình
             */
            native_place?: components["schemas"]["NativePlace"];
            /**
             * Dân tộc. Limits: at least 1 characters, at most 50 characters, pattern `[^\s\p{DI}]`.
             * @example Kinh
             */
            ethnic?: components["schemas"]["Ethnic"];
            /**
             * Tôn giáo. Limits: at least 1 characters, at most 50 characters, pattern `[^\s\p{DI}]`.
             * @example Không
             */
            religion?: components["schemas"]["Religion"];
            /**
             * Quốc tịch. Limits: at least 1 characters, at most 50 characters, pattern `[^\s\p{DI}]`.
             * @example Việt Nam
             */
            nationality?: components["schemas"]["Nationality"];
            /**
             * Tình trạng hôn nhân.
             * @example married
             */
            marital_status?: components["schemas"]["MaritalStatus"];
            /**
             * Email cá nhân. Limits: format email, at most 254 characters.
             * @example dao.nguyen@example.com
             */
            personal_email?: components["schemas"]["PersonalEmail"];
            /**
             * Người liên hệ khẩn cấp. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example Trần Văn Bình
             */
            emergency_name?: components["schemas"]["EmergencyName"];
            /**
             * Quan hệ với người liên hệ khẩn cấp. Limits: at least 1 characters, at most 50 characters, pattern `[^\s\p{DI}]`.
             * @example Chồng
             */
            emergency_relation?: components["schemas"]["EmergencyRelation"];
            /**
             * Điện thoại người liên hệ khẩn cấp. Limits: at most 20 characters, pattern `^[0-9+ .()-]{9,20}$`.
             * @example 0981000124
             */
            emergency_phone?: components["schemas"]["EmergencyPhone"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at?: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at?: components["schemas"]["UpdatedAt"];
            /**
             * Thông tin không được xem. Fields that the reader has no right to see, filled or not; they are absent.
             * @example []
             */
            masked_fields: components["schemas"]["MaskedFields"];
            /**
             * Thông tin được che. Fields that hold something and are absent because they open only on request (`employees.reveal`). One's own stand open.
             * @example []
             */
            dotted_fields: components["schemas"]["DottedFields"];
        };
        /**
         * Cần chú ý
         * What does not fit together, but may be right all the same; only of fields that the reader sees.
         * @example []
         */
        FileWarnings: {
            /** @example id_number */
            field: string;
            /** @example Số căn cước không khớp với năm sinh. */
            text: string;
        }[];
        /**
         * Họ và tên
         * @example Nguyễn Thị Hồng Đào
         */
        PersonName: string;
        /**
         * Ngày sinh
         * Format: date
         * @example 1990-05-17
         */
        BirthDay: string;
        /**
         * Số điện thoại
         * Blanks, dots and +84 are taken away.
         * @example 0981000123
         */
        TypedPhone: string | null;
        /**
         * Email công ty
         * Format: email
         * @example daonth@example.com
         */
        TypedCompanyEmail: string | null;
        /**
         * Mã chấm công
         * @example C01842
         */
        TypedTimekeepingCode: string | null;
        EmployeeChange: {
            /**
             * Họ và tên. Limits: at least 2 characters, at most 100 characters, pattern `^\p{L}[\p{L}\p{M}'’.-]*( [\p{L}\p{M}'’.-]+)+$`.
             * @example Nguyễn Thị Hồng Đào
             */
            full_name?: components["schemas"]["PersonName"];
            /**
             * Giới tính.
             * @example Nữ
             */
            gender?: components["schemas"]["Gender"];
            /**
             * Ngày sinh. Limits: format date.
             * @example 1990-05-17
             */
            date_of_birth?: components["schemas"]["BirthDay"];
            /**
             * Số điện thoại. Blanks, dots and +84 are taken away. Limits: at most 20 characters, pattern `^[0-9+ .()-]{9,20}$`.
             * @example 0981000123
             */
            phone?: components["schemas"]["TypedPhone"];
            /**
             * Email công ty. Limits: format email, at most 254 characters.
             * @example daonth@example.com
             */
            company_email?: components["schemas"]["TypedCompanyEmail"];
            /**
             * Mã chấm công. Limits: pattern `^[A-Z0-9]{1,12}$`.
             * @example C01842
             */
            timekeeping_code?: components["schemas"]["TypedTimekeepingCode"];
            /**
             * Ngày vào tập đoàn. Limits: format date.
             * @example 2018-03-01
             */
            group_join_date?: components["schemas"]["GroupJoinDate"];
            /**
             * Điện thoại công ty. Limits: at most 20 characters, pattern `^[0-9+ .()-]{6,20}$`.
             * @example 028 3822 1234
             */
            company_phone?: components["schemas"]["CompanyPhone"];
            /**
             * Số máy lẻ. Limits: at most 8 characters, pattern `^[0-9]{1,8}$`.
             * @example 102
             */
            extension?: components["schemas"]["Extension"];
            /**
             * Trình độ văn hóa. Limits: at most 5 characters, pattern `^([1-9]|1[0-2])/1[02]$`.
             * @example 12/12
             */
            general_education?: components["schemas"]["GeneralEducation"];
            /**
             * Bậc thợ.
             * @example null
             */
            skill_grade?: components["schemas"]["SkillGrade"];
            /**
             * Ghi chú của nhân sự. Limits: at least 1 characters, at most 2000 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            hr_note?: components["schemas"]["HrNote"];
            /**
             * Nơi sinh. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Nam Định
             */
            place_of_birth?: components["schemas"]["PlaceOfBirth"];
            /**
             * Quê quán. Limits: at least 1 characters, at most 255 characters, pattern `[^\s\p{DI}]`.
             * @example Xã Giao Thủy, Tỉnh Ninh Bình
             */
            native_place?: components["schemas"]["NativePlace"];
            /**
             * Dân tộc. Limits: at least 1 characters, at most 50 characters, pattern `[^\s\p{DI}]`.
             * @example Kinh
             */
            ethnic?: components["schemas"]["Ethnic"];
            /**
             * Tôn giáo. Limits: at least 1 characters, at most 50 characters, pattern `[^\s\p{DI}]`.
             * @example Không
             */
            religion?: components["schemas"]["Religion"];
            /**
             * Quốc tịch. Limits: at least 1 characters, at most 50 characters, pattern `[^\s\p{DI}]`.
             * @example Việt Nam
             */
            nationality?: components["schemas"]["Nationality"];
            /**
             * Tình trạng hôn nhân.
             * @example married
             */
            marital_status?: components["schemas"]["MaritalStatus"];
            /**
             * Email cá nhân. Limits: format email, at most 254 characters.
             * @example dao.nguyen@example.com
             */
            personal_email?: components["schemas"]["PersonalEmail"];
            /**
             * Người liên hệ khẩn cấp. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example Trần Văn Bình
             */
            emergency_name?: components["schemas"]["EmergencyName"];
            /**
             * Quan hệ với người liên hệ khẩn cấp. Limits: at least 1 characters, at most 50 characters, pattern `[^\s\p{DI}]`.
             * @example Chồng
             */
            emergency_relation?: components["schemas"]["EmergencyRelation"];
            /**
             * Điện thoại người liên hệ khẩn cấp. Limits: at most 20 characters, pattern `^[0-9+ .()-]{9,20}$`.
             * @example 0981000124
             */
            emergency_phone?: components["schemas"]["EmergencyPhone"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        /**
         * Thông tin đã đổi
         * The fields that a save changed, joined by commas; of a row with its list and id, `relatives.214.full_name`.
         * @example phone,native_place
         */
        FieldChange: string;
        RevealRequest: {
            /**
             * Thông tin cần xem. Names as `dotted_fields` has them; of a row with its list and id, `bank_accounts.214.account_number`. Limits: at least 1 items, at most 100 items.
             * @example [
             *       "id_number"
             *     ]
             */
            fields: string[];
        };
        /**
         * Empty where nothing stands behind the dots any more.
         * @example {
         *       "id_number": "001190123456"
         *     }
         */
        RevealedValues: {
            [key: string]: string | number | null;
        };
        /**
         * Số căn cước
         * @example 001190123456
         */
        IdNumber: string | null;
        /**
         * Ngày cấp căn cước
         * Format: date
         * @example 2021-05-10
         */
        IdIssueDate: string | null;
        /**
         * Nơi cấp căn cước
         * @example Cục Cảnh sát quản lý hành chính về trật tự xã hội
         */
        IdIssuePlace: string | null;
        /**
         * Căn cước có giá trị đến
         * Format: date
         * @example 2030-05-17
         */
        IdExpiryDate: string | null;
        /**
         * Không thời hạn
         * @example false
         */
        IdWithoutExpiry: boolean;
        /**
         * Số CMND cũ
         * @example null
         */
        OldIdNumber: string | null;
        /**
         * Số hộ chiếu
         * @example C1234567
         */
        PassportNo: string | null;
        /**
         * Ngày cấp hộ chiếu
         * Format: date
         * @example 2022-03-01
         */
        PassportIssueDate: string | null;
        /**
         * Hộ chiếu có giá trị đến
         * Format: date
         * @example 2032-03-01
         */
        PassportExpiryDate: string | null;
        /**
         * Nơi cấp hộ chiếu
         * @example Cục Quản lý xuất nhập cảnh
         */
        PassportIssuePlace: string | null;
        /**
         * Số giấy phép lao động
         * @example null
         */
        WorkPermitNo: string | null;
        /**
         * Giấy phép lao động có giá trị đến
         * Format: date
         * @example null
         */
        WorkPermitExpiryDate: string | null;
        /**
         * Mã số thuế
         * @example 001190123456
         */
        TaxCode: string | null;
        /**
         * Mã số thuế cũ
         * @example 8012345675
         */
        OldTaxCode: string | null;
        /**
         * Mã số BHXH
         * @example 001190123456
         */
        SocialInsuranceNo: string | null;
        /**
         * Mã số BHXH cũ
         * @example 0123456789
         */
        OldSocialInsuranceNo: string | null;
        /**
         * Số thẻ BHYT
         * @example DN4010123456789
         */
        HealthInsuranceNo: string | null;
        /**
         * Nơi đăng ký khám chữa bệnh ban đầu
         * @example Bệnh viện Đa khoa Thủ Đức
         */
        MedicalPlace: string | null;
        /**
         * Tháng bắt đầu đóng BHXH
         * @example 2019-06
         */
        SiStartMonth: string | null;
        /**
         * Mức lương đóng BHXH
         * @example 8500000
         */
        SiSalary: number | null;
        /**
         * Tình trạng sổ BHXH
         * @example electronic
         * @enum {string|null}
         */
        LabourBook: "none" | "held" | "returned" | "electronic" | null;
        /**
         * Số giấy phép lái xe
         * @example null
         */
        DriverLicenceNo: string | null;
        /**
         * Hạng giấy phép lái xe
         * @example null
         * @enum {string|null}
         */
        DriverLicenceClass: "A1" | "A" | "B1" | "B" | "C1" | "C" | "D1" | "D2" | "D" | "BE" | "C1E" | "CE" | "D1E" | "D2E" | "DE" | null;
        /**
         * Ngày cấp giấy phép lái xe
         * Format: date
         * @example null
         */
        DriverLicenceIssueDate: string | null;
        /**
         * Giấy phép lái xe có giá trị đến
         * Format: date
         * @example null
         */
        DriverLicenceExpiryDate: string | null;
        /** Fields that the reader may not see are absent and named. */
        EmployeePapers: {
            /**
             * Số căn cước. Limits: at most 12 characters, pattern `^0[0-9]{11}$`.
             * @example 001190123456
             */
            id_number?: components["schemas"]["IdNumber"];
            /**
             * Ngày cấp căn cước. Limits: format date.
             * @example 2021-05-10
             */
            id_issue_date?: components["schemas"]["IdIssueDate"];
            /**
             * Nơi cấp căn cước. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Cục Cảnh sát quản lý hành chính về trật tự xã hội
             */
            id_issue_place?: components["schemas"]["IdIssuePlace"];
            /**
             * Căn cước có giá trị đến. Limits: format date.
             * @example 2030-05-17
             */
            id_expiry_date?: components["schemas"]["IdExpiryDate"];
            /**
             * Không thời hạn.
             * @example false
             */
            id_without_expiry?: components["schemas"]["IdWithoutExpiry"];
            /**
             * Số CMND cũ. Limits: at most 9 characters, pattern `^[0-9]{9}$`.
             * @example null
             */
            old_id_number?: components["schemas"]["OldIdNumber"];
            /**
             * Số hộ chiếu. Limits: at most 12 characters, pattern `^[A-Z0-9]{6,12}$`.
             * @example C1234567
             */
            passport_no?: components["schemas"]["PassportNo"];
            /**
             * Ngày cấp hộ chiếu. Limits: format date.
             * @example 2022-03-01
             */
            passport_issue_date?: components["schemas"]["PassportIssueDate"];
            /**
             * Hộ chiếu có giá trị đến. Limits: format date.
             * @example 2032-03-01
             */
            passport_expiry_date?: components["schemas"]["PassportExpiryDate"];
            /**
             * Nơi cấp hộ chiếu. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Cục Quản lý xuất nhập cảnh
             */
            passport_issue_place?: components["schemas"]["PassportIssuePlace"];
            /**
             * Số giấy phép lao động. Limits: at least 1 characters, at most 30 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            work_permit_no?: components["schemas"]["WorkPermitNo"];
            /**
             * Giấy phép lao động có giá trị đến. Limits: format date.
             * @example null
             */
            work_permit_expiry_date?: components["schemas"]["WorkPermitExpiryDate"];
            /**
             * Mã số thuế. Limits: at most 14 characters, pattern `^[0-9]{12}$|^[0-9]{10}(-[0-9]{3})?$`.
             * @example 001190123456
             */
            tax_code?: components["schemas"]["TaxCode"];
            /**
             * Mã số thuế cũ. Limits: at most 14 characters, pattern `^[0-9]{10}(-[0-9]{3})?$`.
             * @example 8012345675
             */
            old_tax_code?: components["schemas"]["OldTaxCode"];
            /**
             * Mã số BHXH. Limits: at most 12 characters, pattern `^[0-9]{12}$|^[0-9]{10}$`.
             * @example 001190123456
             */
            social_insurance_no?: components["schemas"]["SocialInsuranceNo"];
            /**
             * Mã số BHXH cũ. Limits: at most 10 characters, pattern `^[0-9]{10}$`.
             * @example 0123456789
             */
            old_social_insurance_no?: components["schemas"]["OldSocialInsuranceNo"];
            /**
             * Số thẻ BHYT. Limits: at most 15 characters, pattern `^[A-Z]{2}[0-9]{13}$|^[0-9]{10}$`.
             * @example DN4010123456789
             */
            health_insurance_no?: components["schemas"]["HealthInsuranceNo"];
            /**
             * Nơi đăng ký khám chữa bệnh ban đầu. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Bệnh viện Đa khoa Thủ Đức
             */
            medical_place?: components["schemas"]["MedicalPlace"];
            /**
             * Tháng bắt đầu đóng BHXH. Limits: at most 7 characters, pattern `^[0-9]{4}-(0[1-9]|1[0-2])$`.
             * @example 2019-06
             */
            si_start_month?: components["schemas"]["SiStartMonth"];
            /**
             * Mức lương đóng BHXH. Limits: ≥ 1, ≤ 100000000000, whole đồng.
             * @example 8500000
             */
            si_salary?: components["schemas"]["SiSalary"];
            /**
             * Tình trạng sổ BHXH.
             * @example electronic
             */
            labour_book?: components["schemas"]["LabourBook"];
            /**
             * Số giấy phép lái xe. Limits: at most 12 characters, pattern `^[0-9]{12}$`.
             * @example null
             */
            driver_licence_no?: components["schemas"]["DriverLicenceNo"];
            /**
             * Hạng giấy phép lái xe.
             * @example null
             */
            driver_licence_class?: components["schemas"]["DriverLicenceClass"];
            /**
             * Ngày cấp giấy phép lái xe. Limits: format date.
             * @example null
             */
            driver_licence_issue_date?: components["schemas"]["DriverLicenceIssueDate"];
            /**
             * Giấy phép lái xe có giá trị đến. Limits: format date.
             * @example null
             */
            driver_licence_expiry_date?: components["schemas"]["DriverLicenceExpiryDate"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Thông tin không được xem. Fields that the reader has no right to see, filled or not; they are absent.
             * @example []
             */
            masked_fields: components["schemas"]["MaskedFields"];
            /**
             * Thông tin được che. Fields that hold something and are absent because they open only on request (`employees.reveal`). One's own stand open.
             * @example []
             */
            dotted_fields: components["schemas"]["DottedFields"];
        };
        /** Giấy tờ */
        EmployeePapersChange: {
            /**
             * Số căn cước. Limits: at most 12 characters, pattern `^0[0-9]{11}$`.
             * @example 001190123456
             */
            id_number?: components["schemas"]["IdNumber"];
            /**
             * Ngày cấp căn cước. Limits: format date.
             * @example 2021-05-10
             */
            id_issue_date?: components["schemas"]["IdIssueDate"];
            /**
             * Nơi cấp căn cước. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Cục Cảnh sát quản lý hành chính về trật tự xã hội
             */
            id_issue_place?: components["schemas"]["IdIssuePlace"];
            /**
             * Căn cước có giá trị đến. Limits: format date.
             * @example 2030-05-17
             */
            id_expiry_date?: components["schemas"]["IdExpiryDate"];
            /**
             * Không thời hạn.
             * @example false
             */
            id_without_expiry?: components["schemas"]["IdWithoutExpiry"];
            /**
             * Số CMND cũ. Limits: at most 9 characters, pattern `^[0-9]{9}$`.
             * @example null
             */
            old_id_number?: components["schemas"]["OldIdNumber"];
            /**
             * Số hộ chiếu. Limits: at most 12 characters, pattern `^[A-Z0-9]{6,12}$`.
             * @example C1234567
             */
            passport_no?: components["schemas"]["PassportNo"];
            /**
             * Ngày cấp hộ chiếu. Limits: format date.
             * @example 2022-03-01
             */
            passport_issue_date?: components["schemas"]["PassportIssueDate"];
            /**
             * Hộ chiếu có giá trị đến. Limits: format date.
             * @example 2032-03-01
             */
            passport_expiry_date?: components["schemas"]["PassportExpiryDate"];
            /**
             * Nơi cấp hộ chiếu. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Cục Quản lý xuất nhập cảnh
             */
            passport_issue_place?: components["schemas"]["PassportIssuePlace"];
            /**
             * Số giấy phép lao động. Limits: at least 1 characters, at most 30 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            work_permit_no?: components["schemas"]["WorkPermitNo"];
            /**
             * Giấy phép lao động có giá trị đến. Limits: format date.
             * @example null
             */
            work_permit_expiry_date?: components["schemas"]["WorkPermitExpiryDate"];
            /**
             * Mã số thuế. Limits: at most 14 characters, pattern `^[0-9]{12}$|^[0-9]{10}(-[0-9]{3})?$`.
             * @example 001190123456
             */
            tax_code?: components["schemas"]["TaxCode"];
            /**
             * Mã số thuế cũ. Limits: at most 14 characters, pattern `^[0-9]{10}(-[0-9]{3})?$`.
             * @example 8012345675
             */
            old_tax_code?: components["schemas"]["OldTaxCode"];
            /**
             * Mã số BHXH. Limits: at most 12 characters, pattern `^[0-9]{12}$|^[0-9]{10}$`.
             * @example 001190123456
             */
            social_insurance_no?: components["schemas"]["SocialInsuranceNo"];
            /**
             * Mã số BHXH cũ. Limits: at most 10 characters, pattern `^[0-9]{10}$`.
             * @example 0123456789
             */
            old_social_insurance_no?: components["schemas"]["OldSocialInsuranceNo"];
            /**
             * Số thẻ BHYT. Limits: at most 15 characters, pattern `^[A-Z]{2}[0-9]{13}$|^[0-9]{10}$`.
             * @example DN4010123456789
             */
            health_insurance_no?: components["schemas"]["HealthInsuranceNo"];
            /**
             * Nơi đăng ký khám chữa bệnh ban đầu. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Bệnh viện Đa khoa Thủ Đức
             */
            medical_place?: components["schemas"]["MedicalPlace"];
            /**
             * Tháng bắt đầu đóng BHXH. Limits: at most 7 characters, pattern `^[0-9]{4}-(0[1-9]|1[0-2])$`.
             * @example 2019-06
             */
            si_start_month?: components["schemas"]["SiStartMonth"];
            /**
             * Mức lương đóng BHXH. Limits: ≥ 1, ≤ 100000000000, whole đồng.
             * @example 8500000
             */
            si_salary?: components["schemas"]["SiSalary"];
            /**
             * Tình trạng sổ BHXH.
             * @example electronic
             */
            labour_book?: components["schemas"]["LabourBook"];
            /**
             * Số giấy phép lái xe. Limits: at most 12 characters, pattern `^[0-9]{12}$`.
             * @example null
             */
            driver_licence_no?: components["schemas"]["DriverLicenceNo"];
            /**
             * Hạng giấy phép lái xe.
             * @example null
             */
            driver_licence_class?: components["schemas"]["DriverLicenceClass"];
            /**
             * Ngày cấp giấy phép lái xe. Limits: format date.
             * @example null
             */
            driver_licence_issue_date?: components["schemas"]["DriverLicenceIssueDate"];
            /**
             * Giấy phép lái xe có giá trị đến. Limits: format date.
             * @example null
             */
            driver_licence_expiry_date?: components["schemas"]["DriverLicenceExpiryDate"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        /**
         * Địa chỉ thường trú (số nhà, đường, thôn)
         * @example Số 12 đường Trần Phú
         */
        NewRegularAddress: string | null;
        /**
         * Tỉnh/Thành phố (thường trú)
         * @example 79
         */
        NewProvinceId: number | null;
        /**
         * Phường/Xã/Đặc khu (thường trú)
         * @example 26740
         */
        NewDistrictId: number | null;
        /**
         * Nơi ở hiện tại (số nhà, đường, thôn)
         * @example null
         */
        TmpAddress: string | null;
        /**
         * Tỉnh/Thành phố (nơi ở hiện tại)
         * @example null
         */
        NewProvinceTmpId: number | null;
        /**
         * Phường/Xã/Đặc khu (nơi ở hiện tại)
         * @example null
         */
        NewDistrictTmpId: number | null;
        /**
         * Địa chỉ thường trú cũ (trước 01/07/2025)
         * @example null
         */
        RegularAddress: string | null;
        /**
         * Phường/Xã cũ (thường trú)
         * @example null
         */
        WardId: number | null;
        /**
         * Nơi ở hiện tại cũ (trước 01/07/2025)
         * @example null
         */
        OldTmpAddress: string | null;
        /**
         * Phường/Xã cũ (nơi ở hiện tại)
         * @example null
         */
        WardTmpId: number | null;
        /**
         * Tỉnh/Thành phố cũ (thường trú)
         * @example null
         */
        ProvinceId: number | null;
        /**
         * Quận/Huyện cũ (thường trú)
         * @example null
         */
        DistrictId: number | null;
        /**
         * Tỉnh/Thành phố cũ (nơi ở hiện tại)
         * @example null
         */
        ProvinceTmpId: number | null;
        /**
         * Quận/Huyện cũ (nơi ở hiện tại)
         * @example null
         */
        DistrictTmpId: number | null;
        /**
         * Địa chỉ thường trú
         * @example Số 12 đường Trần Phú, Phường Sài Gòn, Thành phố Hồ Chí Minh
         */
        RegularText: string | null;
        /**
         * Nơi ở hiện tại
         * @example null
         */
        TmpText: string | null;
        /**
         * Địa chỉ thường trú theo đơn vị cũ
         * @example null
         */
        OldRegularText: string | null;
        /**
         * Nơi ở hiện tại theo đơn vị cũ
         * @example null
         */
        OldTmpText: string | null;
        /** Fields that the reader may not see are absent and named. */
        EmployeeAddresses: {
            /**
             * Địa chỉ thường trú (số nhà, đường, thôn). Limits: at least 1 characters, at most 255 characters, pattern `[^\s\p{DI}]`.
             * @example Số 12 đường Trần Phú
             */
            new_regular_address?: components["schemas"]["NewRegularAddress"];
            /**
             * Tỉnh/Thành phố (thường trú). Limits: ≥ 1, ≤ 99, a record of newProvinces.
             * @example 79
             */
            new_province_id?: components["schemas"]["NewProvinceId"];
            /**
             * Phường/Xã/Đặc khu (thường trú). Limits: ≥ 1, ≤ 99999, a record of newDistricts.
             * @example 26740
             */
            new_district_id?: components["schemas"]["NewDistrictId"];
            /**
             * Nơi ở hiện tại (số nhà, đường, thôn). Limits: at least 1 characters, at most 255 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            tmp_address?: components["schemas"]["TmpAddress"];
            /**
             * Tỉnh/Thành phố (nơi ở hiện tại). Limits: ≥ 1, ≤ 99, a record of newProvinces.
             * @example null
             */
            new_province_tmp_id?: components["schemas"]["NewProvinceTmpId"];
            /**
             * Phường/Xã/Đặc khu (nơi ở hiện tại). Limits: ≥ 1, ≤ 99999, a record of newDistricts.
             * @example null
             */
            new_district_tmp_id?: components["schemas"]["NewDistrictTmpId"];
            /**
             * Địa chỉ thường trú cũ (trước 01/07/2025). Limits: at least 1 characters, at most 255 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            regular_address?: components["schemas"]["RegularAddress"];
            /**
             * Phường/Xã cũ (thường trú). Limits: ≥ 1, ≤ 99999, a record of wards.
             * @example null
             */
            ward_id?: components["schemas"]["WardId"];
            /**
             * Nơi ở hiện tại cũ (trước 01/07/2025). Limits: at least 1 characters, at most 255 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            old_tmp_address?: components["schemas"]["OldTmpAddress"];
            /**
             * Phường/Xã cũ (nơi ở hiện tại). Limits: ≥ 1, ≤ 99999, a record of wards.
             * @example null
             */
            ward_tmp_id?: components["schemas"]["WardTmpId"];
            /**
             * Tỉnh/Thành phố cũ (thường trú). Limits: ≥ 1, ≤ 99, a record of provinces.
             * @example null
             */
            province_id?: components["schemas"]["ProvinceId"];
            /**
             * Quận/Huyện cũ (thường trú). Limits: ≥ 1, ≤ 999, a record of districts.
             * @example null
             */
            district_id?: components["schemas"]["DistrictId"];
            /**
             * Tỉnh/Thành phố cũ (nơi ở hiện tại). Limits: ≥ 1, ≤ 99, a record of provinces.
             * @example null
             */
            province_tmp_id?: components["schemas"]["ProvinceTmpId"];
            /**
             * Quận/Huyện cũ (nơi ở hiện tại). Limits: ≥ 1, ≤ 999, a record of districts.
             * @example null
             */
            district_tmp_id?: components["schemas"]["DistrictTmpId"];
            /**
             * Địa chỉ thường trú. Limits: at least 1 characters, at most 700 characters, pattern `[^\s\p{DI}]`.
             * @example Số 12 đường Trần Phú, Phường Sài Gòn, Thành phố Hồ Chí Minh
             */
            regular_text?: components["schemas"]["RegularText"];
            /**
             * Nơi ở hiện tại. Limits: at least 1 characters, at most 700 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            tmp_text?: components["schemas"]["TmpText"];
            /**
             * Địa chỉ thường trú theo đơn vị cũ. Limits: at least 1 characters, at most 700 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            old_regular_text?: components["schemas"]["OldRegularText"];
            /**
             * Nơi ở hiện tại theo đơn vị cũ. Limits: at least 1 characters, at most 700 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            old_tmp_text?: components["schemas"]["OldTmpText"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Thông tin không được xem. Fields that the reader has no right to see, filled or not; they are absent.
             * @example []
             */
            masked_fields: components["schemas"]["MaskedFields"];
            /**
             * Thông tin được che. Fields that hold something and are absent because they open only on request (`employees.reveal`). One's own stand open.
             * @example []
             */
            dotted_fields: components["schemas"]["DottedFields"];
        };
        /** Địa chỉ */
        EmployeeAddressesChange: {
            /**
             * Địa chỉ thường trú (số nhà, đường, thôn). Limits: at least 1 characters, at most 255 characters, pattern `[^\s\p{DI}]`.
             * @example Số 12 đường Trần Phú
             */
            new_regular_address?: components["schemas"]["NewRegularAddress"];
            /**
             * Tỉnh/Thành phố (thường trú). Limits: ≥ 1, ≤ 99, a record of newProvinces.
             * @example 79
             */
            new_province_id?: components["schemas"]["NewProvinceId"];
            /**
             * Phường/Xã/Đặc khu (thường trú). Limits: ≥ 1, ≤ 99999, a record of newDistricts.
             * @example 26740
             */
            new_district_id?: components["schemas"]["NewDistrictId"];
            /**
             * Nơi ở hiện tại (số nhà, đường, thôn). Limits: at least 1 characters, at most 255 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            tmp_address?: components["schemas"]["TmpAddress"];
            /**
             * Tỉnh/Thành phố (nơi ở hiện tại). Limits: ≥ 1, ≤ 99, a record of newProvinces.
             * @example null
             */
            new_province_tmp_id?: components["schemas"]["NewProvinceTmpId"];
            /**
             * Phường/Xã/Đặc khu (nơi ở hiện tại). Limits: ≥ 1, ≤ 99999, a record of newDistricts.
             * @example null
             */
            new_district_tmp_id?: components["schemas"]["NewDistrictTmpId"];
            /**
             * Địa chỉ thường trú cũ (trước 01/07/2025). Limits: at least 1 characters, at most 255 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            regular_address?: components["schemas"]["RegularAddress"];
            /**
             * Phường/Xã cũ (thường trú). Limits: ≥ 1, ≤ 99999, a record of wards.
             * @example null
             */
            ward_id?: components["schemas"]["WardId"];
            /**
             * Nơi ở hiện tại cũ (trước 01/07/2025). Limits: at least 1 characters, at most 255 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            old_tmp_address?: components["schemas"]["OldTmpAddress"];
            /**
             * Phường/Xã cũ (nơi ở hiện tại). Limits: ≥ 1, ≤ 99999, a record of wards.
             * @example null
             */
            ward_tmp_id?: components["schemas"]["WardTmpId"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        /**
         * Chiều cao (cm)
         * @example 158
         */
        Height: number | null;
        /**
         * Cân nặng (kg)
         * @example 52
         */
        Weight: number | null;
        /**
         * Nhóm máu
         * @example O
         * @enum {string|null}
         */
        BloodGroup: "A" | "B" | "AB" | "O" | null;
        /**
         * Loại sức khỏe
         * @example II
         * @enum {string|null}
         */
        HealthGrade: "I" | "II" | "III" | "IV" | "V" | null;
        /**
         * Cỡ áo
         * @example M
         * @enum {string|null}
         */
        ShirtSize: "S" | "M" | "L" | "XL" | "XXL" | "XXXL" | null;
        /**
         * Cỡ giày
         * @example 37
         */
        ShoeSize: number | null;
        /** Fields that the reader may not see are absent and named. */
        EmployeeHealth: {
            /**
             * Chiều cao (cm). Limits: ≥ 100, ≤ 220.
             * @example 158
             */
            height?: components["schemas"]["Height"];
            /**
             * Cân nặng (kg). Limits: ≥ 30, ≤ 200.
             * @example 52
             */
            weight?: components["schemas"]["Weight"];
            /**
             * Nhóm máu.
             * @example O
             */
            blood_group?: components["schemas"]["BloodGroup"];
            /**
             * Loại sức khỏe.
             * @example II
             */
            health_grade?: components["schemas"]["HealthGrade"];
            /**
             * Cỡ áo.
             * @example M
             */
            shirt_size?: components["schemas"]["ShirtSize"];
            /**
             * Cỡ giày. Limits: ≥ 34, ≤ 46.
             * @example 37
             */
            shoe_size?: components["schemas"]["ShoeSize"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Thông tin không được xem. Fields that the reader has no right to see, filled or not; they are absent.
             * @example []
             */
            masked_fields: components["schemas"]["MaskedFields"];
            /**
             * Thông tin được che. Fields that hold something and are absent because they open only on request (`employees.reveal`). One's own stand open.
             * @example []
             */
            dotted_fields: components["schemas"]["DottedFields"];
        };
        /** Sức khỏe */
        EmployeeHealthChange: {
            /**
             * Chiều cao (cm). Limits: ≥ 100, ≤ 220.
             * @example 158
             */
            height?: components["schemas"]["Height"];
            /**
             * Cân nặng (kg). Limits: ≥ 30, ≤ 200.
             * @example 52
             */
            weight?: components["schemas"]["Weight"];
            /**
             * Nhóm máu.
             * @example O
             */
            blood_group?: components["schemas"]["BloodGroup"];
            /**
             * Loại sức khỏe.
             * @example II
             */
            health_grade?: components["schemas"]["HealthGrade"];
            /**
             * Cỡ áo.
             * @example M
             */
            shirt_size?: components["schemas"]["ShirtSize"];
            /**
             * Cỡ giày. Limits: ≥ 34, ≤ 46.
             * @example 37
             */
            shoe_size?: components["schemas"]["ShoeSize"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        /**
         * Ngày vào Đảng (dự bị)
         * Format: date
         * @example null
         */
        PartyJoinDate: string | null;
        /**
         * Ngày vào Đảng chính thức
         * Format: date
         * @example null
         */
        PartyOfficialDate: string | null;
        /**
         * Số thẻ đảng viên
         * @example null
         */
        PartyCardNo: string | null;
        /**
         * Chi bộ sinh hoạt
         * @example null
         */
        PartyCell: string | null;
        /**
         * Chức vụ Đảng
         * @example null
         */
        PartyTitle: string | null;
        /**
         * Ngày vào công đoàn
         * Format: date
         * @example 2019-08-01
         */
        UnionJoinDate: string | null;
        /**
         * Chức vụ công đoàn
         * @example null
         */
        UnionTitle: string | null;
        /**
         * Ngày vào Đoàn
         * Format: date
         * @example 2006-03-26
         */
        YouthJoinDate: string | null;
        /**
         * Chức vụ Đoàn
         * @example null
         */
        YouthTitle: string | null;
        /**
         * Ngày nhập ngũ
         * Format: date
         * @example null
         */
        ArmyFrom: string | null;
        /**
         * Ngày xuất ngũ
         * Format: date
         * @example null
         */
        ArmyTo: string | null;
        /**
         * Cấp bậc quân đội
         * @example null
         */
        ArmyRank: string | null;
        /**
         * Đơn vị quân đội
         * @example null
         */
        ArmyUnit: string | null;
        /**
         * Tự vệ, dân quân
         * @example false
         */
        Militia: boolean;
        /**
         * Thương binh hạng
         * @example null
         * @enum {string|null}
         */
        WoundedGrade: "1/4" | "2/4" | "3/4" | "4/4" | null;
        /**
         * Con liệt sĩ
         * @example false
         */
        MartyrChild: boolean;
        /**
         * Gia đình có công
         * @example false
         */
        MeritFamily: boolean;
        /**
         * Người khuyết tật
         * @example false
         */
        Disabled: boolean;
        /** Fields that the reader may not see are absent and named. */
        EmployeeAffiliations: {
            /**
             * Ngày vào Đảng (dự bị). Limits: format date.
             * @example null
             */
            party_join_date?: components["schemas"]["PartyJoinDate"];
            /**
             * Ngày vào Đảng chính thức. Limits: format date.
             * @example null
             */
            party_official_date?: components["schemas"]["PartyOfficialDate"];
            /**
             * Số thẻ đảng viên. Limits: at least 1 characters, at most 20 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            party_card_no?: components["schemas"]["PartyCardNo"];
            /**
             * Chi bộ sinh hoạt. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            party_cell?: components["schemas"]["PartyCell"];
            /**
             * Chức vụ Đảng. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            party_title?: components["schemas"]["PartyTitle"];
            /**
             * Ngày vào công đoàn. Limits: format date.
             * @example 2019-08-01
             */
            union_join_date?: components["schemas"]["UnionJoinDate"];
            /**
             * Chức vụ công đoàn. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            union_title?: components["schemas"]["UnionTitle"];
            /**
             * Ngày vào Đoàn. Limits: format date.
             * @example 2006-03-26
             */
            youth_join_date?: components["schemas"]["YouthJoinDate"];
            /**
             * Chức vụ Đoàn. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            youth_title?: components["schemas"]["YouthTitle"];
            /**
             * Ngày nhập ngũ. Limits: format date.
             * @example null
             */
            army_from?: components["schemas"]["ArmyFrom"];
            /**
             * Ngày xuất ngũ. Limits: format date.
             * @example null
             */
            army_to?: components["schemas"]["ArmyTo"];
            /**
             * Cấp bậc quân đội. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            army_rank?: components["schemas"]["ArmyRank"];
            /**
             * Đơn vị quân đội. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            army_unit?: components["schemas"]["ArmyUnit"];
            /**
             * Tự vệ, dân quân.
             * @example false
             */
            militia?: components["schemas"]["Militia"];
            /**
             * Thương binh hạng.
             * @example null
             */
            wounded_grade?: components["schemas"]["WoundedGrade"];
            /**
             * Con liệt sĩ.
             * @example false
             */
            martyr_child?: components["schemas"]["MartyrChild"];
            /**
             * Gia đình có công.
             * @example false
             */
            merit_family?: components["schemas"]["MeritFamily"];
            /**
             * Người khuyết tật.
             * @example false
             */
            disabled?: components["schemas"]["Disabled"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Thông tin không được xem. Fields that the reader has no right to see, filled or not; they are absent.
             * @example []
             */
            masked_fields: components["schemas"]["MaskedFields"];
            /**
             * Thông tin được che. Fields that hold something and are absent because they open only on request (`employees.reveal`). One's own stand open.
             * @example []
             */
            dotted_fields: components["schemas"]["DottedFields"];
        };
        /** Đảng, đoàn thể, quân ngũ, chính sách */
        EmployeeAffiliationsChange: {
            /**
             * Ngày vào Đảng (dự bị). Limits: format date.
             * @example null
             */
            party_join_date?: components["schemas"]["PartyJoinDate"];
            /**
             * Ngày vào Đảng chính thức. Limits: format date.
             * @example null
             */
            party_official_date?: components["schemas"]["PartyOfficialDate"];
            /**
             * Số thẻ đảng viên. Limits: at least 1 characters, at most 20 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            party_card_no?: components["schemas"]["PartyCardNo"];
            /**
             * Chi bộ sinh hoạt. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            party_cell?: components["schemas"]["PartyCell"];
            /**
             * Chức vụ Đảng. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            party_title?: components["schemas"]["PartyTitle"];
            /**
             * Ngày vào công đoàn. Limits: format date.
             * @example 2019-08-01
             */
            union_join_date?: components["schemas"]["UnionJoinDate"];
            /**
             * Chức vụ công đoàn. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            union_title?: components["schemas"]["UnionTitle"];
            /**
             * Ngày vào Đoàn. Limits: format date.
             * @example 2006-03-26
             */
            youth_join_date?: components["schemas"]["YouthJoinDate"];
            /**
             * Chức vụ Đoàn. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            youth_title?: components["schemas"]["YouthTitle"];
            /**
             * Ngày nhập ngũ. Limits: format date.
             * @example null
             */
            army_from?: components["schemas"]["ArmyFrom"];
            /**
             * Ngày xuất ngũ. Limits: format date.
             * @example null
             */
            army_to?: components["schemas"]["ArmyTo"];
            /**
             * Cấp bậc quân đội. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            army_rank?: components["schemas"]["ArmyRank"];
            /**
             * Đơn vị quân đội. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            army_unit?: components["schemas"]["ArmyUnit"];
            /**
             * Tự vệ, dân quân.
             * @example false
             */
            militia?: components["schemas"]["Militia"];
            /**
             * Thương binh hạng.
             * @example null
             */
            wounded_grade?: components["schemas"]["WoundedGrade"];
            /**
             * Con liệt sĩ.
             * @example false
             */
            martyr_child?: components["schemas"]["MartyrChild"];
            /**
             * Gia đình có công.
             * @example false
             */
            merit_family?: components["schemas"]["MeritFamily"];
            /**
             * Người khuyết tật.
             * @example false
             */
            disabled?: components["schemas"]["Disabled"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        /**
         * Khóa của bản in
         * 128 random bits in hexadecimal.
         * @example 0123456789abcdef0123456789abcdef
         */
        PaperKey: string;
        EmployeeExport: {
            /**
             * Cột. Fields of a row, in the order of the columns; all of them when absent. Limits: at least 1 items.
             * @example [
             *       "nhansu_id",
             *       "full_name",
             *       "positions.department_name"
             *     ]
             */
            columns?: ("nhansu_id" | "full_name" | "positions.department_name" | "positions.position_name" | "gender" | "date_of_birth" | "phone" | "company_email" | "nature_of_work" | "work_state" | "active" | "group_join_date" | "join_date" | "official_date" | "leave_date" | "timekeeping_code" | "account.login" | "account.is_active")[];
            /**
             * Sắp xếp. Limits: at most 200 characters.
             * @example -join_date,full_name
             */
            sort?: string;
            search?: components["schemas"]["EmployeeSearch"];
            filter?: components["schemas"]["EmployeeFilter"];
        };
        MonthlyTotals: {
            /**
             * From its first day until today. Limits: ≥ 0.
             * @example 37
             */
            this_month: number;
            /**
             * Limits: ≥ 0.
             * @example 52
             */
            last_month: number;
        };
        Arrival: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Mã nhân viên. Limits: pattern `^[A-Z0-9]{4,12}$`.
             * @example SM001842
             */
            nhansu_id: components["schemas"]["NhansuId"];
            /**
             * Họ và tên.
             * @example Nguyễn Thị Hồng Đào
             */
            full_name: components["schemas"]["FullName"];
            /**
             * Đơn vị. The unit of the main position.
             * @example Phòng Hành chính Nhân sự
             */
            unit_name: string | null;
            /**
             * Format: date
             * The day of joining or leaving. Limits: format date.
             * @example 2026-11-16
             */
            date: string;
        };
        UnitHeadcount: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Đơn vị.
             * @example Khối vận hành
             */
            name: string;
            /**
             * Employees of the unit and of all below it. Limits: ≥ 1.
             * @example 1840
             */
            employee_total: number;
        };
        Headcount: {
            /**
             * Format: date
             * Today in Viet Nam. Limits: format date.
             * @example 2026-11-21
             */
            date: string;
            /**
             * Employees at work. Limits: ≥ 0.
             * @example 6120
             */
            working_total: number;
            joined: components["schemas"]["MonthlyTotals"];
            left: components["schemas"]["MonthlyTotals"];
            /** Who joined this month or the one before, the last one first; at most five. */
            newcomers: components["schemas"]["Arrival"][];
            /** Who left this month or the one before, the last one first; at most five. */
            leavers: components["schemas"]["Arrival"][];
            /** The units below the highest one that the user sees, the largest first; at most twelve. */
            units: components["schemas"]["UnitHeadcount"][];
        };
        /** One card. What it shows stands under the name of its key, and is missing from an empty card. */
        HomeCard: {
            /**
             * Loại thẻ.
             * @example headcount
             * @enum {string}
             */
            key: "headcount";
            /**
             * Tên thẻ.
             * @example Tình hình nhân sự
             */
            title: string;
            /**
             * Đường dẫn. The screen that the card is about.
             * @example /nhan-vien
             */
            link: string;
            /**
             * Khi chưa có gì.
             * @example Chưa có nhân viên nào.
             */
            empty_text: string;
            headcount?: components["schemas"]["Headcount"];
        };
        Home: {
            /** At most one of each kind. */
            cards: components["schemas"]["HomeCard"][];
        };
        FoundEmployee: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Mã nhân viên. Limits: pattern `^[A-Z0-9]{4,12}$`.
             * @example SM001842
             */
            nhansu_id: components["schemas"]["NhansuId"];
            /**
             * Họ và tên.
             * @example Nguyễn Thị Hồng Đào
             */
            full_name: components["schemas"]["FullName"];
            /**
             * Trạng thái hoạt động.
             * @example true
             */
            active: components["schemas"]["Active"];
            /**
             * Đơn vị. The unit of the main position.
             * @example Phòng Hành chính Nhân sự
             */
            unit_name: string | null;
        };
        /**
         * Tên đăng nhập
         * Lower case letters, digits, dots, - and _; one in the whole group.
         * @example daonth
         */
        AccountLogin: string;
        /**
         * Vai trò
         * @example [
         *       1
         *     ]
         */
        AccountRoleIds: components["schemas"]["Id"][];
        AccountActivation: {
            /**
             * Tên đăng nhập. Lower case letters, digits, dots, - and _; one in the whole group. Limits: pattern `^[a-z0-9][a-z0-9._-]{2,63}$`.
             * @example daonth
             */
            login?: components["schemas"]["AccountLogin"];
            /**
             * Vai trò. Limits: at most 50 items.
             * @example [
             *       1
             *     ]
             */
            role_ids?: components["schemas"]["AccountRoleIds"];
        };
        /**
         * Đã gửi liên kết tới
         * Which address of the employee the link of a new account went to; the address itself may be another right's to read.
         * @example company_email
         * @enum {string|null}
         */
        LinkSentTo: "company_email" | null;
        /** What opens the page where a password is set. The token is not kept and cannot be shown again. */
        PasswordLink: {
            /**
             * Đã gửi tới. The address that the link is sent to as well; null where none is known.
             * @example daonth@example.com
             */
            mailed_to: string | null;
            /**
             * Limits: at least 43 characters.
             * @example 3q2-7wEjRWeJq83vASNFZ4mrze8BI0VniavN7wEjRWc
             */
            token: string;
            /**
             * Format: date-time
             * Hết hạn lúc. Limits: format date-time.
             * @example 2026-10-03T09:15:00+07:00
             */
            expires_at: string;
        };
        AccountResult: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Mã nhân viên. Limits: pattern `^[A-Z0-9]{4,12}$`.
             * @example SM001842
             */
            nhansu_id: components["schemas"]["NhansuId"];
            /**
             * Họ và tên.
             * @example Nguyễn Thị Hồng Đào
             */
            full_name: components["schemas"]["FullName"];
            /**
             * Kết quả.
             * @example false
             */
            done: boolean;
            /**
             * Lý do. Why it could not be done; null where it was.
             * @example Nhân viên này chưa có tài khoản.
             */
            message: string | null;
        };
        Failure: {
            /**
             * @example false
             * @constant
             */
            success: false;
            /**
             * One Vietnamese sentence for the user; empty when there is nothing to say.
             * @example Thêm mới thành công!
             */
            message: components["schemas"]["Message"];
            /**
             * Present when fields are to blame, one list of sentences each.
             * @example {
             *       "name": [
             *         "Vui lòng nhập Tên trình độ."
             *       ]
             *     }
             */
            errors?: {
                [key: string]: string[];
            };
            /** With 409, the item as it is now. */
            data?: {
                [key: string]: unknown;
            } | null;
            /** @example 01J9Z7K4T8 */
            request_id: string;
        };
        /**
         * Ngân hàng
         * @example Ngân hàng TMCP Ngoại thương Việt Nam (Vietcombank)
         */
        BankAccountBankName: string;
        /**
         * Chi nhánh
         * @example Sở giao dịch
         */
        BankAccountBranch: string | null;
        /**
         * Số tài khoản
         * @example 0011001234567
         */
        BankAccountAccountNumber: string;
        /**
         * Chủ tài khoản
         * Kept in capitals without marks.
         * @example NGUYEN THI HONG DAO
         */
        BankAccountAccountHolder: string;
        /**
         * Tài khoản nhận lương
         * Exactly one of an employee's accounts; choosing another one moves it.
         * @example true
         */
        BankAccountIsSalaryAccount: boolean;
        /**
         * Thứ tự
         * Places the row among the others; equal ones stand as they were added.
         * @example 0
         */
        BankAccountDisplayOrder: number;
        BankAccount: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Ngân hàng. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example Ngân hàng TMCP Ngoại thương Việt Nam (Vietcombank)
             */
            bank_name: components["schemas"]["BankAccountBankName"];
            /**
             * Chi nhánh. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example Sở giao dịch
             */
            branch: components["schemas"]["BankAccountBranch"];
            /**
             * Số tài khoản. Limits: pattern `^[0-9A-Za-z]{6,19}$`.
             * @example 0011001234567
             */
            account_number?: components["schemas"]["BankAccountAccountNumber"];
            /**
             * Chủ tài khoản. Kept in capitals without marks. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example NGUYEN THI HONG DAO
             */
            account_holder: components["schemas"]["BankAccountAccountHolder"];
            /**
             * Tài khoản nhận lương. Exactly one of an employee's accounts; choosing another one moves it.
             * @example true
             */
            is_salary_account: components["schemas"]["BankAccountIsSalaryAccount"];
            /**
             * Thứ tự. Places the row among the others; equal ones stand as they were added. Limits: ≥ 0, ≤ 999.
             * @example 0
             */
            display_order: components["schemas"]["BankAccountDisplayOrder"];
            /**
             * Cần chú ý. What does not fit together, but may be right all the same; only of fields that the reader sees.
             * @example []
             */
            warnings: components["schemas"]["FileWarnings"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
            /**
             * Thông tin không được xem. Fields that the reader has no right to see, filled or not; they are absent.
             * @example []
             */
            masked_fields: components["schemas"]["MaskedFields"];
            /**
             * Thông tin được che. Fields that hold something and are absent because they open only on request (`employees.reveal`). One's own stand open.
             * @example []
             */
            dotted_fields: components["schemas"]["DottedFields"];
        };
        BankAccountStore: {
            /**
             * Ngân hàng. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example Ngân hàng TMCP Ngoại thương Việt Nam (Vietcombank)
             */
            bank_name: components["schemas"]["BankAccountBankName"];
            /**
             * Chi nhánh. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example Sở giao dịch
             */
            branch?: components["schemas"]["BankAccountBranch"];
            /**
             * Số tài khoản. Limits: pattern `^[0-9A-Za-z]{6,19}$`.
             * @example 0011001234567
             */
            account_number: components["schemas"]["BankAccountAccountNumber"];
            /**
             * Chủ tài khoản. Kept in capitals without marks. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example NGUYEN THI HONG DAO
             */
            account_holder: components["schemas"]["BankAccountAccountHolder"];
            /**
             * Tài khoản nhận lương. Exactly one of an employee's accounts; choosing another one moves it.
             * @example true
             */
            is_salary_account?: components["schemas"]["BankAccountIsSalaryAccount"];
            /**
             * Thứ tự. Places the row among the others; equal ones stand as they were added. Limits: ≥ 0, ≤ 999.
             * @example 0
             */
            display_order?: components["schemas"]["BankAccountDisplayOrder"];
        };
        BankAccountUpdate: {
            /**
             * Ngân hàng. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example Ngân hàng TMCP Ngoại thương Việt Nam (Vietcombank)
             */
            bank_name?: components["schemas"]["BankAccountBankName"];
            /**
             * Chi nhánh. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example Sở giao dịch
             */
            branch?: components["schemas"]["BankAccountBranch"];
            /**
             * Số tài khoản. Limits: pattern `^[0-9A-Za-z]{6,19}$`.
             * @example 0011001234567
             */
            account_number?: components["schemas"]["BankAccountAccountNumber"];
            /**
             * Chủ tài khoản. Kept in capitals without marks. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example NGUYEN THI HONG DAO
             */
            account_holder?: components["schemas"]["BankAccountAccountHolder"];
            /**
             * Tài khoản nhận lương. Exactly one of an employee's accounts; choosing another one moves it.
             * @example true
             */
            is_salary_account?: components["schemas"]["BankAccountIsSalaryAccount"];
            /**
             * Thứ tự. Places the row among the others; equal ones stand as they were added. Limits: ≥ 0, ≤ 999.
             * @example 0
             */
            display_order?: components["schemas"]["BankAccountDisplayOrder"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
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
        /**
         * Trình độ
         * @example Đại học
         * @enum {string}
         */
        EducationLevel: "Đại học" | "Cao đẳng" | "Trung cấp" | "Nghề" | "Cao đẳng nghề" | "Trung cấp nghề" | "THPT" | "THCS" | "Cao học" | "Trung học chuyên nghiệp" | "Sơ cấp nghề" | "Tiểu học" | "Trung cấp chuyên nghiệp";
        /**
         * Trường
         * @example Trường Đại học Hàng hải Việt Nam
         */
        EducationSchool: string | null;
        /**
         * Chuyên ngành
         * @example Kinh tế vận tải
         */
        EducationMajor: string | null;
        /**
         * Hình thức đào tạo
         * @example Chính quy
         * @enum {string|null}
         */
        EducationForm: "Chính quy" | "Vừa làm vừa học" | "Từ xa" | "Liên thông" | "Văn bằng 2" | null;
        /**
         * Xếp loại tốt nghiệp
         * @example Khá
         * @enum {string|null}
         */
        EducationGrade: "Xuất sắc" | "Giỏi" | "Khá" | "Trung bình khá" | "Trung bình" | null;
        /**
         * Từ ngày
         * Format: date
         * @example 2008-09-01
         */
        EducationFromDate: string | null;
        /**
         * Đến ngày
         * Format: date
         * @example 2012-06-30
         */
        EducationToDate: string | null;
        /**
         * Năm tốt nghiệp
         * @example 2012
         */
        EducationGraduationYear: number | null;
        /**
         * Số hiệu văn bằng
         * @example B012345
         */
        EducationDiplomaNo: string | null;
        /**
         * Cao nhất
         * The highest level, of several the latest.
         * @example true
         */
        EducationIsHighest: boolean;
        Education: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Trình độ.
             * @example Đại học
             */
            education_level: components["schemas"]["EducationLevel"];
            /**
             * Trường. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Trường Đại học Hàng hải Việt Nam
             */
            school: components["schemas"]["EducationSchool"];
            /**
             * Chuyên ngành. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Kinh tế vận tải
             */
            major: components["schemas"]["EducationMajor"];
            /**
             * Hình thức đào tạo.
             * @example Chính quy
             */
            form: components["schemas"]["EducationForm"];
            /**
             * Xếp loại tốt nghiệp.
             * @example Khá
             */
            grade: components["schemas"]["EducationGrade"];
            /**
             * Từ ngày. Limits: format date.
             * @example 2008-09-01
             */
            from_date: components["schemas"]["EducationFromDate"];
            /**
             * Đến ngày. Limits: format date.
             * @example 2012-06-30
             */
            to_date: components["schemas"]["EducationToDate"];
            /**
             * Năm tốt nghiệp. Limits: ≥ 1940, ≤ 2100.
             * @example 2012
             */
            graduation_year: components["schemas"]["EducationGraduationYear"];
            /**
             * Số hiệu văn bằng. Limits: at least 1 characters, at most 50 characters, pattern `[^\s\p{DI}]`.
             * @example B012345
             */
            diploma_no: components["schemas"]["EducationDiplomaNo"];
            /**
             * Cao nhất. The highest level, of several the latest.
             * @example true
             */
            is_highest: components["schemas"]["EducationIsHighest"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
            /**
             * Thông tin không được xem. Fields that the reader has no right to see, filled or not; they are absent.
             * @example []
             */
            masked_fields: components["schemas"]["MaskedFields"];
            /**
             * Thông tin được che. Fields that hold something and are absent because they open only on request (`employees.reveal`). One's own stand open.
             * @example []
             */
            dotted_fields: components["schemas"]["DottedFields"];
        };
        EducationStore: {
            /**
             * Trình độ.
             * @example Đại học
             */
            education_level: components["schemas"]["EducationLevel"];
            /**
             * Trường. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Trường Đại học Hàng hải Việt Nam
             */
            school?: components["schemas"]["EducationSchool"];
            /**
             * Chuyên ngành. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Kinh tế vận tải
             */
            major?: components["schemas"]["EducationMajor"];
            /**
             * Hình thức đào tạo.
             * @example Chính quy
             */
            form?: components["schemas"]["EducationForm"];
            /**
             * Xếp loại tốt nghiệp.
             * @example Khá
             */
            grade?: components["schemas"]["EducationGrade"];
            /**
             * Từ ngày. Limits: format date.
             * @example 2008-09-01
             */
            from_date?: components["schemas"]["EducationFromDate"];
            /**
             * Đến ngày. Limits: format date.
             * @example 2012-06-30
             */
            to_date?: components["schemas"]["EducationToDate"];
            /**
             * Năm tốt nghiệp. Limits: ≥ 1940, ≤ 2100.
             * @example 2012
             */
            graduation_year?: components["schemas"]["EducationGraduationYear"];
            /**
             * Số hiệu văn bằng. Limits: at least 1 characters, at most 50 characters, pattern `[^\s\p{DI}]`.
             * @example B012345
             */
            diploma_no?: components["schemas"]["EducationDiplomaNo"];
        };
        EducationUpdate: {
            /**
             * Trình độ.
             * @example Đại học
             */
            education_level?: components["schemas"]["EducationLevel"];
            /**
             * Trường. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Trường Đại học Hàng hải Việt Nam
             */
            school?: components["schemas"]["EducationSchool"];
            /**
             * Chuyên ngành. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Kinh tế vận tải
             */
            major?: components["schemas"]["EducationMajor"];
            /**
             * Hình thức đào tạo.
             * @example Chính quy
             */
            form?: components["schemas"]["EducationForm"];
            /**
             * Xếp loại tốt nghiệp.
             * @example Khá
             */
            grade?: components["schemas"]["EducationGrade"];
            /**
             * Từ ngày. Limits: format date.
             * @example 2008-09-01
             */
            from_date?: components["schemas"]["EducationFromDate"];
            /**
             * Đến ngày. Limits: format date.
             * @example 2012-06-30
             */
            to_date?: components["schemas"]["EducationToDate"];
            /**
             * Năm tốt nghiệp. Limits: ≥ 1940, ≤ 2100.
             * @example 2012
             */
            graduation_year?: components["schemas"]["EducationGraduationYear"];
            /**
             * Số hiệu văn bằng. Limits: at least 1 characters, at most 50 characters, pattern `[^\s\p{DI}]`.
             * @example B012345
             */
            diploma_no?: components["schemas"]["EducationDiplomaNo"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        /**
         * Ngoại ngữ
         * @example Tiếng Anh
         */
        LanguageName: string;
        /**
         * Trình độ
         * @example B1
         */
        LanguageLevel: string | null;
        /**
         * Chứng chỉ
         * @example TOEIC
         */
        LanguageCertificate: string | null;
        /**
         * Điểm
         * @example 650
         */
        LanguageScore: string | null;
        /**
         * Có giá trị đến
         * Format: date
         * @example null
         */
        LanguageValidTo: string | null;
        /**
         * Thứ tự
         * Places the row among the others; equal ones stand as they were added.
         * @example 0
         */
        LanguageDisplayOrder: number;
        Language: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Ngoại ngữ. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example Tiếng Anh
             */
            name: components["schemas"]["LanguageName"];
            /**
             * Trình độ. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example B1
             */
            level: components["schemas"]["LanguageLevel"];
            /**
             * Chứng chỉ. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example TOEIC
             */
            certificate: components["schemas"]["LanguageCertificate"];
            /**
             * Điểm. Limits: at least 1 characters, at most 20 characters, pattern `[^\s\p{DI}]`.
             * @example 650
             */
            score: components["schemas"]["LanguageScore"];
            /**
             * Có giá trị đến. Limits: format date.
             * @example null
             */
            valid_to: components["schemas"]["LanguageValidTo"];
            /**
             * Thứ tự. Places the row among the others; equal ones stand as they were added. Limits: ≥ 0, ≤ 999.
             * @example 0
             */
            display_order: components["schemas"]["LanguageDisplayOrder"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
            /**
             * Thông tin không được xem. Fields that the reader has no right to see, filled or not; they are absent.
             * @example []
             */
            masked_fields: components["schemas"]["MaskedFields"];
            /**
             * Thông tin được che. Fields that hold something and are absent because they open only on request (`employees.reveal`). One's own stand open.
             * @example []
             */
            dotted_fields: components["schemas"]["DottedFields"];
        };
        LanguageStore: {
            /**
             * Ngoại ngữ. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example Tiếng Anh
             */
            name: components["schemas"]["LanguageName"];
            /**
             * Trình độ. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example B1
             */
            level?: components["schemas"]["LanguageLevel"];
            /**
             * Chứng chỉ. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example TOEIC
             */
            certificate?: components["schemas"]["LanguageCertificate"];
            /**
             * Điểm. Limits: at least 1 characters, at most 20 characters, pattern `[^\s\p{DI}]`.
             * @example 650
             */
            score?: components["schemas"]["LanguageScore"];
            /**
             * Có giá trị đến. Limits: format date.
             * @example null
             */
            valid_to?: components["schemas"]["LanguageValidTo"];
            /**
             * Thứ tự. Places the row among the others; equal ones stand as they were added. Limits: ≥ 0, ≤ 999.
             * @example 0
             */
            display_order?: components["schemas"]["LanguageDisplayOrder"];
        };
        LanguageUpdate: {
            /**
             * Ngoại ngữ. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example Tiếng Anh
             */
            name?: components["schemas"]["LanguageName"];
            /**
             * Trình độ. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example B1
             */
            level?: components["schemas"]["LanguageLevel"];
            /**
             * Chứng chỉ. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example TOEIC
             */
            certificate?: components["schemas"]["LanguageCertificate"];
            /**
             * Điểm. Limits: at least 1 characters, at most 20 characters, pattern `[^\s\p{DI}]`.
             * @example 650
             */
            score?: components["schemas"]["LanguageScore"];
            /**
             * Có giá trị đến. Limits: format date.
             * @example null
             */
            valid_to?: components["schemas"]["LanguageValidTo"];
            /**
             * Thứ tự. Places the row among the others; equal ones stand as they were added. Limits: ≥ 0, ≤ 999.
             * @example 0
             */
            display_order?: components["schemas"]["LanguageDisplayOrder"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        /**
         * Tin học
         * @example Excel
         */
        ItSkillName: string;
        /**
         * Trình độ
         * @example Nâng cao
         */
        ItSkillLevel: string | null;
        /**
         * Chứng chỉ
         * @example MOS
         */
        ItSkillCertificate: string | null;
        /**
         * Điểm
         * @example 850
         */
        ItSkillScore: string | null;
        /**
         * Có giá trị đến
         * Format: date
         * @example null
         */
        ItSkillValidTo: string | null;
        /**
         * Thứ tự
         * Places the row among the others; equal ones stand as they were added.
         * @example 0
         */
        ItSkillDisplayOrder: number;
        ItSkill: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Tin học. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example Excel
             */
            name: components["schemas"]["ItSkillName"];
            /**
             * Trình độ. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example Nâng cao
             */
            level: components["schemas"]["ItSkillLevel"];
            /**
             * Chứng chỉ. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example MOS
             */
            certificate: components["schemas"]["ItSkillCertificate"];
            /**
             * Điểm. Limits: at least 1 characters, at most 20 characters, pattern `[^\s\p{DI}]`.
             * @example 850
             */
            score: components["schemas"]["ItSkillScore"];
            /**
             * Có giá trị đến. Limits: format date.
             * @example null
             */
            valid_to: components["schemas"]["ItSkillValidTo"];
            /**
             * Thứ tự. Places the row among the others; equal ones stand as they were added. Limits: ≥ 0, ≤ 999.
             * @example 0
             */
            display_order: components["schemas"]["ItSkillDisplayOrder"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
            /**
             * Thông tin không được xem. Fields that the reader has no right to see, filled or not; they are absent.
             * @example []
             */
            masked_fields: components["schemas"]["MaskedFields"];
            /**
             * Thông tin được che. Fields that hold something and are absent because they open only on request (`employees.reveal`). One's own stand open.
             * @example []
             */
            dotted_fields: components["schemas"]["DottedFields"];
        };
        ItSkillStore: {
            /**
             * Tin học. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example Excel
             */
            name: components["schemas"]["ItSkillName"];
            /**
             * Trình độ. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example Nâng cao
             */
            level?: components["schemas"]["ItSkillLevel"];
            /**
             * Chứng chỉ. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example MOS
             */
            certificate?: components["schemas"]["ItSkillCertificate"];
            /**
             * Điểm. Limits: at least 1 characters, at most 20 characters, pattern `[^\s\p{DI}]`.
             * @example 850
             */
            score?: components["schemas"]["ItSkillScore"];
            /**
             * Có giá trị đến. Limits: format date.
             * @example null
             */
            valid_to?: components["schemas"]["ItSkillValidTo"];
            /**
             * Thứ tự. Places the row among the others; equal ones stand as they were added. Limits: ≥ 0, ≤ 999.
             * @example 0
             */
            display_order?: components["schemas"]["ItSkillDisplayOrder"];
        };
        ItSkillUpdate: {
            /**
             * Tin học. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example Excel
             */
            name?: components["schemas"]["ItSkillName"];
            /**
             * Trình độ. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example Nâng cao
             */
            level?: components["schemas"]["ItSkillLevel"];
            /**
             * Chứng chỉ. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example MOS
             */
            certificate?: components["schemas"]["ItSkillCertificate"];
            /**
             * Điểm. Limits: at least 1 characters, at most 20 characters, pattern `[^\s\p{DI}]`.
             * @example 850
             */
            score?: components["schemas"]["ItSkillScore"];
            /**
             * Có giá trị đến. Limits: format date.
             * @example null
             */
            valid_to?: components["schemas"]["ItSkillValidTo"];
            /**
             * Thứ tự. Places the row among the others; equal ones stand as they were added. Limits: ≥ 0, ≤ 999.
             * @example 0
             */
            display_order?: components["schemas"]["ItSkillDisplayOrder"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        /**
         * Quan hệ
         * @example 5
         */
        RelativeRelationship: number;
        /**
         * Họ và tên
         * @example Nguyễn Minh Khang
         */
        RelativeFullName: string;
        /**
         * Giới tính
         * @example Nam
         * @enum {string|null}
         */
        RelativeGender: "Nam" | "Nữ" | null;
        /**
         * Ngày sinh
         * Format: date
         * @example 2015-08-20
         */
        RelativeDateOfBirth: string | null;
        /**
         * Năm sinh
         * Where the day is not known.
         * @example null
         */
        RelativeBirthYear: number | null;
        /**
         * Số định danh
         * @example 031215001234
         */
        RelativeIdNumber: string | null;
        /**
         * Số giấy khai sinh
         * @example 125
         */
        RelativeBirthCertificateNo: string | null;
        /**
         * Quyển số
         * @example 01/2015
         */
        RelativeBirthCertificateBook: string | null;
        /**
         * Nơi cấp giấy khai sinh
         * @example UBND phường Lê Chân
         */
        RelativeBirthCertificatePlace: string | null;
        /**
         * Nghề nghiệp
         * @example Học sinh
         */
        RelativeJob: string | null;
        /**
         * Nơi làm việc
         * @example Trường Tiểu học Lê Chân
         */
        RelativeWorkPlace: string | null;
        /**
         * Địa chỉ
         * @example null
         */
        RelativeAddress: string | null;
        /**
         * Số điện thoại
         * @example null
         */
        RelativePhone: string | null;
        /**
         * Đã mất
         * @example false
         */
        RelativeIsDead: boolean;
        /**
         * Làm trong tập đoàn
         * @example false
         */
        RelativeWorksInGroup: boolean;
        /**
         * Mã nhân viên của thân nhân
         * In any company of the group.
         * @example null
         */
        RelativeNhansuId: string | null;
        /**
         * Người phụ thuộc
         * @example true
         */
        RelativeIsDependant: boolean;
        /**
         * Giảm trừ từ tháng
         * @example 2024-01
         */
        RelativeDepFrom: string | null;
        /**
         * Giảm trừ đến tháng
         * @example null
         */
        RelativeDepTo: string | null;
        /**
         * Mã số thuế người phụ thuộc
         * @example null
         */
        RelativeDepTaxCode: string | null;
        /**
         * Ghi chú
         * @example null
         */
        RelativeNote: string | null;
        /**
         * Thứ tự
         * Places the row among the others; equal ones stand as they were added.
         * @example 0
         */
        RelativeDisplayOrder: number;
        Relative: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Quan hệ. Limits: ≥ 1, ≤ 13.
             * @example 5
             */
            relationship: components["schemas"]["RelativeRelationship"];
            /**
             * Họ và tên. Limits: at least 2 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example Nguyễn Minh Khang
             */
            full_name: components["schemas"]["RelativeFullName"];
            /**
             * Giới tính.
             * @example Nam
             */
            gender: components["schemas"]["RelativeGender"];
            /**
             * Ngày sinh. Limits: format date.
             * @example 2015-08-20
             */
            date_of_birth: components["schemas"]["RelativeDateOfBirth"];
            /**
             * Năm sinh. Where the day is not known. Limits: ≥ 1880, ≤ 2100.
             * @example null
             */
            birth_year: components["schemas"]["RelativeBirthYear"];
            /**
             * Số định danh. Limits: pattern `^[0-9]{12}$`.
             * @example 031215001234
             */
            id_number?: components["schemas"]["RelativeIdNumber"];
            /**
             * Số giấy khai sinh. Limits: at least 1 characters, at most 50 characters, pattern `[^\s\p{DI}]`.
             * @example 125
             */
            birth_certificate_no?: components["schemas"]["RelativeBirthCertificateNo"];
            /**
             * Quyển số. Limits: at least 1 characters, at most 50 characters, pattern `[^\s\p{DI}]`.
             * @example 01/2015
             */
            birth_certificate_book?: components["schemas"]["RelativeBirthCertificateBook"];
            /**
             * Nơi cấp giấy khai sinh. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example UBND phường Lê Chân
             */
            birth_certificate_place?: components["schemas"]["RelativeBirthCertificatePlace"];
            /**
             * Nghề nghiệp. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example Học sinh
             */
            job?: components["schemas"]["RelativeJob"];
            /**
             * Nơi làm việc. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Trường Tiểu học Lê Chân
             */
            work_place?: components["schemas"]["RelativeWorkPlace"];
            /**
             * Địa chỉ. Limits: at least 1 characters, at most 255 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            address?: components["schemas"]["RelativeAddress"];
            /**
             * Số điện thoại. Limits: pattern `^0([35789][0-9]{8}|2[0-9]{9})$`.
             * @example null
             */
            phone?: components["schemas"]["RelativePhone"];
            /**
             * Đã mất.
             * @example false
             */
            is_dead?: components["schemas"]["RelativeIsDead"];
            /**
             * Làm trong tập đoàn.
             * @example false
             */
            works_in_group?: components["schemas"]["RelativeWorksInGroup"];
            /**
             * Mã nhân viên của thân nhân. In any company of the group. Limits: pattern `^[A-Z0-9]{4,12}$`.
             * @example null
             */
            relative_nhansu_id?: components["schemas"]["RelativeNhansuId"];
            /**
             * Người phụ thuộc.
             * @example true
             */
            is_dependant: components["schemas"]["RelativeIsDependant"];
            /**
             * Giảm trừ từ tháng. Limits: pattern `^[0-9]{4}-(0[1-9]|1[0-2])$`.
             * @example 2024-01
             */
            dep_from: components["schemas"]["RelativeDepFrom"];
            /**
             * Giảm trừ đến tháng. Limits: pattern `^[0-9]{4}-(0[1-9]|1[0-2])$`.
             * @example null
             */
            dep_to: components["schemas"]["RelativeDepTo"];
            /**
             * Mã số thuế người phụ thuộc. Limits: pattern `^([0-9]{10}|[0-9]{12}|[0-9]{10}-[0-9]{3})$`.
             * @example null
             */
            dep_tax_code?: components["schemas"]["RelativeDepTaxCode"];
            /**
             * Ghi chú. Limits: at least 1 characters, at most 500 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            note?: components["schemas"]["RelativeNote"];
            /**
             * Thứ tự. Places the row among the others; equal ones stand as they were added. Limits: ≥ 0, ≤ 999.
             * @example 0
             */
            display_order: components["schemas"]["RelativeDisplayOrder"];
            /**
             * Cần chú ý. What does not fit together, but may be right all the same; only of fields that the reader sees.
             * @example []
             */
            warnings: components["schemas"]["FileWarnings"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
            /**
             * Thông tin không được xem. Fields that the reader has no right to see, filled or not; they are absent.
             * @example []
             */
            masked_fields: components["schemas"]["MaskedFields"];
            /**
             * Thông tin được che. Fields that hold something and are absent because they open only on request (`employees.reveal`). One's own stand open.
             * @example []
             */
            dotted_fields: components["schemas"]["DottedFields"];
        };
        RelativeStore: {
            /**
             * Quan hệ. Limits: ≥ 1, ≤ 13.
             * @example 5
             */
            relationship: components["schemas"]["RelativeRelationship"];
            /**
             * Họ và tên. Limits: at least 2 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example Nguyễn Minh Khang
             */
            full_name: components["schemas"]["RelativeFullName"];
            /**
             * Giới tính.
             * @example Nam
             */
            gender?: components["schemas"]["RelativeGender"];
            /**
             * Ngày sinh. Limits: format date.
             * @example 2015-08-20
             */
            date_of_birth?: components["schemas"]["RelativeDateOfBirth"];
            /**
             * Năm sinh. Where the day is not known. Limits: ≥ 1880, ≤ 2100.
             * @example null
             */
            birth_year?: components["schemas"]["RelativeBirthYear"];
            /**
             * Số định danh. Limits: pattern `^[0-9]{12}$`.
             * @example 031215001234
             */
            id_number?: components["schemas"]["RelativeIdNumber"];
            /**
             * Số giấy khai sinh. Limits: at least 1 characters, at most 50 characters, pattern `[^\s\p{DI}]`.
             * @example 125
             */
            birth_certificate_no?: components["schemas"]["RelativeBirthCertificateNo"];
            /**
             * Quyển số. Limits: at least 1 characters, at most 50 characters, pattern `[^\s\p{DI}]`.
             * @example 01/2015
             */
            birth_certificate_book?: components["schemas"]["RelativeBirthCertificateBook"];
            /**
             * Nơi cấp giấy khai sinh. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example UBND phường Lê Chân
             */
            birth_certificate_place?: components["schemas"]["RelativeBirthCertificatePlace"];
            /**
             * Nghề nghiệp. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example Học sinh
             */
            job?: components["schemas"]["RelativeJob"];
            /**
             * Nơi làm việc. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Trường Tiểu học Lê Chân
             */
            work_place?: components["schemas"]["RelativeWorkPlace"];
            /**
             * Địa chỉ. Limits: at least 1 characters, at most 255 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            address?: components["schemas"]["RelativeAddress"];
            /**
             * Số điện thoại. Limits: pattern `^0([35789][0-9]{8}|2[0-9]{9})$`.
             * @example null
             */
            phone?: components["schemas"]["RelativePhone"];
            /**
             * Đã mất.
             * @example false
             */
            is_dead?: components["schemas"]["RelativeIsDead"];
            /**
             * Làm trong tập đoàn.
             * @example false
             */
            works_in_group?: components["schemas"]["RelativeWorksInGroup"];
            /**
             * Mã nhân viên của thân nhân. In any company of the group. Limits: pattern `^[A-Z0-9]{4,12}$`.
             * @example null
             */
            relative_nhansu_id?: components["schemas"]["RelativeNhansuId"];
            /**
             * Người phụ thuộc.
             * @example true
             */
            is_dependant?: components["schemas"]["RelativeIsDependant"];
            /**
             * Giảm trừ từ tháng. Limits: pattern `^[0-9]{4}-(0[1-9]|1[0-2])$`.
             * @example 2024-01
             */
            dep_from?: components["schemas"]["RelativeDepFrom"];
            /**
             * Giảm trừ đến tháng. Limits: pattern `^[0-9]{4}-(0[1-9]|1[0-2])$`.
             * @example null
             */
            dep_to?: components["schemas"]["RelativeDepTo"];
            /**
             * Mã số thuế người phụ thuộc. Limits: pattern `^([0-9]{10}|[0-9]{12}|[0-9]{10}-[0-9]{3})$`.
             * @example null
             */
            dep_tax_code?: components["schemas"]["RelativeDepTaxCode"];
            /**
             * Ghi chú. Limits: at least 1 characters, at most 500 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            note?: components["schemas"]["RelativeNote"];
            /**
             * Thứ tự. Places the row among the others; equal ones stand as they were added. Limits: ≥ 0, ≤ 999.
             * @example 0
             */
            display_order?: components["schemas"]["RelativeDisplayOrder"];
        };
        RelativeUpdate: {
            /**
             * Quan hệ. Limits: ≥ 1, ≤ 13.
             * @example 5
             */
            relationship?: components["schemas"]["RelativeRelationship"];
            /**
             * Họ và tên. Limits: at least 2 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example Nguyễn Minh Khang
             */
            full_name?: components["schemas"]["RelativeFullName"];
            /**
             * Giới tính.
             * @example Nam
             */
            gender?: components["schemas"]["RelativeGender"];
            /**
             * Ngày sinh. Limits: format date.
             * @example 2015-08-20
             */
            date_of_birth?: components["schemas"]["RelativeDateOfBirth"];
            /**
             * Năm sinh. Where the day is not known. Limits: ≥ 1880, ≤ 2100.
             * @example null
             */
            birth_year?: components["schemas"]["RelativeBirthYear"];
            /**
             * Số định danh. Limits: pattern `^[0-9]{12}$`.
             * @example 031215001234
             */
            id_number?: components["schemas"]["RelativeIdNumber"];
            /**
             * Số giấy khai sinh. Limits: at least 1 characters, at most 50 characters, pattern `[^\s\p{DI}]`.
             * @example 125
             */
            birth_certificate_no?: components["schemas"]["RelativeBirthCertificateNo"];
            /**
             * Quyển số. Limits: at least 1 characters, at most 50 characters, pattern `[^\s\p{DI}]`.
             * @example 01/2015
             */
            birth_certificate_book?: components["schemas"]["RelativeBirthCertificateBook"];
            /**
             * Nơi cấp giấy khai sinh. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example UBND phường Lê Chân
             */
            birth_certificate_place?: components["schemas"]["RelativeBirthCertificatePlace"];
            /**
             * Nghề nghiệp. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example Học sinh
             */
            job?: components["schemas"]["RelativeJob"];
            /**
             * Nơi làm việc. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Trường Tiểu học Lê Chân
             */
            work_place?: components["schemas"]["RelativeWorkPlace"];
            /**
             * Địa chỉ. Limits: at least 1 characters, at most 255 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            address?: components["schemas"]["RelativeAddress"];
            /**
             * Số điện thoại. Limits: pattern `^0([35789][0-9]{8}|2[0-9]{9})$`.
             * @example null
             */
            phone?: components["schemas"]["RelativePhone"];
            /**
             * Đã mất.
             * @example false
             */
            is_dead?: components["schemas"]["RelativeIsDead"];
            /**
             * Làm trong tập đoàn.
             * @example false
             */
            works_in_group?: components["schemas"]["RelativeWorksInGroup"];
            /**
             * Mã nhân viên của thân nhân. In any company of the group. Limits: pattern `^[A-Z0-9]{4,12}$`.
             * @example null
             */
            relative_nhansu_id?: components["schemas"]["RelativeNhansuId"];
            /**
             * Người phụ thuộc.
             * @example true
             */
            is_dependant?: components["schemas"]["RelativeIsDependant"];
            /**
             * Giảm trừ từ tháng. Limits: pattern `^[0-9]{4}-(0[1-9]|1[0-2])$`.
             * @example 2024-01
             */
            dep_from?: components["schemas"]["RelativeDepFrom"];
            /**
             * Giảm trừ đến tháng. Limits: pattern `^[0-9]{4}-(0[1-9]|1[0-2])$`.
             * @example null
             */
            dep_to?: components["schemas"]["RelativeDepTo"];
            /**
             * Mã số thuế người phụ thuộc. Limits: pattern `^([0-9]{10}|[0-9]{12}|[0-9]{10}-[0-9]{3})$`.
             * @example null
             */
            dep_tax_code?: components["schemas"]["RelativeDepTaxCode"];
            /**
             * Ghi chú. Limits: at least 1 characters, at most 500 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            note?: components["schemas"]["RelativeNote"];
            /**
             * Thứ tự. Places the row among the others; equal ones stand as they were added. Limits: ≥ 0, ≤ 999.
             * @example 0
             */
            display_order?: components["schemas"]["RelativeDisplayOrder"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        /**
         * Loại phụ cấp
         * @example 3
         */
        AllowanceType: number;
        /**
         * Số tiền
         * @example 500000
         */
        AllowanceAmount: number;
        /**
         * Tính theo
         * @example month
         * @enum {string}
         */
        AllowancePaidPer: "month" | "work_day";
        /**
         * Từ ngày
         * Format: date
         * @example 2026-01-01
         */
        AllowanceFromDate: string;
        /**
         * Đến ngày
         * Format: date
         * @example null
         */
        AllowanceToDate: string | null;
        /**
         * Ghi chú
         * @example null
         */
        AllowanceNote: string | null;
        Allowance: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Loại phụ cấp. Limits: ≥ 1, ≤ 5.
             * @example 3
             */
            allowance_type: components["schemas"]["AllowanceType"];
            /**
             * Số tiền. Limits: ≥ 1, ≤ 1000000000, whole đồng.
             * @example 500000
             */
            amount?: components["schemas"]["AllowanceAmount"];
            /**
             * Tính theo.
             * @example month
             */
            paid_per: components["schemas"]["AllowancePaidPer"];
            /**
             * Từ ngày. Limits: format date.
             * @example 2026-01-01
             */
            from_date: components["schemas"]["AllowanceFromDate"];
            /**
             * Đến ngày. Limits: format date.
             * @example null
             */
            to_date: components["schemas"]["AllowanceToDate"];
            /**
             * Ghi chú. Limits: at least 1 characters, at most 500 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            note: components["schemas"]["AllowanceNote"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
            /**
             * Thông tin không được xem. Fields that the reader has no right to see, filled or not; they are absent.
             * @example []
             */
            masked_fields: components["schemas"]["MaskedFields"];
            /**
             * Thông tin được che. Fields that hold something and are absent because they open only on request (`employees.reveal`). One's own stand open.
             * @example []
             */
            dotted_fields: components["schemas"]["DottedFields"];
        };
        AllowanceStore: {
            /**
             * Loại phụ cấp. Limits: ≥ 1, ≤ 5.
             * @example 3
             */
            allowance_type: components["schemas"]["AllowanceType"];
            /**
             * Số tiền. Limits: ≥ 1, ≤ 1000000000, whole đồng.
             * @example 500000
             */
            amount: components["schemas"]["AllowanceAmount"];
            /**
             * Tính theo.
             * @example month
             */
            paid_per?: components["schemas"]["AllowancePaidPer"];
            /**
             * Từ ngày. Limits: format date.
             * @example 2026-01-01
             */
            from_date: components["schemas"]["AllowanceFromDate"];
            /**
             * Đến ngày. Limits: format date.
             * @example null
             */
            to_date?: components["schemas"]["AllowanceToDate"];
            /**
             * Ghi chú. Limits: at least 1 characters, at most 500 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            note?: components["schemas"]["AllowanceNote"];
        };
        AllowanceUpdate: {
            /**
             * Loại phụ cấp. Limits: ≥ 1, ≤ 5.
             * @example 3
             */
            allowance_type?: components["schemas"]["AllowanceType"];
            /**
             * Số tiền. Limits: ≥ 1, ≤ 1000000000, whole đồng.
             * @example 500000
             */
            amount?: components["schemas"]["AllowanceAmount"];
            /**
             * Tính theo.
             * @example month
             */
            paid_per?: components["schemas"]["AllowancePaidPer"];
            /**
             * Từ ngày. Limits: format date.
             * @example 2026-01-01
             */
            from_date?: components["schemas"]["AllowanceFromDate"];
            /**
             * Đến ngày. Limits: format date.
             * @example null
             */
            to_date?: components["schemas"]["AllowanceToDate"];
            /**
             * Ghi chú. Limits: at least 1 characters, at most 500 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            note?: components["schemas"]["AllowanceNote"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        /**
         * Loại
         * @example accident
         * @enum {string}
         */
        AccidentKind: "accident" | "occupational_disease";
        /**
         * Ngày xảy ra
         * Format: date
         * @example 2025-05-12
         */
        AccidentHappenedOn: string;
        /**
         * Nơi xảy ra
         * @example Kho số 2
         */
        AccidentPlace: string | null;
        /**
         * Diễn biến
         * @example Trượt chân khi lên xe nâng
         */
        AccidentDescription: string | null;
        /**
         * Thương tích hoặc bệnh
         * @example Bong gân cổ chân
         */
        AccidentInjury: string | null;
        /**
         * Số ngày nghỉ
         * @example 5
         */
        AccidentDaysOff: number | null;
        /**
         * Suy giảm khả năng lao động (%)
         * @example null
         */
        AccidentLossPercent: number | null;
        /**
         * Số biên bản
         * @example 03/BB-TNLĐ
         */
        AccidentRecordNo: string | null;
        /**
         * Ghi chú
         * @example null
         */
        AccidentNote: string | null;
        Accident: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Loại.
             * @example accident
             */
            kind: components["schemas"]["AccidentKind"];
            /**
             * Ngày xảy ra. Limits: format date.
             * @example 2025-05-12
             */
            happened_on: components["schemas"]["AccidentHappenedOn"];
            /**
             * Nơi xảy ra. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Kho số 2
             */
            place: components["schemas"]["AccidentPlace"];
            /**
             * Diễn biến. Limits: at least 1 characters, at most 1000 characters, pattern `[^\s\p{DI}]`.
             * @example Trượt chân khi lên xe nâng
             */
            description: components["schemas"]["AccidentDescription"];
            /**
             * Thương tích hoặc bệnh. Limits: at least 1 characters, at most 300 characters, pattern `[^\s\p{DI}]`.
             * @example Bong gân cổ chân
             */
            injury?: components["schemas"]["AccidentInjury"];
            /**
             * Số ngày nghỉ. Limits: ≥ 0, ≤ 3650.
             * @example 5
             */
            days_off: components["schemas"]["AccidentDaysOff"];
            /**
             * Suy giảm khả năng lao động (%). Limits: ≥ 0, ≤ 100.
             * @example null
             */
            loss_percent?: components["schemas"]["AccidentLossPercent"];
            /**
             * Số biên bản. Limits: at least 1 characters, at most 50 characters, pattern `[^\s\p{DI}]`.
             * @example 03/BB-TNLĐ
             */
            record_no: components["schemas"]["AccidentRecordNo"];
            /**
             * Ghi chú. Limits: at least 1 characters, at most 500 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            note: components["schemas"]["AccidentNote"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
            /**
             * Thông tin không được xem. Fields that the reader has no right to see, filled or not; they are absent.
             * @example []
             */
            masked_fields: components["schemas"]["MaskedFields"];
            /**
             * Thông tin được che. Fields that hold something and are absent because they open only on request (`employees.reveal`). One's own stand open.
             * @example []
             */
            dotted_fields: components["schemas"]["DottedFields"];
        };
        AccidentStore: {
            /**
             * Loại.
             * @example accident
             */
            kind: components["schemas"]["AccidentKind"];
            /**
             * Ngày xảy ra. Limits: format date.
             * @example 2025-05-12
             */
            happened_on: components["schemas"]["AccidentHappenedOn"];
            /**
             * Nơi xảy ra. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Kho số 2
             */
            place?: components["schemas"]["AccidentPlace"];
            /**
             * Diễn biến. Limits: at least 1 characters, at most 1000 characters, pattern `[^\s\p{DI}]`.
             * @example Trượt chân khi lên xe nâng
             */
            description?: components["schemas"]["AccidentDescription"];
            /**
             * Thương tích hoặc bệnh. Limits: at least 1 characters, at most 300 characters, pattern `[^\s\p{DI}]`.
             * @example Bong gân cổ chân
             */
            injury?: components["schemas"]["AccidentInjury"];
            /**
             * Số ngày nghỉ. Limits: ≥ 0, ≤ 3650.
             * @example 5
             */
            days_off?: components["schemas"]["AccidentDaysOff"];
            /**
             * Suy giảm khả năng lao động (%). Limits: ≥ 0, ≤ 100.
             * @example null
             */
            loss_percent?: components["schemas"]["AccidentLossPercent"];
            /**
             * Số biên bản. Limits: at least 1 characters, at most 50 characters, pattern `[^\s\p{DI}]`.
             * @example 03/BB-TNLĐ
             */
            record_no?: components["schemas"]["AccidentRecordNo"];
            /**
             * Ghi chú. Limits: at least 1 characters, at most 500 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            note?: components["schemas"]["AccidentNote"];
        };
        AccidentUpdate: {
            /**
             * Loại.
             * @example accident
             */
            kind?: components["schemas"]["AccidentKind"];
            /**
             * Ngày xảy ra. Limits: format date.
             * @example 2025-05-12
             */
            happened_on?: components["schemas"]["AccidentHappenedOn"];
            /**
             * Nơi xảy ra. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Kho số 2
             */
            place?: components["schemas"]["AccidentPlace"];
            /**
             * Diễn biến. Limits: at least 1 characters, at most 1000 characters, pattern `[^\s\p{DI}]`.
             * @example Trượt chân khi lên xe nâng
             */
            description?: components["schemas"]["AccidentDescription"];
            /**
             * Thương tích hoặc bệnh. Limits: at least 1 characters, at most 300 characters, pattern `[^\s\p{DI}]`.
             * @example Bong gân cổ chân
             */
            injury?: components["schemas"]["AccidentInjury"];
            /**
             * Số ngày nghỉ. Limits: ≥ 0, ≤ 3650.
             * @example 5
             */
            days_off?: components["schemas"]["AccidentDaysOff"];
            /**
             * Suy giảm khả năng lao động (%). Limits: ≥ 0, ≤ 100.
             * @example null
             */
            loss_percent?: components["schemas"]["AccidentLossPercent"];
            /**
             * Số biên bản. Limits: at least 1 characters, at most 50 characters, pattern `[^\s\p{DI}]`.
             * @example 03/BB-TNLĐ
             */
            record_no?: components["schemas"]["AccidentRecordNo"];
            /**
             * Ghi chú. Limits: at least 1 characters, at most 500 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            note?: components["schemas"]["AccidentNote"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        /**
         * Loại khám
         * @example periodic
         * @enum {string}
         */
        HealthCheckKind: "hiring" | "periodic" | "occupational";
        /**
         * Ngày khám
         * Format: date
         * @example 2026-03-10
         */
        HealthCheckCheckedOn: string;
        /**
         * Nơi khám
         * @example Bệnh viện Đa khoa Hải Phòng
         */
        HealthCheckFacility: string | null;
        /**
         * Loại sức khỏe
         * @example 2
         */
        HealthCheckHealthGrade: number | null;
        /**
         * Kết luận
         * @example Đủ sức khỏe làm việc
         */
        HealthCheckConclusion: string | null;
        /**
         * Lần khám tiếp theo
         * Format: date
         * Set by the law's period where nothing else is said: yearly; every six months for heavy work, minors and the elderly.
         * @example 2027-03-10
         */
        HealthCheckNextDueDate: string | null;
        /**
         * Ghi chú
         * @example null
         */
        HealthCheckNote: string | null;
        HealthCheck: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Loại khám.
             * @example periodic
             */
            kind: components["schemas"]["HealthCheckKind"];
            /**
             * Ngày khám. Limits: format date.
             * @example 2026-03-10
             */
            checked_on: components["schemas"]["HealthCheckCheckedOn"];
            /**
             * Nơi khám. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Bệnh viện Đa khoa Hải Phòng
             */
            facility: components["schemas"]["HealthCheckFacility"];
            /**
             * Loại sức khỏe. Limits: ≥ 1, ≤ 5.
             * @example 2
             */
            health_grade: components["schemas"]["HealthCheckHealthGrade"];
            /**
             * Kết luận. Limits: at least 1 characters, at most 500 characters, pattern `[^\s\p{DI}]`.
             * @example Đủ sức khỏe làm việc
             */
            conclusion: components["schemas"]["HealthCheckConclusion"];
            /**
             * Lần khám tiếp theo. Set by the law's period where nothing else is said: yearly; every six months for heavy work, minors and the elderly. Limits: format date.
             * @example 2027-03-10
             */
            next_due_date: components["schemas"]["HealthCheckNextDueDate"];
            /**
             * Ghi chú. Limits: at least 1 characters, at most 500 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            note: components["schemas"]["HealthCheckNote"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
            /**
             * Thông tin không được xem. Fields that the reader has no right to see, filled or not; they are absent.
             * @example []
             */
            masked_fields: components["schemas"]["MaskedFields"];
            /**
             * Thông tin được che. Fields that hold something and are absent because they open only on request (`employees.reveal`). One's own stand open.
             * @example []
             */
            dotted_fields: components["schemas"]["DottedFields"];
        };
        HealthCheckStore: {
            /**
             * Loại khám.
             * @example periodic
             */
            kind: components["schemas"]["HealthCheckKind"];
            /**
             * Ngày khám. Limits: format date.
             * @example 2026-03-10
             */
            checked_on: components["schemas"]["HealthCheckCheckedOn"];
            /**
             * Nơi khám. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Bệnh viện Đa khoa Hải Phòng
             */
            facility?: components["schemas"]["HealthCheckFacility"];
            /**
             * Loại sức khỏe. Limits: ≥ 1, ≤ 5.
             * @example 2
             */
            health_grade?: components["schemas"]["HealthCheckHealthGrade"];
            /**
             * Kết luận. Limits: at least 1 characters, at most 500 characters, pattern `[^\s\p{DI}]`.
             * @example Đủ sức khỏe làm việc
             */
            conclusion?: components["schemas"]["HealthCheckConclusion"];
            /**
             * Lần khám tiếp theo. Set by the law's period where nothing else is said: yearly; every six months for heavy work, minors and the elderly. Limits: format date.
             * @example 2027-03-10
             */
            next_due_date?: components["schemas"]["HealthCheckNextDueDate"];
            /**
             * Ghi chú. Limits: at least 1 characters, at most 500 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            note?: components["schemas"]["HealthCheckNote"];
        };
        HealthCheckUpdate: {
            /**
             * Loại khám.
             * @example periodic
             */
            kind?: components["schemas"]["HealthCheckKind"];
            /**
             * Ngày khám. Limits: format date.
             * @example 2026-03-10
             */
            checked_on?: components["schemas"]["HealthCheckCheckedOn"];
            /**
             * Nơi khám. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Bệnh viện Đa khoa Hải Phòng
             */
            facility?: components["schemas"]["HealthCheckFacility"];
            /**
             * Loại sức khỏe. Limits: ≥ 1, ≤ 5.
             * @example 2
             */
            health_grade?: components["schemas"]["HealthCheckHealthGrade"];
            /**
             * Kết luận. Limits: at least 1 characters, at most 500 characters, pattern `[^\s\p{DI}]`.
             * @example Đủ sức khỏe làm việc
             */
            conclusion?: components["schemas"]["HealthCheckConclusion"];
            /**
             * Lần khám tiếp theo. Set by the law's period where nothing else is said: yearly; every six months for heavy work, minors and the elderly. Limits: format date.
             * @example 2027-03-10
             */
            next_due_date?: components["schemas"]["HealthCheckNextDueDate"];
            /**
             * Ghi chú. Limits: at least 1 characters, at most 500 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            note?: components["schemas"]["HealthCheckNote"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        /**
         * Năm
         * @example 2025
         */
        YearlyRecordYear: number;
        /**
         * Ngày phép đã nghỉ
         * @example 10.5
         */
        YearlyRecordLeaveDaysTaken: number | null;
        /**
         * Giờ làm thêm
         * @example 86
         */
        YearlyRecordOvertimeHours: number | null;
        /**
         * Ghi chú
         * @example null
         */
        YearlyRecordNote: string | null;
        YearlyRecord: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Năm. Limits: ≥ 1990, ≤ 2100.
             * @example 2025
             */
            year: components["schemas"]["YearlyRecordYear"];
            /**
             * Ngày phép đã nghỉ. Limits: ≥ 0, ≤ 366.
             * @example 10.5
             */
            leave_days_taken: components["schemas"]["YearlyRecordLeaveDaysTaken"];
            /**
             * Giờ làm thêm. Limits: ≥ 0, ≤ 5000.
             * @example 86
             */
            overtime_hours: components["schemas"]["YearlyRecordOvertimeHours"];
            /**
             * Ghi chú. Limits: at least 1 characters, at most 500 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            note: components["schemas"]["YearlyRecordNote"];
            /**
             * Cần chú ý. What does not fit together, but may be right all the same; only of fields that the reader sees.
             * @example []
             */
            warnings: components["schemas"]["FileWarnings"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
            /**
             * Thông tin không được xem. Fields that the reader has no right to see, filled or not; they are absent.
             * @example []
             */
            masked_fields: components["schemas"]["MaskedFields"];
            /**
             * Thông tin được che. Fields that hold something and are absent because they open only on request (`employees.reveal`). One's own stand open.
             * @example []
             */
            dotted_fields: components["schemas"]["DottedFields"];
        };
        YearlyRecordStore: {
            /**
             * Năm. Limits: ≥ 1990, ≤ 2100.
             * @example 2025
             */
            year: components["schemas"]["YearlyRecordYear"];
            /**
             * Ngày phép đã nghỉ. Limits: ≥ 0, ≤ 366.
             * @example 10.5
             */
            leave_days_taken?: components["schemas"]["YearlyRecordLeaveDaysTaken"];
            /**
             * Giờ làm thêm. Limits: ≥ 0, ≤ 5000.
             * @example 86
             */
            overtime_hours?: components["schemas"]["YearlyRecordOvertimeHours"];
            /**
             * Ghi chú. Limits: at least 1 characters, at most 500 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            note?: components["schemas"]["YearlyRecordNote"];
        };
        YearlyRecordUpdate: {
            /**
             * Năm. Limits: ≥ 1990, ≤ 2100.
             * @example 2025
             */
            year?: components["schemas"]["YearlyRecordYear"];
            /**
             * Ngày phép đã nghỉ. Limits: ≥ 0, ≤ 366.
             * @example 10.5
             */
            leave_days_taken?: components["schemas"]["YearlyRecordLeaveDaysTaken"];
            /**
             * Giờ làm thêm. Limits: ≥ 0, ≤ 5000.
             * @example 86
             */
            overtime_hours?: components["schemas"]["YearlyRecordOvertimeHours"];
            /**
             * Ghi chú. Limits: at least 1 characters, at most 500 characters, pattern `[^\s\p{DI}]`.
             * @example null
             */
            note?: components["schemas"]["YearlyRecordNote"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        /**
         * Giá trị
         * As words where the field has codes.
         * @example Nguyễn Minh Khang
         */
        FileValue: string | number | boolean | null;
        FileChange: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * Thời điểm. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            at: string;
            /**
             * Người thực hiện. Null where the product itself did it.
             * @example Phạm Thu Hà
             */
            user_name: string | null;
            /**
             * Nguồn.
             * @example edit
             * @enum {string}
             */
            source: "edit" | "request" | "import" | "job_change";
            /**
             * Trường.
             * @example relatives.214.full_name
             */
            path: string;
            /**
             * Thông tin.
             * @example Thân nhân › Họ và tên
             */
            label: string;
            /**
             * The values are shown by no history, such as account numbers and pay.
             * @example false
             */
            is_dotted: boolean;
            /**
             * Giá trị. As words where the field has codes.
             * @example Nguyễn Minh Khang
             */
            old_value?: components["schemas"]["FileValue"];
            /**
             * Giá trị. As words where the field has codes.
             * @example Nguyễn Minh Khang
             */
            new_value?: components["schemas"]["FileValue"];
        };
        DepartmentSearch: {
            /**
             * Từ khóa. Limits: at least 1 characters, at most 200 characters.
             * @example khai thac
             */
            value: string;
            /**
             * Limits: at least 1 items.
             * @example [
             *       "code",
             *       "name",
             *       "short_name"
             *     ]
             */
            fields?: ("code" | "name" | "short_name")[];
        };
        DepartmentFilter: {
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            code?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            name?: components["schemas"]["TextFilter"];
            parent_id?: components["schemas"]["SelectFilter"];
            level?: components["schemas"]["SelectFilter"];
            is_active?: components["schemas"]["BooleanFilter"];
        };
        /**
         * Đơn vị cấp trên
         * Null at the top.
         * @example 1
         */
        DepartmentParentId: number | null;
        /**
         * Mã đơn vị
         * Upper case, digits, - and _; unique in the company. Small letters are raised on the way in.
         * @example PKTHAC
         */
        DepartmentCode: string;
        /**
         * Tên đơn vị
         * @example Phòng Khai thác
         */
        DepartmentName: string;
        /**
         * Tên viết tắt
         * @example P. Khai thác
         */
        DepartmentShortName: string | null;
        /**
         * Cấp đơn vị
         * The six levels of the specification; a department is below the level of its parent.
         * @example 4
         */
        DepartmentLevel: number;
        /**
         * Trạng thái
         * False for a closed department; changed by close and reopen.
         * @example true
         */
        DepartmentIsActive: boolean;
        /**
         * Số nhân viên
         * Employees of the department and of all below it.
         * @example 18
         */
        DepartmentEmployeeTotal: number;
        /**
         * Định biên
         * How many people are planned, with those of all departments below it.
         * @example 20
         */
        DepartmentHeadcountPlan: number | null;
        /**
         * Thứ tự
         * Place among its siblings; changed by move.
         * @example 1
         */
        DepartmentDisplayOrder: number;
        /**
         * Employees who hold a position in the department itself.
         * @example 7
         */
        DepartmentOwnEmployeeTotal: number;
        /**
         * Trưởng đơn vị
         * @example Vũ Đức Trưởng
         */
        DepartmentManagerName: string | null;
        /**
         * The names from the top down to it.
         * @example Công ty › Phòng Khai thác
         */
        DepartmentPath: string;
        DepartmentNode: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Đơn vị cấp trên. Null at the top. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 1
             */
            parent_id: components["schemas"]["DepartmentParentId"];
            /**
             * Mã đơn vị. Upper case, digits, - and _; unique in the company. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example PKTHAC
             */
            code: components["schemas"]["DepartmentCode"];
            /**
             * Tên đơn vị. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Phòng Khai thác
             */
            name: components["schemas"]["DepartmentName"];
            /**
             * Tên viết tắt. Limits: at most 50 characters.
             * @example P. Khai thác
             */
            short_name: components["schemas"]["DepartmentShortName"];
            /**
             * Cấp đơn vị. The six levels of the specification; a department is below the level of its parent. Limits: ≥ 1, ≤ 6.
             * @example 4
             */
            level: components["schemas"]["DepartmentLevel"];
            /**
             * Trạng thái. False for a closed department; changed by close and reopen.
             * @example true
             */
            is_active: components["schemas"]["DepartmentIsActive"];
            /**
             * Số nhân viên. Employees of the department and of all below it. Limits: ≥ 0.
             * @example 18
             */
            employee_total: components["schemas"]["DepartmentEmployeeTotal"];
            /**
             * Định biên. How many people are planned, with those of all departments below it. Limits: ≥ 0, ≤ 1000000.
             * @example 20
             */
            headcount_plan: components["schemas"]["DepartmentHeadcountPlan"];
            /**
             * Thứ tự. Place among its siblings; changed by move.
             * @example 1
             */
            display_order: components["schemas"]["DepartmentDisplayOrder"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Employees who hold a position in the department itself. Limits: ≥ 0.
             * @example 7
             */
            own_employee_total?: components["schemas"]["DepartmentOwnEmployeeTotal"];
            /**
             * Trưởng đơn vị.
             * @example Vũ Đức Trưởng
             */
            manager_name?: components["schemas"]["DepartmentManagerName"];
            /**
             * The names from the top down to it.
             * @example Công ty › Phòng Khai thác
             */
            path?: components["schemas"]["DepartmentPath"];
            /** Only in the tree. */
            children?: components["schemas"]["DepartmentNode"][];
        };
        /**
         * Trưởng đơn vị
         * @example 11
         */
        DepartmentManagerId: number | null;
        /**
         * Ngày thành lập
         * Format: date
         * @example 2015-03-01
         */
        DepartmentFoundDate: string | null;
        /**
         * Số quyết định thành lập
         * @example 12/QĐ-TCNS
         */
        DepartmentDecisionNo: string | null;
        /**
         * Địa chỉ
         * @example Khu kho số 2
         */
        DepartmentAddress: string | null;
        /**
         * Số điện thoại
         * @example 0912345678
         */
        DepartmentPhone: string | null;
        DepartmentStore: {
            /**
             * Mã đơn vị. Upper case, digits, - and _; unique in the company. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example PKTHAC
             */
            code: components["schemas"]["DepartmentCode"];
            /**
             * Tên đơn vị. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Phòng Khai thác
             */
            name: components["schemas"]["DepartmentName"];
            /**
             * Tên viết tắt. Limits: at most 50 characters.
             * @example P. Khai thác
             */
            short_name?: components["schemas"]["DepartmentShortName"];
            /**
             * Đơn vị cấp trên. Null at the top. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 1
             */
            parent_id?: components["schemas"]["DepartmentParentId"];
            /**
             * Cấp đơn vị. The six levels of the specification; a department is below the level of its parent. Limits: ≥ 1, ≤ 6.
             * @example 4
             */
            level: components["schemas"]["DepartmentLevel"];
            /**
             * Trưởng đơn vị. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 11
             */
            manager_id?: components["schemas"]["DepartmentManagerId"];
            /**
             * Định biên. How many people are planned, with those of all departments below it. Limits: ≥ 0, ≤ 1000000.
             * @example 20
             */
            headcount_plan?: components["schemas"]["DepartmentHeadcountPlan"];
            /**
             * Ngày thành lập. Limits: format date.
             * @example 2015-03-01
             */
            found_date?: components["schemas"]["DepartmentFoundDate"];
            /**
             * Số quyết định thành lập. Limits: at most 50 characters.
             * @example 12/QĐ-TCNS
             */
            decision_no?: components["schemas"]["DepartmentDecisionNo"];
            /**
             * Địa chỉ. Limits: at most 300 characters.
             * @example Khu kho số 2
             */
            address?: components["schemas"]["DepartmentAddress"];
            /**
             * Số điện thoại. Limits: pattern `^0[0-9]{9,10}$`.
             * @example 0912345678
             */
            phone?: components["schemas"]["DepartmentPhone"];
        };
        /**
         * Ngày giải thể
         * Format: date
         * @example null
         */
        DepartmentClosedOn: string | null;
        /**
         * Số quyết định giải thể
         * @example 45/QĐ-TCNS
         */
        DepartmentCloseDecisionNo: string | null;
        /**
         * Đã sáp nhập vào
         * Where it was merged into, if so.
         * @example null
         */
        DepartmentMergedIntoId: number | null;
        Department: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Đơn vị cấp trên. Null at the top. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 1
             */
            parent_id: components["schemas"]["DepartmentParentId"];
            /**
             * Mã đơn vị. Upper case, digits, - and _; unique in the company. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example PKTHAC
             */
            code: components["schemas"]["DepartmentCode"];
            /**
             * Tên đơn vị. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Phòng Khai thác
             */
            name: components["schemas"]["DepartmentName"];
            /**
             * Tên viết tắt. Limits: at most 50 characters.
             * @example P. Khai thác
             */
            short_name: components["schemas"]["DepartmentShortName"];
            /**
             * Cấp đơn vị. The six levels of the specification; a department is below the level of its parent. Limits: ≥ 1, ≤ 6.
             * @example 4
             */
            level: components["schemas"]["DepartmentLevel"];
            /**
             * Trưởng đơn vị. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 11
             */
            manager_id: components["schemas"]["DepartmentManagerId"];
            /**
             * Trưởng đơn vị.
             * @example Vũ Đức Trưởng
             */
            manager_name: components["schemas"]["DepartmentManagerName"];
            /**
             * Định biên. How many people are planned, with those of all departments below it. Limits: ≥ 0, ≤ 1000000.
             * @example 20
             */
            headcount_plan: components["schemas"]["DepartmentHeadcountPlan"];
            /**
             * Ngày thành lập. Limits: format date.
             * @example 2015-03-01
             */
            found_date: components["schemas"]["DepartmentFoundDate"];
            /**
             * Số quyết định thành lập. Limits: at most 50 characters.
             * @example 12/QĐ-TCNS
             */
            decision_no: components["schemas"]["DepartmentDecisionNo"];
            /**
             * Địa chỉ. Limits: at most 300 characters.
             * @example Khu kho số 2
             */
            address: components["schemas"]["DepartmentAddress"];
            /**
             * Số điện thoại. Limits: pattern `^0[0-9]{9,10}$`.
             * @example 0912345678
             */
            phone: components["schemas"]["DepartmentPhone"];
            /**
             * Thứ tự. Place among its siblings; changed by move.
             * @example 1
             */
            display_order: components["schemas"]["DepartmentDisplayOrder"];
            /**
             * Trạng thái. False for a closed department; changed by close and reopen.
             * @example true
             */
            is_active: components["schemas"]["DepartmentIsActive"];
            /**
             * Ngày giải thể. Limits: format date.
             * @example null
             */
            closed_on: components["schemas"]["DepartmentClosedOn"];
            /**
             * Số quyết định giải thể. Limits: at most 50 characters.
             * @example 45/QĐ-TCNS
             */
            close_decision_no: components["schemas"]["DepartmentCloseDecisionNo"];
            /**
             * Đã sáp nhập vào. Where it was merged into, if so.
             * @example null
             */
            merged_into_id: components["schemas"]["DepartmentMergedIntoId"];
            /**
             * The names from the top down to it.
             * @example Công ty › Phòng Khai thác
             */
            path: components["schemas"]["DepartmentPath"];
            /**
             * Số nhân viên. Employees of the department and of all below it. Limits: ≥ 0.
             * @example 18
             */
            employee_total: components["schemas"]["DepartmentEmployeeTotal"];
            /**
             * Employees who hold a position in the department itself. Limits: ≥ 0.
             * @example 7
             */
            own_employee_total: components["schemas"]["DepartmentOwnEmployeeTotal"];
            /**
             * Positions of the department itself. Limits: ≥ 0.
             * @example 4
             */
            position_total: number;
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
            /**
             * Only with include=all_children.
             * @example [
             *       13,
             *       14
             *     ]
             */
            all_children?: components["schemas"]["Id"][];
        };
        DepartmentUpdate: {
            /**
             * Mã đơn vị. Upper case, digits, - and _; unique in the company. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example PKTHAC
             */
            code?: components["schemas"]["DepartmentCode"];
            /**
             * Tên đơn vị. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Phòng Khai thác
             */
            name?: components["schemas"]["DepartmentName"];
            /**
             * Tên viết tắt. Limits: at most 50 characters.
             * @example P. Khai thác
             */
            short_name?: components["schemas"]["DepartmentShortName"];
            /**
             * Đơn vị cấp trên. Null at the top. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 1
             */
            parent_id?: components["schemas"]["DepartmentParentId"];
            /**
             * Cấp đơn vị. The six levels of the specification; a department is below the level of its parent. Limits: ≥ 1, ≤ 6.
             * @example 4
             */
            level?: components["schemas"]["DepartmentLevel"];
            /**
             * Trưởng đơn vị. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 11
             */
            manager_id?: components["schemas"]["DepartmentManagerId"];
            /**
             * Định biên. How many people are planned, with those of all departments below it. Limits: ≥ 0, ≤ 1000000.
             * @example 20
             */
            headcount_plan?: components["schemas"]["DepartmentHeadcountPlan"];
            /**
             * Ngày thành lập. Limits: format date.
             * @example 2015-03-01
             */
            found_date?: components["schemas"]["DepartmentFoundDate"];
            /**
             * Số quyết định thành lập. Limits: at most 50 characters.
             * @example 12/QĐ-TCNS
             */
            decision_no?: components["schemas"]["DepartmentDecisionNo"];
            /**
             * Địa chỉ. Limits: at most 300 characters.
             * @example Khu kho số 2
             */
            address?: components["schemas"]["DepartmentAddress"];
            /**
             * Số điện thoại. Limits: pattern `^0[0-9]{9,10}$`.
             * @example 0912345678
             */
            phone?: components["schemas"]["DepartmentPhone"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        DepartmentEmployee: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Mã nhân viên.
             * @example NS0011
             */
            nhansu_id: string;
            /**
             * Họ và tên.
             * @example Nguyễn Thị Đào
             */
            full_name: string;
        };
        /**
         * Ngày hiệu lực
         * Format: date
         * From which day on it holds; today when absent, never a day to come or before the last change of the department.
         * @example 2026-04-15
         */
        DepartmentEffectiveDate: string;
        /**
         * Departments that move, itself and all below it.
         * @example 3
         */
        MovedUnits: number;
        /**
         * Employees who move with them.
         * @example 18
         */
        MovedEmployees: number;
        DepartmentVersion: {
            /**
             * Format: date
             * Từ ngày. Limits: format date.
             * @example 2026-01-01
             */
            valid_from: string;
            /**
             * Format: date
             * Đến trước ngày. The day from which on it was otherwise; null for the state of now. Limits: format date.
             * @example null
             */
            valid_to: string | null;
            /**
             * The fields in which it differs from the state before; none of the first one.
             * @example [
             *       "name"
             *     ]
             */
            changed: string[];
            /**
             * Đơn vị cấp trên. Null at the top. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 1
             */
            parent_id: components["schemas"]["DepartmentParentId"];
            /**
             * As it is called now.
             * @example Công ty
             */
            parent_name: string | null;
            /**
             * Mã đơn vị. Upper case, digits, - and _; unique in the company. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example PKTHAC
             */
            code: components["schemas"]["DepartmentCode"];
            /**
             * Tên đơn vị. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Phòng Khai thác
             */
            name: components["schemas"]["DepartmentName"];
            /**
             * Tên viết tắt. Limits: at most 50 characters.
             * @example P. Khai thác
             */
            short_name: components["schemas"]["DepartmentShortName"];
            /**
             * Cấp đơn vị. The six levels of the specification; a department is below the level of its parent. Limits: ≥ 1, ≤ 6.
             * @example 4
             */
            level: components["schemas"]["DepartmentLevel"];
            /**
             * Trạng thái. False for a closed department; changed by close and reopen.
             * @example true
             */
            is_active: components["schemas"]["DepartmentIsActive"];
            /**
             * Trưởng đơn vị. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 11
             */
            manager_id: components["schemas"]["DepartmentManagerId"];
            /**
             * Trưởng đơn vị.
             * @example Vũ Đức Trưởng
             */
            manager_name: components["schemas"]["DepartmentManagerName"];
            /**
             * Định biên. How many people are planned, with those of all departments below it. Limits: ≥ 0, ≤ 1000000.
             * @example 20
             */
            headcount_plan: components["schemas"]["DepartmentHeadcountPlan"];
            /**
             * Số quyết định thành lập. Limits: at most 50 characters.
             * @example 12/QĐ-TCNS
             */
            decision_no: components["schemas"]["DepartmentDecisionNo"];
            /**
             * Ngày giải thể. Limits: format date.
             * @example null
             */
            closed_on: components["schemas"]["DepartmentClosedOn"];
            /**
             * Số quyết định giải thể. Limits: at most 50 characters.
             * @example 45/QĐ-TCNS
             */
            close_decision_no: components["schemas"]["DepartmentCloseDecisionNo"];
            /**
             * Đã sáp nhập vào. Where it was merged into, if so.
             * @example null
             */
            merged_into_id: components["schemas"]["DepartmentMergedIntoId"];
            /**
             * As it is called now.
             * @example null
             */
            merged_into_name: string | null;
        };
        CatalogueSearch: {
            /**
             * Từ khóa. Limits: at least 1 characters, at most 200 characters.
             * @example dao tao
             */
            value: string;
            /**
             * Limits: at least 1 items.
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
             * Limits: format date-time.
             * @example 2026-01-31T00:00:00+07:00
             */
            value?: string;
            /**
             * Format: date-time
             * Limits: format date-time.
             * @example 2026-01-01T00:00:00+07:00
             */
            from?: string;
            /**
             * Format: date-time
             * Limits: format date-time.
             * @example 2026-12-31T23:59:59+07:00
             */
            to?: string;
        };
        PositionFilter: {
            id?: components["schemas"]["SelectFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            code?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            name?: components["schemas"]["TextFilter"];
            department_id?: components["schemas"]["SelectFilter"];
            position_level?: components["schemas"]["SelectFilter"];
            nature_of_work?: components["schemas"]["SelectFilter"];
            headcount_plan?: components["schemas"]["NumberFilter"];
            is_active?: components["schemas"]["BooleanFilter"];
            created_at?: components["schemas"]["DatetimeFilter"];
            updated_at?: components["schemas"]["DatetimeFilter"];
        };
        /**
         * Mã
         * Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in.
         * @example MOI-01
         */
        CatalogueCode: string;
        /**
         * Tên chức vụ
         * @example Trưởng phòng Hành chính Nhân sự
         */
        PositionName: string;
        /**
         * Đơn vị
         * Null for a position of the whole company.
         * @example 2
         */
        PositionDepartmentId: number | null;
        /**
         * Cấp chức vụ
         * The 15 levels of the specification.
         * @example 4
         */
        PositionLevel: number;
        /**
         * Tính chất công việc
         * The 7 natures of the specification.
         * @example 1
         */
        PositionNatureOfWork: number | null;
        /**
         * Định biên
         * How many holders are planned.
         * @example 1
         */
        PositionHeadcountPlan: number | null;
        /**
         * Mô tả công việc
         * @example Điều hành công tác hành chính và nhân sự.
         */
        PositionJobDescription: string | null;
        /**
         * Yêu cầu
         * @example Tốt nghiệp đại học, 5 năm kinh nghiệm.
         */
        PositionRequirements: string | null;
        /**
         * Trạng thái
         * Changed by change-status alone: a position that is held stays in use.
         * @example true
         */
        PositionIsActive: boolean;
        /**
         * Số người giữ
         * Employees who hold it now.
         * @example 1
         */
        PositionHolderTotal: number;
        /**
         * Đơn vị
         * @example Phòng Hành chính Nhân sự
         */
        PositionDepartmentName: string | null;
        Position: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code: components["schemas"]["CatalogueCode"];
            /**
             * Tên chức vụ. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Trưởng phòng Hành chính Nhân sự
             */
            name: components["schemas"]["PositionName"];
            /**
             * Đơn vị. Null for a position of the whole company. Limits: ≥ 1, ≤ 9007199254740991, a record of departments.
             * @example 2
             */
            department_id: components["schemas"]["PositionDepartmentId"];
            /**
             * Cấp chức vụ. The 15 levels of the specification. Limits: ≥ 1, ≤ 15.
             * @example 4
             */
            position_level: components["schemas"]["PositionLevel"];
            /**
             * Tính chất công việc. The 7 natures of the specification. Limits: ≥ 1, ≤ 7.
             * @example 1
             */
            nature_of_work: components["schemas"]["PositionNatureOfWork"];
            /**
             * Định biên. How many holders are planned. Limits: ≥ 0, ≤ 100000.
             * @example 1
             */
            headcount_plan: components["schemas"]["PositionHeadcountPlan"];
            /**
             * Mô tả công việc. Limits: at most 5000 characters.
             * @example Điều hành công tác hành chính và nhân sự.
             */
            job_description: components["schemas"]["PositionJobDescription"];
            /**
             * Yêu cầu. Limits: at most 5000 characters.
             * @example Tốt nghiệp đại học, 5 năm kinh nghiệm.
             */
            requirements: components["schemas"]["PositionRequirements"];
            /**
             * Trạng thái. Changed by change-status alone: a position that is held stays in use.
             * @example true
             */
            is_active: components["schemas"]["PositionIsActive"];
            /**
             * Số người giữ. Employees who hold it now. Limits: ≥ 0.
             * @example 1
             */
            holder_total: components["schemas"]["PositionHolderTotal"];
            /**
             * Đơn vị.
             * @example Phòng Hành chính Nhân sự
             */
            department_name: components["schemas"]["PositionDepartmentName"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
        };
        PositionStore: {
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code: components["schemas"]["CatalogueCode"];
            /**
             * Tên chức vụ. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Trưởng phòng Hành chính Nhân sự
             */
            name: components["schemas"]["PositionName"];
            /**
             * Đơn vị. Null for a position of the whole company. Limits: ≥ 1, ≤ 9007199254740991, a record of departments.
             * @example 2
             */
            department_id?: components["schemas"]["PositionDepartmentId"];
            /**
             * Cấp chức vụ. The 15 levels of the specification. Limits: ≥ 1, ≤ 15.
             * @example 4
             */
            position_level: components["schemas"]["PositionLevel"];
            /**
             * Tính chất công việc. The 7 natures of the specification. Limits: ≥ 1, ≤ 7.
             * @example 1
             */
            nature_of_work?: components["schemas"]["PositionNatureOfWork"];
            /**
             * Định biên. How many holders are planned. Limits: ≥ 0, ≤ 100000.
             * @example 1
             */
            headcount_plan?: components["schemas"]["PositionHeadcountPlan"];
            /**
             * Mô tả công việc. Limits: at most 5000 characters.
             * @example Điều hành công tác hành chính và nhân sự.
             */
            job_description?: components["schemas"]["PositionJobDescription"];
            /**
             * Yêu cầu. Limits: at most 5000 characters.
             * @example Tốt nghiệp đại học, 5 năm kinh nghiệm.
             */
            requirements?: components["schemas"]["PositionRequirements"];
        };
        PositionUpdate: {
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code?: components["schemas"]["CatalogueCode"];
            /**
             * Tên chức vụ. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Trưởng phòng Hành chính Nhân sự
             */
            name?: components["schemas"]["PositionName"];
            /**
             * Đơn vị. Null for a position of the whole company. Limits: ≥ 1, ≤ 9007199254740991, a record of departments.
             * @example 2
             */
            department_id?: components["schemas"]["PositionDepartmentId"];
            /**
             * Cấp chức vụ. The 15 levels of the specification. Limits: ≥ 1, ≤ 15.
             * @example 4
             */
            position_level?: components["schemas"]["PositionLevel"];
            /**
             * Tính chất công việc. The 7 natures of the specification. Limits: ≥ 1, ≤ 7.
             * @example 1
             */
            nature_of_work?: components["schemas"]["PositionNatureOfWork"];
            /**
             * Định biên. How many holders are planned. Limits: ≥ 0, ≤ 100000.
             * @example 1
             */
            headcount_plan?: components["schemas"]["PositionHeadcountPlan"];
            /**
             * Mô tả công việc. Limits: at most 5000 characters.
             * @example Điều hành công tác hành chính và nhân sự.
             */
            job_description?: components["schemas"]["PositionJobDescription"];
            /**
             * Yêu cầu. Limits: at most 5000 characters.
             * @example Tốt nghiệp đại học, 5 năm kinh nghiệm.
             */
            requirements?: components["schemas"]["PositionRequirements"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        LevelFilter: {
            id?: components["schemas"]["SelectFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            code?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            name?: components["schemas"]["TextFilter"];
            level_group?: components["schemas"]["SelectFilter"];
            rank?: components["schemas"]["NumberFilter"];
            is_active?: components["schemas"]["BooleanFilter"];
            created_at?: components["schemas"]["DatetimeFilter"];
            updated_at?: components["schemas"]["DatetimeFilter"];
        };
        /**
         * Mã trình độ
         * Upper case, digits, - and _. Small letters are raised on the way in.
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
         * Orders the levels; higher is further.
         * @example 60
         */
        LevelRank: number;
        /**
         * Trạng thái
         * @example true
         */
        LevelIsActive: boolean;
        Level: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Mã trình độ. Upper case, digits, - and _. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example DH
             */
            code: components["schemas"]["LevelCode"];
            /**
             * Tên trình độ. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Đại học
             */
            name: components["schemas"]["LevelName"];
            /**
             * Nhóm trình độ.
             * @example education
             */
            level_group: components["schemas"]["LevelGroup"];
            /**
             * Thứ bậc. Orders the levels; higher is further. Limits: ≥ 0, ≤ 999.
             * @example 60
             */
            rank: components["schemas"]["LevelRank"];
            /**
             * Trạng thái.
             * @example true
             */
            is_active: components["schemas"]["LevelIsActive"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
        };
        LevelStore: {
            /**
             * Mã trình độ. Upper case, digits, - and _. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example DH
             */
            code: components["schemas"]["LevelCode"];
            /**
             * Tên trình độ. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Đại học
             */
            name: components["schemas"]["LevelName"];
            /**
             * Nhóm trình độ.
             * @example education
             */
            level_group: components["schemas"]["LevelGroup"];
            /**
             * Thứ bậc. Orders the levels; higher is further. Limits: ≥ 0, ≤ 999.
             * @example 60
             */
            rank: components["schemas"]["LevelRank"];
            /**
             * Trạng thái.
             * @example true
             */
            is_active?: components["schemas"]["LevelIsActive"];
        };
        LevelUpdate: {
            /**
             * Mã trình độ. Upper case, digits, - and _. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example DH
             */
            code?: components["schemas"]["LevelCode"];
            /**
             * Tên trình độ. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Đại học
             */
            name?: components["schemas"]["LevelName"];
            /**
             * Nhóm trình độ.
             * @example education
             */
            level_group?: components["schemas"]["LevelGroup"];
            /**
             * Thứ bậc. Orders the levels; higher is further. Limits: ≥ 0, ≤ 999.
             * @example 60
             */
            rank?: components["schemas"]["LevelRank"];
            /**
             * Trạng thái.
             * @example true
             */
            is_active?: components["schemas"]["LevelIsActive"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        /**
         * Danh mục
         * The resource whose items are copied; it is one with an import.
         * @example levels
         * @enum {string}
         */
        CopiedCatalogue: "certificateGroups" | "certificates" | "classifies" | "contractTypes" | "documentTypes" | "fields" | "levels" | "partnerInfos" | "quizCategories" | "trainingFormalities" | "trainingLocations" | "trainingTypes";
        /**
         * Công ty
         * @example 2
         */
        CatalogueFromCompany: number;
        CatalogueCompany: {
            /**
             * Công ty. Limits: ≥ 1, ≤ 2147483647.
             * @example 2
             */
            id: components["schemas"]["CatalogueFromCompany"];
            /**
             * Tên công ty.
             * @example Cảng Mẫu
             */
            name: string;
        };
        CatalogueChoice: {
            /**
             * Danh mục. The resource whose items are copied; it is one with an import.
             * @example levels
             */
            catalogue: components["schemas"]["CopiedCatalogue"];
            /**
             * Công ty. Limits: ≥ 1, ≤ 2147483647.
             * @example 2
             */
            from_company_id: components["schemas"]["CatalogueFromCompany"];
        };
        ImportChange: {
            /** @example rank */
            field: string;
            /** @example Thứ bậc */
            title: string;
            /**
             * Null in a new row.
             * @example 60
             */
            before: string | null;
            /** @example 65 */
            after: string | null;
        };
        CatalogueCopyItem: {
            /**
             * Its code, or its name where it has no code.
             * @example TC
             */
            key: string;
            /** @example Trung cấp */
            name: string;
            /**
             * changed: it is here with other values; unchanged: it is here as it is there.
             * @example new
             * @enum {string}
             */
            state: "new" | "changed" | "unchanged" | "wrong";
            changes: components["schemas"]["ImportChange"][];
            /** @example [] */
            errors: string[];
        };
        CatalogueCopy: {
            /**
             * Danh mục. The resource whose items are copied; it is one with an import.
             * @example levels
             */
            catalogue: components["schemas"]["CopiedCatalogue"];
            /**
             * Công ty. Limits: ≥ 1, ≤ 2147483647.
             * @example 2
             */
            from_company_id: components["schemas"]["CatalogueFromCompany"];
            /**
             * Mục được chọn. Codes, or names where the catalogue has no codes. Limits: at least 1 items, at most 1000 items.
             * @example [
             *       "TC"
             *     ]
             */
            keys: string[];
        };
        ImportRow: {
            /**
             * As Excel numbers it. Limits: ≥ 2.
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
             * What undoImport takes; null when nothing was changed.
             * @example 7
             */
            id: number | null;
            /**
             * Rows that were read. Limits: ≥ 0.
             * @example 120
             */
            total: number;
            /**
             * Limits: ≥ 0.
             * @example 20
             */
            new: number;
            /**
             * Limits: ≥ 0.
             * @example 5
             */
            changed: number;
            /**
             * Limits: ≥ 0.
             * @example 95
             */
            unchanged: number;
            /**
             * Limits: ≥ 0.
             * @example 0
             */
            wrong: number;
            /**
             * Titles of columns that are not read.
             * @example [
             *       "Ngày tạo"
             *     ]
             */
            ignored_columns: string[];
            /** The first 200 rows that would change something, the wrong ones first. */
            rows: components["schemas"]["ImportRow"][];
            /**
             * There are more such rows.
             * @example false
             */
            truncated: boolean;
        };
        ClassifyFilter: {
            id?: components["schemas"]["SelectFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            code?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            name?: components["schemas"]["TextFilter"];
            applies_to?: components["schemas"]["SelectFilter"];
            min_score?: components["schemas"]["NumberFilter"];
            max_score?: components["schemas"]["NumberFilter"];
            rank?: components["schemas"]["NumberFilter"];
            is_active?: components["schemas"]["BooleanFilter"];
            created_at?: components["schemas"]["DatetimeFilter"];
            updated_at?: components["schemas"]["DatetimeFilter"];
        };
        /**
         * Tên xếp loại
         * @example Khá
         */
        ClassifyName: string;
        /**
         * Áp dụng cho
         * @example test
         * @enum {string}
         */
        ClassifyAppliesTo: "graduation" | "training" | "appraisal" | "test";
        /**
         * Điểm từ
         * The band begins here; both ends or neither.
         * @example 7
         */
        ClassifyMinScore: number | null;
        /**
         * Điểm đến
         * The band ends below this score; 10 itself belongs to the band that ends there.
         * @example 8
         */
        ClassifyMaxScore: number | null;
        /**
         * Thứ bậc
         * Orders the classifications of a group; higher is better.
         * @example 30
         */
        ClassifyRank: number;
        /**
         * Trạng thái
         * False for what stays on older records but can no longer be chosen.
         * @example true
         */
        CatalogueIsActive: boolean;
        Classify: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code: components["schemas"]["CatalogueCode"];
            /**
             * Tên xếp loại. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Khá
             */
            name: components["schemas"]["ClassifyName"];
            /**
             * Áp dụng cho.
             * @example test
             */
            applies_to: components["schemas"]["ClassifyAppliesTo"];
            /**
             * Điểm từ. The band begins here; both ends or neither. Limits: ≥ 0, ≤ 10.
             * @example 7
             */
            min_score: components["schemas"]["ClassifyMinScore"];
            /**
             * Điểm đến. The band ends below this score; 10 itself belongs to the band that ends there. Limits: ≥ 0, ≤ 10.
             * @example 8
             */
            max_score: components["schemas"]["ClassifyMaxScore"];
            /**
             * Thứ bậc. Orders the classifications of a group; higher is better. Limits: ≥ 0, ≤ 999.
             * @example 30
             */
            rank: components["schemas"]["ClassifyRank"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active: components["schemas"]["CatalogueIsActive"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
        };
        ClassifyStore: {
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code: components["schemas"]["CatalogueCode"];
            /**
             * Tên xếp loại. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Khá
             */
            name: components["schemas"]["ClassifyName"];
            /**
             * Áp dụng cho.
             * @example test
             */
            applies_to: components["schemas"]["ClassifyAppliesTo"];
            /**
             * Điểm từ. The band begins here; both ends or neither. Limits: ≥ 0, ≤ 10.
             * @example 7
             */
            min_score?: components["schemas"]["ClassifyMinScore"];
            /**
             * Điểm đến. The band ends below this score; 10 itself belongs to the band that ends there. Limits: ≥ 0, ≤ 10.
             * @example 8
             */
            max_score?: components["schemas"]["ClassifyMaxScore"];
            /**
             * Thứ bậc. Orders the classifications of a group; higher is better. Limits: ≥ 0, ≤ 999.
             * @example 30
             */
            rank: components["schemas"]["ClassifyRank"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active?: components["schemas"]["CatalogueIsActive"];
        };
        ClassifyUpdate: {
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code?: components["schemas"]["CatalogueCode"];
            /**
             * Tên xếp loại. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Khá
             */
            name?: components["schemas"]["ClassifyName"];
            /**
             * Áp dụng cho.
             * @example test
             */
            applies_to?: components["schemas"]["ClassifyAppliesTo"];
            /**
             * Điểm từ. The band begins here; both ends or neither. Limits: ≥ 0, ≤ 10.
             * @example 7
             */
            min_score?: components["schemas"]["ClassifyMinScore"];
            /**
             * Điểm đến. The band ends below this score; 10 itself belongs to the band that ends there. Limits: ≥ 0, ≤ 10.
             * @example 8
             */
            max_score?: components["schemas"]["ClassifyMaxScore"];
            /**
             * Thứ bậc. Orders the classifications of a group; higher is better. Limits: ≥ 0, ≤ 999.
             * @example 30
             */
            rank?: components["schemas"]["ClassifyRank"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active?: components["schemas"]["CatalogueIsActive"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        FieldFilter: {
            id?: components["schemas"]["SelectFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            code?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            name?: components["schemas"]["TextFilter"];
            parent_id?: components["schemas"]["SelectFilter"];
            is_active?: components["schemas"]["BooleanFilter"];
            created_at?: components["schemas"]["DatetimeFilter"];
            updated_at?: components["schemas"]["DatetimeFilter"];
        };
        /**
         * Tên lĩnh vực
         * @example An toàn lao động
         */
        FieldName: string;
        /**
         * Thuộc lĩnh vực
         * @example null
         */
        FieldParentId: number | null;
        /**
         * Mô tả
         * @example Dùng cho toàn công ty.
         */
        CatalogueDescription: string | null;
        /**
         * Bậc
         * How deep it stands in the tree; 1 at the top.
         * @example 1
         */
        FieldDepth: number;
        /**
         * Đường dẫn
         * The names from the top down to it.
         * @example An toàn lao động › PCCC
         */
        FieldPath: string;
        Field: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code: components["schemas"]["CatalogueCode"];
            /**
             * Tên lĩnh vực. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example An toàn lao động
             */
            name: components["schemas"]["FieldName"];
            /**
             * Thuộc lĩnh vực. Limits: ≥ 1, ≤ 9007199254740991, a record of fields.
             * @example null
             */
            parent_id: components["schemas"]["FieldParentId"];
            /**
             * Mô tả. Limits: at most 1000 characters.
             * @example Dùng cho toàn công ty.
             */
            description: components["schemas"]["CatalogueDescription"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active: components["schemas"]["CatalogueIsActive"];
            /**
             * Bậc. How deep it stands in the tree; 1 at the top. Limits: ≥ 1, ≤ 6.
             * @example 1
             */
            depth: components["schemas"]["FieldDepth"];
            /**
             * Đường dẫn. The names from the top down to it.
             * @example An toàn lao động › PCCC
             */
            path: components["schemas"]["FieldPath"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
        };
        FieldStore: {
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code: components["schemas"]["CatalogueCode"];
            /**
             * Tên lĩnh vực. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example An toàn lao động
             */
            name: components["schemas"]["FieldName"];
            /**
             * Thuộc lĩnh vực. Limits: ≥ 1, ≤ 9007199254740991, a record of fields.
             * @example null
             */
            parent_id?: components["schemas"]["FieldParentId"];
            /**
             * Mô tả. Limits: at most 1000 characters.
             * @example Dùng cho toàn công ty.
             */
            description?: components["schemas"]["CatalogueDescription"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active?: components["schemas"]["CatalogueIsActive"];
        };
        FieldUpdate: {
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code?: components["schemas"]["CatalogueCode"];
            /**
             * Tên lĩnh vực. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example An toàn lao động
             */
            name?: components["schemas"]["FieldName"];
            /**
             * Thuộc lĩnh vực. Limits: ≥ 1, ≤ 9007199254740991, a record of fields.
             * @example null
             */
            parent_id?: components["schemas"]["FieldParentId"];
            /**
             * Mô tả. Limits: at most 1000 characters.
             * @example Dùng cho toàn công ty.
             */
            description?: components["schemas"]["CatalogueDescription"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active?: components["schemas"]["CatalogueIsActive"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        TrainingTypeFilter: {
            id?: components["schemas"]["SelectFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            code?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            name?: components["schemas"]["TextFilter"];
            is_active?: components["schemas"]["BooleanFilter"];
            created_at?: components["schemas"]["DatetimeFilter"];
            updated_at?: components["schemas"]["DatetimeFilter"];
        };
        /**
         * Tên loại đào tạo
         * @example Đào tạo nghiệp vụ
         */
        TrainingTypeName: string;
        TrainingType: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code: components["schemas"]["CatalogueCode"];
            /**
             * Tên loại đào tạo. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Đào tạo nghiệp vụ
             */
            name: components["schemas"]["TrainingTypeName"];
            /**
             * Mô tả. Limits: at most 1000 characters.
             * @example Dùng cho toàn công ty.
             */
            description: components["schemas"]["CatalogueDescription"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active: components["schemas"]["CatalogueIsActive"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
        };
        TrainingTypeStore: {
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code: components["schemas"]["CatalogueCode"];
            /**
             * Tên loại đào tạo. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Đào tạo nghiệp vụ
             */
            name: components["schemas"]["TrainingTypeName"];
            /**
             * Mô tả. Limits: at most 1000 characters.
             * @example Dùng cho toàn công ty.
             */
            description?: components["schemas"]["CatalogueDescription"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active?: components["schemas"]["CatalogueIsActive"];
        };
        TrainingTypeUpdate: {
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code?: components["schemas"]["CatalogueCode"];
            /**
             * Tên loại đào tạo. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Đào tạo nghiệp vụ
             */
            name?: components["schemas"]["TrainingTypeName"];
            /**
             * Mô tả. Limits: at most 1000 characters.
             * @example Dùng cho toàn công ty.
             */
            description?: components["schemas"]["CatalogueDescription"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active?: components["schemas"]["CatalogueIsActive"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        TrainingFormalityFilter: {
            id?: components["schemas"]["SelectFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            code?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            name?: components["schemas"]["TextFilter"];
            is_active?: components["schemas"]["BooleanFilter"];
            created_at?: components["schemas"]["DatetimeFilter"];
            updated_at?: components["schemas"]["DatetimeFilter"];
        };
        /**
         * Tên hình thức đào tạo
         * @example Kèm cặp tại chỗ
         */
        TrainingFormalityName: string;
        TrainingFormality: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code: components["schemas"]["CatalogueCode"];
            /**
             * Tên hình thức đào tạo. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Kèm cặp tại chỗ
             */
            name: components["schemas"]["TrainingFormalityName"];
            /**
             * Mô tả. Limits: at most 1000 characters.
             * @example Dùng cho toàn công ty.
             */
            description: components["schemas"]["CatalogueDescription"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active: components["schemas"]["CatalogueIsActive"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
        };
        TrainingFormalityStore: {
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code: components["schemas"]["CatalogueCode"];
            /**
             * Tên hình thức đào tạo. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Kèm cặp tại chỗ
             */
            name: components["schemas"]["TrainingFormalityName"];
            /**
             * Mô tả. Limits: at most 1000 characters.
             * @example Dùng cho toàn công ty.
             */
            description?: components["schemas"]["CatalogueDescription"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active?: components["schemas"]["CatalogueIsActive"];
        };
        TrainingFormalityUpdate: {
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code?: components["schemas"]["CatalogueCode"];
            /**
             * Tên hình thức đào tạo. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Kèm cặp tại chỗ
             */
            name?: components["schemas"]["TrainingFormalityName"];
            /**
             * Mô tả. Limits: at most 1000 characters.
             * @example Dùng cho toàn công ty.
             */
            description?: components["schemas"]["CatalogueDescription"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active?: components["schemas"]["CatalogueIsActive"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        PartnerInfoSearch: {
            /**
             * Từ khóa. Limits: at least 1 characters, at most 200 characters.
             * @example mau
             */
            value: string;
            /**
             * Limits: at least 1 items.
             * @example [
             *       "name"
             *     ]
             */
            fields?: ("name" | "short_name" | "tax_code")[];
        };
        PartnerInfoFilter: {
            id?: components["schemas"]["SelectFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            name?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            short_name?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            tax_code?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            address?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            representative?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            training_fields?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            contract_no?: components["schemas"]["TextFilter"];
            rating?: components["schemas"]["NumberFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            licence_no?: components["schemas"]["TextFilter"];
            licence_to?: components["schemas"]["DateFilter"];
            is_active?: components["schemas"]["BooleanFilter"];
            created_at?: components["schemas"]["DatetimeFilter"];
            updated_at?: components["schemas"]["DatetimeFilter"];
        };
        /**
         * Tên đối tác
         * @example Trung tâm Huấn luyện An toàn Mẫu
         */
        PartnerInfoName: string;
        /**
         * Tên viết tắt
         * @example TTHL Mẫu
         */
        PartnerInfoShortName: string | null;
        /**
         * Mã số thuế
         * Of the enterprise: 10 digits, a branch with 3 more.
         * @example 0101234567
         */
        PartnerInfoTaxCode: string | null;
        /**
         * Địa chỉ
         * House and street; the unit stands beside it.
         * @example Số 1 đường Lê Lợi
         */
        AddressLine: string | null;
        /**
         * Phường/Xã/Đặc khu
         * A commune of the scheme in force.
         * @example null
         */
        AddressCommuneId: number | null;
        /**
         * Phường/Xã (cũ)
         * A ward of the old scheme; never together with a commune.
         * @example null
         */
        AddressWardId: number | null;
        /**
         * Địa chỉ đầy đủ
         * All of it in one line.
         * @example Số 1 đường Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh
         */
        AddressText: string | null;
        /**
         * Người đại diện
         * @example Trần Văn Mẫu
         */
        PartnerInfoRepresentative: string | null;
        /**
         * Số điện thoại
         * @example 0912345678
         */
        PartnerInfoPhone: string | null;
        /**
         * Email
         * Format: email
         * @example lienhe@example.com
         */
        PartnerInfoEmail: string | null;
        /**
         * Website
         * @example https://example.com
         */
        PartnerInfoWebsite: string | null;
        /**
         * Lĩnh vực đào tạo
         * @example An toàn lao động, PCCC
         */
        PartnerInfoTrainingFields: string | null;
        /**
         * Số hợp đồng
         * @example 12/2026/HĐĐT
         */
        PartnerInfoContractNo: string | null;
        /**
         * Đánh giá
         * 5 is best.
         * @example 4
         */
        PartnerInfoRating: number | null;
        /**
         * Số giấy chứng nhận đủ điều kiện
         * Certificate of eligibility to train.
         * @example 45/GCN-ATLĐ
         */
        PartnerInfoLicenceNo: string | null;
        /**
         * Ngày cấp giấy chứng nhận
         * Format: date
         * @example 2024-01-01
         */
        PartnerInfoLicenceFrom: string | null;
        /**
         * Giấy chứng nhận có giá trị đến
         * Format: date
         * @example 2028-12-31
         */
        PartnerInfoLicenceTo: string | null;
        PartnerInfo: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Tên đối tác. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Trung tâm Huấn luyện An toàn Mẫu
             */
            name: components["schemas"]["PartnerInfoName"];
            /**
             * Tên viết tắt. Limits: at most 50 characters.
             * @example TTHL Mẫu
             */
            short_name: components["schemas"]["PartnerInfoShortName"];
            /**
             * Mã số thuế. Of the enterprise: 10 digits, a branch with 3 more. Limits: pattern `^[0-9]{10}(-[0-9]{3})?$`.
             * @example 0101234567
             */
            tax_code: components["schemas"]["PartnerInfoTaxCode"];
            /**
             * Địa chỉ. House and street; the unit stands beside it. Limits: at most 300 characters.
             * @example Số 1 đường Lê Lợi
             */
            address: components["schemas"]["AddressLine"];
            /**
             * Phường/Xã/Đặc khu. A commune of the scheme in force. Limits: ≥ 1, ≤ 99999, a record of newDistricts.
             * @example null
             */
            new_district_id: components["schemas"]["AddressCommuneId"];
            /**
             * Phường/Xã (cũ). A ward of the old scheme; never together with a commune. Limits: ≥ 1, ≤ 99999, a record of wards.
             * @example null
             */
            ward_id: components["schemas"]["AddressWardId"];
            /**
             * Địa chỉ đầy đủ. All of it in one line.
             * @example Số 1 đường Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh
             */
            full_address: components["schemas"]["AddressText"];
            /**
             * Người đại diện. Limits: at most 100 characters.
             * @example Trần Văn Mẫu
             */
            representative: components["schemas"]["PartnerInfoRepresentative"];
            /**
             * Số điện thoại. Limits: pattern `^0[0-9]{9,10}$`.
             * @example 0912345678
             */
            phone: components["schemas"]["PartnerInfoPhone"];
            /**
             * Email. Limits: format email, at most 254 characters.
             * @example lienhe@example.com
             */
            email: components["schemas"]["PartnerInfoEmail"];
            /**
             * Website. Limits: at most 300 characters, pattern `^https?://[^ ]+$`.
             * @example https://example.com
             */
            website: components["schemas"]["PartnerInfoWebsite"];
            /**
             * Lĩnh vực đào tạo. Limits: at most 500 characters.
             * @example An toàn lao động, PCCC
             */
            training_fields: components["schemas"]["PartnerInfoTrainingFields"];
            /**
             * Số hợp đồng. Limits: at most 50 characters.
             * @example 12/2026/HĐĐT
             */
            contract_no: components["schemas"]["PartnerInfoContractNo"];
            /**
             * Đánh giá. 5 is best. Limits: ≥ 1, ≤ 5.
             * @example 4
             */
            rating: components["schemas"]["PartnerInfoRating"];
            /**
             * Số giấy chứng nhận đủ điều kiện. Certificate of eligibility to train. Limits: at most 50 characters.
             * @example 45/GCN-ATLĐ
             */
            licence_no: components["schemas"]["PartnerInfoLicenceNo"];
            /**
             * Ngày cấp giấy chứng nhận. Limits: format date.
             * @example 2024-01-01
             */
            licence_from: components["schemas"]["PartnerInfoLicenceFrom"];
            /**
             * Giấy chứng nhận có giá trị đến. Limits: format date.
             * @example 2028-12-31
             */
            licence_to: components["schemas"]["PartnerInfoLicenceTo"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active: components["schemas"]["CatalogueIsActive"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
        };
        PartnerInfoStore: {
            /**
             * Tên đối tác. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Trung tâm Huấn luyện An toàn Mẫu
             */
            name: components["schemas"]["PartnerInfoName"];
            /**
             * Tên viết tắt. Limits: at most 50 characters.
             * @example TTHL Mẫu
             */
            short_name?: components["schemas"]["PartnerInfoShortName"];
            /**
             * Mã số thuế. Of the enterprise: 10 digits, a branch with 3 more. Limits: pattern `^[0-9]{10}(-[0-9]{3})?$`.
             * @example 0101234567
             */
            tax_code?: components["schemas"]["PartnerInfoTaxCode"];
            /**
             * Địa chỉ. House and street; the unit stands beside it. Limits: at most 300 characters.
             * @example Số 1 đường Lê Lợi
             */
            address?: components["schemas"]["AddressLine"];
            /**
             * Phường/Xã/Đặc khu. A commune of the scheme in force. Limits: ≥ 1, ≤ 99999, a record of newDistricts.
             * @example null
             */
            new_district_id?: components["schemas"]["AddressCommuneId"];
            /**
             * Phường/Xã (cũ). A ward of the old scheme; never together with a commune. Limits: ≥ 1, ≤ 99999, a record of wards.
             * @example null
             */
            ward_id?: components["schemas"]["AddressWardId"];
            /**
             * Người đại diện. Limits: at most 100 characters.
             * @example Trần Văn Mẫu
             */
            representative?: components["schemas"]["PartnerInfoRepresentative"];
            /**
             * Số điện thoại. Limits: pattern `^0[0-9]{9,10}$`.
             * @example 0912345678
             */
            phone?: components["schemas"]["PartnerInfoPhone"];
            /**
             * Email. Limits: format email, at most 254 characters.
             * @example lienhe@example.com
             */
            email?: components["schemas"]["PartnerInfoEmail"];
            /**
             * Website. Limits: at most 300 characters, pattern `^https?://[^ ]+$`.
             * @example https://example.com
             */
            website?: components["schemas"]["PartnerInfoWebsite"];
            /**
             * Lĩnh vực đào tạo. Limits: at most 500 characters.
             * @example An toàn lao động, PCCC
             */
            training_fields?: components["schemas"]["PartnerInfoTrainingFields"];
            /**
             * Số hợp đồng. Limits: at most 50 characters.
             * @example 12/2026/HĐĐT
             */
            contract_no?: components["schemas"]["PartnerInfoContractNo"];
            /**
             * Đánh giá. 5 is best. Limits: ≥ 1, ≤ 5.
             * @example 4
             */
            rating?: components["schemas"]["PartnerInfoRating"];
            /**
             * Số giấy chứng nhận đủ điều kiện. Certificate of eligibility to train. Limits: at most 50 characters.
             * @example 45/GCN-ATLĐ
             */
            licence_no?: components["schemas"]["PartnerInfoLicenceNo"];
            /**
             * Ngày cấp giấy chứng nhận. Limits: format date.
             * @example 2024-01-01
             */
            licence_from?: components["schemas"]["PartnerInfoLicenceFrom"];
            /**
             * Giấy chứng nhận có giá trị đến. Limits: format date.
             * @example 2028-12-31
             */
            licence_to?: components["schemas"]["PartnerInfoLicenceTo"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active?: components["schemas"]["CatalogueIsActive"];
        };
        PartnerInfoUpdate: {
            /**
             * Tên đối tác. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Trung tâm Huấn luyện An toàn Mẫu
             */
            name?: components["schemas"]["PartnerInfoName"];
            /**
             * Tên viết tắt. Limits: at most 50 characters.
             * @example TTHL Mẫu
             */
            short_name?: components["schemas"]["PartnerInfoShortName"];
            /**
             * Mã số thuế. Of the enterprise: 10 digits, a branch with 3 more. Limits: pattern `^[0-9]{10}(-[0-9]{3})?$`.
             * @example 0101234567
             */
            tax_code?: components["schemas"]["PartnerInfoTaxCode"];
            /**
             * Địa chỉ. House and street; the unit stands beside it. Limits: at most 300 characters.
             * @example Số 1 đường Lê Lợi
             */
            address?: components["schemas"]["AddressLine"];
            /**
             * Phường/Xã/Đặc khu. A commune of the scheme in force. Limits: ≥ 1, ≤ 99999, a record of newDistricts.
             * @example null
             */
            new_district_id?: components["schemas"]["AddressCommuneId"];
            /**
             * Phường/Xã (cũ). A ward of the old scheme; never together with a commune. Limits: ≥ 1, ≤ 99999, a record of wards.
             * @example null
             */
            ward_id?: components["schemas"]["AddressWardId"];
            /**
             * Người đại diện. Limits: at most 100 characters.
             * @example Trần Văn Mẫu
             */
            representative?: components["schemas"]["PartnerInfoRepresentative"];
            /**
             * Số điện thoại. Limits: pattern `^0[0-9]{9,10}$`.
             * @example 0912345678
             */
            phone?: components["schemas"]["PartnerInfoPhone"];
            /**
             * Email. Limits: format email, at most 254 characters.
             * @example lienhe@example.com
             */
            email?: components["schemas"]["PartnerInfoEmail"];
            /**
             * Website. Limits: at most 300 characters, pattern `^https?://[^ ]+$`.
             * @example https://example.com
             */
            website?: components["schemas"]["PartnerInfoWebsite"];
            /**
             * Lĩnh vực đào tạo. Limits: at most 500 characters.
             * @example An toàn lao động, PCCC
             */
            training_fields?: components["schemas"]["PartnerInfoTrainingFields"];
            /**
             * Số hợp đồng. Limits: at most 50 characters.
             * @example 12/2026/HĐĐT
             */
            contract_no?: components["schemas"]["PartnerInfoContractNo"];
            /**
             * Đánh giá. 5 is best. Limits: ≥ 1, ≤ 5.
             * @example 4
             */
            rating?: components["schemas"]["PartnerInfoRating"];
            /**
             * Số giấy chứng nhận đủ điều kiện. Certificate of eligibility to train. Limits: at most 50 characters.
             * @example 45/GCN-ATLĐ
             */
            licence_no?: components["schemas"]["PartnerInfoLicenceNo"];
            /**
             * Ngày cấp giấy chứng nhận. Limits: format date.
             * @example 2024-01-01
             */
            licence_from?: components["schemas"]["PartnerInfoLicenceFrom"];
            /**
             * Giấy chứng nhận có giá trị đến. Limits: format date.
             * @example 2028-12-31
             */
            licence_to?: components["schemas"]["PartnerInfoLicenceTo"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active?: components["schemas"]["CatalogueIsActive"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        CertificateSearch: {
            /**
             * Từ khóa. Limits: at least 1 characters, at most 200 characters.
             * @example mau
             */
            value: string;
            /**
             * Limits: at least 1 items.
             * @example [
             *       "name"
             *     ]
             */
            fields?: ("name" | "issuer")[];
        };
        CertificateFilter: {
            id?: components["schemas"]["SelectFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            name?: components["schemas"]["TextFilter"];
            group_id?: components["schemas"]["SelectFilter"];
            valid_months?: components["schemas"]["NumberFilter"];
            remind_days?: components["schemas"]["NumberFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            issuer?: components["schemas"]["TextFilter"];
            created_at?: components["schemas"]["DatetimeFilter"];
            updated_at?: components["schemas"]["DatetimeFilter"];
        };
        /**
         * Tên chứng chỉ
         * @example Thẻ an toàn lao động nhóm 3
         */
        CertificateName: string;
        /**
         * Nhóm chứng chỉ
         * @example null
         */
        CertificateGroupId: number | null;
        /**
         * Thời hạn
         * Months from issue to expiry; null: for ever.
         * @example 24
         */
        CertificateValidMonths: number | null;
        /**
         * Nhắc trước
         * Days before expiry.
         * @example 60
         */
        CertificateRemindDays: number;
        /**
         * Nơi cấp
         * @example Trung tâm Huấn luyện An toàn Mẫu
         */
        CertificateIssuer: string | null;
        /**
         * Bắt buộc với tính chất công việc
         * Employees of these natures of work must hold it.
         * @example [
         *       3
         *     ]
         */
        CertificateRequiredNatures: number[];
        /**
         * Bắt buộc với cấp chức vụ
         * Holders of positions of these levels must hold it.
         * @example [
         *       6,
         *       7
         *     ]
         */
        CertificateRequiredPositionLevels: number[];
        /** Nhóm chứng chỉ */
        GroupOfCertificate: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Tên nhóm.
             * @example An toàn lao động
             */
            name: string;
        };
        Certificate: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Tên chứng chỉ. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Thẻ an toàn lao động nhóm 3
             */
            name: components["schemas"]["CertificateName"];
            /**
             * Nhóm chứng chỉ. Limits: ≥ 1, ≤ 9007199254740991, a record of certificateGroups.
             * @example null
             */
            group_id: components["schemas"]["CertificateGroupId"];
            /**
             * Thời hạn. Months from issue to expiry; null: for ever. Limits: ≥ 1, ≤ 600.
             * @example 24
             */
            valid_months: components["schemas"]["CertificateValidMonths"];
            /**
             * Nhắc trước. Days before expiry. Limits: ≥ 0, ≤ 365.
             * @example 60
             */
            remind_days: components["schemas"]["CertificateRemindDays"];
            /**
             * Nơi cấp. Limits: at most 200 characters.
             * @example Trung tâm Huấn luyện An toàn Mẫu
             */
            issuer: components["schemas"]["CertificateIssuer"];
            /**
             * Bắt buộc với tính chất công việc. Employees of these natures of work must hold it. Limits: at most 7 items.
             * @example [
             *       3
             *     ]
             */
            required_natures: components["schemas"]["CertificateRequiredNatures"];
            /**
             * Bắt buộc với cấp chức vụ. Holders of positions of these levels must hold it. Limits: at most 15 items.
             * @example [
             *       6,
             *       7
             *     ]
             */
            required_position_levels: components["schemas"]["CertificateRequiredPositionLevels"];
            /**
             * Nhóm chứng chỉ. Only with include=group.
             * @example {
             *       "id": 3,
             *       "name": "An toàn lao động"
             *     }
             */
            group?: components["schemas"]["GroupOfCertificate"] | null;
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
        };
        CertificateStore: {
            /**
             * Tên chứng chỉ. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Thẻ an toàn lao động nhóm 3
             */
            name: components["schemas"]["CertificateName"];
            /**
             * Nhóm chứng chỉ. Limits: ≥ 1, ≤ 9007199254740991, a record of certificateGroups.
             * @example null
             */
            group_id?: components["schemas"]["CertificateGroupId"];
            /**
             * Thời hạn. Months from issue to expiry; null: for ever. Limits: ≥ 1, ≤ 600.
             * @example 24
             */
            valid_months?: components["schemas"]["CertificateValidMonths"];
            /**
             * Nhắc trước. Days before expiry. Limits: ≥ 0, ≤ 365.
             * @example 60
             */
            remind_days?: components["schemas"]["CertificateRemindDays"];
            /**
             * Nơi cấp. Limits: at most 200 characters.
             * @example Trung tâm Huấn luyện An toàn Mẫu
             */
            issuer?: components["schemas"]["CertificateIssuer"];
            /**
             * Bắt buộc với tính chất công việc. Employees of these natures of work must hold it. Limits: at most 7 items.
             * @example [
             *       3
             *     ]
             */
            required_natures?: components["schemas"]["CertificateRequiredNatures"];
            /**
             * Bắt buộc với cấp chức vụ. Holders of positions of these levels must hold it. Limits: at most 15 items.
             * @example [
             *       6,
             *       7
             *     ]
             */
            required_position_levels?: components["schemas"]["CertificateRequiredPositionLevels"];
        };
        CertificateUpdate: {
            /**
             * Tên chứng chỉ. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Thẻ an toàn lao động nhóm 3
             */
            name?: components["schemas"]["CertificateName"];
            /**
             * Nhóm chứng chỉ. Limits: ≥ 1, ≤ 9007199254740991, a record of certificateGroups.
             * @example null
             */
            group_id?: components["schemas"]["CertificateGroupId"];
            /**
             * Thời hạn. Months from issue to expiry; null: for ever. Limits: ≥ 1, ≤ 600.
             * @example 24
             */
            valid_months?: components["schemas"]["CertificateValidMonths"];
            /**
             * Nhắc trước. Days before expiry. Limits: ≥ 0, ≤ 365.
             * @example 60
             */
            remind_days?: components["schemas"]["CertificateRemindDays"];
            /**
             * Nơi cấp. Limits: at most 200 characters.
             * @example Trung tâm Huấn luyện An toàn Mẫu
             */
            issuer?: components["schemas"]["CertificateIssuer"];
            /**
             * Bắt buộc với tính chất công việc. Employees of these natures of work must hold it. Limits: at most 7 items.
             * @example [
             *       3
             *     ]
             */
            required_natures?: components["schemas"]["CertificateRequiredNatures"];
            /**
             * Bắt buộc với cấp chức vụ. Holders of positions of these levels must hold it. Limits: at most 15 items.
             * @example [
             *       6,
             *       7
             *     ]
             */
            required_position_levels?: components["schemas"]["CertificateRequiredPositionLevels"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        CertificateGroupFilter: {
            id?: components["schemas"]["SelectFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            code?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            name?: components["schemas"]["TextFilter"];
            is_active?: components["schemas"]["BooleanFilter"];
            created_at?: components["schemas"]["DatetimeFilter"];
            updated_at?: components["schemas"]["DatetimeFilter"];
        };
        /**
         * Tên nhóm chứng chỉ
         * @example An toàn lao động
         */
        CertificateGroupName: string;
        CertificateGroup: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code: components["schemas"]["CatalogueCode"];
            /**
             * Tên nhóm chứng chỉ. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example An toàn lao động
             */
            name: components["schemas"]["CertificateGroupName"];
            /**
             * Mô tả. Limits: at most 1000 characters.
             * @example Dùng cho toàn công ty.
             */
            description: components["schemas"]["CatalogueDescription"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active: components["schemas"]["CatalogueIsActive"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
        };
        CertificateGroupStore: {
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code: components["schemas"]["CatalogueCode"];
            /**
             * Tên nhóm chứng chỉ. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example An toàn lao động
             */
            name: components["schemas"]["CertificateGroupName"];
            /**
             * Mô tả. Limits: at most 1000 characters.
             * @example Dùng cho toàn công ty.
             */
            description?: components["schemas"]["CatalogueDescription"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active?: components["schemas"]["CatalogueIsActive"];
        };
        CertificateGroupUpdate: {
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code?: components["schemas"]["CatalogueCode"];
            /**
             * Tên nhóm chứng chỉ. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example An toàn lao động
             */
            name?: components["schemas"]["CertificateGroupName"];
            /**
             * Mô tả. Limits: at most 1000 characters.
             * @example Dùng cho toàn công ty.
             */
            description?: components["schemas"]["CatalogueDescription"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active?: components["schemas"]["CatalogueIsActive"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        TrainingLocationFilter: {
            id?: components["schemas"]["SelectFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            code?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            name?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            address?: components["schemas"]["TextFilter"];
            is_active?: components["schemas"]["BooleanFilter"];
            created_at?: components["schemas"]["DatetimeFilter"];
            updated_at?: components["schemas"]["DatetimeFilter"];
        };
        /**
         * Tên địa điểm
         * @example Phòng đào tạo tầng 3
         */
        TrainingLocationName: string;
        TrainingLocation: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code: components["schemas"]["CatalogueCode"];
            /**
             * Tên địa điểm. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Phòng đào tạo tầng 3
             */
            name: components["schemas"]["TrainingLocationName"];
            /**
             * Địa chỉ. House and street; the unit stands beside it. Limits: at most 300 characters.
             * @example Số 1 đường Lê Lợi
             */
            address: components["schemas"]["AddressLine"];
            /**
             * Phường/Xã/Đặc khu. A commune of the scheme in force. Limits: ≥ 1, ≤ 99999, a record of newDistricts.
             * @example null
             */
            new_district_id: components["schemas"]["AddressCommuneId"];
            /**
             * Phường/Xã (cũ). A ward of the old scheme; never together with a commune. Limits: ≥ 1, ≤ 99999, a record of wards.
             * @example null
             */
            ward_id: components["schemas"]["AddressWardId"];
            /**
             * Địa chỉ đầy đủ. All of it in one line.
             * @example Số 1 đường Lê Lợi, Phường Sài Gòn, Thành phố Hồ Chí Minh
             */
            full_address: components["schemas"]["AddressText"];
            /**
             * Mô tả. Limits: at most 1000 characters.
             * @example Dùng cho toàn công ty.
             */
            description: components["schemas"]["CatalogueDescription"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active: components["schemas"]["CatalogueIsActive"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
        };
        TrainingLocationStore: {
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code: components["schemas"]["CatalogueCode"];
            /**
             * Tên địa điểm. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Phòng đào tạo tầng 3
             */
            name: components["schemas"]["TrainingLocationName"];
            /**
             * Địa chỉ. House and street; the unit stands beside it. Limits: at most 300 characters.
             * @example Số 1 đường Lê Lợi
             */
            address?: components["schemas"]["AddressLine"];
            /**
             * Phường/Xã/Đặc khu. A commune of the scheme in force. Limits: ≥ 1, ≤ 99999, a record of newDistricts.
             * @example null
             */
            new_district_id?: components["schemas"]["AddressCommuneId"];
            /**
             * Phường/Xã (cũ). A ward of the old scheme; never together with a commune. Limits: ≥ 1, ≤ 99999, a record of wards.
             * @example null
             */
            ward_id?: components["schemas"]["AddressWardId"];
            /**
             * Mô tả. Limits: at most 1000 characters.
             * @example Dùng cho toàn công ty.
             */
            description?: components["schemas"]["CatalogueDescription"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active?: components["schemas"]["CatalogueIsActive"];
        };
        TrainingLocationUpdate: {
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code?: components["schemas"]["CatalogueCode"];
            /**
             * Tên địa điểm. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Phòng đào tạo tầng 3
             */
            name?: components["schemas"]["TrainingLocationName"];
            /**
             * Địa chỉ. House and street; the unit stands beside it. Limits: at most 300 characters.
             * @example Số 1 đường Lê Lợi
             */
            address?: components["schemas"]["AddressLine"];
            /**
             * Phường/Xã/Đặc khu. A commune of the scheme in force. Limits: ≥ 1, ≤ 99999, a record of newDistricts.
             * @example null
             */
            new_district_id?: components["schemas"]["AddressCommuneId"];
            /**
             * Phường/Xã (cũ). A ward of the old scheme; never together with a commune. Limits: ≥ 1, ≤ 99999, a record of wards.
             * @example null
             */
            ward_id?: components["schemas"]["AddressWardId"];
            /**
             * Mô tả. Limits: at most 1000 characters.
             * @example Dùng cho toàn công ty.
             */
            description?: components["schemas"]["CatalogueDescription"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active?: components["schemas"]["CatalogueIsActive"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        ContractTypeFilter: {
            id?: components["schemas"]["SelectFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            code?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            name?: components["schemas"]["TextFilter"];
            kind?: components["schemas"]["SelectFilter"];
            term_months?: components["schemas"]["NumberFilter"];
            term_days?: components["schemas"]["NumberFilter"];
            next_type_id?: components["schemas"]["SelectFilter"];
            is_active?: components["schemas"]["BooleanFilter"];
            created_at?: components["schemas"]["DatetimeFilter"];
            updated_at?: components["schemas"]["DatetimeFilter"];
        };
        /**
         * Tên loại hợp đồng
         * @example Hợp đồng lao động xác định thời hạn 12 tháng
         */
        ContractTypeName: string;
        /**
         * Nhóm hợp đồng
         * @example fixed_term
         * @enum {string}
         */
        ContractTypeKind: "training" | "probation" | "fixed_term" | "indefinite" | "seasonal" | "appendix";
        /**
         * Thời hạn (tháng)
         * Fixed-term contracts run 36 months at most (Điều 20 BLLĐ).
         * @example 12
         */
        ContractTypeTermMonths: number | null;
        /**
         * Thời hạn (ngày)
         * Probation is 180 days at most (Điều 25 BLLĐ).
         * @example null
         */
        ContractTypeTermDays: number | null;
        /**
         * Loại hợp đồng tiếp theo
         * What usually follows it.
         * @example null
         */
        ContractTypeNextTypeId: number | null;
        ContractType: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code: components["schemas"]["CatalogueCode"];
            /**
             * Tên loại hợp đồng. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Hợp đồng lao động xác định thời hạn 12 tháng
             */
            name: components["schemas"]["ContractTypeName"];
            /**
             * Nhóm hợp đồng.
             * @example fixed_term
             */
            kind: components["schemas"]["ContractTypeKind"];
            /**
             * Thời hạn (tháng). Fixed-term contracts run 36 months at most (Điều 20 BLLĐ). Limits: ≥ 1, ≤ 36.
             * @example 12
             */
            term_months: components["schemas"]["ContractTypeTermMonths"];
            /**
             * Thời hạn (ngày). Probation is 180 days at most (Điều 25 BLLĐ). Limits: ≥ 1, ≤ 180.
             * @example null
             */
            term_days: components["schemas"]["ContractTypeTermDays"];
            /**
             * Loại hợp đồng tiếp theo. What usually follows it. Limits: ≥ 1, ≤ 9007199254740991, a record of contractTypes.
             * @example null
             */
            next_type_id: components["schemas"]["ContractTypeNextTypeId"];
            /**
             * Mô tả. Limits: at most 1000 characters.
             * @example Dùng cho toàn công ty.
             */
            description: components["schemas"]["CatalogueDescription"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active: components["schemas"]["CatalogueIsActive"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
        };
        ContractTypeStore: {
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code: components["schemas"]["CatalogueCode"];
            /**
             * Tên loại hợp đồng. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Hợp đồng lao động xác định thời hạn 12 tháng
             */
            name: components["schemas"]["ContractTypeName"];
            /**
             * Nhóm hợp đồng.
             * @example fixed_term
             */
            kind: components["schemas"]["ContractTypeKind"];
            /**
             * Thời hạn (tháng). Fixed-term contracts run 36 months at most (Điều 20 BLLĐ). Limits: ≥ 1, ≤ 36.
             * @example 12
             */
            term_months?: components["schemas"]["ContractTypeTermMonths"];
            /**
             * Thời hạn (ngày). Probation is 180 days at most (Điều 25 BLLĐ). Limits: ≥ 1, ≤ 180.
             * @example null
             */
            term_days?: components["schemas"]["ContractTypeTermDays"];
            /**
             * Loại hợp đồng tiếp theo. What usually follows it. Limits: ≥ 1, ≤ 9007199254740991, a record of contractTypes.
             * @example null
             */
            next_type_id?: components["schemas"]["ContractTypeNextTypeId"];
            /**
             * Mô tả. Limits: at most 1000 characters.
             * @example Dùng cho toàn công ty.
             */
            description?: components["schemas"]["CatalogueDescription"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active?: components["schemas"]["CatalogueIsActive"];
        };
        ContractTypeUpdate: {
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code?: components["schemas"]["CatalogueCode"];
            /**
             * Tên loại hợp đồng. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Hợp đồng lao động xác định thời hạn 12 tháng
             */
            name?: components["schemas"]["ContractTypeName"];
            /**
             * Nhóm hợp đồng.
             * @example fixed_term
             */
            kind?: components["schemas"]["ContractTypeKind"];
            /**
             * Thời hạn (tháng). Fixed-term contracts run 36 months at most (Điều 20 BLLĐ). Limits: ≥ 1, ≤ 36.
             * @example 12
             */
            term_months?: components["schemas"]["ContractTypeTermMonths"];
            /**
             * Thời hạn (ngày). Probation is 180 days at most (Điều 25 BLLĐ). Limits: ≥ 1, ≤ 180.
             * @example null
             */
            term_days?: components["schemas"]["ContractTypeTermDays"];
            /**
             * Loại hợp đồng tiếp theo. What usually follows it. Limits: ≥ 1, ≤ 9007199254740991, a record of contractTypes.
             * @example null
             */
            next_type_id?: components["schemas"]["ContractTypeNextTypeId"];
            /**
             * Mô tả. Limits: at most 1000 characters.
             * @example Dùng cho toàn công ty.
             */
            description?: components["schemas"]["CatalogueDescription"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active?: components["schemas"]["CatalogueIsActive"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        /**
         * Loại số
         * @example labour_contract
         * @enum {string}
         */
        NumberKind: "employee" | "labour_contract" | "probation_contract" | "training_contract" | "appendix" | "decision" | "document";
        /**
         * Mẫu số
         * Text with {seq}, {year}, {company}, {unit} and, for appendices, {n} and {parent}.
         * @example {seq}/{year}/HĐLĐ-{company}
         */
        NumberPattern: string;
        /**
         * Số chữ số
         * Shorter numbers get zeroes in front.
         * @example 1
         */
        NumberPadding: number;
        /**
         * Đánh số lại mỗi năm
         * Whether every year begins anew with the first number.
         * @example true
         */
        NumberYearly: boolean;
        /**
         * Số bắt đầu
         * @example 1
         */
        NumberFirst: number;
        NumberSeries: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Loại số.
             * @example labour_contract
             */
            kind: components["schemas"]["NumberKind"];
            /**
             * Mẫu số. Text with {seq}, {year}, {company}, {unit} and, for appendices, {n} and {parent}. Limits: at least 3 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example {seq}/{year}/HĐLĐ-{company}
             */
            pattern: components["schemas"]["NumberPattern"];
            /**
             * Số chữ số. Shorter numbers get zeroes in front. Limits: ≥ 1, ≤ 9.
             * @example 1
             */
            padding: components["schemas"]["NumberPadding"];
            /**
             * Đánh số lại mỗi năm. Whether every year begins anew with the first number.
             * @example true
             */
            yearly: components["schemas"]["NumberYearly"];
            /**
             * Số bắt đầu. Limits: ≥ 1, ≤ 999999999.
             * @example 1
             */
            first_number: components["schemas"]["NumberFirst"];
            /** Ba số kế tiếp. What the next three papers of this year would be numbered. */
            next_numbers: string[];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
        };
        NumberSeriesUpdate: {
            /**
             * Mẫu số. Text with {seq}, {year}, {company}, {unit} and, for appendices, {n} and {parent}. Limits: at least 3 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example {seq}/{year}/HĐLĐ-{company}
             */
            pattern?: components["schemas"]["NumberPattern"];
            /**
             * Số chữ số. Shorter numbers get zeroes in front. Limits: ≥ 1, ≤ 9.
             * @example 1
             */
            padding?: components["schemas"]["NumberPadding"];
            /**
             * Đánh số lại mỗi năm. Whether every year begins anew with the first number.
             * @example true
             */
            yearly?: components["schemas"]["NumberYearly"];
            /**
             * Số bắt đầu. Limits: ≥ 1, ≤ 999999999.
             * @example 1
             */
            first_number?: components["schemas"]["NumberFirst"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        DrawnNumberSearch: {
            /**
             * Từ khóa. Limits: at least 1 characters, at most 200 characters.
             * @example 123 HĐLĐ
             */
            value: string;
            /**
             * Limits: at least 1 items.
             * @example [
             *       "number"
             *     ]
             */
            fields?: "number"[];
        };
        DrawnNumberFilter: {
            /** Loại số. */
            kind?: components["schemas"]["SelectFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            number?: components["schemas"]["TextFilter"];
            year?: components["schemas"]["NumberFilter"];
            /** Tình trạng. */
            state?: components["schemas"]["SelectFilter"];
            drawn_at?: components["schemas"]["DatetimeFilter"];
        };
        /**
         * Tình trạng
         * @example used
         * @enum {string}
         */
        NumberState: "used" | "given_up";
        DrawnNumber: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Loại số.
             * @example labour_contract
             */
            kind: components["schemas"]["NumberKind"];
            /**
             * Số.
             * @example 123/2026/HĐLĐ-ABC
             */
            number: string;
            /**
             * Năm.
             * @example 2026
             */
            year: number;
            /**
             * Thứ tự. Its place in the series; null for a number that somebody typed in.
             * @example 123
             */
            sequence: number | null;
            /**
             * Tình trạng.
             * @example used
             */
            state: components["schemas"]["NumberState"];
            /**
             * Lý do bỏ số.
             * @example null
             */
            reason: string | null;
            /**
             * Người lấy số.
             * @example Phạm Thu Hà
             */
            drawn_by_name: string | null;
            /**
             * Format: date-time
             * Ngày lấy số. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            drawn_at: string;
        };
        NumberGivenUp: {
            /**
             * Loại số.
             * @example labour_contract
             */
            kind: components["schemas"]["NumberKind"];
            /**
             * Số. The next one of the series when absent. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example 130/2026/HĐLĐ-ABC
             */
            number?: string;
            /**
             * Lý do bỏ số. Limits: at least 3 characters, at most 500 characters, pattern `[^\s\p{DI}]`.
             * @example Phôi giấy bị hỏng.
             */
            reason: string;
        };
        DrawnNumberExport: {
            /**
             * Cột. Fields of a line, in the order of the columns; all of them when absent. Limits: at least 1 items.
             * @example [
             *       "kind",
             *       "number",
             *       "state"
             *     ]
             */
            columns?: ("kind" | "number" | "year" | "sequence" | "state" | "reason" | "drawn_by_name" | "drawn_at")[];
            /**
             * Sắp xếp. Limits: at most 200 characters.
             * @example -drawn_at
             */
            sort?: string;
            search?: components["schemas"]["DrawnNumberSearch"];
            filter?: components["schemas"]["DrawnNumberFilter"];
        };
        DocumentTypeFilter: {
            id?: components["schemas"]["SelectFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            code?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            name?: components["schemas"]["TextFilter"];
            is_decision?: components["schemas"]["BooleanFilter"];
            is_sensitive?: components["schemas"]["BooleanFilter"];
            is_visible_to_employee?: components["schemas"]["BooleanFilter"];
            is_active?: components["schemas"]["BooleanFilter"];
            created_at?: components["schemas"]["DatetimeFilter"];
            updated_at?: components["schemas"]["DatetimeFilter"];
        };
        /**
         * Tên loại tài liệu
         * @example Bằng cấp
         */
        DocumentTypeName: string;
        /**
         * Là quyết định
         * Its documents carry a type of decision.
         * @example false
         */
        DocumentTypeIsDecision: boolean;
        /**
         * Nhạy cảm
         * Its documents are shown to holders of `employee_sensitive` alone.
         * @example false
         */
        DocumentTypeIsSensitive: boolean;
        /**
         * Nhân viên được xem
         * Its documents are shown to whom they are about.
         * @example false
         */
        DocumentTypeIsVisibleToEmployee: boolean;
        DocumentType: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code: components["schemas"]["CatalogueCode"];
            /**
             * Tên loại tài liệu. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Bằng cấp
             */
            name: components["schemas"]["DocumentTypeName"];
            /**
             * Là quyết định. Its documents carry a type of decision.
             * @example false
             */
            is_decision: components["schemas"]["DocumentTypeIsDecision"];
            /**
             * Nhạy cảm. Its documents are shown to holders of `employee_sensitive` alone.
             * @example false
             */
            is_sensitive: components["schemas"]["DocumentTypeIsSensitive"];
            /**
             * Nhân viên được xem. Its documents are shown to whom they are about.
             * @example false
             */
            is_visible_to_employee: components["schemas"]["DocumentTypeIsVisibleToEmployee"];
            /**
             * Mô tả. Limits: at most 1000 characters.
             * @example Dùng cho toàn công ty.
             */
            description: components["schemas"]["CatalogueDescription"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active: components["schemas"]["CatalogueIsActive"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
        };
        DocumentTypeStore: {
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code: components["schemas"]["CatalogueCode"];
            /**
             * Tên loại tài liệu. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Bằng cấp
             */
            name: components["schemas"]["DocumentTypeName"];
            /**
             * Là quyết định. Its documents carry a type of decision.
             * @example false
             */
            is_decision?: components["schemas"]["DocumentTypeIsDecision"];
            /**
             * Nhạy cảm. Its documents are shown to holders of `employee_sensitive` alone.
             * @example false
             */
            is_sensitive?: components["schemas"]["DocumentTypeIsSensitive"];
            /**
             * Nhân viên được xem. Its documents are shown to whom they are about.
             * @example false
             */
            is_visible_to_employee?: components["schemas"]["DocumentTypeIsVisibleToEmployee"];
            /**
             * Mô tả. Limits: at most 1000 characters.
             * @example Dùng cho toàn công ty.
             */
            description?: components["schemas"]["CatalogueDescription"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active?: components["schemas"]["CatalogueIsActive"];
        };
        DocumentTypeUpdate: {
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code?: components["schemas"]["CatalogueCode"];
            /**
             * Tên loại tài liệu. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Bằng cấp
             */
            name?: components["schemas"]["DocumentTypeName"];
            /**
             * Là quyết định. Its documents carry a type of decision.
             * @example false
             */
            is_decision?: components["schemas"]["DocumentTypeIsDecision"];
            /**
             * Nhạy cảm. Its documents are shown to holders of `employee_sensitive` alone.
             * @example false
             */
            is_sensitive?: components["schemas"]["DocumentTypeIsSensitive"];
            /**
             * Nhân viên được xem. Its documents are shown to whom they are about.
             * @example false
             */
            is_visible_to_employee?: components["schemas"]["DocumentTypeIsVisibleToEmployee"];
            /**
             * Mô tả. Limits: at most 1000 characters.
             * @example Dùng cho toàn công ty.
             */
            description?: components["schemas"]["CatalogueDescription"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active?: components["schemas"]["CatalogueIsActive"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        DocumentSearch: {
            /**
             * Từ khóa. Limits: at least 1 characters, at most 200 characters.
             * @example an toan
             */
            value: string;
            /**
             * Limits: at least 1 items.
             * @example [
             *       "number",
             *       "summary"
             *     ]
             */
            fields?: ("number" | "summary" | "signer")[];
        };
        DocumentFilter: {
            id?: components["schemas"]["SelectFilter"];
            document_type_id?: components["schemas"]["SelectFilter"];
            decision_type?: components["schemas"]["SelectFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            number?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            summary?: components["schemas"]["TextFilter"];
            /** Nhân viên. */
            employee_id?: components["schemas"]["SelectFilter"];
            /** Đơn vị. */
            department_id?: components["schemas"]["SelectFilter"];
            issue_date?: components["schemas"]["DateFilter"];
            effective_date?: components["schemas"]["DateFilter"];
            expiry_date?: components["schemas"]["DateFilter"];
            expiry_state?: components["schemas"]["SelectFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            signer?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            issued_by?: components["schemas"]["TextFilter"];
            source?: components["schemas"]["SelectFilter"];
            is_original?: components["schemas"]["BooleanFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            storage_place?: components["schemas"]["TextFilter"];
            created_at?: components["schemas"]["DatetimeFilter"];
            updated_at?: components["schemas"]["DatetimeFilter"];
        };
        /**
         * Loại tài liệu
         * @example 31
         */
        DocumentTypeId: number;
        /**
         * Tên loại tài liệu
         * @example Bằng cấp
         */
        DocumentTypeLabel: string;
        /**
         * Nhạy cảm
         * Shown to holders of `employee_sensitive` alone, by its type or its type of decision.
         * @example false
         */
        DocumentIsSensitive: boolean;
        /**
         * Loại quyết định
         * Only and always for a type of document that is a decision.
         * @example null
         */
        DocumentDecisionType: number | null;
        /**
         * Số/Ký hiệu
         * Of decisions required, and there once in a year and company; else drawn from the series of documents when it is not given.
         * @example 45/CC-TTĐT
         */
        DocumentNumber: string;
        /**
         * Trích yếu
         * @example Chứng chỉ an toàn lao động nhóm 3
         */
        DocumentSummary: string;
        /**
         * Ngày ban hành
         * Format: date
         * @example 2026-03-02
         */
        DocumentIssueDate: string;
        /**
         * Ngày hiệu lực
         * Format: date
         * At the earliest 365 days before it was issued.
         * @example 2026-03-05
         */
        DocumentEffectiveDate: string | null;
        /**
         * Ngày hết hiệu lực
         * Format: date
         * @example 2028-03-04
         */
        DocumentExpiryDate: string | null;
        /**
         * Nhắc trước khi hết hạn (ngày)
         * Days before the expiry; from the earliest on the document stands among those that expire soon.
         * @example [
         *       30
         *     ]
         */
        DocumentRemindDays: number[];
        /**
         * Thời hạn
         * @example valid
         * @enum {string|null}
         */
        DocumentExpiryState: "valid" | "expiring" | "expired" | null;
        /**
         * Số ngày còn lại
         * Until the expiry; below zero once it has passed.
         * @example 470
         */
        DocumentDaysLeft: number | null;
        /**
         * Người ký
         * @example Phạm Thu Hà
         */
        DocumentSigner: string | null;
        /**
         * Chức vụ người ký
         * @example Giám đốc trung tâm
         */
        DocumentSignerTitle: string | null;
        /**
         * Nơi ban hành
         * @example Trung tâm Huấn luyện An toàn Mẫu
         */
        DocumentIssuedBy: string | null;
        /**
         * Nhân viên liên quan
         * In an answer those whom the reader may see.
         * @example []
         */
        DocumentEmployeeIds: components["schemas"]["Id"][];
        DocumentEmployee: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Mã nhân viên. Limits: pattern `^[A-Z0-9]{4,12}$`.
             * @example SM001842
             */
            nhansu_id: components["schemas"]["NhansuId"];
            /**
             * Họ và tên.
             * @example Nguyễn Thị Hồng Đào
             */
            full_name: components["schemas"]["FullName"];
        };
        /**
         * Nhân viên
         * Those whom the reader may see, by given name; in a list at most five.
         * @example []
         */
        DocumentEmployees: components["schemas"]["DocumentEmployee"][];
        /**
         * Số nhân viên
         * @example 0
         */
        DocumentEmployeeTotal: number;
        /**
         * Bản gốc
         * Whether the company holds the original.
         * @example true
         */
        DocumentIsOriginal: boolean;
        /**
         * Số bản
         * @example 1
         */
        DocumentCopies: number | null;
        /**
         * Nơi lưu bản giấy
         * @example Tủ A, kệ 3, hộp 12
         */
        DocumentStoragePlace: string | null;
        /**
         * Ghi chú
         * @example null
         */
        DocumentNote: string | null;
        /**
         * Nguồn
         * @example upload
         * @enum {string}
         */
        DocumentSource: "upload" | "documentary";
        /**
         * Mã văn thư
         * The code of the paper in the correspondence system, whose number, summary, day and signer it then has.
         * @example null
         */
        DocumentaryCode: string | null;
        /**
         * Số tệp
         * @example 1
         */
        DocumentFileTotal: number;
        StoredFile: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Tên tệp.
             * @example Biểu trưng Sông Mây.png
             */
            name: string;
            /**
             * Loại tệp.
             * @example image/png
             */
            media_type: string;
            /**
             * Dung lượng. Bytes. Limits: ≥ 1.
             * @example 48210
             */
            size: number;
            /**
             * Kiểm tra vi-rút. A file that is pending cannot be downloaded yet.
             * @example clean
             * @enum {string}
             */
            scan_state: "unscanned" | "pending" | "clean" | "infected";
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
        };
        /**
         * Người tạo
         * @example Phạm Thu Hà
         */
        DocumentCreatedByName: string | null;
        Document: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Loại tài liệu. Limits: ≥ 1, ≤ 9007199254740991, a record of documentTypes.
             * @example 31
             */
            document_type_id: components["schemas"]["DocumentTypeId"];
            /**
             * Tên loại tài liệu.
             * @example Bằng cấp
             */
            document_type_label: components["schemas"]["DocumentTypeLabel"];
            /**
             * Nhạy cảm. Shown to holders of `employee_sensitive` alone, by its type or its type of decision.
             * @example false
             */
            is_sensitive: components["schemas"]["DocumentIsSensitive"];
            /**
             * Loại quyết định. Only and always for a type of document that is a decision. Limits: ≥ 1, ≤ 15.
             * @example null
             */
            decision_type: components["schemas"]["DocumentDecisionType"];
            /**
             * Số/Ký hiệu. Of decisions required, and there once in a year and company; else drawn from the series of documents when it is not given. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example 45/CC-TTĐT
             */
            number: components["schemas"]["DocumentNumber"];
            /**
             * Trích yếu. Limits: at least 1 characters, at most 1000 characters, pattern `[^\s\p{DI}]`.
             * @example Chứng chỉ an toàn lao động nhóm 3
             */
            summary: components["schemas"]["DocumentSummary"];
            /**
             * Ngày ban hành. Limits: format date.
             * @example 2026-03-02
             */
            issue_date: components["schemas"]["DocumentIssueDate"];
            /**
             * Ngày hiệu lực. At the earliest 365 days before it was issued. Limits: format date.
             * @example 2026-03-05
             */
            effective_date: components["schemas"]["DocumentEffectiveDate"];
            /**
             * Ngày hết hiệu lực. Limits: format date.
             * @example 2028-03-04
             */
            expiry_date: components["schemas"]["DocumentExpiryDate"];
            /**
             * Nhắc trước khi hết hạn (ngày). Days before the expiry; from the earliest on the document stands among those that expire soon. Limits: at most 5 items.
             * @example [
             *       30
             *     ]
             */
            remind_days: components["schemas"]["DocumentRemindDays"];
            /**
             * Thời hạn.
             * @example valid
             */
            expiry_state: components["schemas"]["DocumentExpiryState"];
            /**
             * Số ngày còn lại. Until the expiry; below zero once it has passed.
             * @example 470
             */
            days_left: components["schemas"]["DocumentDaysLeft"];
            /**
             * Người ký. Limits: at least 1 characters, at most 100 characters.
             * @example Phạm Thu Hà
             */
            signer: components["schemas"]["DocumentSigner"];
            /**
             * Chức vụ người ký. Limits: at least 1 characters, at most 200 characters.
             * @example Giám đốc trung tâm
             */
            signer_title: components["schemas"]["DocumentSignerTitle"];
            /**
             * Nơi ban hành. Limits: at least 1 characters, at most 200 characters.
             * @example Trung tâm Huấn luyện An toàn Mẫu
             */
            issued_by: components["schemas"]["DocumentIssuedBy"];
            /**
             * Nhân viên liên quan. In an answer those whom the reader may see. Limits: at most 500 items.
             * @example []
             */
            employee_ids: components["schemas"]["DocumentEmployeeIds"];
            /**
             * Nhân viên. Those whom the reader may see, by given name; in a list at most five.
             * @example []
             */
            employees: components["schemas"]["DocumentEmployees"];
            /**
             * Số nhân viên. Limits: ≥ 0.
             * @example 0
             */
            employee_total: components["schemas"]["DocumentEmployeeTotal"];
            /**
             * Bản gốc. Whether the company holds the original.
             * @example true
             */
            is_original: components["schemas"]["DocumentIsOriginal"];
            /**
             * Số bản. Limits: ≥ 1, ≤ 1000.
             * @example 1
             */
            copies: components["schemas"]["DocumentCopies"];
            /**
             * Nơi lưu bản giấy. Limits: at least 1 characters, at most 200 characters.
             * @example Tủ A, kệ 3, hộp 12
             */
            storage_place: components["schemas"]["DocumentStoragePlace"];
            /**
             * Ghi chú. Limits: at most 2000 characters.
             * @example null
             */
            note: components["schemas"]["DocumentNote"];
            /**
             * Nguồn.
             * @example upload
             */
            source: components["schemas"]["DocumentSource"];
            /**
             * Mã văn thư. The code of the paper in the correspondence system, whose number, summary, day and signer it then has. Limits: at least 1 characters, at most 100 characters.
             * @example null
             */
            documentary_code: components["schemas"]["DocumentaryCode"];
            /**
             * Số tệp. Limits: ≥ 0.
             * @example 1
             */
            file_total: components["schemas"]["DocumentFileTotal"];
            /**
             * Tệp đính kèm. Of one document; lists tell their number.
             * @example []
             */
            files?: components["schemas"]["StoredFile"][];
            /**
             * Người tạo.
             * @example Phạm Thu Hà
             */
            created_by_name: components["schemas"]["DocumentCreatedByName"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
        };
        DocumentStore: {
            /**
             * Loại tài liệu. Limits: ≥ 1, ≤ 9007199254740991, a record of documentTypes.
             * @example 31
             */
            document_type_id: components["schemas"]["DocumentTypeId"];
            /**
             * Loại quyết định. Only and always for a type of document that is a decision. Limits: ≥ 1, ≤ 15.
             * @example null
             */
            decision_type?: components["schemas"]["DocumentDecisionType"];
            /**
             * Số/Ký hiệu. Of decisions required, and there once in a year and company; else drawn from the series of documents when it is not given. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example 45/CC-TTĐT
             */
            number?: components["schemas"]["DocumentNumber"];
            /**
             * Trích yếu. Limits: at least 1 characters, at most 1000 characters, pattern `[^\s\p{DI}]`.
             * @example Chứng chỉ an toàn lao động nhóm 3
             */
            summary: components["schemas"]["DocumentSummary"];
            /**
             * Ngày ban hành. Limits: format date.
             * @example 2026-03-02
             */
            issue_date: components["schemas"]["DocumentIssueDate"];
            /**
             * Ngày hiệu lực. At the earliest 365 days before it was issued. Limits: format date.
             * @example 2026-03-05
             */
            effective_date?: components["schemas"]["DocumentEffectiveDate"];
            /**
             * Ngày hết hiệu lực. Limits: format date.
             * @example 2028-03-04
             */
            expiry_date?: components["schemas"]["DocumentExpiryDate"];
            /**
             * Nhắc trước khi hết hạn (ngày). Days before the expiry; from the earliest on the document stands among those that expire soon. Limits: at most 5 items.
             * @example [
             *       30
             *     ]
             */
            remind_days?: components["schemas"]["DocumentRemindDays"];
            /**
             * Người ký. Limits: at least 1 characters, at most 100 characters.
             * @example Phạm Thu Hà
             */
            signer?: components["schemas"]["DocumentSigner"];
            /**
             * Chức vụ người ký. Limits: at least 1 characters, at most 200 characters.
             * @example Giám đốc trung tâm
             */
            signer_title?: components["schemas"]["DocumentSignerTitle"];
            /**
             * Nơi ban hành. Limits: at least 1 characters, at most 200 characters.
             * @example Trung tâm Huấn luyện An toàn Mẫu
             */
            issued_by?: components["schemas"]["DocumentIssuedBy"];
            /**
             * Nhân viên liên quan. In an answer those whom the reader may see. Limits: at most 500 items.
             * @example []
             */
            employee_ids?: components["schemas"]["DocumentEmployeeIds"];
            /**
             * Bản gốc. Whether the company holds the original.
             * @example true
             */
            is_original?: components["schemas"]["DocumentIsOriginal"];
            /**
             * Số bản. Limits: ≥ 1, ≤ 1000.
             * @example 1
             */
            copies?: components["schemas"]["DocumentCopies"];
            /**
             * Nơi lưu bản giấy. Limits: at least 1 characters, at most 200 characters.
             * @example Tủ A, kệ 3, hộp 12
             */
            storage_place?: components["schemas"]["DocumentStoragePlace"];
            /**
             * Ghi chú. Limits: at most 2000 characters.
             * @example null
             */
            note?: components["schemas"]["DocumentNote"];
            /**
             * Mã văn thư. The code of the paper in the correspondence system, whose number, summary, day and signer it then has. Limits: at least 1 characters, at most 100 characters.
             * @example null
             */
            documentary_code?: components["schemas"]["DocumentaryCode"];
        };
        DocumentUpdate: {
            /**
             * Loại tài liệu. Limits: ≥ 1, ≤ 9007199254740991, a record of documentTypes.
             * @example 31
             */
            document_type_id?: components["schemas"]["DocumentTypeId"];
            /**
             * Loại quyết định. Only and always for a type of document that is a decision. Limits: ≥ 1, ≤ 15.
             * @example null
             */
            decision_type?: components["schemas"]["DocumentDecisionType"];
            /**
             * Số/Ký hiệu. Of decisions required, and there once in a year and company; else drawn from the series of documents when it is not given. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example 45/CC-TTĐT
             */
            number?: components["schemas"]["DocumentNumber"];
            /**
             * Trích yếu. Limits: at least 1 characters, at most 1000 characters, pattern `[^\s\p{DI}]`.
             * @example Chứng chỉ an toàn lao động nhóm 3
             */
            summary?: components["schemas"]["DocumentSummary"];
            /**
             * Ngày ban hành. Limits: format date.
             * @example 2026-03-02
             */
            issue_date?: components["schemas"]["DocumentIssueDate"];
            /**
             * Ngày hiệu lực. At the earliest 365 days before it was issued. Limits: format date.
             * @example 2026-03-05
             */
            effective_date?: components["schemas"]["DocumentEffectiveDate"];
            /**
             * Ngày hết hiệu lực. Limits: format date.
             * @example 2028-03-04
             */
            expiry_date?: components["schemas"]["DocumentExpiryDate"];
            /**
             * Nhắc trước khi hết hạn (ngày). Days before the expiry; from the earliest on the document stands among those that expire soon. Limits: at most 5 items.
             * @example [
             *       30
             *     ]
             */
            remind_days?: components["schemas"]["DocumentRemindDays"];
            /**
             * Người ký. Limits: at least 1 characters, at most 100 characters.
             * @example Phạm Thu Hà
             */
            signer?: components["schemas"]["DocumentSigner"];
            /**
             * Chức vụ người ký. Limits: at least 1 characters, at most 200 characters.
             * @example Giám đốc trung tâm
             */
            signer_title?: components["schemas"]["DocumentSignerTitle"];
            /**
             * Nơi ban hành. Limits: at least 1 characters, at most 200 characters.
             * @example Trung tâm Huấn luyện An toàn Mẫu
             */
            issued_by?: components["schemas"]["DocumentIssuedBy"];
            /**
             * Nhân viên liên quan. In an answer those whom the reader may see. Limits: at most 500 items.
             * @example []
             */
            employee_ids?: components["schemas"]["DocumentEmployeeIds"];
            /**
             * Bản gốc. Whether the company holds the original.
             * @example true
             */
            is_original?: components["schemas"]["DocumentIsOriginal"];
            /**
             * Số bản. Limits: ≥ 1, ≤ 1000.
             * @example 1
             */
            copies?: components["schemas"]["DocumentCopies"];
            /**
             * Nơi lưu bản giấy. Limits: at least 1 characters, at most 200 characters.
             * @example Tủ A, kệ 3, hộp 12
             */
            storage_place?: components["schemas"]["DocumentStoragePlace"];
            /**
             * Ghi chú. Limits: at most 2000 characters.
             * @example null
             */
            note?: components["schemas"]["DocumentNote"];
            /**
             * Mã văn thư. The code of the paper in the correspondence system, whose number, summary, day and signer it then has. Limits: at least 1 characters, at most 100 characters.
             * @example null
             */
            documentary_code?: components["schemas"]["DocumentaryCode"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        DocumentExport: {
            /**
             * Cột. Fields of a row, in the order of the columns; all of them when absent. Limits: at least 1 items.
             * @example [
             *       "number",
             *       "summary"
             *     ]
             */
            columns?: ("number" | "document_type_id" | "decision_type" | "summary" | "employees.nhansu_id" | "employees.full_name" | "issue_date" | "effective_date" | "expiry_date" | "expiry_state" | "signer" | "signer_title" | "issued_by" | "source" | "is_original" | "copies" | "storage_place" | "file_total" | "note" | "created_by_name" | "created_at" | "updated_at")[];
            /**
             * Sắp xếp. Limits: at most 200 characters.
             * @example -issue_date
             */
            sort?: string;
            search?: components["schemas"]["DocumentSearch"];
            filter?: components["schemas"]["DocumentFilter"];
        };
        MixedDocumentFilter: {
            source?: components["schemas"]["SelectFilter"];
            document_type_id?: components["schemas"]["SelectFilter"];
            decision_type?: components["schemas"]["SelectFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            number?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            summary?: components["schemas"]["TextFilter"];
            employee_id?: components["schemas"]["SelectFilter"];
            issue_date?: components["schemas"]["DateFilter"];
            expiry_date?: components["schemas"]["DateFilter"];
            expiry_state?: components["schemas"]["SelectFilter"];
        };
        MixedDocument: {
            /**
             * Nguồn.
             * @example upload
             */
            source: components["schemas"]["DocumentSource"];
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Loại tài liệu. Limits: ≥ 1, ≤ 9007199254740991, a record of documentTypes.
             * @example 31
             */
            document_type_id: components["schemas"]["DocumentTypeId"];
            /**
             * Tên loại tài liệu.
             * @example Bằng cấp
             */
            document_type_label: components["schemas"]["DocumentTypeLabel"];
            /**
             * Loại quyết định. Only and always for a type of document that is a decision. Limits: ≥ 1, ≤ 15.
             * @example null
             */
            decision_type: components["schemas"]["DocumentDecisionType"];
            /**
             * Số/Ký hiệu. Of decisions required, and there once in a year and company; else drawn from the series of documents when it is not given. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example 45/CC-TTĐT
             */
            number: components["schemas"]["DocumentNumber"];
            /**
             * Trích yếu. Limits: at least 1 characters, at most 1000 characters, pattern `[^\s\p{DI}]`.
             * @example Chứng chỉ an toàn lao động nhóm 3
             */
            summary: components["schemas"]["DocumentSummary"];
            /**
             * Nhân viên. Those whom the reader may see, by given name; in a list at most five.
             * @example []
             */
            employees: components["schemas"]["DocumentEmployees"];
            /**
             * Số nhân viên. Limits: ≥ 0.
             * @example 0
             */
            employee_total: components["schemas"]["DocumentEmployeeTotal"];
            /**
             * Ngày ban hành. Limits: format date.
             * @example 2026-03-02
             */
            issue_date: components["schemas"]["DocumentIssueDate"];
            /**
             * Ngày hiệu lực. At the earliest 365 days before it was issued. Limits: format date.
             * @example 2026-03-05
             */
            effective_date: components["schemas"]["DocumentEffectiveDate"];
            /**
             * Ngày hết hiệu lực. Limits: format date.
             * @example 2028-03-04
             */
            expiry_date: components["schemas"]["DocumentExpiryDate"];
            /**
             * Thời hạn.
             * @example valid
             */
            expiry_state: components["schemas"]["DocumentExpiryState"];
            /**
             * Người ký. Limits: at least 1 characters, at most 100 characters.
             * @example Phạm Thu Hà
             */
            signer: components["schemas"]["DocumentSigner"];
            /**
             * Số tệp. Limits: ≥ 0.
             * @example 1
             */
            file_total: components["schemas"]["DocumentFileTotal"];
        };
        MixedDocumentChoice: {
            /**
             * Danh sách đã chọn. Limits: at least 1 items, at most 1000 items.
             * @example [
             *       {
             *         "source": "upload",
             *         "id": 12
             *       }
             *     ]
             */
            items: {
                /**
                 * Nguồn.
                 * @example upload
                 */
                source: components["schemas"]["DocumentSource"];
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            }[];
        };
        /** A paper to fill a form with; what came from the correspondence system is locked there. */
        FoundDocument: {
            /**
             * Nguồn.
             * @example upload
             */
            source: components["schemas"]["DocumentSource"];
            /**
             * Mã. The own document that holds it already. Limits: ≥ 1.
             * @example null
             */
            id: number | null;
            /**
             * Mã văn thư. The code of the paper in the correspondence system, whose number, summary, day and signer it then has. Limits: at least 1 characters, at most 100 characters.
             * @example null
             */
            documentary_code: components["schemas"]["DocumentaryCode"];
            /**
             * Số/Ký hiệu. Of decisions required, and there once in a year and company; else drawn from the series of documents when it is not given. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example 45/CC-TTĐT
             */
            number: components["schemas"]["DocumentNumber"];
            /**
             * Trích yếu. Limits: at least 1 characters, at most 1000 characters, pattern `[^\s\p{DI}]`.
             * @example Chứng chỉ an toàn lao động nhóm 3
             */
            summary: components["schemas"]["DocumentSummary"];
            /**
             * Ngày ban hành. Limits: format date.
             * @example 2026-03-02
             */
            issue_date: components["schemas"]["DocumentIssueDate"];
            /**
             * Ngày hiệu lực. At the earliest 365 days before it was issued. Limits: format date.
             * @example 2026-03-05
             */
            effective_date: components["schemas"]["DocumentEffectiveDate"];
            /**
             * Người ký. Limits: at least 1 characters, at most 100 characters.
             * @example Phạm Thu Hà
             */
            signer: components["schemas"]["DocumentSigner"];
            /**
             * Chức vụ người ký. Limits: at least 1 characters, at most 200 characters.
             * @example Giám đốc trung tâm
             */
            signer_title: components["schemas"]["DocumentSignerTitle"];
            /**
             * Nơi ban hành. Limits: at least 1 characters, at most 200 characters.
             * @example Trung tâm Huấn luyện An toàn Mẫu
             */
            issued_by: components["schemas"]["DocumentIssuedBy"];
            /**
             * The files that the paper has there.
             * @example []
             */
            files: {
                /**
                 * Tên tệp.
                 * @example 45-QD-TCNS.pdf
                 */
                name: string;
                /**
                 * Dung lượng. Bytes. Limits: ≥ 0.
                 * @example 482100
                 */
                size: number;
            }[];
        };
        DocumentFileUpload: {
            /**
             * Format: binary
             * Tệp đính kèm. PDF, Word, Excel, JPG or PNG. Limits: format binary.
             * @example quyet-dinh.png
             */
            file: string;
        };
        QuizCategoryFilter: {
            id?: components["schemas"]["SelectFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            code?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            name?: components["schemas"]["TextFilter"];
            is_active?: components["schemas"]["BooleanFilter"];
            created_at?: components["schemas"]["DatetimeFilter"];
            updated_at?: components["schemas"]["DatetimeFilter"];
        };
        /**
         * Tên nhóm đề thi
         * @example Nội quy lao động
         */
        QuizCategoryName: string;
        QuizCategory: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code: components["schemas"]["CatalogueCode"];
            /**
             * Tên nhóm đề thi. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Nội quy lao động
             */
            name: components["schemas"]["QuizCategoryName"];
            /**
             * Mô tả. Limits: at most 1000 characters.
             * @example Dùng cho toàn công ty.
             */
            description: components["schemas"]["CatalogueDescription"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active: components["schemas"]["CatalogueIsActive"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
        };
        QuizCategoryStore: {
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code: components["schemas"]["CatalogueCode"];
            /**
             * Tên nhóm đề thi. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Nội quy lao động
             */
            name: components["schemas"]["QuizCategoryName"];
            /**
             * Mô tả. Limits: at most 1000 characters.
             * @example Dùng cho toàn công ty.
             */
            description?: components["schemas"]["CatalogueDescription"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active?: components["schemas"]["CatalogueIsActive"];
        };
        QuizCategoryUpdate: {
            /**
             * Mã. Upper case, digits, - and _; unique in the company's catalogue. Small letters are raised on the way in. Limits: pattern `^[A-Z0-9][A-Z0-9_-]{1,19}$`.
             * @example MOI-01
             */
            code?: components["schemas"]["CatalogueCode"];
            /**
             * Tên nhóm đề thi. Limits: at least 1 characters, at most 200 characters, pattern `[^\s\p{DI}]`.
             * @example Nội quy lao động
             */
            name?: components["schemas"]["QuizCategoryName"];
            /**
             * Mô tả. Limits: at most 1000 characters.
             * @example Dùng cho toàn công ty.
             */
            description?: components["schemas"]["CatalogueDescription"];
            /**
             * Trạng thái. False for what stays on older records but can no longer be chosen.
             * @example true
             */
            is_active?: components["schemas"]["CatalogueIsActive"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        /**
         * Địa danh
         * Where papers are issued, as it stands before the date.
         * @example Hà Nội
         */
        CompanyPlace: string | null;
        CompanyProfile: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Mã công ty.
             * @example SONGMAY
             */
            code: string;
            /**
             * Tên công ty.
             * @example Công ty Cổ phần Sông Mây
             */
            name: string;
            /**
             * Tên viết tắt.
             * @example Sông Mây
             */
            short_name: string;
            /**
             * Địa danh. Where papers are issued, as it stands before the date. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example Hà Nội
             */
            place: components["schemas"]["CompanyPlace"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /** Nothing where the company has none. */
            logo: components["schemas"]["StoredFile"] | null;
        };
        CompanyUpdate: {
            /**
             * Địa danh. Where papers are issued, as it stands before the date. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
             * @example Hà Nội
             */
            place: components["schemas"]["CompanyPlace"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        CompanyLogoUpload: {
            /**
             * Format: binary
             * Biểu trưng. A PNG, JPG or WebP picture. Limits: format binary.
             * @example bieu-trung.png
             */
            file: string;
        };
        CompanyLogoRestore: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
        };
        Permission: {
            /** @example employee_access */
            name: components["schemas"]["PermissionName"];
            /**
             * Nhóm quyền.
             * @example Nhân viên
             */
            area: string;
            /**
             * Quyền.
             * @example Xem nhân viên
             */
            label: string;
            /**
             * The widest first. Limits: at least 1 items.
             * @example [
             *       "company",
             *       "unit",
             *       "own"
             *     ]
             */
            scopes: components["schemas"]["GrantScope"][];
        };
        ExplainedUser: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Tên đăng nhập.
             * @example daonth
             */
            login: string;
            /**
             * Họ và tên.
             * @example Nguyễn Thị Hồng Đào
             */
            full_name: string;
            /**
             * Trạng thái tài khoản.
             * @example true
             */
            is_active: boolean;
            /**
             * Nhân viên.
             * @example 1842
             */
            employee_id: number | null;
        };
        ExplainedRole: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Tên vai trò.
             * @example Chuyên viên nhân sự
             */
            name: string;
            /**
             * How far a permission reaches, the whole company, the holder's units and below, or the holder's own record.
             * @example company
             */
            scope: components["schemas"]["GrantScope"];
        };
        ExplainedRight: {
            /** @example employee_access */
            permission: components["schemas"]["PermissionName"];
            /**
             * Quyền.
             * @example Cập nhật trình độ
             */
            label: string;
            /** The roles by which he holds it, and how far. */
            held: components["schemas"]["ExplainedRole"][];
            /** Other roles of the company that give it. */
            offered: components["schemas"]["ExplainedRole"][];
        };
        ExplainedUnit: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Đơn vị.
             * @example Phòng Hành chính Nhân sự
             */
            name: string;
        };
        Explanation: {
            /**
             * Whether any way in is open.
             * @example true
             */
            is_allowed: boolean;
            /**
             * A right, only being signed in, or nothing.
             * @example right
             * @enum {string}
             */
            needs: "right" | "sign-in" | "nothing";
            user: components["schemas"]["ExplainedUser"];
            /** The rights any of which lets in. */
            rights: components["schemas"]["ExplainedRight"][];
            /**
             * Whether he may do it with his own record alone; null where that is no way in.
             * @example null
             */
            own_record: boolean | null;
            /** The units in which he holds a position; a right of scope unit reaches these and all below. */
            units: components["schemas"]["ExplainedUnit"][];
            /**
             * The reasons in words, the first one first.
             * @example [
             *       "Vai trò \"Chuyên viên nhân sự\" cho phép: Cập nhật trình độ (Công ty hiện tại)."
             *     ]
             */
            notes: string[];
        };
        RoleSearch: {
            /**
             * Từ khóa. Limits: at least 1 characters, at most 200 characters.
             * @example nhan su
             */
            value: string;
            /**
             * Limits: at least 1 items.
             * @example [
             *       "name",
             *       "description"
             *     ]
             */
            fields?: ("name" | "description")[];
        };
        RoleFilter: {
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            name?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
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
         * Came with the product; a company changes it as it likes.
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
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Tên vai trò. Limits: at least 1 characters, at most 100 characters, pattern `^[^\s\p{Cc}\p{Cf}\p{DI}][^\p{Cc}\p{Cf}\p{DI}]*$`.
             * @example Chuyên viên nhân sự
             */
            name: components["schemas"]["RoleName"];
            /**
             * Mô tả. Limits: at most 500 characters.
             * @example Hồ sơ nhân viên, hợp đồng và các danh mục.
             */
            description: components["schemas"]["RoleDescription"];
            /**
             * Vai trò có sẵn. Came with the product; a company changes it as it likes.
             * @example true
             */
            is_shipped: components["schemas"]["RoleIsShipped"];
            /**
             * Số quyền. Limits: ≥ 0.
             * @example 12
             */
            grant_total: components["schemas"]["RoleGrantTotal"];
            /**
             * Số người dùng. Limits: ≥ 0.
             * @example 3
             */
            member_total: components["schemas"]["RoleMemberTotal"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
        };
        /** Quyền được cấp */
        RoleGrant: {
            /** @example employee_access */
            permission: components["schemas"]["PermissionName"];
            /**
             * How far a permission reaches, the whole company, the holder's units and below, or the holder's own record.
             * @example company
             */
            scope: components["schemas"]["GrantScope"];
        };
        /**
         * Quyền được cấp
         * One scope for each permission.
         * @example [
         *       {
         *         "permission": "employee_access",
         *         "scope": "company"
         *       }
         *     ]
         */
        RoleGrants: components["schemas"]["RoleGrant"][];
        RoleStore: {
            /**
             * Tên vai trò. Limits: at least 1 characters, at most 100 characters, pattern `^[^\s\p{Cc}\p{Cf}\p{DI}][^\p{Cc}\p{Cf}\p{DI}]*$`.
             * @example Chuyên viên nhân sự
             */
            name: components["schemas"]["RoleName"];
            /**
             * Mô tả. Limits: at most 500 characters.
             * @example Hồ sơ nhân viên, hợp đồng và các danh mục.
             */
            description?: components["schemas"]["RoleDescription"];
            /**
             * Quyền được cấp. One scope for each permission. Limits: at most 200 items.
             * @example [
             *       {
             *         "permission": "employee_access",
             *         "scope": "company"
             *       }
             *     ]
             */
            grants: components["schemas"]["RoleGrants"];
        };
        RoleMember: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Tên đăng nhập.
             * @example daonth
             */
            login: string;
            /**
             * Họ và tên.
             * @example Nguyễn Thị Hồng Đào
             */
            full_name: string;
            /**
             * Mã nhân viên.
             * @example SM001842
             */
            nhansu_id: string | null;
            /**
             * Trạng thái tài khoản.
             * @example true
             */
            is_active: boolean;
        };
        RoleDetail: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Tên vai trò. Limits: at least 1 characters, at most 100 characters, pattern `^[^\s\p{Cc}\p{Cf}\p{DI}][^\p{Cc}\p{Cf}\p{DI}]*$`.
             * @example Chuyên viên nhân sự
             */
            name: components["schemas"]["RoleName"];
            /**
             * Mô tả. Limits: at most 500 characters.
             * @example Hồ sơ nhân viên, hợp đồng và các danh mục.
             */
            description: components["schemas"]["RoleDescription"];
            /**
             * Vai trò có sẵn. Came with the product; a company changes it as it likes.
             * @example true
             */
            is_shipped: components["schemas"]["RoleIsShipped"];
            /**
             * Số quyền. Limits: ≥ 0.
             * @example 12
             */
            grant_total: components["schemas"]["RoleGrantTotal"];
            /**
             * Số người dùng. Limits: ≥ 0.
             * @example 3
             */
            member_total: components["schemas"]["RoleMemberTotal"];
            /**
             * Quyền được cấp. One scope for each permission. Limits: at most 200 items.
             * @example [
             *       {
             *         "permission": "employee_access",
             *         "scope": "company"
             *       }
             *     ]
             */
            grants: components["schemas"]["RoleGrants"];
            /** Only with include=members; the first 100 by name. */
            members?: components["schemas"]["RoleMember"][];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
        };
        RoleUpdate: {
            /**
             * Tên vai trò. Limits: at least 1 characters, at most 100 characters, pattern `^[^\s\p{Cc}\p{Cf}\p{DI}][^\p{Cc}\p{Cf}\p{DI}]*$`.
             * @example Chuyên viên nhân sự
             */
            name?: components["schemas"]["RoleName"];
            /**
             * Mô tả. Limits: at most 500 characters.
             * @example Hồ sơ nhân viên, hợp đồng và các danh mục.
             */
            description?: components["schemas"]["RoleDescription"];
            /**
             * Quyền được cấp. One scope for each permission. Limits: at most 200 items.
             * @example [
             *       {
             *         "permission": "employee_access",
             *         "scope": "company"
             *       }
             *     ]
             */
            grants?: components["schemas"]["RoleGrants"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        /** How far a permission reaches before and after; null = not at all. */
        RoleChange: {
            /** @example employee_access */
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
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Tên đăng nhập.
             * @example daonth
             */
            login: string;
            /**
             * Họ và tên.
             * @example Nguyễn Thị Hồng Đào
             */
            full_name: string;
            changes: components["schemas"]["RoleChange"][];
        };
        RolePreview: {
            /**
             * Số người dùng. Limits: ≥ 0.
             * @example 3
             */
            member_total: components["schemas"]["RoleMemberTotal"];
            /**
             * Members for whom something changes beside what their other roles give. Limits: ≥ 0.
             * @example 2
             */
            affected_total: number;
            /** What changes in the role itself. */
            changes: components["schemas"]["RoleChange"][];
            /** The first 100 affected members by name. */
            members: components["schemas"]["RoleChangedMember"][];
            /**
             * Why saving these grants would be refused, in words; null when it would not.
             * @example Bạn không thể cấp quyền mà mình không có: Xem lương (Công ty hiện tại).
             */
            refusal: string | null;
        };
        AccountSearch: {
            /**
             * Từ khóa. Limits: at least 1 characters, at most 200 characters.
             * @example dao nguyen
             */
            value: string;
            /**
             * Limits: at least 1 items.
             * @example [
             *       "login",
             *       "full_name"
             *     ]
             */
            fields?: ("login" | "full_name" | "nhansu_id")[];
        };
        AccountFilter: {
            id?: components["schemas"]["SelectFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            login?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            full_name?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            nhansu_id?: components["schemas"]["TextFilter"];
            is_active?: components["schemas"]["BooleanFilter"];
            role_id?: components["schemas"]["SelectFilter"];
            created_at?: components["schemas"]["DatetimeFilter"];
        };
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
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Tên vai trò.
             * @example Chuyên viên nhân sự
             */
            name: components["schemas"]["AccountRoleName"];
        };
        AccountCompany: {
            /**
             * Mã công ty. Limits: ≥ 1.
             * @example 2
             */
            id: number;
            /**
             * Công ty.
             * @example Logistics Sông Mẫu
             */
            name: string;
            /** Vai trò. */
            roles: components["schemas"]["AccountRole"][];
        };
        Account: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Tên đăng nhập. Lower case letters, digits, dots, - and _; one in the whole group. Limits: pattern `^[a-z0-9][a-z0-9._-]{2,63}$`.
             * @example daonth
             */
            login: components["schemas"]["AccountLogin"];
            /**
             * Họ và tên. Limits: at least 2 characters, at most 100 characters, pattern `^[^\s\p{Cc}\p{Cf}\p{DI}][^\p{Cc}\p{Cf}\p{DI}]*$`.
             * @example Nguyễn Thị Hồng Đào
             */
            full_name: components["schemas"]["AccountFullName"];
            /**
             * Mã nhân viên.
             * @example SM001842
             */
            nhansu_id: components["schemas"]["AccountNhansuId"];
            /**
             * Nhân viên. His employee record in the current company.
             * @example 1842
             */
            employee_id: number | null;
            /**
             * Trạng thái tài khoản.
             * @example true
             */
            is_active: components["schemas"]["AccountIsActive"];
            /** Vai trò. In the current company, by name. */
            roles: components["schemas"]["AccountRole"][];
            /** Công ty. The companies he belongs to, the current one included, as far as the asking user may see their users. */
            companies: components["schemas"]["AccountCompany"][];
            /**
             * Format: date-time
             * Đăng nhập gần nhất. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            last_sign_in_at: string | null;
            /**
             * Phiên đăng nhập chưa kết thúc. Limits: ≥ 0.
             * @example 1
             */
            session_total: number;
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Ngày cập nhật. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: components["schemas"]["UpdatedAt"];
        };
        /**
         * Nhân viên
         * @example 12
         */
        AccountEmployeeId: number;
        AccountStore: {
            /**
             * Nhân viên. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            employee_id: components["schemas"]["AccountEmployeeId"];
            /**
             * Tên đăng nhập. Lower case letters, digits, dots, - and _; one in the whole group. Limits: pattern `^[a-z0-9][a-z0-9._-]{2,63}$`.
             * @example daonth
             */
            login?: components["schemas"]["AccountLogin"];
            /**
             * Vai trò. Limits: at most 50 items.
             * @example [
             *       1
             *     ]
             */
            role_ids?: components["schemas"]["AccountRoleIds"];
        };
        /**
         * Công ty
         * The companies the user belongs to, among those that the asking user administers; the current one stays.
         * @example [
         *       1
         *     ]
         */
        AccountCompanyIds: number[];
        AccountUpdate: {
            /**
             * Tên đăng nhập. Lower case letters, digits, dots, - and _; one in the whole group. Limits: pattern `^[a-z0-9][a-z0-9._-]{2,63}$`.
             * @example daonth
             */
            login?: components["schemas"]["AccountLogin"];
            /**
             * Họ và tên. Limits: at least 2 characters, at most 100 characters, pattern `^[^\s\p{Cc}\p{Cf}\p{DI}][^\p{Cc}\p{Cf}\p{DI}]*$`.
             * @example Nguyễn Thị Hồng Đào
             */
            full_name?: components["schemas"]["AccountFullName"];
            /**
             * Trạng thái tài khoản.
             * @example true
             */
            is_active?: components["schemas"]["AccountIsActive"];
            /**
             * Vai trò. Limits: at most 50 items.
             * @example [
             *       1
             *     ]
             */
            role_ids?: components["schemas"]["AccountRoleIds"];
            /**
             * Công ty. The companies the user belongs to, among those that the asking user administers; the current one stays. Limits: at least 1 items, at most 100 items.
             * @example [
             *       1
             *     ]
             */
            company_ids?: components["schemas"]["AccountCompanyIds"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        AdministeredCompany: {
            /**
             * Mã công ty. Limits: ≥ 1.
             * @example 2
             */
            id: number;
            /**
             * Công ty.
             * @example Logistics Sông Mẫu
             */
            name: string;
        };
        /** Lines by a user, or about a record, whose name has the words; or the line of a request by its code. */
        AuditTrailSearch: {
            /**
             * Từ khóa. Limits: at least 1 characters, at most 200 characters.
             * @example dao nguyen
             */
            value: string;
            /**
             * Limits: at least 1 items.
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
            /** Người thực hiện. */
            user_id?: components["schemas"]["SelectFilter"];
            operation?: components["schemas"]["SelectFilter"];
            resource?: components["schemas"]["SelectFilter"];
            record_id?: components["schemas"]["SelectFilter"];
            result?: components["schemas"]["SelectFilter"];
        };
        AuditTrailUser: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Tên đăng nhập.
             * @example daonth
             */
            login: string | null;
            /**
             * Họ và tên.
             * @example Nguyễn Thị Hồng Đào
             */
            full_name: string | null;
        };
        /**
         * Kết quả
         * refused = the right was missing.
         * @example done
         * @enum {string}
         */
        AuditTrailResult: "done" | "refused" | "failed";
        AuditTrailEntry: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * Thời điểm. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            at: string;
            /** Null for what the system did by itself. */
            user: components["schemas"]["AuditTrailUser"] | null;
            /**
             * Thao tác. An operationId.
             * @example levels.update
             */
            operation: string;
            /**
             * Đối tượng.
             * @example levels
             */
            resource: string;
            /**
             * Mã bản ghi.
             * @example 21
             */
            record_id: number | null;
            /**
             * Bản ghi. As the record is called now; null when it is gone or has no name.
             * @example Đại học
             */
            record_name: string | null;
            /**
             * Kết quả. refused = the right was missing.
             * @example done
             */
            result: components["schemas"]["AuditTrailResult"];
            /**
             * Trường thay đổi.
             * @example [
             *       "name",
             *       "rank"
             *     ]
             */
            changed_fields: string[];
            /**
             * Thông tin thay đổi. The changed fields as screens call them.
             * @example [
             *       "Tên trình độ",
             *       "Thứ bậc"
             *     ]
             */
            changed_labels: string[];
            /**
             * Chi tiết. What else is known; never personal values.
             * @example {
             *       "without_version": true
             *     }
             */
            detail: {
                [key: string]: unknown;
            };
            /**
             * Mã yêu cầu.
             * @example 0c9d4ff0-7c3b-4d4d-9d4e-2b7a6d1b8f11
             */
            request_id: string | null;
        };
        AuditTrailExport: {
            /**
             * Cột. Fields of a line, in the order of the columns; all of them when absent. Limits: at least 1 items.
             * @example [
             *       "at",
             *       "user.login",
             *       "operation"
             *     ]
             */
            columns?: ("at" | "user.login" | "user.full_name" | "operation" | "record_id" | "record_name" | "result" | "changed_labels" | "request_id")[];
            /**
             * Sắp xếp. Limits: at most 200 characters.
             * @example -at
             */
            sort?: string;
            /** Lines by a user, or about a record, whose name has the words; or the line of a request by its code. */
            search?: components["schemas"]["AuditTrailSearch"];
            filter?: components["schemas"]["AuditTrailFilter"];
        };
        JobFilter: {
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
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
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Họ và tên.
             * @example Nguyễn Thị Hồng Đào
             */
            full_name: string | null;
        };
        Job: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Loại công việc.
             * @example jobs.clean-up
             */
            name: string;
            /**
             * Công việc.
             * @example Dọn dữ liệu đã hết thời hạn lưu
             */
            title: string;
            /**
             * Trạng thái.
             * @example running
             */
            state: components["schemas"]["JobState"];
            /**
             * Đã xong. Limits: ≥ 0.
             * @example 350
             */
            done: number;
            /**
             * Tổng số. Null while it is not known. Limits: ≥ 0.
             * @example 1200
             */
            total: number | null;
            /**
             * Ghi chú. What it is doing, or why it failed.
             * @example Đang đọc trang 3
             */
            message: string | null;
            /**
             * Kết quả. What came of it; its fields are those of the job.
             * @example {
             *       "sessions": 12
             *     }
             */
            result: {
                [key: string]: unknown;
            } | null;
            /** Null for what runs by the clock. */
            requested_by: components["schemas"]["JobRequester"] | null;
            /**
             * Số lần chạy. Limits: ≥ 0.
             * @example 1
             */
            attempts: number;
            /**
             * Đang hủy. It was cancelled and has not come to its next step.
             * @example false
             */
            is_cancelling: boolean;
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Format: date-time
             * Bắt đầu. Limits: format date-time.
             * @example null
             */
            started_at: string | null;
            /**
             * Format: date-time
             * Kết thúc. Limits: format date-time.
             * @example null
             */
            finished_at: string | null;
        };
        PaperProgress: {
            /**
             * Bước. Rows are read, their texts measured, rows laid out on pages, pages drawn; in this order.
             * @example laying_out
             * @enum {string}
             */
            stage: "reading" | "measuring" | "laying_out" | "drawing";
            /**
             * Đã xong. Rows read or laid out, pages drawn. Limits: ≥ 0.
             * @example 850
             */
            done: number;
            /**
             * Tổng số. Null while texts are measured, which nobody counts. Limits: ≥ 0.
             * @example 2000
             */
            total: number | null;
        };
        FileUsage: {
            /**
             * Số tệp. Stored files; those removed less than a day ago are still kept. Limits: ≥ 0.
             * @example 12
             */
            files: number;
            /**
             * Đã dùng. Limits: ≥ 0.
             * @example 3145728
             */
            used_bytes: number;
            /**
             * Được dùng. Limits: ≥ 0.
             * @example 10737418240
             */
            most_bytes: number;
            /**
             * Số tệp một người được tải lên trong 24 giờ. Limits: ≥ 0.
             * @example 1000
             */
            most_files_a_day: number;
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
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Áp dụng từ ngày. Limits: format date.
             * @example 2027-01-01
             */
            from_date: components["schemas"]["LawValueFromDate"];
            /**
             * Giá trị.
             * @example 5310000
             */
            value: number;
            /**
             * Căn cứ. Limits: at least 3 characters, at most 300 characters, pattern `[^\s\p{DI}]`.
             * @example Nghị định 293/2025/NĐ-CP
             */
            source: components["schemas"]["LawValueSource"];
            /**
             * Lần sửa. Limits: ≥ 1.
             * @example 1
             */
            revision: number;
            /**
             * Tình trạng. On the asked day; 'replaced' was put right by a later revision of its day.
             * @example in_force
             * @enum {string}
             */
            state: "coming" | "in_force" | "past" | "replaced";
            /**
             * Người ghi. Null for what came with the product and for users of other companies.
             * @example Phạm Thu Hà
             */
            added_by_name: string | null;
            /**
             * Format: date-time
             * Ngày ghi. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            added_at: string;
        };
        LawConstant: {
            /**
             * Thông số. Limits: pattern `^[a-z][a-z0-9_]{2,59}$`.
             * @example minimum_wage_region_1
             */
            key: components["schemas"]["LawConstantKey"];
            /**
             * Nhóm.
             * @example Lương tối thiểu
             */
            area: string;
            /**
             * Thông số.
             * @example Lương tối thiểu tháng, vùng I
             */
            label: string;
            /**
             * Đơn vị tính.
             * @example vnd
             */
            unit: components["schemas"]["LawUnit"];
            /**
             * Giá trị. What holds on the asked day; null before its first day.
             * @example 5310000
             */
            value: number | null;
            /** The newest day first, and of one day the newest revision. */
            values: components["schemas"]["LawValue"][];
        };
        /**
         * Giá trị
         * @example 5600000
         */
        LawValueNumber: number;
        /**
         * Lần sửa
         * The last revision of this key and day that the user has seen; 0 where there was none.
         * @example 0
         */
        LawValueRevision: number;
        LawValueStore: {
            /**
             * Thông số. Limits: pattern `^[a-z][a-z0-9_]{2,59}$`.
             * @example minimum_wage_region_1
             */
            key: components["schemas"]["LawConstantKey"];
            /**
             * Áp dụng từ ngày. Limits: format date.
             * @example 2027-01-01
             */
            from_date: components["schemas"]["LawValueFromDate"];
            /**
             * Giá trị. Limits: ≥ 0, ≤ 999999999999.
             * @example 5600000
             */
            value: components["schemas"]["LawValueNumber"];
            /**
             * Căn cứ. Limits: at least 3 characters, at most 300 characters, pattern `[^\s\p{DI}]`.
             * @example Nghị định 293/2025/NĐ-CP
             */
            source: components["schemas"]["LawValueSource"];
            /**
             * Lần sửa. The last revision of this key and day that the user has seen; 0 where there was none. Limits: ≥ 0, ≤ 1000000.
             * @example 0
             */
            revision?: components["schemas"]["LawValueRevision"];
        };
        LawValuePreview: {
            /**
             * Đang áp dụng. What holds on that day now.
             * @example 5310000
             */
            before: number | null;
            /**
             * Sẽ áp dụng.
             * @example 5600000
             */
            after: number;
            /**
             * Áp dụng từ ngày. Limits: format date.
             * @example 2027-01-01
             */
            from_date: components["schemas"]["LawValueFromDate"];
            /**
             * Format: date
             * Đến hết ngày. The day before the next value begins; null while there is none. Limits: format date.
             * @example null
             */
            until: string | null;
            /**
             * Whether a value of that very day is put right.
             * @example false
             */
            replaces: boolean;
            /**
             * Lưu ý. Sentences for whoever decides.
             * @example [
             *       "Ngày áp dụng đã qua: những gì đã tính từ ngày ấy có thể khác khi tính lại."
             *     ]
             */
            notes: string[];
        };
        Province: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Mã. The code of the statistical office, leading zeroes and all.
             * @example 74
             */
            code: string;
            /**
             * Tỉnh/Thành phố (cũ).
             * @example Tỉnh Bình Dương
             */
            full_name: string;
        };
        NewProvince: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Mã. The code of the statistical office, leading zeroes and all.
             * @example 79
             */
            code: string;
            /**
             * Tỉnh/Thành phố.
             * @example Thành phố Hồ Chí Minh
             */
            full_name: string;
        };
        District: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Mã. The code of the statistical office, leading zeroes and all.
             * @example 760
             */
            code: string;
            /**
             * Tỉnh/Thành phố (cũ).
             * @example 79
             */
            province_id: number;
            /**
             * Quận/Huyện (cũ).
             * @example Quận 1
             */
            full_name: string;
        };
        NewDistrict: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Mã. The code of the statistical office, leading zeroes and all.
             * @example 26740
             */
            code: string;
            /**
             * Tỉnh/Thành phố.
             * @example 79
             */
            province_id: number;
            /**
             * Phường/Xã/Đặc khu.
             * @example Phường Sài Gòn
             */
            full_name: string;
        };
        Ward: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Mã. The code of the statistical office, leading zeroes and all.
             * @example 26740
             */
            code: string;
            /**
             * Quận/Huyện (cũ).
             * @example 760
             */
            district_id: number;
            /**
             * Phường/Xã (cũ).
             * @example Phường Bến Nghé
             */
            full_name: string;
        };
        Successor: {
            /**
             * Phường/Xã/Đặc khu.
             * @example 26740
             */
            new_district_id: number;
            /**
             * Tỉnh/Thành phố.
             * @example 79
             */
            new_province_id: number;
            /**
             * Địa danh.
             * @example Phường Sài Gòn, Thành phố Hồ Chí Minh
             */
            full_name: string;
        };
        /** One when the ward went whole; where it was divided a person must choose, so nothing is converted silently. */
        Successors: components["schemas"]["Successor"][];
        WardWithSuccessors: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Mã.
             * @example 26740
             */
            code: string;
            /**
             * Quận/Huyện (cũ).
             * @example 760
             */
            district_id: number;
            /**
             * Phường/Xã (cũ).
             * @example Phường Bến Nghé
             */
            full_name: string;
            /** One when the ward went whole; where it was divided a person must choose, so nothing is converted silently. */
            successors: components["schemas"]["Successors"];
        };
        Place: {
            /**
             * @example ward
             * @enum {string}
             */
            kind: "new_province" | "new_district" | "province" | "district" | "ward";
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Tên.
             * @example Phường Bến Nghé
             */
            full_name: string;
            /**
             * Thuộc.
             * @example Quận 1, Thành phố Hồ Chí Minh
             */
            within: string;
            /**
             * In its own scheme.
             * @example 79
             */
            province_id: number;
            /**
             * In its own scheme; null for a province.
             * @example 760
             */
            district_id: number | null;
            /** One when the ward went whole; where it was divided a person must choose, so nothing is converted silently. */
            successors: components["schemas"]["Successors"];
        };
        /**
         * Tiêu đề
         * @example Đặt mật khẩu cho tài khoản {{login}}
         */
        MailTemplateSubject: string;
        /**
         * Nội dung
         * Simple HTML, with variables between double braces.
         * @example <p>Chào {{full_name}},</p><p><a href="{{link}}">Đặt mật khẩu</a></p>
         */
        MailTemplateBody: string;
        MailTemplateVariable: {
            /** @example full_name */
            name: string;
            /** @example Họ và tên người nhận */
            title: string;
            /**
             * A body without it is refused.
             * @example false
             */
            is_needed: boolean;
            /**
             * It may not stand in the subject.
             * @example false
             */
            is_secret: boolean;
        };
        MailTemplate: {
            /**
             * Mẫu thư.
             * @example password-link
             */
            name: string;
            /**
             * Loại thư.
             * @example Liên kết đặt mật khẩu
             */
            title: string;
            /**
             * Tiêu đề. Limits: at least 1 characters, at most 300 characters, pattern `[^\s\p{DI}]`.
             * @example Đặt mật khẩu cho tài khoản {{login}}
             */
            subject: components["schemas"]["MailTemplateSubject"];
            /**
             * Nội dung. Simple HTML, with variables between double braces. Limits: at least 1 characters, at most 20000 characters, pattern `[^\s\p{DI}]`.
             * @example <p>Chào {{full_name}},</p><p><a href="{{link}}">Đặt mật khẩu</a></p>
             */
            body: components["schemas"]["MailTemplateBody"];
            /**
             * Whether these are the company's own words.
             * @example false
             */
            is_changed: boolean;
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version: components["schemas"]["Version"];
            /**
             * Format: date-time
             * Ngày cập nhật. Nothing where the company keeps to what is shipped. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            updated_at: string | null;
            variables: components["schemas"]["MailTemplateVariable"][];
        };
        MailTemplateUpdate: {
            /**
             * Tiêu đề. Limits: at least 1 characters, at most 300 characters, pattern `[^\s\p{DI}]`.
             * @example Đặt mật khẩu cho tài khoản {{login}}
             */
            subject: components["schemas"]["MailTemplateSubject"];
            /**
             * Nội dung. Simple HTML, with variables between double braces. Limits: at least 1 characters, at most 20000 characters, pattern `[^\s\p{DI}]`.
             * @example <p>Chào {{full_name}},</p><p><a href="{{link}}">Đặt mật khẩu</a></p>
             */
            body: components["schemas"]["MailTemplateBody"];
            /**
             * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
             * @example 3
             */
            version?: components["schemas"]["Version"];
        };
        MailTemplateText: {
            /**
             * Tiêu đề. Limits: at least 1 characters, at most 300 characters, pattern `[^\s\p{DI}]`.
             * @example Đặt mật khẩu cho tài khoản {{login}}
             */
            subject: components["schemas"]["MailTemplateSubject"];
            /**
             * Nội dung. Simple HTML, with variables between double braces. Limits: at least 1 characters, at most 20000 characters, pattern `[^\s\p{DI}]`.
             * @example <p>Chào {{full_name}},</p><p><a href="{{link}}">Đặt mật khẩu</a></p>
             */
            body: components["schemas"]["MailTemplateBody"];
        };
        MailFilter: {
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            to_name?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            to_address?: components["schemas"]["TextFilter"];
            /** Contains the text, whatever its accents and case; % and _ are ordinary letters. */
            subject?: components["schemas"]["TextFilter"];
            state?: components["schemas"]["SelectFilter"];
            template?: components["schemas"]["SelectFilter"];
            created_at?: components["schemas"]["DatetimeFilter"];
            sent_at?: components["schemas"]["DatetimeFilter"];
        };
        /**
         * Trạng thái
         * stored = kept as a file, since there is no mail server.
         * @example sent
         * @enum {string}
         */
        MailState: "queued" | "sending" | "sent" | "stored" | "failed" | "cancelled";
        Mail: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Mẫu thư.
             * @example password-link
             */
            template: string;
            /**
             * Loại thư.
             * @example Liên kết đặt mật khẩu
             */
            template_title: string;
            /**
             * Người nhận.
             * @example Nguyễn Thị Hồng Đào
             */
            to_name: string | null;
            /**
             * Địa chỉ email.
             * @example daonth@example.com
             */
            to_address: string;
            /**
             * Tiêu đề.
             * @example Đặt mật khẩu cho tài khoản daonth
             */
            subject: string;
            /**
             * Trạng thái. stored = kept as a file, since there is no mail server.
             * @example sent
             */
            state: components["schemas"]["MailState"];
            /**
             * Số lần gửi. Limits: ≥ 0.
             * @example 1
             */
            attempts: number;
            /**
             * Lỗi gần nhất.
             * @example Không kết nối được tới máy chủ thư.
             */
            last_error: string | null;
            /**
             * Có liên kết dùng một lần. Then it cannot be sent again, and nobody reads its link here.
             * @example false
             */
            has_secrets: boolean;
            /** Null for what the system sends by itself. */
            requested_by: components["schemas"]["JobRequester"] | null;
            /**
             * Ngày tạo. Limits: format date-time.
             * @example 2026-10-01T08:30:00+07:00
             */
            created_at: components["schemas"]["CreatedAt"];
            /**
             * Format: date-time
             * Lần gửi gần nhất. Limits: format date-time.
             * @example null
             */
            attempted_at: string | null;
            /**
             * Format: date-time
             * Đã gửi lúc. Limits: format date-time.
             * @example null
             */
            sent_at: string | null;
        };
        ImportFile: {
            /**
             * Format: binary
             * Tệp Excel. The first sheet of an .xlsx workbook, at most 10,000 rows under one row of titles. Limits: format binary.
             * @example danh-sach.xlsx
             */
            file: string;
        };
    };
    responses: {
        /** An Excel workbook, named by Content-Disposition and made while it is sent; a second sheet says what was taken out, by whom and when. */
        Workbook: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        /** What came of each, in the order they were named. */
        AccountResults: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        results: components["schemas"]["AccountResult"][];
                    };
                };
            };
        };
        /** Not there, or not the user's to see. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** The bank account as it is now; field_change names what changed in the file. */
        BankAccount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        bank_account: components["schemas"]["BankAccount"];
                        /**
                         * Thông tin đã đổi. The fields that a save changed, joined by commas; of a row with its list and id, `relatives.214.full_name`.
                         * @example phone,native_place
                         */
                        field_change: components["schemas"]["FieldChange"];
                    };
                };
            };
        };
        /** The ids that were touched. */
        Touched: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        /**
                         * Danh sách đã chọn. Limits: at least 1 items, at most 1000 items.
                         * @example [
                         *       12,
                         *       15
                         *     ]
                         */
                        ids: components["schemas"]["Ids"];
                    };
                };
            };
        };
        /** The education as it is now; field_change names what changed in the file. */
        Education: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        education: components["schemas"]["Education"];
                        /**
                         * Thông tin đã đổi. The fields that a save changed, joined by commas; of a row with its list and id, `relatives.214.full_name`.
                         * @example phone,native_place
                         */
                        field_change: components["schemas"]["FieldChange"];
                    };
                };
            };
        };
        /** The language as it is now; field_change names what changed in the file. */
        Language: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        language: components["schemas"]["Language"];
                        /**
                         * Thông tin đã đổi. The fields that a save changed, joined by commas; of a row with its list and id, `relatives.214.full_name`.
                         * @example phone,native_place
                         */
                        field_change: components["schemas"]["FieldChange"];
                    };
                };
            };
        };
        /** The it skill as it is now; field_change names what changed in the file. */
        ItSkill: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        it_skill: components["schemas"]["ItSkill"];
                        /**
                         * Thông tin đã đổi. The fields that a save changed, joined by commas; of a row with its list and id, `relatives.214.full_name`.
                         * @example phone,native_place
                         */
                        field_change: components["schemas"]["FieldChange"];
                    };
                };
            };
        };
        /** The relative as it is now; field_change names what changed in the file. */
        Relative: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        relative: components["schemas"]["Relative"];
                        /**
                         * Thông tin đã đổi. The fields that a save changed, joined by commas; of a row with its list and id, `relatives.214.full_name`.
                         * @example phone,native_place
                         */
                        field_change: components["schemas"]["FieldChange"];
                    };
                };
            };
        };
        /** The allowance as it is now; field_change names what changed in the file. */
        Allowance: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        allowance: components["schemas"]["Allowance"];
                        /**
                         * Thông tin đã đổi. The fields that a save changed, joined by commas; of a row with its list and id, `relatives.214.full_name`.
                         * @example phone,native_place
                         */
                        field_change: components["schemas"]["FieldChange"];
                    };
                };
            };
        };
        /** The accident as it is now; field_change names what changed in the file. */
        Accident: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        accident: components["schemas"]["Accident"];
                        /**
                         * Thông tin đã đổi. The fields that a save changed, joined by commas; of a row with its list and id, `relatives.214.full_name`.
                         * @example phone,native_place
                         */
                        field_change: components["schemas"]["FieldChange"];
                    };
                };
            };
        };
        /** The health check as it is now; field_change names what changed in the file. */
        HealthCheck: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        health_check: components["schemas"]["HealthCheck"];
                        /**
                         * Thông tin đã đổi. The fields that a save changed, joined by commas; of a row with its list and id, `relatives.214.full_name`.
                         * @example phone,native_place
                         */
                        field_change: components["schemas"]["FieldChange"];
                    };
                };
            };
        };
        /** The yearly record as it is now; field_change names what changed in the file. */
        YearlyRecord: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        yearly_record: components["schemas"]["YearlyRecord"];
                        /**
                         * Thông tin đã đổi. The fields that a save changed, joined by commas; of a row with its list and id, `relatives.214.full_name`.
                         * @example phone,native_place
                         */
                        field_change: components["schemas"]["FieldChange"];
                    };
                };
            };
        };
        /** The department as it is now. */
        Department: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        department: components["schemas"]["Department"];
                    };
                };
            };
        };
        /** The position as it is now. */
        Position: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        position: components["schemas"]["Position"];
                    };
                };
            };
        };
        /** The level as it is now. */
        Level: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        level: components["schemas"]["Level"];
                    };
                };
            };
        };
        /** What was written from rows, or would be with dry_run=true. */
        Import: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        import: components["schemas"]["ImportResult"];
                    };
                };
            };
        };
        /** The classification as it is now. */
        Classify: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        classify: components["schemas"]["Classify"];
                    };
                };
            };
        };
        /** The field as it is now. */
        Field: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        field: components["schemas"]["Field"];
                    };
                };
            };
        };
        /** The training type as it is now. */
        TrainingType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        type: components["schemas"]["TrainingType"];
                    };
                };
            };
        };
        /** The training formality as it is now. */
        TrainingFormality: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        formality: components["schemas"]["TrainingFormality"];
                    };
                };
            };
        };
        /** The training partner as it is now. */
        PartnerInfo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        partnerInfo: components["schemas"]["PartnerInfo"];
                    };
                };
            };
        };
        /** The certificate as it is now. */
        Certificate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        certificate: components["schemas"]["Certificate"];
                    };
                };
            };
        };
        /** The certificate group as it is now. */
        CertificateGroup: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        certificate_group: components["schemas"]["CertificateGroup"];
                    };
                };
            };
        };
        /** The training location as it is now. */
        TrainingLocation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        location: components["schemas"]["TrainingLocation"];
                    };
                };
            };
        };
        /** The contract type as it is now. */
        ContractType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        contract_type: components["schemas"]["ContractType"];
                    };
                };
            };
        };
        /** The document type as it is now. */
        DocumentType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        document_type: components["schemas"]["DocumentType"];
                    };
                };
            };
        };
        /** The document as it is now. */
        Document: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        document: components["schemas"]["Document"];
                    };
                };
            };
        };
        /** The quiz category as it is now. */
        QuizCategory: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        category: components["schemas"]["QuizCategory"];
                    };
                };
            };
        };
        /** The company as it is now. */
        Company: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        company: components["schemas"]["CompanyProfile"];
                    };
                };
            };
        };
        /** The role as it is now. */
        Role: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        role: components["schemas"]["RoleDetail"];
                    };
                };
            };
        };
        /** The ids that were touched. */
        RoleIds: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        /**
                         * Danh sách đã chọn. Limits: at least 1 items, at most 1000 items.
                         * @example [
                         *       12,
                         *       15
                         *     ]
                         */
                        ids: components["schemas"]["Ids"];
                    };
                };
            };
        };
        /** The user as he is now. */
        Account: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        account: components["schemas"]["Account"];
                    };
                };
            };
        };
        /** The ids that were touched. */
        AccountIds: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        /**
                         * Danh sách đã chọn. Limits: at least 1 items, at most 1000 items.
                         * @example [
                         *       12,
                         *       15
                         *     ]
                         */
                        ids: components["schemas"]["Ids"];
                    };
                };
            };
        };
        /** The run as it is now. */
        Job: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        job: components["schemas"]["Job"];
                    };
                };
            };
        };
        /** The template as it is now. */
        MailTemplate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        mail_template: components["schemas"]["MailTemplate"];
                    };
                };
            };
        };
        /** The mail as it is now. */
        Mail: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        mail: components["schemas"]["Mail"];
                    };
                };
            };
        };
        /** Contradicts the current state; data carries the newer values. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** What the import would do, with dry_run=true; else the run of background work that does it. */
        ImportAsked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        import: components["schemas"]["ImportResult"] | null;
                        /**
                         * The run to wait for; done, its result holds `import`. Null with dry_run=true.
                         * @example 12
                         */
                        run_id: number | null;
                    };
                };
            };
        };
        /** The records that are as they were before the import; those that it had made are gone. */
        ImportUndone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    data: {
                        ids: components["schemas"]["Id"][];
                    };
                };
            };
        };
        /** The input is wrong; nothing was changed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** No session or an ended one. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** The user may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** Too many tries; Retry-After says when to come back. */
        TooManyRequests: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** The server is busy or starting; Retry-After says when to come back. */
        Unavailable: {
            headers: {
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** The body is larger than the operation takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** The body is not of a type that the operation takes. */
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
        /** Page number from 1. */
        Page: number;
        /** Rows a page. */
        Size: number;
        /** Without it the first 1000 rows come unpaged. */
        PaginationSwitch: boolean;
        Id: components["schemas"]["Id"];
        /** A random key of the caller, by which he can ask `papers.show` how far the paper is. */
        PaperKey: components["schemas"]["PaperKey"];
        /** The same key with the same body gets the same answer for 24 hours instead of a second record. */
        IdempotencyKey: string;
        /** The row of the file; one of another employee is not found. */
        RowId: components["schemas"]["Id"];
        /** Sortable fields in order of weight, a minus for descending. */
        Sort: string;
        /** Tells what would move, with the same refusals, and changes nothing. */
        Preview: boolean;
        /** What comes with each row. */
        CertificateInclude: "group"[];
        FileId: components["schemas"]["Id"];
        Name: string;
        /** Tells what the import would do and changes nothing. */
        DryRun: boolean;
    };
    requestBodies: {
        AccountHolders: {
            content: {
                "application/json": {
                    /**
                     * Nhân viên. Limits: at least 1 items, at most 100 items.
                     * @example [
                     *       12,
                     *       15
                     *     ]
                     */
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        Chosen: {
            content: {
                "application/json": {
                    /**
                     * Danh sách đã chọn. Limits: at least 1 items, at most 1000 items.
                     * @example [
                     *       12,
                     *       15
                     *     ]
                     */
                    ids: components["schemas"]["Ids"];
                };
            };
        };
        RoleIds: {
            content: {
                "application/json": {
                    /**
                     * Danh sách đã chọn. Limits: at least 1 items, at most 1000 items.
                     * @example [
                     *       12,
                     *       15
                     *     ]
                     */
                    ids: components["schemas"]["Ids"];
                };
            };
        };
        AccountIds: {
            content: {
                "application/json": {
                    /**
                     * Danh sách đã chọn. Limits: at least 1 items, at most 1000 items.
                     * @example [
                     *       12,
                     *       15
                     *     ]
                     */
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
            /** The names, each with how far it reaches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employees.list": {
        parameters: {
            query?: {
                /**
                 * Trang. Page number from 1. Limits: ≥ 1, ≤ 1000000.
                 * @example 1
                 */
                page?: number;
                /**
                 * Số dòng mỗi trang. Rows a page. Limits: ≥ 1, ≤ 100.
                 * @example 30
                 */
                size?: number;
                /**
                 * Phân trang. Without it the first 1000 rows come unpaged.
                 * @example true
                 */
                pagination?: boolean;
                /**
                 * What to add to each row, a comma list. account = the login account.
                 * @example [
                 *       "account"
                 *     ]
                 */
                include?: "account"[];
                /**
                 * Sắp xếp. Limits: at most 200 characters.
                 * @example -join_date,full_name
                 */
                sort?: Sorted<"nhansu_id" | "full_name" | "date_of_birth" | "join_date" | "official_date" | "leave_date" | "active" | "work_state" | "nature_of_work">;
                search?: components["schemas"]["EmployeeSearch"];
                filter?: components["schemas"]["EmployeeFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of employees. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            employees: components["schemas"]["Employee"][];
                            /** Only with `pagination=true` is there a `pagination`. `truncated` says that rows were left out, without it after the first 1,000, with it after as many as `total` says. */
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employees.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** What the reader may see of it, with what does not fit together. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            /** Fields that the reader may not see are absent and named. */
                            employee: components["schemas"]["EmployeeInfo"];
                            /**
                             * Cần chú ý. What does not fit together, but may be right all the same; only of fields that the reader sees.
                             * @example []
                             */
                            warnings: components["schemas"]["FileWarnings"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employees.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeChange"];
            };
        };
        responses: {
            /** As it is now, with the fields that changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            /** Fields that the reader may not see are absent and named. */
                            employee: components["schemas"]["EmployeeInfo"];
                            /**
                             * Thông tin đã đổi. The fields that a save changed, joined by commas; of a row with its list and id, `relatives.214.full_name`.
                             * @example phone,native_place
                             */
                            field_change: components["schemas"]["FieldChange"];
                            /**
                             * Cần chú ý. What does not fit together, but may be right all the same; only of fields that the reader sees.
                             * @example []
                             */
                            warnings: components["schemas"]["FileWarnings"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employees.reveal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevealRequest"];
            };
        };
        responses: {
            /** The values by the fields that were asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            /**
                             * Empty where nothing stands behind the dots any more.
                             * @example {
                             *       "id_number": "001190123456"
                             *     }
                             */
                            values: components["schemas"]["RevealedValues"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeePapers.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** What the reader may see of it, with what does not fit together. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            /** Fields that the reader may not see are absent and named. */
                            papers: components["schemas"]["EmployeePapers"];
                            /**
                             * Cần chú ý. What does not fit together, but may be right all the same; only of fields that the reader sees.
                             * @example []
                             */
                            warnings: components["schemas"]["FileWarnings"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeePapers.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeePapersChange"];
            };
        };
        responses: {
            /** As it is now, with the fields that changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            /** Fields that the reader may not see are absent and named. */
                            papers: components["schemas"]["EmployeePapers"];
                            /**
                             * Thông tin đã đổi. The fields that a save changed, joined by commas; of a row with its list and id, `relatives.214.full_name`.
                             * @example phone,native_place
                             */
                            field_change: components["schemas"]["FieldChange"];
                            /**
                             * Cần chú ý. What does not fit together, but may be right all the same; only of fields that the reader sees.
                             * @example []
                             */
                            warnings: components["schemas"]["FileWarnings"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeAddresses.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** What the reader may see of it, with what does not fit together. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            /** Fields that the reader may not see are absent and named. */
                            addresses: components["schemas"]["EmployeeAddresses"];
                            /**
                             * Cần chú ý. What does not fit together, but may be right all the same; only of fields that the reader sees.
                             * @example []
                             */
                            warnings: components["schemas"]["FileWarnings"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeAddresses.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeAddressesChange"];
            };
        };
        responses: {
            /** As it is now, with the fields that changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            /** Fields that the reader may not see are absent and named. */
                            addresses: components["schemas"]["EmployeeAddresses"];
                            /**
                             * Thông tin đã đổi. The fields that a save changed, joined by commas; of a row with its list and id, `relatives.214.full_name`.
                             * @example phone,native_place
                             */
                            field_change: components["schemas"]["FieldChange"];
                            /**
                             * Cần chú ý. What does not fit together, but may be right all the same; only of fields that the reader sees.
                             * @example []
                             */
                            warnings: components["schemas"]["FileWarnings"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeHealth.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** What the reader may see of it, with what does not fit together. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            /** Fields that the reader may not see are absent and named. */
                            health: components["schemas"]["EmployeeHealth"];
                            /**
                             * Cần chú ý. What does not fit together, but may be right all the same; only of fields that the reader sees.
                             * @example []
                             */
                            warnings: components["schemas"]["FileWarnings"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeHealth.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeHealthChange"];
            };
        };
        responses: {
            /** As it is now, with the fields that changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            /** Fields that the reader may not see are absent and named. */
                            health: components["schemas"]["EmployeeHealth"];
                            /**
                             * Thông tin đã đổi. The fields that a save changed, joined by commas; of a row with its list and id, `relatives.214.full_name`.
                             * @example phone,native_place
                             */
                            field_change: components["schemas"]["FieldChange"];
                            /**
                             * Cần chú ý. What does not fit together, but may be right all the same; only of fields that the reader sees.
                             * @example []
                             */
                            warnings: components["schemas"]["FileWarnings"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeAffiliations.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** What the reader may see of it, with what does not fit together. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            /** Fields that the reader may not see are absent and named. */
                            affiliations: components["schemas"]["EmployeeAffiliations"];
                            /**
                             * Cần chú ý. What does not fit together, but may be right all the same; only of fields that the reader sees.
                             * @example []
                             */
                            warnings: components["schemas"]["FileWarnings"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeAffiliations.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeAffiliationsChange"];
            };
        };
        responses: {
            /** As it is now, with the fields that changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            /** Fields that the reader may not see are absent and named. */
                            affiliations: components["schemas"]["EmployeeAffiliations"];
                            /**
                             * Thông tin đã đổi. The fields that a save changed, joined by commas; of a row with its list and id, `relatives.214.full_name`.
                             * @example phone,native_place
                             */
                            field_change: components["schemas"]["FieldChange"];
                            /**
                             * Cần chú ý. What does not fit together, but may be right all the same; only of fields that the reader sees.
                             * @example []
                             */
                            warnings: components["schemas"]["FileWarnings"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employees.info": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã nhân viên. Limits: pattern `^[A-Z0-9]{4,12}$`.
                 * @example SM001842
                 */
                nhansu_id: components["schemas"]["NhansuId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The employee. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            /** Fields that the reader may not see are absent and named. */
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employees.print": {
        parameters: {
            query?: {
                /**
                 * Khóa của bản in. A random key of the caller, by which he can ask `papers.show` how far the paper is. Limits: pattern `^[0-9a-f]{32}$`.
                 * @example 0123456789abcdef0123456789abcdef
                 */
                paper_key?: components["schemas"]["PaperKey"];
            };
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
            /** A PDF, A4 broadside, laid out after Decree 30/2020/NĐ-CP. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
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
    "home.show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The cards in their order; none for who may have none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            home: components["schemas"]["Home"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employees.find": {
        parameters: {
            query: {
                /**
                 * Từ khóa. Limits: at least 1 characters, at most 100 characters.
                 * @example dao nguyen
                 */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** At most eight, by given name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employees.activateAccount": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** For a new account only; nothing need be sent. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["AccountActivation"];
            };
        };
        responses: {
            /** The employee with his account as it is now, and how its owner gets the link of a new one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            employee: components["schemas"]["Employee"];
                            /**
                             * Đã gửi liên kết tới. Which address of the employee the link of a new account went to; the address itself may be another right's to read.
                             * @example company_email
                             */
                            link_sent_to: components["schemas"]["LinkSentTo"];
                            /** The link itself, shown only here, for those who may change users; null where it was sent, or where no account is new. */
                            link: components["schemas"]["PasswordLink"] | null;
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employees.deactivateAccount": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The employee with his account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            employee: components["schemas"]["Employee"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employees.activateAccounts": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AccountHolders"];
        responses: {
            200: components["responses"]["AccountResults"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employees.deactivateAccounts": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["AccountHolders"];
        responses: {
            200: components["responses"]["AccountResults"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeBankAccounts.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The rows in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            bank_accounts: components["schemas"]["BankAccount"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeBankAccounts.store": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankAccountStore"];
            };
        };
        responses: {
            201: components["responses"]["BankAccount"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeBankAccounts.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
                /**
                 * Mã. The row of the file; one of another employee is not found. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                row_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BankAccountUpdate"];
            };
        };
        responses: {
            200: components["responses"]["BankAccount"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeBankAccounts.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
                /**
                 * Mã. The row of the file; one of another employee is not found. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                row_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeBankAccounts.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeEducations.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The rows in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            educations: components["schemas"]["Education"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeEducations.store": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EducationStore"];
            };
        };
        responses: {
            201: components["responses"]["Education"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeEducations.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
                /**
                 * Mã. The row of the file; one of another employee is not found. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                row_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EducationUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Education"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeEducations.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
                /**
                 * Mã. The row of the file; one of another employee is not found. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                row_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeEducations.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeLanguages.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The rows in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            languages: components["schemas"]["Language"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeLanguages.store": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LanguageStore"];
            };
        };
        responses: {
            201: components["responses"]["Language"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeLanguages.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
                /**
                 * Mã. The row of the file; one of another employee is not found. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                row_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LanguageUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Language"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeLanguages.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
                /**
                 * Mã. The row of the file; one of another employee is not found. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                row_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeLanguages.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeItSkills.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The rows in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            it_skills: components["schemas"]["ItSkill"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeItSkills.store": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItSkillStore"];
            };
        };
        responses: {
            201: components["responses"]["ItSkill"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeItSkills.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
                /**
                 * Mã. The row of the file; one of another employee is not found. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                row_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItSkillUpdate"];
            };
        };
        responses: {
            200: components["responses"]["ItSkill"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeItSkills.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
                /**
                 * Mã. The row of the file; one of another employee is not found. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                row_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeItSkills.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeRelatives.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The rows in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            relatives: components["schemas"]["Relative"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeRelatives.store": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelativeStore"];
            };
        };
        responses: {
            201: components["responses"]["Relative"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeRelatives.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
                /**
                 * Mã. The row of the file; one of another employee is not found. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                row_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RelativeUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Relative"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeRelatives.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
                /**
                 * Mã. The row of the file; one of another employee is not found. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                row_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeRelatives.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeAllowances.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The rows in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            allowances: components["schemas"]["Allowance"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeAllowances.store": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllowanceStore"];
            };
        };
        responses: {
            201: components["responses"]["Allowance"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeAllowances.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
                /**
                 * Mã. The row of the file; one of another employee is not found. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                row_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllowanceUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Allowance"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeAllowances.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
                /**
                 * Mã. The row of the file; one of another employee is not found. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                row_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeAllowances.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeAccidents.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The rows in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            accidents: components["schemas"]["Accident"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeAccidents.store": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccidentStore"];
            };
        };
        responses: {
            201: components["responses"]["Accident"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeAccidents.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
                /**
                 * Mã. The row of the file; one of another employee is not found. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                row_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccidentUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Accident"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeAccidents.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
                /**
                 * Mã. The row of the file; one of another employee is not found. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                row_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeAccidents.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeHealthChecks.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The rows in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            health_checks: components["schemas"]["HealthCheck"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeHealthChecks.store": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HealthCheckStore"];
            };
        };
        responses: {
            201: components["responses"]["HealthCheck"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeHealthChecks.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
                /**
                 * Mã. The row of the file; one of another employee is not found. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                row_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HealthCheckUpdate"];
            };
        };
        responses: {
            200: components["responses"]["HealthCheck"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeHealthChecks.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
                /**
                 * Mã. The row of the file; one of another employee is not found. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                row_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeHealthChecks.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeYearlyRecords.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The rows in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            yearly_records: components["schemas"]["YearlyRecord"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeYearlyRecords.store": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["YearlyRecordStore"];
            };
        };
        responses: {
            201: components["responses"]["YearlyRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeYearlyRecords.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
                /**
                 * Mã. The row of the file; one of another employee is not found. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                row_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["YearlyRecordUpdate"];
            };
        };
        responses: {
            200: components["responses"]["YearlyRecord"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeYearlyRecords.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
                /**
                 * Mã. The row of the file; one of another employee is not found. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                row_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeYearlyRecords.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "employeeHistory.list": {
        parameters: {
            query?: {
                /**
                 * Trang. Page number from 1. Limits: ≥ 1, ≤ 1000000.
                 * @example 1
                 */
                page?: number;
                /**
                 * Số dòng mỗi trang. Rows a page. Limits: ≥ 1, ≤ 100.
                 * @example 30
                 */
                size?: number;
            };
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            changes: components["schemas"]["FileChange"][];
                            /** Only with `pagination=true` is there a `pagination`. `truncated` says that rows were left out, without it after the first 1,000, with it after as many as `total` says. */
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "departments.list": {
        parameters: {
            query?: {
                /**
                 * As a tree instead of a flat list, always whole: whoever asks to page, sort, search or filter it is refused.
                 * @example true
                 */
                recursive?: boolean;
                /**
                 * Tính đến ngày. The units as they were on this day, whole as a tree is, with the people of that day; a day to come is like today. Limits: format date.
                 * @example 2026-10-01
                 */
                as_of?: string;
                /**
                 * What to add to each row, a comma list. counts = the unit's own employees, manager = its head, path = the names down to it.
                 * @example [
                 *       "counts",
                 *       "manager",
                 *       "path"
                 *     ]
                 */
                include?: ("counts" | "manager" | "path")[];
                /**
                 * Trang. Page number from 1. Limits: ≥ 1, ≤ 1000000.
                 * @example 1
                 */
                page?: number;
                /**
                 * Số dòng mỗi trang. Rows a page. Limits: ≥ 1, ≤ 100.
                 * @example 30
                 */
                size?: number;
                /**
                 * Phân trang. Without it the first 1000 rows of the flat list come unpaged.
                 * @example false
                 */
                pagination?: boolean;
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: Sorted<"display_order" | "code" | "name" | "level" | "headcount_plan" | "is_active">;
                search?: components["schemas"]["DepartmentSearch"];
                filter?: components["schemas"]["DepartmentFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The departments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            departments: components["schemas"]["DepartmentNode"][];
                            /** Only with `pagination=true` is there a `pagination`. `truncated` says that rows were left out, without it after the first 1,000, with it after as many as `total` says. */
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "departments.store": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepartmentStore"];
            };
        };
        responses: {
            201: components["responses"]["Department"];
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
    "departments.show": {
        parameters: {
            query?: {
                /**
                 * all_children = the ids of all departments below it.
                 * @example [
                 *       "all_children"
                 *     ]
                 */
                include?: "all_children"[];
            };
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Department"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "departments.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepartmentUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Department"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "departments.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "departments.destroyBulk": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Danh sách đã chọn. Limits: at least 1 items, at most 1000 items.
                     * @example [
                     *       12,
                     *       15
                     *     ]
                     */
                    dept_ids: components["schemas"]["Ids"];
                };
            };
        };
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "departments.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "departments.employees": {
        parameters: {
            query?: {
                /**
                 * Of all departments below it too.
                 * @example true
                 */
                recursive?: boolean;
            };
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The employees. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            employees: components["schemas"]["DepartmentEmployee"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "departments.move": {
        parameters: {
            query?: {
                /**
                 * Xem trước. Tells what would move, with the same refusals, and changes nothing.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Đơn vị cấp trên. Null at the top. Limits: ≥ 1, ≤ 9007199254740991.
                     * @example 1
                     */
                    parent_id: components["schemas"]["DepartmentParentId"];
                    /**
                     * Đứng trước đơn vị. The sibling that it stands before; last when absent. Limits: ≥ 1, ≤ 9007199254740991.
                     * @example null
                     */
                    before_id?: number | null;
                    /**
                     * Ngày hiệu lực. From which day on it holds; today when absent, never a day to come or before the last change of the department. Limits: format date.
                     * @example 2026-04-15
                     */
                    effective_date?: components["schemas"]["DepartmentEffectiveDate"];
                    /**
                     * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
                     * @example 3
                     */
                    version?: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** What moved, or would move with dry_run=true, and the department as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            move: {
                                /**
                                 * Departments that move, itself and all below it. Limits: ≥ 0.
                                 * @example 3
                                 */
                                units: components["schemas"]["MovedUnits"];
                                /**
                                 * Employees who move with them. Limits: ≥ 0.
                                 * @example 18
                                 */
                                employees: components["schemas"]["MovedEmployees"];
                                /**
                                 * Ngày hiệu lực. From which day on it holds; today when absent, never a day to come or before the last change of the department. Limits: format date.
                                 * @example 2026-04-15
                                 */
                                effective_date: components["schemas"]["DepartmentEffectiveDate"];
                                /**
                                 * The names down to it before.
                                 * @example Công ty › Đội Kho
                                 */
                                from_path: string;
                                /**
                                 * The names down to it then.
                                 * @example Công ty › Phòng Khai thác › Đội Kho
                                 */
                                to_path: string;
                            };
                            department: components["schemas"]["Department"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "departments.merge": {
        parameters: {
            query?: {
                /**
                 * Xem trước. Tells what would move, with the same refusals, and changes nothing.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Sáp nhập vào đơn vị. Limits: ≥ 1, ≤ 9007199254740991.
                     * @example 2
                     */
                    into_id: number;
                    /**
                     * Ngày hiệu lực. From which day on it holds; today when absent, never a day to come or before the last change of the department. Limits: format date.
                     * @example 2026-04-15
                     */
                    effective_date?: components["schemas"]["DepartmentEffectiveDate"];
                    /**
                     * Số quyết định giải thể. Limits: at most 50 characters.
                     * @example 45/QĐ-TCNS
                     */
                    decision_no?: components["schemas"]["DepartmentCloseDecisionNo"];
                    /**
                     * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
                     * @example 3
                     */
                    version?: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            /** What moved, or would move with dry_run=true, and the merged department as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            merge: {
                                /**
                                 * Departments right below it that hang below the other one then. Limits: ≥ 0.
                                 * @example 2
                                 */
                                units: number;
                                /**
                                 * Employees who move with them. Limits: ≥ 0.
                                 * @example 18
                                 */
                                employees: components["schemas"]["MovedEmployees"];
                                /**
                                 * Positions that belong to the other one then. Limits: ≥ 0.
                                 * @example 4
                                 */
                                positions: number;
                                /**
                                 * Ngày hiệu lực. From which day on it holds; today when absent, never a day to come or before the last change of the department. Limits: format date.
                                 * @example 2026-04-15
                                 */
                                effective_date: components["schemas"]["DepartmentEffectiveDate"];
                                /**
                                 * The names down to the other one.
                                 * @example Công ty › Phòng Khai thác
                                 */
                                into_path: string;
                            };
                            department: components["schemas"]["Department"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "departments.undoMerge": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Department"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "departments.close": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * Ngày giải thể. Its first day closed; not in the future. Limits: format date.
                     * @example 2026-03-01
                     */
                    closed_on: string;
                    /**
                     * Số quyết định giải thể. Limits: at least 1 characters, at most 50 characters, pattern `[^\s\p{DI}]`.
                     * @example 45/QĐ-TCNS
                     */
                    decision_no: string;
                    /**
                     * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
                     * @example 3
                     */
                    version?: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["Department"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "departments.reopen": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Ngày hiệu lực. From which day on it holds; today when absent, never a day to come or before the last change of the department. Limits: format date.
                     * @example 2026-04-15
                     */
                    effective_date?: components["schemas"]["DepartmentEffectiveDate"];
                    /**
                     * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
                     * @example 3
                     */
                    version?: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["Department"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "departments.history": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Its states, each from one day until before another. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            versions: components["schemas"]["DepartmentVersion"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "positions.list": {
        parameters: {
            query?: {
                /**
                 * Trang. Page number from 1. Limits: ≥ 1, ≤ 1000000.
                 * @example 1
                 */
                page?: number;
                /**
                 * Số dòng mỗi trang. Rows a page. Limits: ≥ 1, ≤ 100.
                 * @example 30
                 */
                size?: number;
                /**
                 * Phân trang. Without it the first 1000 rows come unpaged.
                 * @example true
                 */
                pagination?: boolean;
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: Sorted<"code" | "name" | "position_level" | "headcount_plan" | "is_active" | "created_at" | "updated_at">;
                search?: components["schemas"]["CatalogueSearch"];
                filter?: components["schemas"]["PositionFilter"];
                /**
                 * Only those in use (true) or stopped (false).
                 * @example true
                 */
                active?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of positions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            positions: components["schemas"]["Position"][];
                            /** Only with `pagination=true` is there a `pagination`. `truncated` says that rows were left out, without it after the first 1,000, with it after as many as `total` says. */
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "positions.store": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionStore"];
            };
        };
        responses: {
            201: components["responses"]["Position"];
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
    "positions.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Position"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "positions.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Position"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "positions.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "positions.destroyBulk": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "positions.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "positions.changeStatus": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The position as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            position: components["schemas"]["Position"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "levels.list": {
        parameters: {
            query?: {
                /**
                 * Trang. Page number from 1. Limits: ≥ 1, ≤ 1000000.
                 * @example 1
                 */
                page?: number;
                /**
                 * Số dòng mỗi trang. Rows a page. Limits: ≥ 1, ≤ 100.
                 * @example 30
                 */
                size?: number;
                /**
                 * Phân trang. Without it the first 1000 rows come unpaged.
                 * @example true
                 */
                pagination?: boolean;
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: Sorted<"code" | "name" | "level_group" | "rank" | "is_active" | "created_at" | "updated_at">;
                search?: components["schemas"]["CatalogueSearch"];
                filter?: components["schemas"]["LevelFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of levels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            levels: components["schemas"]["Level"][];
                            /** Only with `pagination=true` is there a `pagination`. `truncated` says that rows were left out, without it after the first 1,000, with it after as many as `total` says. */
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "levels.store": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "levels.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "levels.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "levels.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "levels.destroyBulk": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "levels.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "catalogues.companies": {
        parameters: {
            query: {
                /**
                 * Danh mục. The resource whose items are copied; it is one with an import.
                 * @example levels
                 */
                catalogue: components["schemas"]["CopiedCatalogue"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** By their order in the group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            companies: components["schemas"]["CatalogueCompany"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "catalogues.preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CatalogueChoice"];
            };
        };
        responses: {
            /** Every item of the other company, as a copy would find it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            items: components["schemas"]["CatalogueCopyItem"][];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "catalogues.copy": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CatalogueCopy"];
            };
        };
        responses: {
            200: components["responses"]["Import"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "classifies.list": {
        parameters: {
            query?: {
                /**
                 * Trang. Page number from 1. Limits: ≥ 1, ≤ 1000000.
                 * @example 1
                 */
                page?: number;
                /**
                 * Số dòng mỗi trang. Rows a page. Limits: ≥ 1, ≤ 100.
                 * @example 30
                 */
                size?: number;
                /**
                 * Phân trang. Without it the first 1000 rows come unpaged.
                 * @example true
                 */
                pagination?: boolean;
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: Sorted<"code" | "name" | "applies_to" | "min_score" | "max_score" | "rank" | "is_active" | "created_at" | "updated_at">;
                search?: components["schemas"]["CatalogueSearch"];
                filter?: components["schemas"]["ClassifyFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of classifications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            classifies: components["schemas"]["Classify"][];
                            /** Only with `pagination=true` is there a `pagination`. `truncated` says that rows were left out, without it after the first 1,000, with it after as many as `total` says. */
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "classifies.store": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClassifyStore"];
            };
        };
        responses: {
            201: components["responses"]["Classify"];
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
    "classifies.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Classify"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "classifies.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClassifyUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Classify"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "classifies.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "classifies.destroyBulk": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "classifies.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "fields.list": {
        parameters: {
            query?: {
                /**
                 * Trang. Page number from 1. Limits: ≥ 1, ≤ 1000000.
                 * @example 1
                 */
                page?: number;
                /**
                 * Số dòng mỗi trang. Rows a page. Limits: ≥ 1, ≤ 100.
                 * @example 30
                 */
                size?: number;
                /**
                 * Phân trang. Without it the first 1000 rows come unpaged.
                 * @example true
                 */
                pagination?: boolean;
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: Sorted<"code" | "name" | "path" | "is_active" | "created_at" | "updated_at">;
                search?: components["schemas"]["CatalogueSearch"];
                filter?: components["schemas"]["FieldFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of fields. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            fields: components["schemas"]["Field"][];
                            /** Only with `pagination=true` is there a `pagination`. `truncated` says that rows were left out, without it after the first 1,000, with it after as many as `total` says. */
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "fields.store": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FieldStore"];
            };
        };
        responses: {
            201: components["responses"]["Field"];
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
    "fields.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Field"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "fields.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FieldUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Field"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "fields.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "fields.destroyBulk": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "fields.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "trainingTypes.list": {
        parameters: {
            query?: {
                /**
                 * Trang. Page number from 1. Limits: ≥ 1, ≤ 1000000.
                 * @example 1
                 */
                page?: number;
                /**
                 * Số dòng mỗi trang. Rows a page. Limits: ≥ 1, ≤ 100.
                 * @example 30
                 */
                size?: number;
                /**
                 * Phân trang. Without it the first 1000 rows come unpaged.
                 * @example true
                 */
                pagination?: boolean;
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: Sorted<"code" | "name" | "is_active" | "created_at" | "updated_at">;
                search?: components["schemas"]["CatalogueSearch"];
                filter?: components["schemas"]["TrainingTypeFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            types: components["schemas"]["TrainingType"][];
                            /** Only with `pagination=true` is there a `pagination`. `truncated` says that rows were left out, without it after the first 1,000, with it after as many as `total` says. */
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "trainingTypes.store": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrainingTypeStore"];
            };
        };
        responses: {
            201: components["responses"]["TrainingType"];
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
    "trainingTypes.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TrainingType"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "trainingTypes.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrainingTypeUpdate"];
            };
        };
        responses: {
            200: components["responses"]["TrainingType"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "trainingTypes.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "trainingTypes.destroyBulk": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "trainingTypes.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "trainingFormalities.list": {
        parameters: {
            query?: {
                /**
                 * Trang. Page number from 1. Limits: ≥ 1, ≤ 1000000.
                 * @example 1
                 */
                page?: number;
                /**
                 * Số dòng mỗi trang. Rows a page. Limits: ≥ 1, ≤ 100.
                 * @example 30
                 */
                size?: number;
                /**
                 * Phân trang. Without it the first 1000 rows come unpaged.
                 * @example true
                 */
                pagination?: boolean;
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: Sorted<"code" | "name" | "is_active" | "created_at" | "updated_at">;
                search?: components["schemas"]["CatalogueSearch"];
                filter?: components["schemas"]["TrainingFormalityFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of formalities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            formalities: components["schemas"]["TrainingFormality"][];
                            /** Only with `pagination=true` is there a `pagination`. `truncated` says that rows were left out, without it after the first 1,000, with it after as many as `total` says. */
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "trainingFormalities.store": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrainingFormalityStore"];
            };
        };
        responses: {
            201: components["responses"]["TrainingFormality"];
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
    "trainingFormalities.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TrainingFormality"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "trainingFormalities.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrainingFormalityUpdate"];
            };
        };
        responses: {
            200: components["responses"]["TrainingFormality"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "trainingFormalities.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "trainingFormalities.destroyBulk": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "trainingFormalities.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "partnerInfos.list": {
        parameters: {
            query?: {
                /**
                 * Trang. Page number from 1. Limits: ≥ 1, ≤ 1000000.
                 * @example 1
                 */
                page?: number;
                /**
                 * Số dòng mỗi trang. Rows a page. Limits: ≥ 1, ≤ 100.
                 * @example 30
                 */
                size?: number;
                /**
                 * Phân trang. Without it the first 1000 rows come unpaged.
                 * @example true
                 */
                pagination?: boolean;
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: Sorted<"name" | "short_name" | "rating" | "licence_to" | "is_active" | "created_at" | "updated_at">;
                search?: components["schemas"]["PartnerInfoSearch"];
                filter?: components["schemas"]["PartnerInfoFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of training partners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            partnerInfos: components["schemas"]["PartnerInfo"][];
                            /** Only with `pagination=true` is there a `pagination`. `truncated` says that rows were left out, without it after the first 1,000, with it after as many as `total` says. */
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "partnerInfos.store": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerInfoStore"];
            };
        };
        responses: {
            201: components["responses"]["PartnerInfo"];
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
    "partnerInfos.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PartnerInfo"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "partnerInfos.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerInfoUpdate"];
            };
        };
        responses: {
            200: components["responses"]["PartnerInfo"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "partnerInfos.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "partnerInfos.destroyBulk": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "partnerInfos.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "certificates.list": {
        parameters: {
            query?: {
                /**
                 * Trang. Page number from 1. Limits: ≥ 1, ≤ 1000000.
                 * @example 1
                 */
                page?: number;
                /**
                 * Số dòng mỗi trang. Rows a page. Limits: ≥ 1, ≤ 100.
                 * @example 30
                 */
                size?: number;
                /**
                 * Phân trang. Without it the first 1000 rows come unpaged.
                 * @example true
                 */
                pagination?: boolean;
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: Sorted<"name" | "group_id" | "valid_months" | "remind_days" | "created_at" | "updated_at">;
                search?: components["schemas"]["CertificateSearch"];
                filter?: components["schemas"]["CertificateFilter"];
                /**
                 * What comes with each row.
                 * @example [
                 *       "group"
                 *     ]
                 */
                include?: "group"[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of certificates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            certificates: components["schemas"]["Certificate"][];
                            /** Only with `pagination=true` is there a `pagination`. `truncated` says that rows were left out, without it after the first 1,000, with it after as many as `total` says. */
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "certificates.store": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificateStore"];
            };
        };
        responses: {
            201: components["responses"]["Certificate"];
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
    "certificates.show": {
        parameters: {
            query?: {
                /**
                 * What comes with each row.
                 * @example [
                 *       "group"
                 *     ]
                 */
                include?: "group"[];
            };
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Certificate"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "certificates.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificateUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Certificate"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "certificates.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "certificates.destroyBulk": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "certificates.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "certificateGroups.list": {
        parameters: {
            query?: {
                /**
                 * Trang. Page number from 1. Limits: ≥ 1, ≤ 1000000.
                 * @example 1
                 */
                page?: number;
                /**
                 * Số dòng mỗi trang. Rows a page. Limits: ≥ 1, ≤ 100.
                 * @example 30
                 */
                size?: number;
                /**
                 * Phân trang. Without it the first 1000 rows come unpaged.
                 * @example true
                 */
                pagination?: boolean;
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: Sorted<"code" | "name" | "is_active" | "created_at" | "updated_at">;
                search?: components["schemas"]["CatalogueSearch"];
                filter?: components["schemas"]["CertificateGroupFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of certificate groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            certificate_groups: components["schemas"]["CertificateGroup"][];
                            /** Only with `pagination=true` is there a `pagination`. `truncated` says that rows were left out, without it after the first 1,000, with it after as many as `total` says. */
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "certificateGroups.store": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificateGroupStore"];
            };
        };
        responses: {
            201: components["responses"]["CertificateGroup"];
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
    "certificateGroups.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CertificateGroup"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "certificateGroups.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CertificateGroupUpdate"];
            };
        };
        responses: {
            200: components["responses"]["CertificateGroup"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "certificateGroups.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "certificateGroups.destroyBulk": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "certificateGroups.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "trainingLocations.list": {
        parameters: {
            query?: {
                /**
                 * Trang. Page number from 1. Limits: ≥ 1, ≤ 1000000.
                 * @example 1
                 */
                page?: number;
                /**
                 * Số dòng mỗi trang. Rows a page. Limits: ≥ 1, ≤ 100.
                 * @example 30
                 */
                size?: number;
                /**
                 * Phân trang. Without it the first 1000 rows come unpaged.
                 * @example true
                 */
                pagination?: boolean;
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: Sorted<"code" | "name" | "is_active" | "created_at" | "updated_at">;
                search?: components["schemas"]["CatalogueSearch"];
                filter?: components["schemas"]["TrainingLocationFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of locations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            locations: components["schemas"]["TrainingLocation"][];
                            /** Only with `pagination=true` is there a `pagination`. `truncated` says that rows were left out, without it after the first 1,000, with it after as many as `total` says. */
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "trainingLocations.store": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrainingLocationStore"];
            };
        };
        responses: {
            201: components["responses"]["TrainingLocation"];
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
    "trainingLocations.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TrainingLocation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "trainingLocations.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrainingLocationUpdate"];
            };
        };
        responses: {
            200: components["responses"]["TrainingLocation"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "trainingLocations.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "trainingLocations.destroyBulk": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "trainingLocations.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "contractTypes.list": {
        parameters: {
            query?: {
                /**
                 * Trang. Page number from 1. Limits: ≥ 1, ≤ 1000000.
                 * @example 1
                 */
                page?: number;
                /**
                 * Số dòng mỗi trang. Rows a page. Limits: ≥ 1, ≤ 100.
                 * @example 30
                 */
                size?: number;
                /**
                 * Phân trang. Without it the first 1000 rows come unpaged.
                 * @example true
                 */
                pagination?: boolean;
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: Sorted<"code" | "name" | "kind" | "is_active" | "created_at" | "updated_at">;
                search?: components["schemas"]["CatalogueSearch"];
                filter?: components["schemas"]["ContractTypeFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of contract types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            contract_types: components["schemas"]["ContractType"][];
                            /** Only with `pagination=true` is there a `pagination`. `truncated` says that rows were left out, without it after the first 1,000, with it after as many as `total` says. */
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "contractTypes.store": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractTypeStore"];
            };
        };
        responses: {
            201: components["responses"]["ContractType"];
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
    "contractTypes.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ContractType"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "contractTypes.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractTypeUpdate"];
            };
        };
        responses: {
            200: components["responses"]["ContractType"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "contractTypes.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "contractTypes.destroyBulk": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "contractTypes.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "numberSeries.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One series of each kind. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            number_series: components["schemas"]["NumberSeries"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "numberSeries.update": {
        parameters: {
            query?: {
                /**
                 * Chạy thử. Tells what the change would do and changes nothing.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 3
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumberSeriesUpdate"];
            };
        };
        responses: {
            /** The series as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            number_series: components["schemas"]["NumberSeries"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "drawnNumbers.list": {
        parameters: {
            query?: {
                /**
                 * Trang. Page number from 1. Limits: ≥ 1, ≤ 1000000.
                 * @example 1
                 */
                page?: number;
                /**
                 * Số dòng mỗi trang. Rows a page. Limits: ≥ 1, ≤ 100.
                 * @example 30
                 */
                size?: number;
                /**
                 * Phân trang. Without it the first 1000 rows come unpaged.
                 * @example true
                 */
                pagination?: boolean;
                /**
                 * Sắp xếp. Limits: at most 200 characters.
                 * @example -drawn_at
                 */
                sort?: Sorted<"number" | "year" | "sequence" | "drawn_at">;
                search?: components["schemas"]["DrawnNumberSearch"];
                filter?: components["schemas"]["DrawnNumberFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the book. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            drawn_numbers: components["schemas"]["DrawnNumber"][];
                            /** Only with `pagination=true` is there a `pagination`. `truncated` says that rows were left out, without it after the first 1,000, with it after as many as `total` says. */
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "drawnNumbers.giveUp": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NumberGivenUp"];
            };
        };
        responses: {
            /** The line of the book. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            drawn_number: components["schemas"]["DrawnNumber"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "drawnNumbers.export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DrawnNumberExport"];
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
    "documentTypes.list": {
        parameters: {
            query?: {
                /**
                 * Trang. Page number from 1. Limits: ≥ 1, ≤ 1000000.
                 * @example 1
                 */
                page?: number;
                /**
                 * Số dòng mỗi trang. Rows a page. Limits: ≥ 1, ≤ 100.
                 * @example 30
                 */
                size?: number;
                /**
                 * Phân trang. Without it the first 1000 rows come unpaged.
                 * @example true
                 */
                pagination?: boolean;
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: Sorted<"code" | "name" | "is_active" | "created_at" | "updated_at">;
                search?: components["schemas"]["CatalogueSearch"];
                filter?: components["schemas"]["DocumentTypeFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of document types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            document_types: components["schemas"]["DocumentType"][];
                            /** Only with `pagination=true` is there a `pagination`. `truncated` says that rows were left out, without it after the first 1,000, with it after as many as `total` says. */
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "documentTypes.store": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentTypeStore"];
            };
        };
        responses: {
            201: components["responses"]["DocumentType"];
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
    "documentTypes.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DocumentType"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "documentTypes.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentTypeUpdate"];
            };
        };
        responses: {
            200: components["responses"]["DocumentType"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "documentTypes.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "documentTypes.destroyBulk": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "documentTypes.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "documents.list": {
        parameters: {
            query?: {
                /**
                 * Trang. Page number from 1. Limits: ≥ 1, ≤ 1000000.
                 * @example 1
                 */
                page?: number;
                /**
                 * Số dòng mỗi trang. Rows a page. Limits: ≥ 1, ≤ 100.
                 * @example 30
                 */
                size?: number;
                /**
                 * Phân trang. Without it the first 1000 rows come unpaged.
                 * @example true
                 */
                pagination?: boolean;
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: Sorted<"document_type_id" | "decision_type" | "number" | "summary" | "issue_date" | "effective_date" | "expiry_date" | "signer" | "issued_by" | "source" | "is_original" | "storage_place" | "created_at" | "updated_at">;
                search?: components["schemas"]["DocumentSearch"];
                filter?: components["schemas"]["DocumentFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            documents: components["schemas"]["Document"][];
                            /** Only with `pagination=true` is there a `pagination`. `truncated` says that rows were left out, without it after the first 1,000, with it after as many as `total` says. */
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "documents.store": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentStore"];
            };
        };
        responses: {
            201: components["responses"]["Document"];
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
    "documents.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Document"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "documents.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Document"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "documents.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "documents.destroyBulk": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "documents.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "documents.export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentExport"];
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
    "documents.mixed": {
        parameters: {
            query?: {
                /**
                 * Trang. Page number from 1. Limits: ≥ 1, ≤ 1000000.
                 * @example 1
                 */
                page?: number;
                /**
                 * Số dòng mỗi trang. Rows a page. Limits: ≥ 1, ≤ 100.
                 * @example 30
                 */
                size?: number;
                /**
                 * Phân trang. Without it the first 1000 rows come unpaged.
                 * @example true
                 */
                pagination?: boolean;
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: Sorted<"number" | "summary" | "issue_date" | "effective_date" | "expiry_date" | "signer" | "source">;
                search?: components["schemas"]["DocumentSearch"];
                filter?: components["schemas"]["MixedDocumentFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of both. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            documents: components["schemas"]["MixedDocument"][];
                            /** Only with `pagination=true` is there a `pagination`. `truncated` says that rows were left out, without it after the first 1,000, with it after as many as `total` says. */
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "documents.destroyMixed": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MixedDocumentChoice"];
            };
        };
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "documents.fromDocumentary": {
        parameters: {
            query: {
                /**
                 * Mã văn thư. Limits: at least 1 characters, at most 100 characters, pattern `[^\s\p{DI}]`.
                 * @example 45/QĐ-TCNS
                 */
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The paper. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            /** A paper to fill a form with; what came from the correspondence system is locked there. */
                            document: components["schemas"]["FoundDocument"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "documents.storeFile": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["DocumentFileUpload"];
            };
        };
        responses: {
            /** The document as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            document: components["schemas"]["Document"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "documents.destroyFile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                file_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The document as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            document: components["schemas"]["Document"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "documents.restoreFile": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                file_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The document as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            document: components["schemas"]["Document"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "documents.fileTicket": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                file_id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The ticket; its address is `GET /files/{ticket}`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            /** @example 3q2-7wEjRWeJq83vASNFZ4mrze8BI0VniavN7wEjRWc */
                            ticket: string;
                            /**
                             * Format: date-time
                             * Limits: format date-time.
                             * @example 2026-10-01T08:30:00+07:00
                             */
                            expires_at: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "quizCategories.list": {
        parameters: {
            query?: {
                /**
                 * Trang. Page number from 1. Limits: ≥ 1, ≤ 1000000.
                 * @example 1
                 */
                page?: number;
                /**
                 * Số dòng mỗi trang. Rows a page. Limits: ≥ 1, ≤ 100.
                 * @example 30
                 */
                size?: number;
                /**
                 * Phân trang. Without it the first 1000 rows come unpaged.
                 * @example true
                 */
                pagination?: boolean;
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: Sorted<"code" | "name" | "is_active" | "created_at" | "updated_at">;
                search?: components["schemas"]["CatalogueSearch"];
                filter?: components["schemas"]["QuizCategoryFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            categories: components["schemas"]["QuizCategory"][];
                            /** Only with `pagination=true` is there a `pagination`. `truncated` says that rows were left out, without it after the first 1,000, with it after as many as `total` says. */
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "quizCategories.store": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuizCategoryStore"];
            };
        };
        responses: {
            201: components["responses"]["QuizCategory"];
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
    "quizCategories.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["QuizCategory"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "quizCategories.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuizCategoryUpdate"];
            };
        };
        responses: {
            200: components["responses"]["QuizCategory"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "quizCategories.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "quizCategories.destroyBulk": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "quizCategories.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Chosen"];
        responses: {
            200: components["responses"]["Touched"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "company.show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Company"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "company.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyUpdate"];
            };
        };
        responses: {
            200: components["responses"]["Company"];
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
    "company.logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The picture, as it was drawn anew when it was uploaded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "company.storeLogo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CompanyLogoUpload"];
            };
        };
        responses: {
            201: components["responses"]["Company"];
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
    "company.destroyLogo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Company"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "company.restoreLogo": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyLogoRestore"];
            };
        };
        responses: {
            200: components["responses"]["Company"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "company.logoTicket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The ticket; its address is `GET /files/{ticket}`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            /** @example 3q2-7wEjRWeJq83vASNFZ4mrze8BI0VniavN7wEjRWc */
                            ticket: string;
                            /**
                             * Format: date-time
                             * Limits: format date-time.
                             * @example 2026-10-01T08:30:00+07:00
                             */
                            expires_at: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
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
            /** All of them, in the order in which a role's screen shows them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "permissions.explain": {
        parameters: {
            query: {
                /**
                 * Người dùng. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 1
                 */
                user_id: number;
                /**
                 * Thao tác. An operationId. This or permissions is needed. Limits: at least 3 characters, at most 100 characters.
                 * @example levels.update
                 */
                operation?: string;
                /**
                 * Quyền. The permissions any of which opens a screen, a comma list. Limits: at least 1 items, at most 20 items.
                 * @example [
                 *       "level_access"
                 *     ]
                 */
                permissions?: components["schemas"]["PermissionName"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The answer and its reasons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "roles.list": {
        parameters: {
            query?: {
                /**
                 * Trang. Page number from 1. Limits: ≥ 1, ≤ 1000000.
                 * @example 1
                 */
                page?: number;
                /**
                 * Số dòng mỗi trang. Rows a page. Limits: ≥ 1, ≤ 100.
                 * @example 30
                 */
                size?: number;
                /**
                 * Phân trang. Without it the first 1000 rows come unpaged.
                 * @example true
                 */
                pagination?: boolean;
                /**
                 * Sắp xếp. Limits: at most 200 characters.
                 * @example -member_total,name
                 */
                sort?: Sorted<"name" | "grant_total" | "member_total" | "created_at" | "updated_at">;
                search?: components["schemas"]["RoleSearch"];
                filter?: components["schemas"]["RoleFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of roles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            roles: components["schemas"]["Role"][];
                            /** Only with `pagination=true` is there a `pagination`. `truncated` says that rows were left out, without it after the first 1,000, with it after as many as `total` says. */
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "roles.store": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "roles.show": {
        parameters: {
            query?: {
                /**
                 * What to add, a comma list. members = the first 100 users who hold the role.
                 * @example [
                 *       "members"
                 *     ]
                 */
                include?: "members"[];
            };
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "roles.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "roles.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "roles.destroyBulk": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "roles.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "roles.preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Quyền được cấp. One scope for each permission. Limits: at most 200 items.
                     * @example [
                     *       {
                     *         "permission": "employee_access",
                     *         "scope": "company"
                     *       }
                     *     ]
                     */
                    grants: components["schemas"]["RoleGrants"];
                };
            };
        };
        responses: {
            /** The changes, by permission and by member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "accounts.list": {
        parameters: {
            query?: {
                /**
                 * Trang. Page number from 1. Limits: ≥ 1, ≤ 1000000.
                 * @example 1
                 */
                page?: number;
                /**
                 * Số dòng mỗi trang. Rows a page. Limits: ≥ 1, ≤ 100.
                 * @example 30
                 */
                size?: number;
                /**
                 * Phân trang. Without it the first 1000 rows come unpaged.
                 * @example true
                 */
                pagination?: boolean;
                /**
                 * Sắp xếp. Limits: at most 200 characters.
                 * @example -created_at,full_name
                 */
                sort?: Sorted<"login" | "full_name" | "nhansu_id" | "is_active" | "created_at" | "updated_at">;
                search?: components["schemas"]["AccountSearch"];
                filter?: components["schemas"]["AccountFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            accounts: components["schemas"]["Account"][];
                            /** Only with `pagination=true` is there a `pagination`. `truncated` says that rows were left out, without it after the first 1,000, with it after as many as `total` says. */
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
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
            /** The account, and the link by which its owner sets the password; it is shown only here. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            account: components["schemas"]["Account"];
                            /** Null for a person who has an account, and so a password, already. */
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "accounts.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "accounts.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "accounts.destroy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "accounts.destroyBulk": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "accounts.restore": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
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
            429: components["responses"]["TooManyRequests"];
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
            /** By their number; the current one is among them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
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
            429: components["responses"]["TooManyRequests"];
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
                    /**
                     * Nhân viên. Limits: ≥ 1, ≤ 9007199254740991.
                     * @example 12
                     */
                    employee_id: components["schemas"]["AccountEmployeeId"];
                };
            };
        };
        responses: {
            /** The login. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            /**
                             * Tên đăng nhập. Lower case letters, digits, dots, - and _; one in the whole group. Limits: pattern `^[a-z0-9][a-z0-9._-]{2,63}$`.
                             * @example daonth
                             */
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "accounts.resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The link; it is shown only here. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            /** What opens the page where a password is set. The token is not kept and cannot be shown again. */
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "accounts.endSessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** How many were ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            /**
                             * Limits: ≥ 0.
                             * @example 2
                             */
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "auditTrail.list": {
        parameters: {
            query?: {
                /**
                 * Trang. Page number from 1. Limits: ≥ 1, ≤ 1000000.
                 * @example 1
                 */
                page?: number;
                /**
                 * Số dòng mỗi trang. Rows a page. Limits: ≥ 1, ≤ 100.
                 * @example 30
                 */
                size?: number;
                /**
                 * Phân trang. Without it the first 1000 rows come unpaged.
                 * @example true
                 */
                pagination?: boolean;
                /**
                 * Sắp xếp. Limits: at most 200 characters.
                 * @example -at
                 */
                sort?: Sorted<"at">;
                /** Lines by a user, or about a record, whose name has the words; or the line of a request by its code. */
                search?: components["schemas"]["AuditTrailSearch"];
                filter?: components["schemas"]["AuditTrailFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the trail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            audit_trail: components["schemas"]["AuditTrailEntry"][];
                            /** Only with `pagination=true` is there a `pagination`. `truncated` says that rows were left out, without it after the first 1,000, with it after as many as `total` says. */
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
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
                /**
                 * Trang. Page number from 1. Limits: ≥ 1, ≤ 1000000.
                 * @example 1
                 */
                page?: number;
                /**
                 * Số dòng mỗi trang. Rows a page. Limits: ≥ 1, ≤ 100.
                 * @example 30
                 */
                size?: number;
                /**
                 * Phân trang. Without it the first 1000 rows come unpaged.
                 * @example true
                 */
                pagination?: boolean;
                /**
                 * Sắp xếp. Limits: at most 200 characters.
                 * @example -created_at
                 */
                sort?: Sorted<"created_at" | "finished_at">;
                filter?: components["schemas"]["JobFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            jobs: components["schemas"]["Job"][];
                            /** Only with `pagination=true` is there a `pagination`. `truncated` says that rows were left out, without it after the first 1,000, with it after as many as `total` says. */
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "jobs.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "jobs.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "jobs.retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "papers.show": {
        parameters: {
            query: {
                /**
                 * Khóa của bản in. 128 random bits in hexadecimal. Limits: pattern `^[0-9a-f]{32}$`.
                 * @example 0123456789abcdef0123456789abcdef
                 */
                key: components["schemas"]["PaperKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Where the work stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            paper: components["schemas"]["PaperProgress"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "fileUsage.show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** What is used and what there is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            file_usage: components["schemas"]["FileUsage"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "lawConstants.list": {
        parameters: {
            query?: {
                /**
                 * Ngày áp dụng. The day whose values are meant by `value`; today unless given. Limits: format date.
                 * @example 2026-11-21
                 */
                on?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The constants in the order in which they are shown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            law_constants: components["schemas"]["LawConstant"][];
                            /**
                             * Format: date
                             * Limits: format date.
                             * @example 2026-11-21
                             */
                            on: string;
                            /**
                             * Whether the user administers the whole group and so may add values.
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
            429: components["responses"]["TooManyRequests"];
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
            /** From when to when, and what before and after. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "lawConstants.storeValue": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
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
            /** The constant as it is now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
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
            429: components["responses"]["TooManyRequests"];
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
            /** All of them, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "provinces.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The unit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
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
            429: components["responses"]["TooManyRequests"];
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
            /** All of them, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "newProvinces.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The unit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "districts.list": {
        parameters: {
            query?: {
                /**
                 * Tỉnh/Thành phố (cũ). Limits: ≥ 1, ≤ 99999.
                 * @example 79
                 */
                province_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All of them, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "districts.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The unit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "newDistricts.list": {
        parameters: {
            query?: {
                /**
                 * Tỉnh/Thành phố. Limits: ≥ 1, ≤ 99999.
                 * @example 79
                 */
                province_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All of them, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "newDistricts.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The unit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "wards.list": {
        parameters: {
            query?: {
                /**
                 * Quận/Huyện (cũ). Limits: ≥ 1, ≤ 99999.
                 * @example 760
                 */
                district_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All of them, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "wards.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The unit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "address.find": {
        parameters: {
            query: {
                /**
                 * Từ khóa. Limits: at least 1 characters, at most 100 characters.
                 * @example phuong ben nghe
                 */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The best 20, units of the new scheme first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mailTemplates.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The templates by their titles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            mail_templates: components["schemas"]["MailTemplate"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mailTemplates.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mẫu thư. Limits: pattern `^[a-z][a-z-]{1,39}$`.
                 * @example password-link
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailTemplateUpdate"];
            };
        };
        responses: {
            200: components["responses"]["MailTemplate"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mailTemplates.reset": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mẫu thư. Limits: pattern `^[a-z][a-z-]{1,39}$`.
                 * @example password-link
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Phiên bản. Counts the saves of this item. PUT sends back the one it started from; a stale one is answered with 409. Limits: ≥ 1.
                     * @example 3
                     */
                    version?: components["schemas"]["Version"];
                };
            };
        };
        responses: {
            200: components["responses"]["MailTemplate"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mailTemplates.preview": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mẫu thư. Limits: pattern `^[a-z][a-z-]{1,39}$`.
                 * @example password-link
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailTemplateText"];
            };
        };
        responses: {
            /** The mail as its recipient would read it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            /** @example Đặt mật khẩu cho tài khoản daonth */
                            subject: string;
                            /** @example <p>Chào Nguyễn Thị Hồng Đào,</p> */
                            html: string;
                            /** @example Chào Nguyễn Thị Hồng Đào, */
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mails.list": {
        parameters: {
            query?: {
                /**
                 * Trang. Page number from 1. Limits: ≥ 1, ≤ 1000000.
                 * @example 1
                 */
                page?: number;
                /**
                 * Số dòng mỗi trang. Rows a page. Limits: ≥ 1, ≤ 100.
                 * @example 30
                 */
                size?: number;
                /**
                 * Phân trang. Without it the first 1000 rows come unpaged.
                 * @example true
                 */
                pagination?: boolean;
                /**
                 * Sắp xếp. Limits: at most 200 characters.
                 * @example -created_at
                 */
                sort?: Sorted<"created_at" | "sent_at">;
                filter?: components["schemas"]["MailFilter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of mails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            mails: components["schemas"]["Mail"][];
                            /** Only with `pagination=true` is there a `pagination`. `truncated` says that rows were left out, without it after the first 1,000, with it after as many as `total` says. */
                            meta: components["schemas"]["ListMeta"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mails.show": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        data: {
                            mail: components["schemas"]["Mail"];
                            /**
                             * Nội dung.
                             * @example <p>Chào bạn,</p>
                             */
                            html: string;
                            /**
                             * Nội dung dạng văn bản.
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mails.cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "mails.retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "files.download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Vé tải tệp. Limits: pattern `^[A-Za-z0-9_-]{43}$`.
                 * @example 3q2-7wEjRWeJq83vASNFZ4mrze8BI0VniavN7wEjRWc
                 */
                ticket: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The file, as an attachment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "positions.export": {
        parameters: {
            query?: {
                /**
                 * Cột. Fields of a row, in the order of the columns; all of them when absent. Limits: at least 1 items.
                 * @example [
                 *       "code",
                 *       "name"
                 *     ]
                 */
                columns?: ("code" | "name" | "department_id" | "position_level" | "nature_of_work" | "headcount_plan" | "holder_total" | "is_active" | "created_at" | "updated_at")[];
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: string;
                search?: components["schemas"]["CatalogueSearch"];
                filter?: components["schemas"]["PositionFilter"];
                /**
                 * Only those in use (true) or stopped (false).
                 * @example true
                 */
                active?: boolean;
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
    "positions.import": {
        parameters: {
            query?: {
                /**
                 * Chạy thử. Tells what the import would do and changes nothing.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
            };
        };
        responses: {
            200: components["responses"]["ImportAsked"];
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
    "positions.importTemplate": {
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "positions.markImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
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
    "positions.undoImport": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "levels.export": {
        parameters: {
            query?: {
                /**
                 * Cột. Fields of a row, in the order of the columns; all of them when absent. Limits: at least 1 items.
                 * @example [
                 *       "code",
                 *       "name"
                 *     ]
                 */
                columns?: ("code" | "name" | "level_group" | "rank" | "is_active" | "created_at" | "updated_at")[];
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: string;
                search?: components["schemas"]["CatalogueSearch"];
                filter?: components["schemas"]["LevelFilter"];
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
                /**
                 * Chạy thử. Tells what the import would do and changes nothing.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
            };
        };
        responses: {
            200: components["responses"]["ImportAsked"];
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
            429: components["responses"]["TooManyRequests"];
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
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
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
    "levels.undoImport": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "classifies.export": {
        parameters: {
            query?: {
                /**
                 * Cột. Fields of a row, in the order of the columns; all of them when absent. Limits: at least 1 items.
                 * @example [
                 *       "code",
                 *       "name"
                 *     ]
                 */
                columns?: ("code" | "name" | "applies_to" | "min_score" | "max_score" | "rank" | "is_active" | "created_at" | "updated_at")[];
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: string;
                search?: components["schemas"]["CatalogueSearch"];
                filter?: components["schemas"]["ClassifyFilter"];
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
    "classifies.import": {
        parameters: {
            query?: {
                /**
                 * Chạy thử. Tells what the import would do and changes nothing.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
            };
        };
        responses: {
            200: components["responses"]["ImportAsked"];
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
    "classifies.importTemplate": {
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "classifies.markImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
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
    "classifies.undoImport": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "fields.export": {
        parameters: {
            query?: {
                /**
                 * Cột. Fields of a row, in the order of the columns; all of them when absent. Limits: at least 1 items.
                 * @example [
                 *       "code",
                 *       "name"
                 *     ]
                 */
                columns?: ("code" | "name" | "parent_id" | "description" | "is_active" | "created_at" | "updated_at")[];
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: string;
                search?: components["schemas"]["CatalogueSearch"];
                filter?: components["schemas"]["FieldFilter"];
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
    "fields.import": {
        parameters: {
            query?: {
                /**
                 * Chạy thử. Tells what the import would do and changes nothing.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
            };
        };
        responses: {
            200: components["responses"]["ImportAsked"];
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
    "fields.importTemplate": {
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "fields.markImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
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
    "fields.undoImport": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "trainingTypes.export": {
        parameters: {
            query?: {
                /**
                 * Cột. Fields of a row, in the order of the columns; all of them when absent. Limits: at least 1 items.
                 * @example [
                 *       "code",
                 *       "name"
                 *     ]
                 */
                columns?: ("code" | "name" | "description" | "is_active" | "created_at" | "updated_at")[];
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: string;
                search?: components["schemas"]["CatalogueSearch"];
                filter?: components["schemas"]["TrainingTypeFilter"];
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
    "trainingTypes.import": {
        parameters: {
            query?: {
                /**
                 * Chạy thử. Tells what the import would do and changes nothing.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
            };
        };
        responses: {
            200: components["responses"]["ImportAsked"];
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
    "trainingTypes.importTemplate": {
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "trainingTypes.markImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
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
    "trainingTypes.undoImport": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "trainingFormalities.export": {
        parameters: {
            query?: {
                /**
                 * Cột. Fields of a row, in the order of the columns; all of them when absent. Limits: at least 1 items.
                 * @example [
                 *       "code",
                 *       "name"
                 *     ]
                 */
                columns?: ("code" | "name" | "description" | "is_active" | "created_at" | "updated_at")[];
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: string;
                search?: components["schemas"]["CatalogueSearch"];
                filter?: components["schemas"]["TrainingFormalityFilter"];
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
    "trainingFormalities.import": {
        parameters: {
            query?: {
                /**
                 * Chạy thử. Tells what the import would do and changes nothing.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
            };
        };
        responses: {
            200: components["responses"]["ImportAsked"];
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
    "trainingFormalities.importTemplate": {
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "trainingFormalities.markImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
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
    "trainingFormalities.undoImport": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "partnerInfos.export": {
        parameters: {
            query?: {
                /**
                 * Cột. Fields of a row, in the order of the columns; all of them when absent. Limits: at least 1 items.
                 * @example [
                 *       "name",
                 *       "short_name"
                 *     ]
                 */
                columns?: ("name" | "short_name" | "tax_code" | "address" | "new_district_id" | "ward_id" | "full_address" | "representative" | "phone" | "email" | "website" | "training_fields" | "contract_no" | "rating" | "licence_no" | "licence_from" | "licence_to" | "is_active" | "created_at" | "updated_at")[];
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: string;
                search?: components["schemas"]["PartnerInfoSearch"];
                filter?: components["schemas"]["PartnerInfoFilter"];
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
    "partnerInfos.import": {
        parameters: {
            query?: {
                /**
                 * Chạy thử. Tells what the import would do and changes nothing.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
            };
        };
        responses: {
            200: components["responses"]["ImportAsked"];
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
    "partnerInfos.importTemplate": {
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "partnerInfos.markImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
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
    "partnerInfos.undoImport": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "certificates.export": {
        parameters: {
            query?: {
                /**
                 * Cột. Fields of a row, in the order of the columns; all of them when absent. Limits: at least 1 items.
                 * @example [
                 *       "name",
                 *       "group_id"
                 *     ]
                 */
                columns?: ("name" | "group_id" | "valid_months" | "remind_days" | "issuer" | "required_natures" | "required_position_levels" | "created_at" | "updated_at")[];
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: string;
                search?: components["schemas"]["CertificateSearch"];
                filter?: components["schemas"]["CertificateFilter"];
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
    "certificates.import": {
        parameters: {
            query?: {
                /**
                 * Chạy thử. Tells what the import would do and changes nothing.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
            };
        };
        responses: {
            200: components["responses"]["ImportAsked"];
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
    "certificates.importTemplate": {
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "certificates.markImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
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
    "certificates.undoImport": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "certificateGroups.export": {
        parameters: {
            query?: {
                /**
                 * Cột. Fields of a row, in the order of the columns; all of them when absent. Limits: at least 1 items.
                 * @example [
                 *       "code",
                 *       "name"
                 *     ]
                 */
                columns?: ("code" | "name" | "description" | "is_active" | "created_at" | "updated_at")[];
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: string;
                search?: components["schemas"]["CatalogueSearch"];
                filter?: components["schemas"]["CertificateGroupFilter"];
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
    "certificateGroups.import": {
        parameters: {
            query?: {
                /**
                 * Chạy thử. Tells what the import would do and changes nothing.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
            };
        };
        responses: {
            200: components["responses"]["ImportAsked"];
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
    "certificateGroups.importTemplate": {
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "certificateGroups.markImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
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
    "certificateGroups.undoImport": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "trainingLocations.export": {
        parameters: {
            query?: {
                /**
                 * Cột. Fields of a row, in the order of the columns; all of them when absent. Limits: at least 1 items.
                 * @example [
                 *       "code",
                 *       "name"
                 *     ]
                 */
                columns?: ("code" | "name" | "address" | "new_district_id" | "ward_id" | "full_address" | "description" | "is_active" | "created_at" | "updated_at")[];
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: string;
                search?: components["schemas"]["CatalogueSearch"];
                filter?: components["schemas"]["TrainingLocationFilter"];
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
    "trainingLocations.import": {
        parameters: {
            query?: {
                /**
                 * Chạy thử. Tells what the import would do and changes nothing.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
            };
        };
        responses: {
            200: components["responses"]["ImportAsked"];
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
    "trainingLocations.importTemplate": {
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "trainingLocations.markImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
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
    "trainingLocations.undoImport": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "contractTypes.export": {
        parameters: {
            query?: {
                /**
                 * Cột. Fields of a row, in the order of the columns; all of them when absent. Limits: at least 1 items.
                 * @example [
                 *       "code",
                 *       "name"
                 *     ]
                 */
                columns?: ("code" | "name" | "kind" | "term_months" | "term_days" | "next_type_id" | "description" | "is_active" | "created_at" | "updated_at")[];
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: string;
                search?: components["schemas"]["CatalogueSearch"];
                filter?: components["schemas"]["ContractTypeFilter"];
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
    "contractTypes.import": {
        parameters: {
            query?: {
                /**
                 * Chạy thử. Tells what the import would do and changes nothing.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
            };
        };
        responses: {
            200: components["responses"]["ImportAsked"];
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
    "contractTypes.importTemplate": {
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "contractTypes.markImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
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
    "contractTypes.undoImport": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "documentTypes.export": {
        parameters: {
            query?: {
                /**
                 * Cột. Fields of a row, in the order of the columns; all of them when absent. Limits: at least 1 items.
                 * @example [
                 *       "code",
                 *       "name"
                 *     ]
                 */
                columns?: ("code" | "name" | "is_decision" | "is_sensitive" | "is_visible_to_employee" | "description" | "is_active" | "created_at" | "updated_at")[];
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: string;
                search?: components["schemas"]["CatalogueSearch"];
                filter?: components["schemas"]["DocumentTypeFilter"];
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
    "documentTypes.import": {
        parameters: {
            query?: {
                /**
                 * Chạy thử. Tells what the import would do and changes nothing.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
            };
        };
        responses: {
            200: components["responses"]["ImportAsked"];
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
    "documentTypes.importTemplate": {
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "documentTypes.markImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
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
    "documentTypes.undoImport": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "quizCategories.export": {
        parameters: {
            query?: {
                /**
                 * Cột. Fields of a row, in the order of the columns; all of them when absent. Limits: at least 1 items.
                 * @example [
                 *       "code",
                 *       "name"
                 *     ]
                 */
                columns?: ("code" | "name" | "description" | "is_active" | "created_at" | "updated_at")[];
                /**
                 * Sắp xếp. Sortable fields in order of weight, a minus for descending. Limits: at most 200 characters.
                 * @example -updated_at,name
                 */
                sort?: string;
                search?: components["schemas"]["CatalogueSearch"];
                filter?: components["schemas"]["QuizCategoryFilter"];
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
    "quizCategories.import": {
        parameters: {
            query?: {
                /**
                 * Chạy thử. Tells what the import would do and changes nothing.
                 * @example true
                 */
                dry_run?: boolean;
            };
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
            };
        };
        responses: {
            200: components["responses"]["ImportAsked"];
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
    "quizCategories.importTemplate": {
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "quizCategories.markImport": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportFile"];
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
    "quizCategories.undoImport": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The same key with the same body gets the same answer for 24 hours instead of a second record. Limits: at least 8 characters, at most 200 characters.
                 * @example 6f1c0a4e9b7d4c58
                 */
                "Idempotency-Key"?: string;
            };
            path: {
                /**
                 * Mã. Limits: ≥ 1, ≤ 9007199254740991.
                 * @example 12
                 */
                id: components["schemas"]["Id"];
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
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
}
