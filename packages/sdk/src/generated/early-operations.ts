// Generated from openapi/ by `npm run generate`; never edited.
export const earlyOperations = {
  "permissions.currentUser": {
    "api": "product",
    "method": "GET",
    "path": "/permissions/current-user"
  },
  "profile.changePassword": {
    "api": "identity",
    "method": "POST",
    "path": "/me/change-password",
    "fallbackMessage": "Không đổi được mật khẩu, vui lòng thử lại sau."
  },
  "profile.endOtherSessions": {
    "api": "identity",
    "method": "POST",
    "path": "/me/sessions/end-others",
    "fallbackMessage": "Không kết thúc được các phiên đăng nhập, vui lòng thử lại sau."
  },
  "profile.endSession": {
    "api": "identity",
    "method": "DELETE",
    "path": "/me/sessions/{id}",
    "fallbackMessage": "Không kết thúc được phiên đăng nhập, vui lòng thử lại sau."
  },
  "profile.passwordLink": {
    "api": "identity",
    "method": "POST",
    "path": "/password-link",
    "fallbackMessage": "Không mở được liên kết, vui lòng thử lại sau."
  },
  "profile.resetPassword": {
    "api": "identity",
    "method": "POST",
    "path": "/reset-password",
    "fallbackMessage": "Không đặt được mật khẩu, vui lòng thử lại sau."
  },
  "profile.sessions": {
    "api": "identity",
    "method": "GET",
    "path": "/me/sessions"
  },
  "profile.signIns": {
    "api": "identity",
    "method": "GET",
    "path": "/me/sign-ins"
  },
  "session.changeCompany": {
    "api": "identity",
    "method": "POST",
    "path": "/me/change-current-company",
    "fallbackMessage": "Không đổi được công ty."
  },
  "session.companies": {
    "api": "identity",
    "method": "GET",
    "path": "/me/companies"
  },
  "session.currentCompany": {
    "api": "identity",
    "method": "GET",
    "path": "/me/current-company"
  },
  "session.login": {
    "api": "identity",
    "method": "POST",
    "path": "/login",
    "fallbackMessage": "Không đăng nhập được, vui lòng thử lại sau."
  },
  "session.logout": {
    "api": "identity",
    "method": "POST",
    "path": "/logout"
  },
  "session.me": {
    "api": "identity",
    "method": "GET",
    "path": "/me"
  }
} as const
