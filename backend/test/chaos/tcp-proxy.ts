import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';

/** One address in front of a server that comes back on another port each time; while it is away, callers are cut off. */
export class TcpProxy {
  /** Where the server is now; undefined while it is away. */
  behind: number | undefined;
  private readonly callers = new Set<Socket>();
  private constructor(private readonly server: Server) {}

  static async open(): Promise<TcpProxy> {
    const server = createServer({ allowHalfOpen: true });
    const door = new TcpProxy(server);
    server.on('connection', (caller) => door.startShoppers(caller));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return door;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const caller of this.callers) caller.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private startShoppers(caller: Socket): void {
    this.callers.add(caller);
    const line = this.behind === undefined ? undefined : connect(this.behind, '127.0.0.1');
    const cut = (): void => {
      caller.destroy();
      line?.destroy();
      this.callers.delete(caller);
    };
    if (!line) return cut();
    for (const end of [caller, line]) end.on('error', cut).on('close', cut);
    caller.pipe(line);
    line.pipe(caller);
  }
}
