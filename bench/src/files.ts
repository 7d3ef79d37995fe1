import { measurePapers } from './papers.ts'
import { measureUploads } from './uploads.ts'

// `npm run bench:files`
await measureUploads()
await measurePapers()
