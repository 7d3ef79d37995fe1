import { Readable } from 'node:stream'
import { cellText } from './cell-text.ts'
import type { Sheet } from './sheet.ts'
import { rangeOf, sheetXml } from './sheet-xml.ts'
import { styleSheet } from './style-sheet.ts'
import { zip, type ZipEntry } from './zip.ts'

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const contentTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/**
 * A workbook (ECMA-376) as a stream that is made while it is read: whatever the number of rows, only one batch of them
 * is in memory.
 */
export function workbook(sheets: readonly Sheet[]): Readable {
  return Readable.from(zip(partsOf(sheets)), { objectMode: false })
}

async function* partsOf(sheets: readonly Sheet[]): AsyncGenerator<ZipEntry> {
  const rows: number[] = []
  yield part('[Content_Types].xml', contentTypesXml(sheets))
  yield part('_rels/.rels', relationsXml([{ id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' }]))
  yield part('xl/styles.xml', styleSheet)
  for (const [index, sheet] of sheets.entries()) {
    const content = sheetXml(sheet, (written) => {
      rows[index] = written
    })
    yield { name: `xl/${sheetPath(index)}`, content }
  }
  // After the sheets, because it names how far their filters reach.
  yield part('xl/workbook.xml', workbookXml(sheets, rows))
  yield part(
    'xl/_rels/workbook.xml.rels',
    relationsXml([
      ...sheets.map((_, index) => ({ id: sheetId(index), type: 'worksheet', target: sheetPath(index) })),
      { id: 'rIdStyles', type: 'styles', target: 'styles.xml' },
    ]),
  )
}

function part(name: string, xml: string): ZipEntry {
  const text = xml.startsWith('<?xml') ? xml : declaration + xml
  return { name, content: [Buffer.from(text)] }
}

const sheetPath = (index: number) => `worksheets/sheet${index + 1}.xml`
const sheetId = (index: number) => `rId${index + 1}`

function contentTypesXml(sheets: readonly Sheet[]): string {
  const override = (path: string, type: string) =>
    `<Override PartName="/xl/${path}" ContentType="${contentTypes}.${type}+xml"/>`
  return (
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    override('workbook.xml', 'sheet.main') +
    override('styles.xml', 'styles') +
    sheets.map((_, index) => override(sheetPath(index), 'worksheet')).join('') +
    '</Types>'
  )
}

function relationsXml(targets: readonly { id: string; type: string; target: string }[]): string {
  const lines = targets.map(
    ({ id, type, target }) => `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines.join('')}</Relationships>`
}

function workbookXml(sheets: readonly Sheet[], rows: readonly number[]): string {
  const tabs = sheets.map(
    ({ name }, index) => `<sheet name="${cellText(name)}" sheetId="${index + 1}" r:id="${sheetId(index)}"/>`,
  )
  const filters = sheets.flatMap((sheet, index) =>
    sheet.header ? [filterName(sheet, index, rows[index] ?? 1)] : [],
  )
  return (
    `<workbook xmlns="${main}" xmlns:r="${relations}"><bookViews><workbookView/></bookViews>` +
    `<sheets>${tabs.join('')}</sheets>` +
    `${filters.length > 0 ? `<definedNames>${filters.join('')}</definedNames>` : ''}</workbook>`
  )
}

/** Without this name Excel repairs the filter of a sheet when the workbook is saved. */
function filterName({ name, columns }: Sheet, index: number, rows: number): string {
  const range = rangeOf(columns, rows).replaceAll(/([A-Z]+)(\d+)/g, '$$$1$$$2')
  const place = cellText(`'${name.replaceAll("'", "''")}'!${range}`)
  return `<definedName name="_xlnm._FilterDatabase" localSheetId="${index}" hidden="1">${place}</definedName>`
}

/** A name that a sheet may have: short, and without the letters that Excel keeps for itself. */
export function sheetName(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll(/[[\]:*?/\\]/g, ' ')
    .replace(/^'+|'+$/g, '')
    .slice(0, 31)
    .trim()
}
