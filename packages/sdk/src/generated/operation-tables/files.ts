// Generated from openapi/ by `npm run generate`; never edited.
export const operations = {
  "files.download": {
    "api": "product",
    "method": "GET",
    "path": "/files/{ticket}",
    "fallbackMessage": "Không tải được tệp!",
    "answersFile": true
  }
} as const
