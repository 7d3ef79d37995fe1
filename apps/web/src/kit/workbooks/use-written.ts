import { useToast } from '@nhansu/ui/toast/use-toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { errorText, messages } from '#web/kit/feedback/messages.ts'
import { type ImportResult, undoImport } from './calls.ts'
import { cleanedWords } from './cleaned-words.ts'
import type { ImportedResource } from './workbook-actions.tsx'

/**
 * Says what has been written into a list at once, and offers to take all of it back.
 * @returns says it; told in turn when it was taken back
 */
export function useWritten(resource: ImportedResource) {
  const queryClient = useQueryClient()
  const toast = useToast()
  return async (
    done: string,
    { id, new: made, changed, cleaned_columns: cleaned }: ImportResult,
    onUndone?: () => void,
  ) => {
    // What is imported shows on other screens as well: people in units, decisions and documents.
    await queryClient.invalidateQueries()
    const undo = async () => {
      if (id !== null) await undoImport(resource, id)
      onUndone?.()
      await queryClient.invalidateQueries()
      toast.ok(messages.restored, { description: done })
    }
    toast.ok(`${done}: thêm ${made} dòng, cập nhật ${changed} dòng.`, {
      ...(cleaned.length > 0 && { description: cleanedWords(cleaned) }),
      action: { run: () => void undo().catch((error: unknown) => toast.bad(errorText(error))) },
    })
  }
}
