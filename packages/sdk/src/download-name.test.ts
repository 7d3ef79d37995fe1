import { expect, test } from 'vitest'
import { fileNameFrom } from './download-name.ts'

const latin1 = (text: string) => Buffer.from(text, 'utf8').toString('latin1')

test.each([
  ['attachment; filename="nhan-vien.xlsx"', 'nhan-vien.xlsx'],
  ['attachment; filename=nhan-vien.xlsx', 'nhan-vien.xlsx'],
  ['attachment;FileName="Bảng.xlsx"', 'Bảng.xlsx'],
  ["attachment; filename*=UTF-8''Danh%20s%C3%A1ch%20nh%C3%A2n%20vi%C3%AAn.xlsx", 'Danh sách nhân viên.xlsx'],
  ['attachment; filename="x.xlsx"; filename*=utf-8\'vi\'%C4%90%E1%BB%93ng.xlsx', 'Đồng.xlsx'],
  ['attachment; filename*=UTF-8\'\'%C4%90%E1.xlsx; filename="dong.xlsx"', 'dong.xlsx'],
  ["attachment; filename*=iso-8859-1''caf%E9.txt", 'café.txt'],
  [`attachment; filename="${latin1('Hợp đồng.pdf')}"`, 'Hợp đồng.pdf'],
  ['attachment; filename="caf\u00e9.txt"', 'café.txt'],
  [String.raw`attachment; filename="a \"b\" c.txt"`, 'a "b" c.txt'],
  ["attachment; filename*=UTF-8''e%CC%82.txt", 'ê.txt'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  [String.raw`attachment; filename="C:\\x\\y.txt"`, 'y.txt'],
  ['attachment; filename=".env"', 'env'],
  ["attachment; filename*=UTF-8''a%0Ab%00.txt", 'ab.txt'],
  ['attachment; filename="a;b.txt"', 'a;b.txt'],
  ['attachment; filename=""', undefined],
  ['attachment; filename=".."', undefined],
  ['attachment', undefined],
  [null, undefined],
])('%s names the file %s', (header, name) => {
  expect(fileNameFrom(header)).toBe(name)
})
