import { exampleFile } from '../testing/example-file.ts'
import { type CallsOf, nothing, type Scene } from './scene.ts'

export const companyCalls: CallsOf<'company'> = {
  'company.show': nothing,
  'company.update': async () => ({ body: { place: 'Hà Nội' } }),
  'company.logo': withLogo,
  'company.storeLogo': async () => ({ body: { file: picture() } }),
  'company.destroyLogo': withLogo,
  'company.restoreLogo': async (scene) => {
    await withLogo(scene)
    const { body } = await scene.arranger.call('company.show')
    await scene.arranger.call('company.destroyLogo')
    return { body: { id: body.data.company.logo?.id ?? 0 } }
  },
  'company.logoTicket': withLogo,
}

export const fileCalls: CallsOf<'files'> = {
  'files.download': async (scene) => {
    await withLogo(scene)
    const { body } = await scene.arranger.call('company.logoTicket')
    return { path: { ticket: body.data.ticket } }
  },
}

async function withLogo({ arranger }: Scene): Promise<Record<string, never>> {
  await arranger.call('company.storeLogo', { body: { file: picture() } })
  return {}
}

function picture(): File {
  return exampleFile({ contentMediaType: 'image/png', example: 'bieu-trung.png' })
}
