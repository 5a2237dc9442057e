import type { Logger } from 'pino';

const SHUTDOWN_TIMEOUT_MS = 20_000;

/**
 * Shuts down gracefully on SIGTERM, on Ctrl-C and when the parent process has ended (its IPC channel closes even after a
 * kill -9), so that no orphan keeps the port. Exits with 0 after a clean shutdown, with 1 after a failure or 20 s.
 */
export function closeOnSignals(close: () => Promise<void>, logger: Logger): void {
  let closing = false;
  const shutDown = (reason: string): void => {
    if (closing) return;
    closing = true;
    logger.info({ reason }, 'shutting down');
    const limit = setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS);
    limit.unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'shutdown failed');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', () => shutDown('SIGTERM'));
  process.once('SIGINT', () => shutDown('SIGINT'));
  process.once('disconnect', () => shutDown('parent process ended'));
}

/** Tells the parent process that this one is ready, and its port if it listens on one. */
export function announceReady(port?: number): void {
  process.send?.({ ready: true, port });
}
