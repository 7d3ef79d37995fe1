import { exampleFile } from '../testing/example-file.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

const kind = 'labour_contract'

const content = 'Điều 1. Công việc: {Công việc}.'

export const paperTemplateCalls: CallsOf<'paperTemplates' | 'paperClauses'> = {
  'paperClauses.show': async () => ({ path: { kind } }),
  'paperClauses.update': async () => ({ path: { kind }, body: { content } }),
  'paperClauses.reset': async () => ({ path: { kind }, body: {} }),
  'paperClauses.preview': async () => ({ path: { kind }, body: { content } }),
  'paperTemplates.list': nothing,
  'paperTemplates.store': async () => ({ path: { kind }, body: { file: template() } }),
  'paperTemplates.destroy': withTemplate,
  'paperTemplates.restore': async (context) => {
    await withTemplate(context)
    const { body } = await context.setupAdmin.call('paperTemplates.list')
    const kept = body.data.paper_templates.find((each) => each.kind === kind)
    await context.setupAdmin.call('paperTemplates.destroy', { path: { kind } })
    return { path: { kind }, body: { id: kept?.file?.id ?? 0 } }
  },
  'paperTemplates.file': withTemplate,
}

async function withTemplate({ setupAdmin }: CallContext): Promise<{ path: { kind: typeof kind } }> {
  await setupAdmin.call('paperTemplates.store', { path: { kind }, body: { file: template() } })
  return { path: { kind } }
}

function template(): File {
  return exampleFile({
    contentMediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    example: 'mau.docx',
  })
}
