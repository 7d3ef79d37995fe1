import { describe, expect, test } from 'vitest'
import { allScreens } from '#web/app/screens.ts'
import { askedOf, operationOptions, screenOptions } from './explain-question.ts'
import { explainPath, readExplain, writeExplain } from '../permission-paths.ts'

const about = (screen: string) => askedOf({ userId: 7, screen, operation: undefined }, allScreens)

describe('what the server is asked', () => {
  test('of a screen: the rights any of which opens it', () => {
    expect(about('/dao-tao/bao-cao')).toEqual({
      user_id: 7,
      permissions: ['training_report', 'training_report_certificate'],
    })
  })

  test("of one's own file: the right, and having a record", () => {
    expect(about('/nhan-vien/:id/chi-tiet')).toEqual({
      user_id: 7,
      permissions: ['employee_access'],
      operation: 'employees.info',
    })
  })

  test('of a screen that needs no right: an operation that needs as little', () => {
    expect(about('/linh-vuc')).toEqual({ user_id: 7, operation: 'permissions.currentUser' })
    expect(about('/dang-nhap')).toEqual({ user_id: 7, operation: 'session.login' })
  })

  test('nothing while something is missing or is no screen', () => {
    expect(about('/khong-co')).toBeUndefined()
    expect(
      askedOf({ userId: undefined, screen: '/trinh-do', operation: undefined }, allScreens),
    ).toBeUndefined()
    expect(askedOf({ userId: 7, screen: undefined, operation: undefined }, allScreens)).toBeUndefined()
  })
})

test('the choices name the way to a screen, and operations in words', () => {
  expect(screenOptions(allScreens).find(({ value }) => value === '/phan-quyen/vai-tro/them-moi')?.label).toBe(
    'Vai trò › Thêm vai trò',
  )
  const offered = screenOptions(allScreens)
  expect(offered.filter(({ description }) => description !== undefined)).toEqual([])
  expect(offered.some(({ value }) => value === '/dang-nhap' || value === '/dat-mat-khau')).toBe(false)
  expect(operationOptions.find(({ value }) => value === 'levels.update')?.label).toBe('Cập nhật trình độ')
})

describe('the address', () => {
  test('says what is asked, keeps what is not its own, and survives being read again', () => {
    const asked = { userId: 7, screen: undefined, operation: 'levels.update' }
    const written = writeExplain(asked, new URLSearchParams('mode=test&man-hinh=/trinh-do'))
    expect(written.get('mode')).toBe('test')
    expect(readExplain(written)).toEqual(asked)
    expect(readExplain(new URLSearchParams(explainPath(7).split('?')[1]))).toMatchObject({ userId: 7 })
  })

  test.each(['', 'nguoi-dung=0', 'nguoi-dung=abc', 'nguoi-dung=1.5', 'nguoi-dung=99999999999999999999'])(
    'of nobody in %j',
    (query) => expect(readExplain(new URLSearchParams(query)).userId).toBeUndefined(),
  )
})
