import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

export interface TransactionPooler {
  port: number;
  close(): Promise<void>;
}

const NOTIFICATION = 'A'.charCodeAt(0);
const READY = 'Z'.charCodeAt(0);

/** The whole messages at the beginning of `data`: a byte for the type, then the length with itself as 4 bytes. */
function messagesOf(data: Buffer): { messages: Buffer[]; rest: Buffer } {
  const messages: Buffer[] = [];
  let start = 0;
  while (data.length - start >= 5 && data.length - start > data.readUInt32BE(start + 1)) {
    const end = start + 1 + data.readUInt32BE(start + 1);
    messages.push(data.subarray(start, end));
    start = end;
  }
  return { messages, rest: data.subarray(start) };
}

/**
 * Passes connections on to a Postgres server as a pooler in transaction mode does to a single client: between transactions the
 * client has no server connection, so notifications that arrive then are lost. Those of its own transaction arrive with the answer.
 */
export async function startTransactionPooler(targetPort: number): Promise<TransactionPooler> {
  const server = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1');
    let isLinked = true;
    let received = Buffer.alloc(0);
    client.on('data', (data) => {
      isLinked = true;
      target.write(data);
    });
    target.on('data', (data) => {
      const { messages, rest } = messagesOf(Buffer.concat([received, data]));
      received = Buffer.from(rest);
      for (const message of messages) {
        if (isLinked || message[0] !== NOTIFICATION) client.write(message);
        if (message[0] === READY) isLinked = false;
      }
    });
    for (const [socket, other] of [
      [client, target],
      [target, client],
    ] as const)
      socket.on('error', () => undefined).on('close', () => other.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
