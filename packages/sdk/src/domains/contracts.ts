import type { Schemas } from '../contract.ts'

export type ContractKind = Schemas['ContractTypeKind']

/** Nhóm hợp đồng, by the articles of the Labour Code that rule them. */
export const contractKindLabels: Record<ContractKind, string> = {
  training: 'Đào tạo nghề',
  probation: 'Thử việc',
  fixed_term: 'Xác định thời hạn',
  indefinite: 'Không xác định thời hạn',
  seasonal: 'Thời vụ',
  appendix: 'Phụ lục',
}
