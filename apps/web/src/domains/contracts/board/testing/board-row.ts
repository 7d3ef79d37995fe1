import type { BoardRow } from '../board-deeds.ts'

/** Somebody whose unit has answered that the contract is to be renewed. */
export const boardRow: BoardRow = {
  id: 1,
  employee_id: 2,
  nhansu_id: 'SM000002',
  full_name: 'Mai Sắp Hết',
  department_name: null,
  contract_number: 'HĐ-1',
  contract_type_name: 'Mười hai tháng',
  kind: 'fixed_term',
  last_day: '2026-12-31',
  next_day: '2027-01-01',
  days_left: 30,
  stage: 'answered',
  next_step: 'draft',
  next_due: '2026-12-31',
  is_late: false,
  draft_id: null,
  decision_id: null,
  proposed_type_id: null,
  may_write: true,
}
