import { doImport } from '../testing/do-import.ts'
import { exampleFile } from '../testing/example-file.ts'
import { workbookFile } from '../testing/import-file.ts'
import { nextNumber } from '../testing/numbers.ts'
import { type CallContext, type CallsOf, nothing } from './call-context.ts'

/** A good call of every operation on questions; each has a question of its own. */
export const quizQuestionCalls: CallsOf<'quizQuestions'> = {
  'quizQuestions.list': nothing,
  'quizQuestions.export': nothing,
  'quizQuestions.importTemplate': nothing,
  'quizQuestions.show': async (context) => ({ path: { id: await newQuestion(context) } }),
  'quizQuestions.uses': async (context) => ({ path: { id: await newQuestion(context) } }),
  'quizQuestions.store': async () => ({ body: question() }),
  'quizQuestions.storeBulk': async () => ({ body: { questions: [question(), question()] } }),
  'quizQuestions.storeFile': async () => ({ body: { file: diagram() } }),
  'quizQuestions.picture': async (context) => ({ path: { id: await withPicture(context) } }),
  'quizQuestions.update': async (context) => ({
    path: { id: await newQuestion(context) },
    body: { difficulty: 3, version: 1 },
  }),
  'quizQuestions.destroy': async (context) => ({ path: { id: await newQuestion(context) } }),
  'quizQuestions.destroyBulk': some,
  'quizQuestions.restore': async (context) => {
    const chosen = await some(context)
    await context.setupAdmin.call('quizQuestions.destroyBulk', chosen)
    return chosen
  },
  'quizQuestions.import': async () => ({ body: { file: await sheet() } }),
  'quizQuestions.markImport': async () => ({ body: { file: await sheet() } }),
  'quizQuestions.undoImport': async ({ api, setupAdmin }) => {
    const { result } = await doImport(api, setupAdmin, 'quizQuestions', await sheet())
    return { path: { id: result?.id ?? 0 } }
  },
}

function question() {
  return { content: `Câu hỏi ma trận ${nextNumber()}`, kind: 'essay', field_id: 32 } as const
}

function diagram(): File {
  return exampleFile({ contentMediaType: 'image/png', example: 'so-do.png' })
}

/** A question with a picture; its number is the picture's. */
async function withPicture({ setupAdmin }: CallContext): Promise<number> {
  const { body } = await setupAdmin.call('quizQuestions.storeFile', { body: { file: diagram() } })
  const picture_id = body.data.file.id
  await setupAdmin.call('quizQuestions.store', { body: { ...question(), picture_id } })
  return picture_id
}

function sheet(): Promise<File> {
  return workbookFile(
    ['Nội dung', 'Loại câu hỏi', 'Lĩnh vực'],
    [[`Câu hỏi ma trận ${nextNumber()}`, 'Tự luận', 'Mục số 32']],
  )
}

async function newQuestion({ setupAdmin }: CallContext): Promise<number> {
  const { body } = await setupAdmin.call('quizQuestions.store', { body: question() })
  return body.data.question.id
}

async function some(context: CallContext) {
  return { body: { ids: [await newQuestion(context)] } }
}
