import type { ProductContext } from '../../contract/handlers.ts'

/** Whether the reader may see what questions ask and what was answered, where the rest of an exam is his to see anyway. */
export function maySeeQuestions({ session }: Pick<ProductContext, 'session'>): boolean {
  return session.grants.some(({ permission }) => permission === 'quiz_question_access')
}
