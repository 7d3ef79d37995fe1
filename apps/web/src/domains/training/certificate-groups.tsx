import { listScreen } from '#web/kit/resource/list-screen.tsx'
import { certificateGroups } from './certificate-group.ts'

export default listScreen(certificateGroups)
