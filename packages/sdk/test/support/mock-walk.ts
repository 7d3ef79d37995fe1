import { resourceOf, type OperationId } from '../../src/contract.ts'
import { isRecord } from '../../src/error-from-answer.ts'
import { keysIn, memoryShapes, type MemoryShape } from '../../src/mock/memory-shape.ts'
import type { MockRecord } from '../../src/mock/records.ts'
import { called, describedBy, ids, inputOf, mocked, operationOf } from './mock-resource.ts'

/** What is asked of one resource of a mock of its own, and read again. */
export interface Walk {
  shape: MemoryShape
  call: (id: OperationId, input?: object) => Promise<MockRecord>
  /** The resource's operation of the first of these verbs that it has. */
  verb: (...verbs: string[]) => OperationId | undefined
  /** All rows, as the list shows them or the record that they are a part of; undefined where neither does. */
  rows: () => Promise<MockRecord[] | undefined>
  /** One record by itself; undefined where nothing shows it so. */
  detail: (id?: unknown) => Promise<MockRecord | undefined>
  /** The path of an operation, with this id where it names a record. */
  path: (operation: OperationId, id: unknown) => Record<string, unknown>
  /** The record in an answer, or the last of the rows in it. */
  recordIn: (operation: OperationId, data: MockRecord) => MockRecord | undefined
}

export function walkOf(shape: MemoryShape): Walk {
  const { client } = mocked()
  const { list, detail, holder, holding } = readingOf(shape)
  const call: Walk['call'] = (id, input) => called(client, id, input)
  const path: Walk['path'] = (operation, id) => {
    const { item } = shape
    const given = inputOf(operation).path
    const isItem = item !== undefined && describedBy(operation).path.startsWith(item)
    const name = isItem ? /\{(\w+)\}$/.exec(item)?.[1] : undefined
    return name === undefined || id === undefined ? given : { ...given, [name]: id }
  }
  return {
    shape,
    call,
    path,
    verb: (...verbs) => operationOf(shape.resource, ...verbs),
    rows: async () => {
      if (list) return rowsUnder((await call(list))[keysIn(describedBy(list), shape).rows ?? ''])
      if (!holder || !holding || !shape.within) return undefined
      const held = (await call(holding))[keysIn(describedBy(holding), holder).record ?? '']
      return isRecord(held) ? rowsUnder(held[shape.within.key]) : undefined
    },
    detail: async (id) => {
      if (!detail) return undefined
      const data = await call(detail, { ...inputOf(detail), path: path(detail, id) })
      const record = data[keysIn(describedBy(detail), shape).record ?? '']
      return isRecord(record) ? record : undefined
    },
    recordIn: (operation, data) => {
      const { record = '', rows = '' } = keysIn(describedBy(operation), shape)
      return isRecord(data[record]) ? data[record] : rowsUnder(data[rows]).at(-1)
    },
  }
}

/** How a resource is read: its rows, one record, and the record of another resource that holds them. */
function readingOf(shape: MemoryShape) {
  const reads = ids.filter((id) => resourceOf(id) === shape.resource && describedBy(id).method === 'GET')
  const list = reads.find((id) => keysIn(describedBy(id), shape).rows !== undefined)
  const place = shape.item ?? shape.collection
  const detail = reads.find(
    (id) => describedBy(id).path === place && keysIn(describedBy(id), shape).record !== undefined,
  )
  const holder = shape.within && memoryShapes.get(shape.within.resource)
  return { list, detail, holder, holding: holder && operationOf(holder.resource, 'show') }
}

function rowsUnder(value: unknown): MockRecord[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}
