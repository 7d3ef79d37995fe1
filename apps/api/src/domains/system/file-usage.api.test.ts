import { expect, test } from 'vitest'
import { picture } from '../../files/testing/pictures.ts'
import { apiForFile } from '../../testing/api.ts'

const api = apiForFile(() => ({ FILES_QUOTA_MB: '2', FILES_A_DAY: '40' }))

test('an administrator sees what the files of his company take, and of no other', async () => {
  const admin = await api.as('hrOfOne')
  const usage = async (person = admin) => (await person.call('fileUsage.show')).body.data.file_usage
  const empty = { files: 0, used_bytes: 0, most_bytes: 2 * 1024 * 1024, most_files_a_day: 40 }
  expect(await usage()).toEqual(empty)
  const file = new File([new Uint8Array(await picture())], 'bieu-trung.png')
  const { body } = await admin.call('company.storeLogo', { body: { file } })
  expect(await usage()).toEqual({ ...empty, files: 1, used_bytes: body.data.company.logo?.size })
  expect(await usage(await api.as('hrOfTwo'))).toEqual(empty)
})
