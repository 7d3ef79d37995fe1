import { browserApp } from '@nhansu/config/vite/app'

export default browserApp(4101)
