/** What a file may be for, and with that what it may be. `x-purpose` of the contract names one. */
export interface Purpose {
  /** Types that are taken, by what the content itself says; with the word by which a sentence names them. */
  types: Readonly<Record<string, string>>
  /**
   * How pictures are drawn anew, so that nothing of the sent file but its picture is kept; papers of the same purpose stay as
   * they are. Without it a picture is evidence: it is kept byte by byte, but refused when its header claims too much.
   */
  image?: ImageRules
}

/** Bounds of an image. */
export interface ImageRules {
  /** Pixels that are looked at, at most: what would need more memory is refused by its header. */
  mostPixels: number
  /** The longer side of what is kept. */
  longestSide: number
  /** How it is drawn: PNG keeps every dot, JPEG is small. PNG where nothing is said. */
  as?: 'png' | 'jpeg'
  /** The field of the form that says which square of the picture is kept; without it the whole is. */
  squareIn?: string
}

const pictures = { 'image/png': 'PNG', 'image/jpeg': 'JPG', 'image/webp': 'WebP' }

/** What papers of HR come as; kept byte by byte, since a scan is evidence. */
const papers = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  // What Word and Excel wrote before 2007; both carry this one signature.
  'application/x-cfb': 'DOC, XLS',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
}

const slides = { 'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PPTX' }

/** Photos of a paper, which become the pages of one file; fine enough to read small print on a page of A4. */
export const paperPhotos = {
  types: pictures,
  image: { mostPixels: 24_000_000, longestSide: 2_000, as: 'jpeg' },
} as const satisfies Purpose

/** A paper from a stranger: a picture of it tells nothing of where and with what it was taken. */
const strangersPaper = {
  types: {
    'application/pdf': 'PDF',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
    'image/jpeg': 'JPG',
    'image/png': 'PNG',
  },
  image: paperPhotos.image,
} as const satisfies Purpose

/** Every purpose there is. */
export const purposes = {
  company_logo: { types: pictures, image: { mostPixels: 16_000_000, longestSide: 1_000 } },
  document_file: { types: papers },
  contract_file: { types: { 'application/pdf': 'PDF', 'image/jpeg': 'JPG', 'image/png': 'PNG' } },
  paper_template: {
    types: { 'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX' },
  },
  // Made here and never uploaded.
  made_paper: {
    types: {
      'application/pdf': 'PDF',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
    },
  },
  candidate_cv: strangersPaper,
  application_file: strangersPaper,
  candidate_photo: { types: pictures, image: { mostPixels: 16_000_000, longestSide: 1_000 } },
  recruitment_document: { types: papers },
  employee_avatar: {
    types: pictures,
    image: { mostPixels: 24_000_000, longestSide: 400, as: 'jpeg', squareIn: 'square' },
  },
  employee_diploma: { types: { 'application/pdf': 'PDF', 'image/jpeg': 'JPG', 'image/png': 'PNG' } },
  request_evidence: { types: { 'application/pdf': 'PDF', 'image/jpeg': 'JPG', 'image/png': 'PNG' } },
  question_picture: {
    types: pictures,
    image: { mostPixels: 24_000_000, longestSide: 1_600, as: 'jpeg' },
  },
  training_document: { types: { ...papers, ...slides } },
  // Of rewards and discipline cases, one for each kind of paper.
  case_decision: { types: papers },
  case_certificate: { types: papers },
  case_minutes: { types: papers },
  case_evidence: { types: papers },
  case_suspension: { types: papers },
  case_invitation: { types: papers },
  case_meeting: { types: papers },
  case_protection: { types: papers },
  case_reduction: { types: papers },
  case_other: { types: papers },
  /** Made here, never sent. */
  data_archive: { types: { 'application/zip': 'ZIP' } },
} as const satisfies Readonly<Record<string, Purpose>>

export type PurposeName = keyof typeof purposes

export function isPurpose(name: unknown): name is PurposeName {
  return typeof name === 'string' && Object.hasOwn(purposes, name)
}
