import { expect, test } from 'vitest'
import { codeBoxes } from '../../portal/qr-code.ts'
import { codePicture } from '../made/code-picture.ts'
import { openDocx } from './docx-parts.ts'
import { fillDocx } from './fill-docx.ts'
import { docx, docxText, paragraph, relations, table } from './testing/docx.ts'
import { attributeOf, elementsOf, localName, type XmlElement } from './xml-tree.ts'

const png = codePicture(codeBoxes('https://nhansu.example.com/hop-dong/q4Zt0b2mT9yXw1cV7nKpRA/ban-in'))
const picture = { png, millimetres: 25, says: 'Mã QR "của" <địa chỉ>' }
const facts = { values: { Số: '12', 'Mã QR': '' }, lists: {}, pictures: { 'Mã QR': picture } }

const named = (tree: XmlElement | undefined, local: string) =>
  tree ? [...elementsOf(tree)].filter((each) => localName(each) === local) : []
const attribute = (each: XmlElement | undefined, local: string) => each && attributeOf(each, local)

/** The filled file, taken apart by the guard that looks at what people send. */
const filled = async (body: string, others?: Record<string, string | Buffer>) =>
  openDocx(await fillDocx(await docx(body, others), facts))

test('a tag becomes a picture that stands in the line, with the words around it', async () => {
  const bytes = await fillDocx(await docx(paragraph('Số {Số} {Mã ', 'QR} hết')), facts)
  expect(await docxText(bytes)).toEqual(['Số 12  hết'])
  const { parts, trees } = await openDocx(bytes)
  const text = trees.get('word/document.xml')
  const [blip] = named(text, 'blip')
  const [relation] = named(trees.get('word/_rels/document.xml.rels'), 'Relationship')
  expect(attribute(blip, 'embed')).toBe(attribute(relation, 'Id'))
  expect(attribute(relation, 'Target')).toBe('media/drawn1.png')
  expect(parts.get('word/media/drawn1.png')).toEqual(png)
  expect(named(text, 'extent').map(({ attributes }) => attributes)).toEqual([{ cx: '900000', cy: '900000' }])
  expect(named(text, 'docPr').map(({ attributes }) => attributes['descr'])).toEqual([picture.says])
  const types = named(trees.get('[Content_Types].xml'), 'Override').map(({ attributes }) => attributes)
  expect(types).toContainEqual({ PartName: '/word/media/drawn1.png', ContentType: 'image/png' })
  // In a run of the text, right where its tag stood.
  const [run] = named(text, 'r').filter((each) => named(each, 'drawing').length > 0)
  expect(run?.children.map((each) => (typeof each === 'string' ? each : localName(each)))).toEqual([
    'rPr',
    't',
    'drawing',
  ])
})

test('pictures in heads and cells, beside those that are there, take names and numbers that are free', async () => {
  const head = `<w:hdr xmlns:w="x">${paragraph('{Mã QR}')}</w:hdr>`
  const image = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image'
  const there = '<w:p><w:r><w:drawing><wp:docPr id="7" name="Logo"/></w:drawing></w:r></w:p>'
  const { parts, trees } = await filled(there + table(['{Mã QR}', '{Mã QR}']), {
    'word/header1.xml': head,
    'word/media/drawn1.png': 'logo',
    'word/_rels/document.xml.rels': relations(image, 'media/drawn1.png').replace('rId1', 'drawn1'),
  })
  expect(parts.get('word/media/drawn1.png')?.toString()).toBe('logo')
  const numbers = ['word/document.xml', 'word/header1.xml'].flatMap((part) =>
    named(trees.get(part), 'docPr').map((each) => attributeOf(each, 'id')),
  )
  expect(new Set(numbers).size).toBe(4)
  for (const part of ['document', 'header1']) {
    const links = named(trees.get(`word/_rels/${part}.xml.rels`), 'Relationship')
    const ids = links.map((each) => attributeOf(each, 'Id'))
    expect(new Set(ids).size).toBe(links.length)
    for (const blip of named(trees.get(`word/${part}.xml`), 'blip')) {
      const link = links.find((each) => attributeOf(each, 'Id') === attributeOf(blip, 'embed'))
      expect(parts.get(`word/${attribute(link, 'Target')}`)).toEqual(png)
    }
  }
})

test('without a picture its tag becomes the text that it has', async () => {
  const { pictures: _, ...bare } = facts
  const bytes = await fillDocx(await docx(paragraph('{Mã QR}{Số}')), bare)
  expect(await docxText(bytes)).toEqual(['12'])
  expect([...(await openDocx(bytes)).parts.keys()].some((name) => name.includes('media'))).toBe(false)
})
