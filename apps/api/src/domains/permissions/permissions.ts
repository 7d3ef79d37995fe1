import { defineOperations } from '../../contract/handlers.ts'

export default defineOperations('permissions', {
  'permissions.currentUser': async (_, { session }) => {
    const held = Map.groupBy(session.grants, ({ permission }) => permission)
    return {
      permissions: [...held].map(([name, grants]) => ({ name, scopes: grants.map(({ scope }) => scope) })),
    }
  },
})
