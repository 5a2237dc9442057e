import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

/** A fixed address in front of a server that restarts on another port each time. While it is down, connections are closed. */
export class TcpProxy {
  /** The current port of the server; undefined while it is down. */
  targetPort: number | undefined;
  private readonly clients = new Set<Socket>();
  private constructor(private readonly server: Server) {}

  static async open(): Promise<TcpProxy> {
    const server = createServer({ allowHalfOpen: true });
    const proxy = new TcpProxy(server);
    server.on('connection', (client) => proxy.forward(client));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const client of this.clients) client.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private forward(client: Socket): void {
    this.clients.add(client);
    const upstream = this.targetPort === undefined ? undefined : connect(this.targetPort, '127.0.0.1');
    const closeBoth = (): void => {
      client.destroy();
      upstream?.destroy();
      this.clients.delete(client);
    };
    if (!upstream) return closeBoth();
    for (const end of [client, upstream]) end.on('error', closeBoth).on('close', closeBoth);
    client.pipe(upstream);
    upstream.pipe(client);
  }
}
