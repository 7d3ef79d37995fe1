import type { Schemas } from '../contract.ts'

/** Trạng thái of a procedure of reception. */
export const procedureStateLabels: Record<Schemas['ProcedureState'], string> = {
  open: 'Đang làm',
  done: 'Hoàn tất',
  cancelled: 'Đã hủy',
}
