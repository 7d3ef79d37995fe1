import type { Content } from './definition.ts'
import type { Heading } from './paper.ts'

const dots = '……'
/** Points; the decree's sizes. */
const sizes = { capitals: 12, words: 13 } as const

/**
 * The head of a paper: on the left the company with its logo and the number, on the right the country's name, its motto
 * over a line of the same length, then place and date.
 * @see Nghị định 30/2020/NĐ-CP, Phụ lục I, mục II
 */
export function headingContent(heading: Heading): Content {
  return {
    columns: [
      { width: '42%', stack: companySide(heading) },
      { width: '58%', stack: countrySide(heading) },
    ],
    columnGap: 12,
    marginBottom: 18,
  }
}

function companySide({ company, logo, number }: Heading): Content[] {
  const picture = logo && `data:image/png;base64,${Buffer.from(logo).toString('base64')}`
  return [
    ...(picture === undefined
      ? []
      : [{ image: picture, fit: [120, 42], alignment: 'center', marginBottom: 4 } satisfies Content]),
    { text: company.toLocaleUpperCase('vi'), fontSize: sizes.capitals, bold: true, alignment: 'center' },
    line(70),
    { text: `Số: ${number ?? dots}`, fontSize: sizes.words, alignment: 'center', marginTop: 6 },
  ]
}

function countrySide({ place, date }: Heading): Content[] {
  return [
    { text: 'CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM', fontSize: sizes.capitals, bold: true, alignment: 'center' },
    { text: 'Độc lập - Tự do - Hạnh phúc', fontSize: sizes.words, bold: true, alignment: 'center' },
    line(172),
    {
      text: placeAndDate(place, date),
      fontSize: sizes.words,
      italics: true,
      alignment: 'center',
      marginTop: 6,
    },
  ]
}

/** 'Hà Nội, ngày 05 tháng 02 năm 2026': days below ten and the first two months carry a zero, as the decree asks. */
export function placeAndDate(place: string | null | undefined, date: string): string {
  const [year = '', month = '', day = ''] = date.split('-')
  const written = Number(month) > 2 ? String(Number(month)) : month
  return `${place ?? dots}, ngày ${day} tháng ${written} năm ${year}`
}

/** A line as long as so many points, in the middle. */
function line(length: number): Content {
  return {
    columns: [
      { width: '*', text: '' },
      { width: length, canvas: [{ type: 'line', x1: 0, y1: 2, x2: length, y2: 2, lineWidth: 0.8 }] },
      { width: '*', text: '' },
    ],
  }
}
