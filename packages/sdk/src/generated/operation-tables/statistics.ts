// Generated from openapi/ by `npm run generate`; never edited.
export const operations = {
  "labourReport.check": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/labour-report/check",
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "labourReport.download": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/labour-report/export",
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "labourReport.print": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/labour-report/print",
    "fallbackMessage": "Không in được báo cáo!",
    "answersFile": true
  },
  "labourReport.show": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/labour-report",
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "reportLists.download": {
    "api": "product",
    "method": "GET",
    "path": "/report-lists/{key}/export",
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "reportLists.overview": {
    "api": "product",
    "method": "GET",
    "path": "/report-lists",
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "reportLists.people": {
    "api": "product",
    "method": "GET",
    "path": "/report-lists/{key}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "reportLists.print": {
    "api": "product",
    "method": "GET",
    "path": "/report-lists/{key}/print",
    "fallbackMessage": "Không in được danh sách!",
    "answersFile": true
  },
  "statistics.addresses": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/address",
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.addressesDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/address/download",
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.ages": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/ages",
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.agesDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/ages/download",
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.check": {
    "api": "product",
    "method": "POST",
    "path": "/statistics/check",
    "fallbackMessage": "Không kiểm tra được số liệu!"
  },
  "statistics.children": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/children",
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.childrenDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/children/download",
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.contracts": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/contracts",
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.contractsDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/contracts/download",
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.drill": {
    "api": "product",
    "method": "POST",
    "path": "/statistics/drill",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "statistics.drillDownload": {
    "api": "product",
    "method": "POST",
    "path": "/statistics/drill/export",
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.drillPrint": {
    "api": "product",
    "method": "POST",
    "path": "/statistics/drill/print",
    "fallbackMessage": "Không in được danh sách!",
    "answersFile": true
  },
  "statistics.educationLevels": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/education-levels",
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.educationLevelsDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/education-levels/download",
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.employees": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees",
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.employeesDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/download",
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.seniority": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/seniority",
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.seniorityDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/seniority/download",
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.volatility": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/volatility",
    "fallbackMessage": "Không lấy được số liệu thống kê!"
  },
  "statistics.volatilityDownload": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/employees/volatility/download",
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statistics.withConditions": {
    "api": "product",
    "method": "POST",
    "path": "/statistics/employees/with-conditions",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "statistics.withConditionsDownload": {
    "api": "product",
    "method": "POST",
    "path": "/statistics/employees/with-conditions/download",
    "fallbackMessage": "Không tải được số liệu thống kê!",
    "answersFile": true
  },
  "statisticsQueries.destroy": {
    "api": "product",
    "method": "DELETE",
    "path": "/statistics/queries/{id}",
    "fallbackMessage": "Không xóa được mẫu!"
  },
  "statisticsQueries.list": {
    "api": "product",
    "method": "GET",
    "path": "/statistics/queries",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "statisticsQueries.restore": {
    "api": "product",
    "method": "POST",
    "path": "/statistics/queries/restore",
    "fallbackMessage": "Không hoàn tác được!"
  },
  "statisticsQueries.store": {
    "api": "product",
    "method": "POST",
    "path": "/statistics/queries",
    "fallbackMessage": "Không lưu được mẫu!"
  },
  "statisticsQueries.update": {
    "api": "product",
    "method": "PUT",
    "path": "/statistics/queries/{id}",
    "fallbackMessage": "Không lưu được mẫu!"
  }
} as const
