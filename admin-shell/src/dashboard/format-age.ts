const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** A duration in its largest whole unit: "40 s", "12 min", "3 h", "2 d". */
export function formatAge(seconds: number): string {
  if (seconds < MINUTE_S) return `${Math.floor(seconds)} s`;
  if (seconds < HOUR_S) return `${Math.floor(seconds / MINUTE_S)} min`;
  if (seconds < DAY_S) return `${Math.floor(seconds / HOUR_S)} h`;
  return `${Math.floor(seconds / DAY_S)} d`;
}
