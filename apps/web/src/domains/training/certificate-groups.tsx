import { listScreen } from '#web/resource/list-screen.tsx'
import { certificateGroups } from './certificate-group.ts'

export default listScreen(certificateGroups)
