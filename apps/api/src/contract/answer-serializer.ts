import serializerOf from 'fast-json-stringify'
import type { Operation } from './operations.ts'
import { selfContained } from './schemas.ts'

type Serialize = (answer: unknown) => string

/**
 * Writes an operation's good answers as JSON, with the fields of its schema and no other. Made at the first answer and
 * once a process: a server has hundreds of operations, each takes milliseconds, and most are not asked for a long time.
 */
export function answerSerializer({ api, success }: Operation): Serialize {
  return (answer) => {
    const serialize = serializers.get(success) ?? serializerOf(selfContained(api, success.schema))
    serializers.set(success, serialize)
    return serialize(answer)
  }
}

const serializers = new WeakMap<Operation['success'], Serialize>()
