import { exampleFile } from '../testing/example-file.ts'
import { type CallsOf, nothing, type CallContext } from './call-context.ts'

export const companyCalls: CallsOf<'company'> = {
  'company.show': nothing,
  'company.update': async () => ({ body: { place: 'Hà Nội' } }),
  'company.logo': withLogo,
  'company.storeLogo': async () => ({ body: { file: picture() } }),
  'company.destroyLogo': withLogo,
  'company.restoreLogo': async (context) => {
    await withLogo(context)
    const { body } = await context.setupAdmin.call('company.show')
    await context.setupAdmin.call('company.destroyLogo')
    return { body: { id: body.data.company.logo?.id ?? 0 } }
  },
  'company.logoTicket': withLogo,
}

export const fileCalls: CallsOf<'files'> = {
  'files.download': async (context) => {
    await withLogo(context)
    const { body } = await context.setupAdmin.call('company.logoTicket')
    return { path: { ticket: body.data.ticket } }
  },
}

/** Gives the company of the tests a logo. */
export async function withLogo({ setupAdmin }: CallContext): Promise<Record<string, never>> {
  await setupAdmin.call('company.storeLogo', { body: { file: picture() } })
  return {}
}

function picture(): File {
  return exampleFile({ contentMediaType: 'image/png', example: 'bieu-trung.png' })
}
