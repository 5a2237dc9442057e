import type { Logger } from 'pino';

const DRAIN_MS = 20_000;

/**
 * Closes the process in order on SIGTERM, on Ctrl-C and when the process that started it is gone (its IPC channel
 * breaks even after a kill -9), so that nothing is left behind holding the port. Exits 0 after a clean close, 1 when
 * closing took more than 20 s.
 */
export function closeOnSignals(close: () => Promise<void>, logger: Logger): void {
  let closing = false;
  const leave = (reason: string): void => {
    if (closing) return;
    closing = true;
    logger.info({ reason }, 'closing');
    const limit = setTimeout(() => process.exit(1), DRAIN_MS);
    limit.unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'could not close in order');
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', () => leave('SIGTERM'));
  process.once('SIGINT', () => leave('SIGINT'));
  process.once('disconnect', () => leave('the starting process is gone'));
}

/** Tells the process that forked this one that it is ready, and on which port when it listens on one. */
export function announceReady(port?: number): void {
  process.send?.({ ready: true, port });
}
