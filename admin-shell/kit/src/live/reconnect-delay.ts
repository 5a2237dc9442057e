const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 60_000;

/** The pause after `failures` failed connections; `random` (0 to 1) spreads the windows of all admins. */
export function reconnectDelayMs(failures: number, random: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** failures, MAX_DELAY_MS) * (0.5 + random / 2);
}
