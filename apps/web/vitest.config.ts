import { inNode } from '@nhansu/config/vitest/node'

export default inNode
