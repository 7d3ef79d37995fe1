/**
 * A paper as the company issues it, in plain data, so that it can be laid out on another thread. Every text is shown
 * letter by letter, wherever it comes from: there is no markup, no address and no file that a text could name. The thread
 * that lays it out makes each text printable, so nobody else has to.
 */
export interface Paper {
  heading: Heading
  /** In capitals as the decree wants kinds of papers: 'QUYẾT ĐỊNH', 'DANH SÁCH NHÂN VIÊN'. */
  title: string
  /** What it is about, below the title. */
  subject?: string
  orientation: 'portrait' | 'landscape'
  body: readonly Block[]
  /** From left to right; the last one signs for the issuer. */
  signatures: readonly Signature[]
  /** Leads back to the record that the paper was made of; small, behind the signatures. */
  check?: CheckCode
  /** Who printed it and when, small at the foot of each page; for papers out of the system that nobody signs. */
  printedBy?: string
}

/** The head of the first page, after Decree 30/2020/NĐ-CP, appendix I. */
export interface Heading {
  company: string
  /** The logo as PNG or JPEG. */
  logo?: Uint8Array
  /** Number and sign: '45/QĐ-TCNS'; dots to fill in by hand when a paper has none yet. */
  number?: string | null
  /** 'Hà Nội'; dots when it is not known. */
  place?: string | null
  /** Civil date `YYYY-MM-DD`. */
  date: string
}

/** A piece of a paper's body. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'table'; columns: readonly PaperColumn[]; rows: readonly (readonly string[])[] }
  | CodeBlock
  /** Who signs this sheet, where sheets are signed one by one. */
  | { kind: 'signatures'; signatures: readonly Signature[] }
  | PictureBlock
  /** A new sheet for somebody else: the heading and the title stand on it again. */
  | { kind: 'sheet' }

/** A code to be read by a telephone, as boxes. */
export interface DrawnCode {
  /** Modules of a side. */
  size: number
  /** The dark ones: the first module of a run, its row, and its length. */
  boxes: readonly (readonly [x: number, y: number, length: number])[]
}

/** A code in the middle of the page, with words below it. */
export interface CodeBlock extends DrawnCode {
  kind: 'code'
  captions: readonly string[]
}

/** A small code with words beside it. */
export interface CheckCode extends DrawnCode {
  caption: string
}

/** A picture in the middle of the page, as wide as the text at most. */
export interface PictureBlock {
  kind: 'picture'
  /** PNG or JPEG. */
  content: Uint8Array
  mediaType: 'image/png' | 'image/jpeg'
}

export interface PaperColumn {
  title: string
  /** Share of the width that is left, against the other columns'; 1 is the least. */
  width: number
  align?: 'left' | 'center' | 'right'
}

export interface Signature {
  /** 'TỔNG GIÁM ĐỐC', 'NGƯỜI LẬP BIỂU'. */
  office: string
  /** Left open where nobody is named. */
  name?: string
}
