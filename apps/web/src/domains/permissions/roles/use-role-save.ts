import { newerValues } from '@nhansu/sdk/errors'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { mutation } from '#web/session/queries.ts'
import { type Role, roleBody, type RoleValues } from './role-values.ts'
import { useRefusal } from '#web/kit/forms/use-refusal.ts'

/** Saving a role, and what becomes of it: done, refused, or overtaken by somebody else. */
export function useRoleSave(form: UseFormReturn<RoleValues>) {
  // Made once: a save must reach the company that the form was opened in, or none.
  const [calls] = useState(() => ({
    store: mutation('roles.store'),
    update: mutation('roles.update'),
    preview: mutation('roles.preview'),
  }))
  const store = useMutation(calls.store)
  const update = useMutation(calls.update)
  const preview = useMutation(calls.preview)
  const { problem, refuse, forget } = useRefusal(form)
  const [newer, setNewer] = useState<Role>()

  /** Saves over the given role, or as a new one; true when the server has it. */
  const save = async (values: RoleValues, over: Role | undefined): Promise<boolean> => {
    forget()
    setNewer(undefined)
    const body = roleBody(values)
    try {
      if (over) await update.mutateAsync({ path: { id: over.id }, body: { ...body, version: over.version } })
      else await store.mutateAsync({ body })
      return true
    } catch (error) {
      const overtaken = newerValues(error, 'roles.update')?.role
      if (overtaken) setNewer(overtaken)
      else refuse(error)
      return false
    }
  }
  /** What these values would change; undefined when the server cannot say, which then shows as the problem. */
  const ask = async (values: RoleValues, { id }: Role) => {
    forget()
    try {
      const answer = await preview.mutateAsync({ path: { id }, body: { grants: roleBody(values).grants } })
      return answer.preview
    } catch (error) {
      refuse(error)
      return undefined
    }
  }
  return { save, ask, problem, newer, forgetNewer: () => setNewer(undefined) }
}
