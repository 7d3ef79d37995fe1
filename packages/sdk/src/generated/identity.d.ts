// Generated from openapi/ by `npm run generate`; never edited.
export interface paths {
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in; the token is sent as a Bearer header from then on. */
        post: operations["session.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session on the server. */
        post: operations["session.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user. */
        get: operations["session.me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The companies the user may work in. */
        get: operations["session.companies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/current-company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company of this session. */
        get: operations["session.currentCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/change-current-company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on in another company; the new token replaces the old one, which ends at once. */
        post: operations["session.changeCompany"];
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
        /**
         * Mã
         * @example 12
         */
        Id: number;
        User: {
            id: components["schemas"]["Id"];
            /**
             * Tên đăng nhập
             * @example phuong.hr
             */
            login: string;
            /**
             * Họ và tên
             * @example Phạm Thu Hà
             */
            full_name: string;
            /** @example null */
            avatar: string | null;
            /**
             * Mã nhân viên
             * @example SM001842
             */
            nhansu_id: string | null;
        };
        Company: {
            /**
             * Mã công ty
             * @example 2
             */
            id: number;
            /** @example SML */
            code: string;
            /**
             * Tên công ty
             * @example Công ty Cổ phần Logistics Sông Mẫu
             */
            name: string;
            /** @example Logistics Sông Mẫu */
            short_name: string;
        };
    };
    responses: {
        /** @description The token of the new session. */
        Token: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    message: components["schemas"]["Message"];
                    data: {
                        /** @example 3q2-7wEjRWeJq83vASNFZ4mrze8BI0VniavN7wEjRWc */
                        token: string;
                    };
                };
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
        /** @description No session or an ended one. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
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
        /** @description Done. */
        Nothing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /** @constant */
                    success: true;
                    message: components["schemas"]["Message"];
                    data: Record<string, never>;
                };
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
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "session.login": {
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
                     * Tên đăng nhập
                     * @example phuong.hr
                     */
                    login: string;
                    /**
                     * Mật khẩu
                     * Format: password
                     * @example mot-cau-dai-de-nho
                     */
                    password: string;
                };
            };
        };
        responses: {
            200: components["responses"]["Token"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "session.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Nothing"];
            401: components["responses"]["Unauthorized"];
        };
    };
    "session.me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
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
                            user: components["schemas"]["User"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    "session.companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The companies, by id. */
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
                            companies: components["schemas"]["Company"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    "session.currentCompany": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company; null for a user who belongs to none. */
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
                            company: components["schemas"]["Company"] | null;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
        };
    };
    "session.changeCompany": {
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
                     * Công ty
                     * @example 2
                     */
                    current_company_id: number;
                };
            };
        };
        responses: {
            200: components["responses"]["Token"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
        };
    };
}
