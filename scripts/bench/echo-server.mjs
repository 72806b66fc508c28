/**
 * The least a Node server can do with a body: read it and send it back. With a file ANSWER, the least a service of JSON can
 * do: parse the body, then serialise and send what that file holds.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const answer =
  process.env.ANSWER === undefined ? undefined : JSON.parse(readFileSync(process.env.ANSWER, 'utf8'));

/** @param {Buffer} body */
function answerTo(body) {
  if (answer === undefined) return body;
  JSON.parse(body.toString());
  return Buffer.from(JSON.stringify(answer));
}

const server = createServer((request, response) => {
  /** @type {Buffer[]} */
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const body = answerTo(Buffer.concat(chunks));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1');
