// Generated from openapi/ by `npm run generate`; never edited.
export const operations = {
  "address.find": {
    "api": "product",
    "method": "GET",
    "path": "/address/find",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "districts.list": {
    "api": "product",
    "method": "GET",
    "path": "/address/districts",
    "rows": "districts",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "districts.show": {
    "api": "product",
    "method": "GET",
    "path": "/address/districts/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "newDistricts.list": {
    "api": "product",
    "method": "GET",
    "path": "/address/districts/new",
    "rows": "districts",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "newDistricts.show": {
    "api": "product",
    "method": "GET",
    "path": "/address/districts/new/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "newProvinces.list": {
    "api": "product",
    "method": "GET",
    "path": "/address/provinces/new",
    "rows": "provinces",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "newProvinces.show": {
    "api": "product",
    "method": "GET",
    "path": "/address/provinces/new/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "provinces.list": {
    "api": "product",
    "method": "GET",
    "path": "/address/provinces",
    "rows": "provinces",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "provinces.show": {
    "api": "product",
    "method": "GET",
    "path": "/address/provinces/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "wards.list": {
    "api": "product",
    "method": "GET",
    "path": "/address/wards",
    "rows": "wards",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  },
  "wards.show": {
    "api": "product",
    "method": "GET",
    "path": "/address/wards/{id}",
    "fallbackMessage": "Không lấy được dữ liệu từ máy chủ!"
  }
} as const
