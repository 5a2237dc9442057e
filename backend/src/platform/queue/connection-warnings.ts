import type { Logger } from 'pino';

const INTERVAL_MS = 60_000;

/** A warning of lost connections of the queues, once a minute: every queue and worker tries again all the time, and tells of each try. */
export function connectionWarnings(
  logger: Logger,
  setting: string,
  now: () => number = () => performance.now(),
): (error: Error) => void {
  let shownAt = -Infinity;
  let tries = 0;
  return (error) => {
    tries += 1;
    if (now() - shownAt < INTERVAL_MS) return;
    const { message, code } = error as NodeJS.ErrnoException;
    logger.warn({ code, tries }, `the queues do not reach ${setting}: ${message || code || 'no answer'}`);
    shownAt = now();
    tries = 0;
  };
}
