import type { Pool } from 'pg'

/**
 * The rows of `employee_words` that are not what would be made anew, and those that are missing.
 * @param pool sees behind the companies' walls
 */
export async function wordsAmiss(pool: Pool): Promise<unknown[]> {
  const { rows } = await pool.query(
    `with made as (
       select e.company_id, made.word, e.id as employee_id, made.word_before, e.sort_name, made.words
       from employees e cross join lateral employee_word_rows(e) as made),
     kept as (
       select company_id, word, employee_id, word_before, sort_name, words from employee_words)
     (table made except table kept) union all (table kept except table made)`,
  )
  return rows
}
