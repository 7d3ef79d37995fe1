/** How a cell looks and what it holds. */
export type CellStyle = keyof typeof formats

interface Format {
  format: number
  font?: number
  fill?: number
  border?: number
}

/** Formats of our own begin at 164; 49 is text, 3 is whole numbers by thousands. */
const formats = {
  plain: { format: 0 },
  header: { format: 49, font: 1, fill: 2 },
  text: { format: 49 },
  number: { format: 0 },
  money: { format: 3 },
  date: { format: 164 },
  datetime: { format: 165 },
  wrong: { format: 49, font: 2, fill: 3 },
  changed: { format: 49, fill: 4 },
  title: { format: 49, font: 3 },
  framed: { format: 0, border: 1 },
  framedStrong: { format: 0, font: 1, fill: 2, border: 1 },
} as const satisfies Record<string, Format>

/** The number by which a cell names its style. */
export const styleIds: Readonly<Record<CellStyle, number>> = Object.fromEntries(
  Object.keys(formats).map((style, id) => [style, id]),
  // One for each name, made just now.
) as Record<CellStyle, number>

const xfs = Object.values<Format>(formats).map(
  ({ format, font = 0, fill = 0, border = 0 }) =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1"/>`,
)
const frame = ['left', 'right', 'top', 'bottom'].map((side) => `<${side} style="thin"/>`).join('')
const solid = (colour: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${colour}"/><bgColor indexed="64"/></patternFill></fill>`

/**
 * `xl/styles.xml`. Text has the format '@': what begins with '=' or '0' stays text even after somebody has edited it.
 */
export const styleSheet =
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy"/><numFmt numFmtId="165" formatCode="dd\\-mm\\-yyyy\\ hh:mm:ss"/></numFmts>' +
  '<fonts count="4"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font>' +
  '<font><sz val="11"/><color rgb="FFB42318"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="14"/><name val="Calibri"/></font></fonts>' +
  '<fills count="5"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  `${solid('FFE6EEF5')}${solid('FFFDE7E5')}${solid('FFFFF4D6')}</fills>` +
  `<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border><border>${frame}<diagonal/></border></borders>` +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${xfs.length}">${xfs.join('')}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
