import type { Break } from './break.ts'

const api = 'apps/api/src'
const badInput = `${api}/contract/bad-input.api.test.ts`
const contract = `${api}/contract/contract.api.test.ts`
const unknownFields = `${api}/access-matrix/unknown-fields.api.test.ts`
const idempotency = `${api}/contract/idempotency.api.test.ts`
const standardSet = `${api}/standard-set/standard-set.api.test.ts`
const logo = `${api}/files/company-logo.api.test.ts`
const lists = `${api}/contract/list-query/list.api.test.ts`
const perform = `${api}/jobs/perform.test.ts`
const exports = `${api}/workbooks/export.api.test.ts`
const imports = `${api}/workbooks/import/import.api.test.ts`
const halfFails = `${api}/contract/half-fails.api.test.ts`

/** Slips that take wrong data, lose data or show too much of it, by area. */
export const breaksOfData: Readonly<Record<string, readonly Break[]>> = {
  validation: [
    {
      says: 'an unknown parameter is dropped',
      file: `${api}/contract/input.ts`,
      find: "      type: 'object',\n      additionalProperties: false,",
      replace: "      type: 'object',\n      additionalProperties: true,",
      tests: [contract, badInput],
    },
    {
      says: 'a body is taken as it comes',
      file: `${api}/contract/input.ts`,
      find: 'const checked = check(validate(), raw ?? {})',
      replace: 'const checked = (validate(), raw ?? {})',
      tests: [unknownFields, badInput],
    },
    {
      says: 'a form is taken as it comes',
      file: `${api}/contract/input.ts`,
      find: 'return { body: check(validate(), Object.fromEntries(read)) }',
      replace: 'return { body: (validate(), Object.fromEntries(read)) }',
      tests: [`${api}/contract/form/read-form.test.ts`, unknownFields],
    },
    {
      says: 'a field that stands twice in JSON is taken',
      file: `${api}/contract/strict-json.ts`,
      find: 'if (written !== seen.keys) throw',
      replace: 'if (written < seen.keys) throw',
      tests: [badInput],
    },
    {
      says: 'keys reach prototypes',
      file: `${api}/contract/strict-json.ts`,
      find: 'if (forbiddenKeys.has(key)) throw',
      replace: "if (key === 'x-x') throw",
      tests: [badInput],
    },
    {
      says: 'text is not brought into one form',
      file: `${api}/contract/strict-json.ts`,
      find: "return text.normalize('NFC')",
      replace: 'return text',
      tests: [badInput, `${api}/contract/form/read-form.test.ts`],
    },
    {
      says: 'NUL reaches the database',
      file: `${api}/contract/strict-json.ts`,
      find: "text.includes('\\0') || ",
      replace: '',
      tests: [badInput],
    },
    {
      says: 'a day that never was is a date',
      file: `${api}/contract/schemas.ts`,
      find: 'return date.getUTCMonth() === month - 1 && date.getUTCDate() === day',
      replace: 'return day < 32',
      tests: [lists, badInput],
    },
    {
      says: 'codes are not raised to capitals',
      file: `${api}/contract/schemas.ts`,
      find: 'if (place) Reflect.set(place.parentData, place.parentDataProperty, capitals(code))',
      replace: 'if (place) capitals(code)',
      tests: [standardSet, imports],
    },
    {
      says: 'an operation without a body takes one',
      file: `${api}/contract/input.ts`,
      find: 'if (raw !== undefined) throw',
      replace: 'if (raw === 0) throw',
      tests: [badInput],
    },
    {
      says: 'another method answers 404',
      file: `${api}/contract/other-methods.ts`,
      find: 'throw new ApiFailure(405)',
      replace: 'throw new ApiFailure(404)',
      tests: [contract],
    },
    {
      says: 'what is broken tells how',
      file: `${api}/plugins/errors.ts`,
      find: '.send(failure(thrown, request.id, fallbackMessage))',
      replace: '.send({ ...failure(thrown, request.id, fallbackMessage), detail: String(thrown.stack) })',
      tests: [`${api}/access-matrix/broken-database.test.ts`],
    },
  ],

  idempotency: [
    {
      says: 'the same key does it again',
      file: `${api}/contract/run.ts`,
      find: "return typeof key === 'string'\n",
      replace: "return typeof key === 'number'\n",
      tests: [idempotency],
    },
    {
      says: 'the same key with something else answers the first',
      file: `${api}/contract/idempotency.ts`,
      find: 'if (earlier.operation === operation.id && bodyHash.equals(earlier.body_hash))',
      replace: 'if (earlier.operation === operation.id)',
      tests: [idempotency],
    },
    {
      says: 'the key of one user answers another',
      file: `${api}/contract/idempotency.ts`,
      find: "    .where('user_id', '=', userId)\n",
      replace: '',
      tests: [idempotency],
    },
    {
      says: 'a key is good for ever',
      file: `${api}/contract/idempotency.ts`,
      find: "    .where('created_at', '>', sql<string>`now() - ${lifetime}`)\n",
      replace: '',
      tests: [idempotency],
    },
    {
      says: 'two of the same key run at once',
      file: `${api}/contract/idempotency.ts`,
      find: 'if (!rows[0]?.locked) {',
      replace: 'if (rows.length > 9) {',
      tests: [idempotency],
    },
  ],

  versions: [
    {
      says: 'a stale save wins',
      file: `${api}/standard-set/standard-set.ts`,
      find: 'version === undefined ? sql`true` : sql`version = ${version}`',
      replace: 'version === undefined ? sql`true` : sql`version >= ${version}`',
      tests: [standardSet],
    },
    {
      says: 'a stale save is not told',
      file: `${api}/standard-set/standard-set.ts`,
      find: 'if (rows[0] === undefined) throw stale(now)',
      replace: 'if (rows.length > 9) throw stale(now)',
      tests: [standardSet],
    },
    {
      says: 'an import writes over what was changed meanwhile',
      file: `${api}/workbooks/import/write.ts`,
      find: ' and ${sql.ref(`${table}.version`)} = read.version',
      replace: '',
      tests: [imports, `${api}/workbooks/import/import-job.api.test.ts`],
    },
    {
      says: 'half of a delete is kept',
      file: `${api}/contract/undo.ts`,
      find: 'if (rows.length !== ids.length) throw notFound()',
      replace: 'if (rows.length > ids.length) throw notFound()',
      tests: [halfFails, `${api}/contract/isolation.api.test.ts`],
    },
    {
      says: 'a delete can be taken back for ever',
      file: `${api}/contract/undo.ts`,
      find: '\n        and deleted_at > now() - ${undoWindow}',
      replace: '',
      tests: [standardSet],
    },
  ],

  masking: [
    {
      says: 'fields of the own record show on all',
      file: `${api}/contract/access.ts`,
      find: 'const shown = scopes.filter((_, index) => matched[index])',
      replace: 'const shown = scopes',
      tests: [`${api}/contract/access.test.ts`],
    },
    {
      says: 'a field that none shows is shown',
      file: `${api}/contract/access.ts`,
      find: 'filter(([field]) => fields.has(field))',
      replace: 'filter(([field]) => fields.has(field) || field.length > 0)',
      tests: [`${api}/contract/access.test.ts`],
    },
    {
      says: 'an answer has fields beyond its schema',
      file: `${api}/contract/answer-serializer.ts`,
      find: 'return serialize(answer)',
      replace: 'return (serialize(answer), JSON.stringify(answer))',
      tests: [contract, lists],
    },
    {
      says: 'accounts come without being asked for',
      file: `${api}/domains/employees/employee-rows.ts`,
      find: 'account: accounts.get(employee.id) ?? null',
      replace: 'account: accounts.get(employee.id) ?? (employee as { account?: never }).account!',
      tests: [lists],
    },
    {
      says: 'the trail keeps what was looked for',
      file: `${api}/workbooks/export.ts`,
      find: 'searched: search !== undefined,',
      replace: 'searched: search,',
      tests: [exports],
    },
  ],

  files: [
    {
      says: 'a file of any type is kept',
      file: `${api}/files/accept.ts`,
      find: 'if (type === undefined || !Object.hasOwn(purpose.types, type.mime)) throw wrongType(purpose)',
      replace: 'if (type === undefined) throw wrongType(purpose)',
      tests: [logo],
    },
    {
      says: 'what a scanner finds is kept',
      file: `${api}/files/accept.ts`,
      find: "if (verdict.state === 'infected') throw",
      replace: "if (verdict.state === 'infected' && verdict.found === '') throw",
      tests: [logo],
    },
    {
      says: 'a picture is kept as it came',
      file: `${api}/files/accept.ts`,
      find: 'const drawn = purpose.image && (await redraw(file.path, purpose.image))',
      replace:
        'const drawn = (purpose.image && (await redraw(file.path, purpose.image)), undefined) as string | undefined',
      tests: [logo],
    },
    {
      says: 'a ticket fetches a file that was taken away',
      file: `${api}/files/tickets.ts`,
      find: "      .where('removed_at', 'is', null)\n",
      replace: '',
      tests: [logo],
    },
    {
      says: 'a ticket is stored as it is given',
      file: `${api}/files/tickets.ts`,
      find: 'give_file_ticket(${hashOf(ticket)},',
      replace: 'give_file_ticket(${Buffer.from(ticket)},',
      tests: [logo],
    },
  ],

  jobs: [
    {
      says: 'a run is done twice',
      file: `${api}/jobs/run-rows.ts`,
      find: " and queue_id = ${queueId} and state in ('queued', 'running')`",
      replace: '`',
      tests: [perform, `${api}/jobs/workers.test.ts`],
    },
    {
      says: 'an attempt that was overtaken writes its end',
      file: `${api}/jobs/run-rows.ts`,
      find: " and state = 'running' and attempts = ${attempt}`",
      replace: '`',
      tests: [perform],
    },
    {
      says: 'who lost his right has his work done',
      file: `${api}/jobs/perform.ts`,
      find: '(await hasRightStill(transaction, run.asker))',
      replace: '(await hasRightStill(transaction, run.asker)) !== undefined',
      tests: [`${api}/jobs/right-of-asker.api.test.ts`],
    },
    {
      says: 'a process that stops does not hand its work back',
      file: `${api}/jobs/perform.ts`,
      find: 'await write((transaction) => handBack(transaction, run, kept))',
      replace: '',
      tests: [perform],
    },
    {
      says: 'a process that stops hands back what has ended',
      file: `${api}/jobs/enqueue.ts`,
      find: 'const mine = held(transaction, begun)',
      replace: "const mine = sql`${transaction.inThisCompany('job_runs')} and id = ${begun.runId}`",
      tests: [perform],
    },
    {
      says: 'a run that tells nothing forgets what was told before',
      file: `${api}/jobs/run-rows.ts`,
      find: 'if (result === undefined) return sql`result`',
      replace: '',
      tests: [perform],
    },
    {
      says: 'the third export of one user is made',
      file: `${api}/workbooks/export-turns.ts`,
      find: 'const mostOfOne = 2',
      replace: 'const mostOfOne = 3',
      tests: [exports],
    },
    {
      says: 'a third heavy request of one user runs',
      file: `${api}/contract/turns.ts`,
      find: 'const waits = line.running >= this.#atOnce',
      replace: 'const waits = line.running > this.#atOnce',
      tests: [`${api}/contract/turns.test.ts`, `${api}/contract/turns.api.test.ts`],
    },
  ],
}
