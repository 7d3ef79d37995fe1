// Generated from openapi/ by `npm run generate`; never edited.
type Sorted<Field extends string> = Field | `-${Field}` | `${Field},${string}` | `-${Field},${string}`;
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
    "/me/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password, knowing the old one. All sessions end, this one goes on with the new token. */
        post: operations["profile.changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where one is signed in now, this session first. */
        get: operations["profile.sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of one's own sessions. */
        delete: operations["profile.endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End all of one's own sessions but this one. */
        post: operations["profile.endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/sign-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One's own sign-in history, the newest 100 events first. */
        get: operations["profile.signIns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whose password a one-time link sets. A POST, so that the token stands in no address and no log. */
        post: operations["profile.passwordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a password by a one-time link. The link is used up and all sessions of the account end. */
        post: operations["profile.resetPassword"];
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
        Failure: {
            /**
             * Whether the call did what it was asked for.
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
            /**
             * What support needs to find the call in the log of the server.
             * @example 01J9Z7K4T8
             */
            request_id: string;
        };
        /**
         * Mã
         * @example 12
         */
        Id: number;
        User: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Tên đăng nhập.
             * @example phuong.hr
             */
            login: string;
            /**
             * Họ và tên.
             * @example Phạm Thu Hà
             */
            full_name: string;
            /**
             * Address of the picture; null without one.
             * @example null
             */
            avatar: string | null;
            /**
             * Mã nhân viên.
             * @example SM001842
             */
            nhansu_id: string | null;
        };
        Company: {
            /**
             * Mã công ty. Limits: ≥ 1.
             * @example 2
             */
            id: number;
            /**
             * Mã.
             * @example SML
             */
            code: string;
            /**
             * Tên công ty.
             * @example Công ty Cổ phần Logistics Sông Mẫu
             */
            name: string;
            /**
             * Tên viết tắt.
             * @example Logistics Sông Mẫu
             */
            short_name: string;
        };
        /**
         * Mật khẩu mới
         * Format: password
         * Anything that is hard to guess, spaces and all letters included; common words, names and the company's own are refused when there is little else.
         * @example cầu vồng ăn phở lúc nửa đêm
         */
        NewPassword: string;
        OwnSession: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Phiên này.
             * @example true
             */
            is_current: boolean;
            /**
             * Công ty.
             * @example Logistics Sông Mẫu
             */
            company_name: string | null;
            /**
             * Format: date-time
             * Đăng nhập lúc. Limits: format date-time.
             * @example 2026-10-02T08:00:00+07:00
             */
            created_at: string;
            /**
             * Format: date-time
             * Hoạt động gần nhất. Limits: format date-time.
             * @example 2026-10-02T09:15:00+07:00
             */
            last_used_at: string;
            /**
             * Địa chỉ mạng.
             * @example 203.0.113.7
             */
            address: string | null;
            /**
             * Trình duyệt. The user agent as it was sent.
             * @example Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0
             */
            browser: string | null;
        };
        /**
         * Sự kiện
         * @example sign-in
         * @enum {string}
         */
        SignInEvent: "sign-in" | "sign-in-failed" | "sign-in-blocked" | "sign-out" | "switch" | "switch-refused" | "password-change" | "password-reset";
        SignIn: {
            /**
             * Mã. Limits: ≥ 1, ≤ 9007199254740991.
             * @example 12
             */
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * Thời điểm. Limits: format date-time.
             * @example 2026-10-02T08:00:00+07:00
             */
            at: string;
            /**
             * Sự kiện.
             * @example sign-in
             */
            event: components["schemas"]["SignInEvent"];
            /**
             * Công ty.
             * @example Logistics Sông Mẫu
             */
            company_name: string | null;
            /**
             * Địa chỉ mạng.
             * @example 203.0.113.7
             */
            address: string | null;
            /**
             * Trình duyệt.
             * @example Firefox
             */
            browser: string | null;
        };
        /**
         * Liên kết
         * @example 3q2-7wEjRWeJq83vASNFZ4mrze8BI0VniavN7wEjRWc
         */
        LinkToken: string;
    };
    responses: {
        /** The token of the new session. */
        Token: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Whether the call did what it was asked for.
                     * @constant
                     */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    /** What the operation gives. */
                    data: {
                        /**
                         * Limits: at least 43 characters.
                         * @example 3q2-7wEjRWeJq83vASNFZ4mrze8BI0VniavN7wEjRWc
                         */
                        token: string;
                    };
                };
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
        /** Done. */
        Nothing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Whether the call did what it was asked for.
                     * @constant
                     */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    /** What the operation gives. */
                    data: Record<string, never>;
                };
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
        /** How many were ended. */
        EndedSessions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    /**
                     * Whether the call did what it was asked for.
                     * @constant
                     */
                    success: true;
                    /**
                     * One Vietnamese sentence for the user; empty when there is nothing to say.
                     * @example Thêm mới thành công!
                     */
                    message: components["schemas"]["Message"];
                    /** What the operation gives. */
                    data: {
                        /**
                         * Limits: ≥ 0.
                         * @example 1
                         */
                        ended_total: number;
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
        /** Not there, or not the user's to see. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        Id: components["schemas"]["Id"];
    };
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
                     * Tên đăng nhập. Limits: at least 1 characters, at most 64 characters.
                     * @example phuong.hr
                     */
                    login: string;
                    /**
                     * Format: password
                     * Mật khẩu. Limits: format password, at least 1 characters, at most 512 characters.
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
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
            /** The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Whether the call did what it was asked for.
                         * @constant
                         */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        /** What the operation gives. */
                        data: {
                            /** A record of the kind User. */
                            user: components["schemas"]["User"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
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
            /** The companies, by id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Whether the call did what it was asked for.
                         * @constant
                         */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        /** What the operation gives. */
                        data: {
                            /** Records of the kind Company. */
                            companies: components["schemas"]["Company"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
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
            /** The company; null for a user who belongs to none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Whether the call did what it was asked for.
                         * @constant
                         */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        /** What the operation gives. */
                        data: {
                            /** Null for a user who belongs to none. */
                            company: components["schemas"]["Company"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
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
                     * Công ty. Limits: ≥ 1, ≤ 2147483647.
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "profile.changePassword": {
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
                     * Format: password
                     * Mật khẩu hiện tại. Limits: format password, at least 1 characters, at most 512 characters.
                     * @example mot-cau-dai-de-nho
                     */
                    old_password: string;
                    /**
                     * Mật khẩu mới. Anything that is hard to guess, spaces and all letters included; common words, names and the company's own are refused when there is little else. Limits: format password, at least 12 characters, at most 128 characters.
                     * @example cầu vồng ăn phở lúc nửa đêm
                     */
                    new_password: components["schemas"]["NewPassword"];
                };
            };
        };
        responses: {
            /** The token of the session that goes on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Whether the call did what it was asked for.
                         * @constant
                         */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        /** What the operation gives. */
                        data: {
                            /**
                             * Limits: at least 43 characters.
                             * @example 3q2-7wEjRWeJq83vASNFZ4mrze8BI0VniavN7wEjRWc
                             */
                            token: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "profile.sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The sessions that have not ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Whether the call did what it was asked for.
                         * @constant
                         */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        /** What the operation gives. */
                        data: {
                            /** Records of the kind OwnSession. */
                            sessions: components["schemas"]["OwnSession"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "profile.endSession": {
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
            200: components["responses"]["EndedSessions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "profile.endOtherSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EndedSessions"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "profile.signIns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Whether the call did what it was asked for.
                         * @constant
                         */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        /** What the operation gives. */
                        data: {
                            /** Records of the kind SignIn. */
                            sign_ins: components["schemas"]["SignIn"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "profile.passwordLink": {
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
                     * Liên kết. Limits: at least 1 characters, at most 200 characters.
                     * @example 3q2-7wEjRWeJq83vASNFZ4mrze8BI0VniavN7wEjRWc
                     */
                    token: components["schemas"]["LinkToken"];
                };
            };
        };
        responses: {
            /** The account, as its owner knows it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Whether the call did what it was asked for.
                         * @constant
                         */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        /** What the operation gives. */
                        data: {
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
                             * Format: date-time
                             * Hết hạn lúc. Limits: format date-time.
                             * @example 2026-10-03T09:15:00+07:00
                             */
                            expires_at: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
    "profile.resetPassword": {
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
                     * Liên kết. Limits: at least 1 characters, at most 200 characters.
                     * @example 3q2-7wEjRWeJq83vASNFZ4mrze8BI0VniavN7wEjRWc
                     */
                    token: components["schemas"]["LinkToken"];
                    /**
                     * Mật khẩu mới. Anything that is hard to guess, spaces and all letters included; common words, names and the company's own are refused when there is little else. Limits: format password, at least 12 characters, at most 128 characters.
                     * @example cầu vồng ăn phở lúc nửa đêm
                     */
                    new_password: components["schemas"]["NewPassword"];
                };
            };
        };
        responses: {
            /** The login to sign in with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Whether the call did what it was asked for.
                         * @constant
                         */
                        success: true;
                        /**
                         * One Vietnamese sentence for the user; empty when there is nothing to say.
                         * @example Thêm mới thành công!
                         */
                        message: components["schemas"]["Message"];
                        /** What the operation gives. */
                        data: {
                            /**
                             * Tên đăng nhập.
                             * @example daonth
                             */
                            login: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["Unavailable"];
        };
    };
}
