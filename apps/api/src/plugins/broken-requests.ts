import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failure } from '../contract/envelope.ts'
import { ApiFailure } from '../contract/failure.ts'
import { answer, isApiPath, wantsHtml } from './errors.ts'
import { securityHeaders } from './headers.ts'

const statusOfParserError: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

const badAddressPage = `<!doctype html>
<html lang="vi">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Địa chỉ không hợp lệ</title></head>
<body><h1>Địa chỉ này không hợp lệ</h1><p>Đường dẫn có ký tự không đọc được. Hãy kiểm tra lại đường dẫn bạn nhận được.</p>
<p><a href="/">Về trang chủ</a></p></body>
</html>
`

/**
 * Answers an address that cannot be read or is far too long: a browser that opens it gets a page, everybody else the
 * envelope. No hook has run for it, so the headers are set here.
 */
export function answerBadAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(securityHeaders)
  if (wantsHtml(request) && !isApiPath(request.raw.url ?? '/')) {
    reply.code(400).type('text/html; charset=utf-8').send(badAddressPage)
    return
  }
  answer(new ApiFailure(400, 'Địa chỉ yêu cầu không hợp lệ.'), request, reply)
}

/** Answers what is not even HTTP, or came too slowly, on the bare connection, and closes it. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statusOfParserError[error.code ?? ''] ?? 400
  const body = JSON.stringify(failure(new ApiFailure(status), randomUUID()))
  const headers = Object.entries({
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  })
  const lines = [`HTTP/1.1 ${status} Bad Request`, ...headers.map(([name, value]) => `${name}: ${value}`)]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
}

/** Lets the process outlive a connection that the operating system does not hand over: only its caller has lost something. */
export function outliveRefusedConnections(app: FastifyInstance): void {
  app.addHook('onListen', async () => {
    app.server.on('error', (error) => app.log.error(error, 'a connection could not be taken'))
  })
}
