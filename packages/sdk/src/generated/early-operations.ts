// Generated from openapi/ by `npm run generate`; never edited.
export const earlyOperations = {
  "permissions.currentUser": {
    "api": "product",
    "method": "GET",
    "path": "/permissions/current-user",
    "verb": "currentUser",
    "jsonParameters": []
  },
  "profile.changePassword": {
    "api": "identity",
    "method": "POST",
    "path": "/me/change-password",
    "verb": "changePassword",
    "jsonParameters": [],
    "fallbackMessage": "Không đổi được mật khẩu, vui lòng thử lại sau."
  },
  "profile.endOtherSessions": {
    "api": "identity",
    "method": "POST",
    "path": "/me/sessions/end-others",
    "verb": "endOtherSessions",
    "jsonParameters": [],
    "fallbackMessage": "Không kết thúc được các phiên đăng nhập, vui lòng thử lại sau."
  },
  "profile.endSession": {
    "api": "identity",
    "method": "DELETE",
    "path": "/me/sessions/{id}",
    "verb": "endSession",
    "jsonParameters": [],
    "fallbackMessage": "Không kết thúc được phiên đăng nhập, vui lòng thử lại sau."
  },
  "profile.passwordLink": {
    "api": "identity",
    "method": "POST",
    "path": "/password-link",
    "verb": "passwordLink",
    "jsonParameters": [],
    "fallbackMessage": "Không mở được liên kết, vui lòng thử lại sau."
  },
  "profile.resetPassword": {
    "api": "identity",
    "method": "POST",
    "path": "/reset-password",
    "verb": "resetPassword",
    "jsonParameters": [],
    "fallbackMessage": "Không đặt được mật khẩu, vui lòng thử lại sau."
  },
  "profile.sessions": {
    "api": "identity",
    "method": "GET",
    "path": "/me/sessions",
    "verb": "sessions",
    "jsonParameters": []
  },
  "profile.signIns": {
    "api": "identity",
    "method": "GET",
    "path": "/me/sign-ins",
    "verb": "signIns",
    "jsonParameters": []
  },
  "session.changeCompany": {
    "api": "identity",
    "method": "POST",
    "path": "/me/change-current-company",
    "verb": "changeCompany",
    "jsonParameters": [],
    "fallbackMessage": "Không đổi được công ty."
  },
  "session.companies": {
    "api": "identity",
    "method": "GET",
    "path": "/me/companies",
    "verb": "companies",
    "jsonParameters": []
  },
  "session.currentCompany": {
    "api": "identity",
    "method": "GET",
    "path": "/me/current-company",
    "verb": "currentCompany",
    "jsonParameters": []
  },
  "session.login": {
    "api": "identity",
    "method": "POST",
    "path": "/login",
    "verb": "login",
    "jsonParameters": [],
    "fallbackMessage": "Không đăng nhập được, vui lòng thử lại sau."
  },
  "session.logout": {
    "api": "identity",
    "method": "POST",
    "path": "/logout",
    "verb": "logout",
    "jsonParameters": []
  },
  "session.me": {
    "api": "identity",
    "method": "GET",
    "path": "/me",
    "verb": "me",
    "jsonParameters": []
  }
} as const
