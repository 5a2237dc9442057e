/** The failure to listen on a port: like the one of a connection, it may be that a host does not exist. */
export class ListenError extends Error {
  constructor(
    readonly setting: 'PORT' | 'WORKER_PORT',
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'ListenError';
  }
}
