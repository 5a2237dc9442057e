import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface TcpProxy {
  port: number;
  /** From now on, nothing passes in either direction and no connection is closed, as behind a broken network. */
  freeze(): void;
  /** What was held back passes now. */
  thaw(): void;
  close(): Promise<void>;
}

/** Passes connections on to a port of this host. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const pairs = new Set<[Socket, Socket]>();
  let frozen = false;
  const join = ([client, target]: [Socket, Socket]): void => void client.pipe(target).pipe(client);
  const separate = ([client, target]: [Socket, Socket]): void => {
    client.unpipe(target).pause();
    target.unpipe(client).pause();
  };
  const server: Server = createServer((client) => {
    const pair: [Socket, Socket] = [client, connect(targetPort, '127.0.0.1')];
    pairs.add(pair);
    for (const [socket, other] of [pair, pair.toReversed() as [Socket, Socket]]) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(pair);
        other.destroy();
      });
    }
    if (!frozen) join(pair);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    freeze: () => {
      frozen = true;
      pairs.forEach(separate);
    },
    thaw: () => {
      frozen = false;
      pairs.forEach(join);
    },
    close: async () => {
      for (const [client, target] of pairs) {
        client.destroy();
        target.destroy();
      }
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
