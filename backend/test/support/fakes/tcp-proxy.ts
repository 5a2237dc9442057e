import { EventEmitter, once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';

export interface TcpProxy {
  port: number;
  /** From now on, nothing passes in either direction and no connection is closed, as behind a broken network. */
  freeze(): void;
  /** From now on, connections are closed, as when the server has ended. */
  cut(): void;
  /** From now on, everything that passes is late. */
  slow(delayMs: number): void;
  /** Back to normal: what was held back passes now. */
  thaw(): void;
  close(): Promise<void>;
}

/** Passes each chunk on when `passage` resolves. */
function forward(socket: Socket, other: Socket, passage: () => Promise<void>): void {
  const gate = new Transform({ transform: (chunk: Buffer, _encoding, done) => void passage().then(() => done(null, chunk)) });
  socket.on('error', () => undefined).on('close', () => other.destroy());
  socket.pipe(gate).pipe(other);
}

/** Passes connections on to a port of this host. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let delayMs = 0;
  let isCut = false;
  let isFrozen = false;
  const thawing = new EventEmitter().setMaxListeners(0);

  const passage = async (): Promise<void> => {
    if (isFrozen) await once(thawing, 'thaw');
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  };
  const closeAll = (): void => sockets.forEach((socket) => socket.destroy());

  const server: Server = createServer((client) => {
    if (isCut) client.destroy();
    else {
      const target = connect(targetPort, '127.0.0.1');
      forward(client, target, passage);
      forward(target, client, passage);
      for (const socket of [client, target]) sockets.add(socket.once('close', () => sockets.delete(socket)));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    freeze: () => void (isFrozen = true),
    cut: () => {
      isCut = true;
      closeAll();
    },
    slow: (ms) => void (delayMs = ms),
    thaw: () => {
      [isCut, isFrozen, delayMs] = [false, false, 0];
      thawing.emit('thaw');
    },
    close: async () => {
      closeAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
