import type { Block, Paper } from '../../print/paper.ts'
import type { ContractPaperFacts } from './contract-paper-facts.ts'

/** Who agrees on a contract or an appendix, as both papers say it. */
type Parties = Pick<
  ContractPaperFacts,
  | 'Tên công ty'
  | 'Người ký'
  | 'Chức vụ người ký'
  | 'Số giấy ủy quyền'
  | 'Họ và tên'
  | 'Mã nhân viên'
  | 'Ngày sinh'
  | 'Giới tính'
  | 'Số định danh cá nhân'
  | 'Địa chỉ'
>

/** Who signs for the company. */
interface Signer {
  signer_name?: string | null
  signer_title?: string | null
  authority_no?: string | null
}

/** A line of a paper. */
export function line(words: string): Block {
  return { kind: 'paragraph', text: words }
}

/** The two parties of a contract in the words of its papers. */
export function partyLines(facts: Parties, { authority_no }: Signer): Block[] {
  return [
    line(`Bên A (người sử dụng lao động): ${facts['Tên công ty']}.`),
    line(`Đại diện: ${facts['Người ký']}. Chức vụ: ${facts['Chức vụ người ký']}.`),
    ...(authority_no ? [line(`Theo giấy ủy quyền số ${facts['Số giấy ủy quyền']}.`)] : []),
    line(
      `Bên B (người lao động): ${facts['Họ và tên']}. Mã nhân viên: ${facts['Mã nhân viên']}. Ngày sinh: ${facts['Ngày sinh']}. Giới tính: ${facts['Giới tính']}.`,
    ),
    line(`Số định danh cá nhân: ${facts['Số định danh cá nhân']}. Địa chỉ: ${facts['Địa chỉ']}.`),
  ]
}

/** Where the two parties sign. */
export function partySignatures(name: string, { signer_name, signer_title }: Signer): Paper['signatures'] {
  return [
    { office: 'NGƯỜI LAO ĐỘNG', name },
    {
      office: (signer_title ?? 'NGƯỜI SỬ DỤNG LAO ĐỘNG').toLocaleUpperCase('vi'),
      ...(signer_name !== null && signer_name !== undefined && { name: signer_name }),
    },
  ]
}
