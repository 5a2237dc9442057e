import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

const SHUTDOWN_TIMEOUT_MS = 20_000;

/**
 * Shuts down gracefully on SIGTERM, on Ctrl-C and when the parent process has ended (its IPC channel closes even after a
 * kill -9), so that no orphan keeps the port. Exits with 0 after a clean shutdown, with 1 after a failure or 20 s, to which
 * the time of `drain` is added.
 */
export function closeOnSignals(close: () => Promise<void>, logger: Logger, drain?: () => Promise<void>): void {
  let closing = false;
  const closeInTime = (): Promise<void> => {
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
    return close();
  };
  const shutDown = (reason: string): void => {
    if (closing) return;
    closing = true;
    logger.info({ reason }, 'shutting down');
    (drain?.() ?? Promise.resolve()).then(closeInTime).then(
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

/** Answers requests for some more seconds, each on a connection that is closed after it, so that clients go to other instances. */
export async function drainConnections(server: Server, seconds: number): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  await pause(seconds * 1_000);
}

/** Tells the parent process that this one is ready, and its port if it listens on one. */
export function announceReady(port?: number): void {
  process.send?.({ ready: true, port });
}
