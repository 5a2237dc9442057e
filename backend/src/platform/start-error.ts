/** Why a process could not start: what the setting names cannot be used. */
export abstract class StartError extends Error {
  constructor(
    readonly setting: 'PORT' | 'WORKER_PORT' | 'DATABASE_URL' | 'DATABASE_DIRECT_URL',
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
