import { expect, test } from 'vitest'
import { formsLabels } from '#ui/labels/forms.ts'
import { checkFiles, type FileRules, kindsInWords } from './check-files.ts'

const rules: FileRules = { accept: ['.pdf', 'image/*'], maxSize: 1024, room: 5, maxFiles: 5 }
const file = (name: string, bytes = 10, type = '') => new File(['x'.repeat(bytes)], name, { type })
const check = (files: File[], change: Partial<FileRules> = {}) =>
  checkFiles(files, { ...rules, ...change }, formsLabels)

test('endings count in any case, kinds by what the browser says', () => {
  const { accepted, problems } = check([file('Bằng cấp.PDF'), file('ảnh.heic', 10, 'image/heic')])
  expect(accepted.map(({ name }) => name)).toEqual(['Bằng cấp.PDF', 'ảnh.heic'])
  expect(problems).toEqual([])
})

test('what does not fit is named with the way to mend it, and the rest is taken', () => {
  const { accepted, problems } = check([
    file('cài đặt.exe'),
    file('rỗng.pdf', 0),
    file('to.pdf', 2048),
    file('vừa.pdf', 1024),
  ])
  expect(accepted.map(({ name }) => name)).toEqual(['vừa.pdf'])
  expect(problems).toEqual([
    '“cài đặt.exe” không đúng loại. Hãy chọn tệp PDF, ảnh.',
    '“rỗng.pdf” là tệp rỗng. Hãy mở ra kiểm tra rồi chọn lại.',
    '“to.pdf” có dung lượng 2 KB, quá mức 1 KB. Hãy chọn tệp nhỏ hơn.',
  ])
})

test('more than there is room for is left out, after those that do not fit', () => {
  const { accepted, problems } = check([file('a.exe'), file('b.pdf'), file('c.pdf')], { room: 1 })
  expect(accepted.map(({ name }) => name)).toEqual(['b.pdf'])
  expect(problems.at(-1)).toBe('Chỉ nhận tối đa 5 tệp. Hãy bỏ bớt rồi thêm lại.')
})

test('a decomposed name is composed, and nothing else about the file changes', async () => {
  const mac = new File(['nội dung'], 'Giấy khám sức khỏe.pdf'.normalize('NFD'), {
    type: 'application/pdf',
    lastModified: 5,
  })
  const [taken] = check([mac]).accepted
  expect(taken?.name).toBe('Giấy khám sức khỏe.pdf')
  expect([taken?.type, taken?.lastModified, await taken?.text()]).toEqual(['application/pdf', 5, 'nội dung'])
})

test('without kinds everything is taken, and kinds are said in words', () => {
  expect(check([file('a.bin')], { accept: [] }).accepted).toHaveLength(1)
  expect(kindsInWords(['.pdf', '.docx', 'image/*'], formsLabels)).toBe('PDF, DOCX, ảnh')
})
