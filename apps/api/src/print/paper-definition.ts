import type { Content, Definition } from './definition.ts'
import type {
  Block,
  CheckCode,
  CodeBlock,
  DrawnCode,
  Paper,
  PaperColumn,
  PictureBlock,
  Signature,
} from './paper.ts'
import { headingContent } from './paper-heading.ts'
import type { LayoutWatch } from './watch-layout.ts'

/** Points in a millimetre. */
const mm = 72 / 25.4
/** The decree's margins for A4: 20 to 25 above and below, 30 to 35 left, 15 to 20 right. A list lies broadside. */
const margins = {
  portrait: [30 * mm, 20 * mm, 15 * mm, 20 * mm],
  landscape: [20 * mm, 20 * mm, 15 * mm, 18 * mm],
} as const satisfies Record<Paper['orientation'], readonly number[]>
const sizes = { body: 13, table: 9, foot: 8, page: 11 } as const
const nobodysName = 60

/** Lays a paper out for pdfmake: the one template of every form. */
export function paperDefinition(paper: Paper, watch: LayoutWatch): Definition {
  const { orientation, heading, title, body, signatures, check, printedBy } = paper
  return {
    pageSize: 'A4',
    pageOrientation: orientation,
    pageMargins: [...margins[orientation]],
    defaultStyle: { font: 'Paper', fontSize: sizes.body, lineHeight: 1.15 },
    info: { title, author: heading.company, creator: 'Nhân sự', producer: 'Nhân sự' },
    // The decree numbers pages in the middle above the text, from the second one on; sheets for several people are no pages
    // of one paper.
    header: (page: number) =>
      page === 1 || body.some(({ kind }) => kind === 'sheet')
        ? ''
        : { text: String(page), alignment: 'center', fontSize: sizes.page, marginTop: 9 * mm },
    footer: (page: number, pages: number) => {
      watch.pagesCounted(pages)
      return foot(page, pages, orientation, printedBy)
    },
    content: [
      ...topOf(paper),
      ...blockContents(body, watch, () => ({ stack: topOf(paper), pageBreak: 'before' })),
      signatureContent(signatures),
      ...(check ? [checkContent(check)] : []),
    ],
  }
}

/** What a sheet begins with. */
function topOf({ heading, title, subject }: Paper): Content[] {
  return [
    headingContent(heading),
    { text: title, bold: true, fontSize: 14, alignment: 'center' },
    ...(subject === undefined
      ? []
      : [{ text: subject, alignment: 'center', fontSize: 12, marginTop: 2 } satisfies Content]),
    { text: '', marginBottom: 10 },
  ]
}

function foot(page: number, pages: number, orientation: Paper['orientation'], printedBy = ''): Content {
  const [left, , right] = margins[orientation]
  return {
    columns: [
      { text: printedBy, fontSize: sizes.foot, color: '#555555' },
      {
        text: `Trang ${page}/${pages}`,
        fontSize: sizes.foot,
        color: '#555555',
        alignment: 'right',
        width: 80,
      },
    ],
    margin: [left, 6 * mm, right, 0],
  }
}

/** The content of the body, with the rows counted through all its tables. */
function blockContents(body: readonly Block[], watch: LayoutWatch, nextSheet: () => Content): Content[] {
  let before = 0
  return body.map((block) => {
    if (block.kind === 'sheet') return nextSheet()
    const first = before
    before += block.kind === 'table' ? block.rows.length : 0
    return blockContent(block, (row) => watch.rowsLaidOut(first + row))
  })
}

function blockContent(block: Exclude<Block, { kind: 'sheet' }>, laidOut: (row: number) => void): Content {
  if (block.kind === 'paragraph') {
    return { text: block.text, alignment: 'justify', leadingIndent: 10 * mm, marginBottom: 6 }
  }
  if (block.kind === 'code') return codeContent(block)
  if (block.kind === 'signatures') return signatureContent(block.signatures)
  if (block.kind === 'picture') return pictureContent(block)
  const { columns, rows } = block
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: widthsOf(columns),
      body: [columns.map(headCell), ...rows.map((row) => columns.map((column, at) => cell(column, row[at])))],
    },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0.5,
      hLineColor: () => '#666666',
      vLineColor: () => '#666666',
      paddingTop: () => 2.5,
      paddingBottom: () => 1.5,
      // Asked of each row when it has its place, and of no other hook so late.
      fillColor: (row: number) => {
        if (row === 0) return '#eeeeee'
        laidOut(row)
        return null
      },
    },
  }
}

/** Half a page at most, so that question and picture stand together. */
const pictureBounds = [120 * mm, 90 * mm] as const

function pictureContent({ content, mediaType }: PictureBlock): Content {
  return {
    image: `data:${mediaType};base64,${Buffer.from(content).toString('base64')}`,
    fit: [...pictureBounds],
    alignment: 'center',
    marginBottom: 6,
  }
}

/** Seven centimetres a side: read from two steps away. */
const codeSide = 70 * mm

/** Two and a half: read from the hand, and no more than the words beside it need. */
const checkSide = 25 * mm

function canvasOf({ size, boxes }: DrawnCode, side: number) {
  const module = side / size
  return boxes.map(([x, y, length]) => ({
    type: 'rect' as const,
    x: x * module,
    y: y * module,
    w: length * module,
    h: module,
    color: '#000000',
  }))
}

function checkContent({ caption, ...code }: CheckCode): Content {
  return {
    unbreakable: true,
    marginTop: 14,
    columns: [
      { width: checkSide, canvas: canvasOf(code, checkSide) },
      { width: '*', text: caption, fontSize: sizes.foot, color: '#555555', margin: [6, 10 * mm, 0, 0] },
    ],
  }
}

function codeContent({ captions, ...code }: CodeBlock): Content {
  return {
    unbreakable: true,
    marginTop: 10,
    marginBottom: 6,
    stack: [
      {
        columns: [
          { width: '*', text: '' },
          { width: codeSide, canvas: canvasOf(code, codeSide) },
          { width: '*', text: '' },
        ],
      },
      ...captions.map((text) => ({ text, bold: true, alignment: 'center' as const, marginTop: 4 })),
    ],
  }
}

function widthsOf(columns: readonly PaperColumn[]): string[] {
  const all = columns.reduce((sum, { width }) => sum + width, 0)
  return columns.map(({ width }) => `${(width / all) * 100}%`)
}

function headCell({ title }: PaperColumn): Content {
  return { text: title, bold: true, alignment: 'center', fontSize: sizes.table }
}

function cell({ align = 'left' }: PaperColumn, text = ''): Content {
  return { text, alignment: align, fontSize: sizes.table }
}

function signatureContent(signatures: readonly Signature[]): Content {
  return {
    unbreakable: true,
    marginTop: 18,
    columns: signatures.map(({ office, name = '' }) => ({
      stack: [
        { text: office, bold: true, alignment: 'center' },
        { text: name, bold: true, alignment: 'center', marginTop: nobodysName },
      ],
    })),
  }
}
