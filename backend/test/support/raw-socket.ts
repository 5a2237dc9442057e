import { once } from 'node:events';
import { connect } from 'node:net';

interface SocketResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends these lines and bytes unchanged over a new connection, and reads until the server closes it or the body is complete. */
export async function sendRaw(origin: string, lines: readonly string[], body: Buffer | string = ''): Promise<SocketResponse> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  socket.write(body);
  let answer = '';
  const complete = new Promise<void>((resolve) => {
    socket.on('data', (chunk: Buffer) => {
      answer += chunk.toString('latin1');
      if (isComplete(answer)) resolve();
    });
  });
  await Promise.race([complete, once(socket, 'close')]);
  socket.destroy();
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [statusLine = '', ...headerLines] = head.split('\r\n');
  const headers = headerLines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]);
  return {
    status: Number(statusLine.split(' ')[1]),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: rest.join('\r\n\r\n'),
  };
}

function isComplete(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n');
  const length = /\r\ncontent-length: (\d+)/i.exec(answer)?.[1];
  return end >= 0 && length !== undefined && answer.length >= end + 4 + Number(length);
}
