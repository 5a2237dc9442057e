import { useQuery } from '@tanstack/react-query';

/** The answer's time has whole seconds. */
const HALF_SECOND_MS = 500;

async function readOffset(): Promise<number> {
  const sentAt = Date.now();
  const { headers } = await fetch('/api/health', { cache: 'no-store' });
  const offset = Date.parse(headers.get('date') ?? '') + HALF_SECOND_MS - (sentAt + Date.now()) / 2;
  return Number.isNaN(offset) ? 0 : offset;
}

/**
 * How many milliseconds the shop's clock is ahead of this device's, which can be minutes wrong; 0 while it is not known. Read again with
 * the next look at the page: the device may have slept or set its clock.
 */
export function useClockOffset({ enabled }: { enabled: boolean }): number {
  const { data } = useQuery({ queryKey: ['clock offset'], queryFn: readOffset, enabled, refetchOnWindowFocus: 'always' });
  return data ?? 0;
}
