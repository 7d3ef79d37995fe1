import { serverPages } from '@nhansu/config/vite/server-pages'

export default serverPages('src/server.tsx')
