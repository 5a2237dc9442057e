import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;
const DAY_SECONDS = 86_400;

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** "2 days 04:05:06", or "04:05:06" on the last day. */
export function countdownText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND_MS));
  const days = Math.floor(seconds / DAY_SECONDS);
  const clock = [(seconds % DAY_SECONDS) / 3_600, (seconds % 3_600) / 60, seconds % 60].map(Math.floor).map(twoDigits).join(':');
  if (days === 0) return clock;
  return `${days} ${days === 1 ? 'day' : 'days'} ${clock}`;
}

interface CountdownProps {
  until: string;
  /** That of `useClockOffset`. */
  clockOffset: number;
  className?: string | undefined;
}

/**
 * The time that is left, drawn in the browser only: HTML with times that change could not be kept. The moment itself is written
 * beside it, so that nobody has to hear the seconds.
 */
export function Countdown({ until, clockOffset, className }: CountdownProps) {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    const draw = () => setNow(Date.now());
    draw();
    const timer = setInterval(draw, SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span aria-hidden className={className}>
      {now !== undefined && countdownText(Date.parse(until) - clockOffset - now)}
    </span>
  );
}
