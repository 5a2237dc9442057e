/** The queues could not use Postgres when the process started. `cause` is the error of the driver, or of BullMQ. */
export class QueueStartError extends Error {
  constructor(
    readonly setting: 'DATABASE_URL' | 'DATABASE_DIRECT_URL',
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'QueueStartError';
  }
}
