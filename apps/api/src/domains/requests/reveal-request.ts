import { invalidInput } from '../../contract/failure.ts'
import type { Handler } from '../../contract/handlers.ts'
import { countOpenedFile, fileFields } from '../employees/public.ts'
import { itemsOf, valuesOfItem, viewOf } from './request-items.ts'
import { openRequest } from './request-rows.ts'

/** Opens the values of a request that stand behind dots, counted like every file that is opened so. */
export const revealRequest: Handler<'requestChangeInfos.reveal'> = async ({ path }, context) => {
  const request = await openRequest(context, path.id)
  const open = (await itemsOf(context, path.id)).filter((item) => {
    const { isMasked, isDotted } = viewOf(context, request, item.path)
    return isDotted && !isMasked
  })
  if (open.length === 0)
    throw invalidInput({ id: ['Yêu cầu này không có thông tin được che mà bạn được xem.'] })
  await countOpenedFile(context, request.employee_id)
  const names = open.map((item) => item.path.replace(/\.(\d+|new-\d+)/, ''))
  const shown = [...new Set(names.map((name) => fileFields().get(name)?.label ?? name))]
  context.audit({
    recordId: path.id,
    detail: { employee_id: request.employee_id, revealed: names },
    seen: { deed: 'reveal', employeeIds: [request.employee_id], shown },
  })
  const values = []
  for (const item of open) values.push({ id: item.id, ...(await valuesOfItem(context, item)) })
  return { values }
}
