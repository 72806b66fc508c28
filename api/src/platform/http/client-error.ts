import type { Socket } from 'node:net';
import { problemMediaType } from '@retour/contract';
import type { ProblemCode } from './problem-catalogue';
import { problemOf } from './problem-error';

const problemOfParserCode: Readonly<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'header-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'body-too-large',
};

const statusLines: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Content Too Large',
  431: 'Request Header Fields Too Large',
};

/** Answers what Node's HTTP parser refused: bytes that never became a request. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = problemOf(problemOfParserCode[error.code ?? ''] ?? 'malformed-request');
  const body = JSON.stringify(problem);
  socket.end(
    `HTTP/1.1 ${problem.status} ${statusLines[problem.status]}\r\n` +
      `content-type: ${problemMediaType}\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n` +
      `connection: close\r\n\r\n${body}`,
  );
}
