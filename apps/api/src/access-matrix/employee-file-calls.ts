import { doImport } from '../testing/do-import.ts'
import { exampleFile } from '../testing/example-file.ts'
import { workbookFile } from '../testing/import-file.ts'
import { hire } from '../testing/newcomer.ts'
import { nextNumber } from '../testing/numbers.ts'
import type { Call, CallContext, CallsOf } from './call-context.ts'

/** The work of employee 11 lies below the unit of `unitHead`. */
const inHeadsUnit = { path: { id: 11 } }

/** Calls about an employee's card. */
export const cardCalls = {
  'employees.show': async () => inHeadsUnit,
  'employees.update': async () => ({ ...inHeadsUnit, body: { extension: '102' } }),
  'employees.printFile': async () => inHeadsUnit,
  'employees.reveal': async () => ({ ...inHeadsUnit, body: { fields: ['tax_code'] } }),
  'employees.store': async () => ({
    body: {
      full_name: 'Phan Thị Mới',
      gender: 'Nữ',
      date_of_birth: '1995-02-03',
      phone: '0981000321',
      reception: { effective_date: '2024-06-03', decision_type: 3, position_id: 2, department_id: 2 },
    },
  }),
  'employees.destroy': async (context) => ({ path: { id: await mistaken(context) } }),
  'employees.destroyBulk': async (context) => ({ body: { ids: [await mistaken(context)] } }),
  'employees.restore': async (context) => {
    const ids = [await mistaken(context)]
    await context.setupAdmin.call('employees.destroyBulk', { body: { ids } })
    return { body: { ids } }
  },
  'employees.import': async () => ({ body: { file: await fileOfOne('102') } }),
  'employees.importTemplate': async () => ({}),
  'employees.markImport': async () => ({ body: { file: await fileOfOne('103') } }),
  'employees.undoImport': async (context) => ({ path: await importOfOne(context) }),
  'employees.importedPeople': async (context) => ({ path: await importOfOne(context) }),
  'employees.undoImportOfPeople': async (context) => ({
    path: await importOfOne(context),
    body: { employee_ids: [11] },
  }),
} satisfies {
  'employees.import': Call<'employees.import'>
  'employees.importTemplate': Call<'employees.importTemplate'>
  'employees.markImport': Call<'employees.markImport'>
  'employees.undoImport': Call<'employees.undoImport'>
  'employees.importedPeople': Call<'employees.importedPeople'>
  'employees.undoImportOfPeople': Call<'employees.undoImportOfPeople'>
  'employees.store': Call<'employees.store'>
  'employees.destroy': Call<'employees.destroy'>
  'employees.destroyBulk': Call<'employees.destroyBulk'>
  'employees.restore': Call<'employees.restore'>
  'employees.show': Call<'employees.show'>
  'employees.update': Call<'employees.update'>
  'employees.reveal': Call<'employees.reveal'>
  'employees.printFile': Call<'employees.printFile'>
}

/** A workbook that changes the extension of employee 11. */
function fileOfOne(extension: string): Promise<File> {
  return workbookFile(['Mã nhân viên', 'Số máy lẻ'], [['NS0011', extension]])
}

/** An import that the caller has made, as one undoes one's own; who cannot make one asks for another's. */
async function importOfOne({ api, caller, setupAdmin }: CallContext): Promise<{ id: number }> {
  const file = await fileOfOne(String(nextNumber()))
  const { result: own } = await doImport(api, caller, 'employees', file)
  const { result } = own ? { result: own } : await doImport(api, setupAdmin, 'employees', file)
  return { id: result?.id ?? 0 }
}

/** A file that was made by mistake. */
async function mistaken({ api }: CallContext): Promise<number> {
  return (await hire(api, 'Người Ghi Nhầm')).employeeId
}

/** Calls about the other parts of an employee's file. */
export const employeeFileCalls: CallsOf<'employeePapers'> &
  CallsOf<'employeeAddresses'> &
  CallsOf<'employeeAvatar'> &
  CallsOf<'employeeDiplomas'> &
  CallsOf<'employeeHealth'> &
  CallsOf<'employeeAffiliations'> = {
  'employeePapers.show': async () => inHeadsUnit,
  'employeePapers.update': async () => ({ ...inHeadsUnit, body: { labour_book: 'held' } }),
  'employeeAddresses.show': async () => inHeadsUnit,
  'employeeAddresses.update': async () => ({ ...inHeadsUnit, body: { tmp_address: 'Số 5 ngõ 12' } }),
  'employeeAvatar.show': async () => inHeadsUnit,
  'employeeAvatar.store': async () => ({ ...inHeadsUnit, body: portrait() }),
  'employeeAvatar.destroy': withAvatar,
  'employeeAvatar.restorePicture': async (context) => {
    await withAvatar(context)
    const { body } = await context.setupAdmin.call('employeeAvatar.show', inHeadsUnit)
    await context.setupAdmin.call('employeeAvatar.destroy', inHeadsUnit)
    return { ...inHeadsUnit, body: { id: body.data.avatar?.id ?? 0 } }
  },
  'employeeAvatar.picture': withAvatar,
  'employeeDiplomas.list': async () => inHeadsUnit,
  'employeeDiplomas.storeFile': async (context) => ({
    path: await educated(context),
    body: { file: scan() },
  }),
  'employeeDiplomas.destroyFile': async (context) => ({ path: await withDiploma(context) }),
  'employeeDiplomas.restoreFile': async (context) => {
    const path = await withDiploma(context)
    const { body } = await context.setupAdmin.call('employeeDiplomas.list', { path: { id: path.id } })
    await context.setupAdmin.call('employeeDiplomas.destroyFile', { path })
    const mine = body.data.diplomas.find(({ education_id }) => education_id === path.row_id)
    return { path, body: { id: mine?.file.id ?? 0 } }
  },
  'employeeDiplomas.fileTicket': async (context) => ({ path: await withDiploma(context) }),
  'employeeHealth.show': async () => inHeadsUnit,
  'employeeHealth.update': async () => ({ ...inHeadsUnit, body: { height: 160 } }),
  'employeeAffiliations.show': async () => inHeadsUnit,
  'employeeAffiliations.update': async () => ({ ...inHeadsUnit, body: { militia: true } }),
}

async function withAvatar({ setupAdmin }: CallContext) {
  await setupAdmin.call('employeeAvatar.store', { ...inHeadsUnit, body: portrait() })
  return inHeadsUnit
}

/** A new row of education of the employee, for the file of its diploma. */
async function educated({ setupAdmin }: CallContext) {
  const { body } = await setupAdmin.call('employeeEducations.store', {
    ...inHeadsUnit,
    body: { education_level: 'Cao đẳng' },
  })
  return { ...inHeadsUnit.path, row_id: body.data.education.id }
}

async function withDiploma(context: CallContext) {
  const path = await educated(context)
  await context.setupAdmin.call('employeeDiplomas.storeFile', { path, body: { file: scan() } })
  return path
}

function scan() {
  return exampleFile({ contentMediaType: 'application/pdf', example: 'bang-dai-hoc.pdf' })
}

function portrait() {
  const file = exampleFile({ contentMediaType: 'image/png', example: 'chan-dung.png' })
  return { file, square: '0,0,1' }
}
