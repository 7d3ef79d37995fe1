import { type download, saveFile } from '@nhansu/sdk'
import type { useToast } from '@nhansu/ui/toast/use-toast.ts'

/** Hands a paper to the browser's downloads and says so, by the file's name. */
export function handOver(
  file: Awaited<ReturnType<typeof download>>,
  toast: ReturnType<typeof useToast>,
): void {
  saveFile(file)
  toast.ok('Đã tải bản in về máy.', file.name === undefined ? {} : { description: file.name })
}
