import { addDays, dayIn } from '../calendar-day.js';
import { timeFormat } from '../time-format.js';

/** "1 order", "1,204 orders". */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** "less than a minute", "40 minutes", "47 hours", "3 days". */
export function ageInWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return counted(Math.floor(hours / 24), 'day', 'days');
  if (hours > 0) return counted(hours, 'hour', 'hours');
  return minutes > 0 ? counted(minutes, 'minute', 'minutes') : 'less than a minute';
}

const weekday = timeFormat('en-US', { weekday: 'long' });
const monthDay = timeFormat('en-US', { month: 'short', day: 'numeric' });
const dayAndYear = timeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** The day of a time that has passed, after "since": "today", "yesterday", "Tuesday", "Nov 3", "Dec 22, 2025". */
export function sinceWhen(time: Date, now: Date, timeZone: string): string {
  const [day, today] = [dayIn(timeZone, time), dayIn(timeZone, now)];
  if (day === today) return 'today';
  if (day === addDays(today, -1)) return 'yesterday';
  if (day > addDays(today, -7)) return weekday(timeZone, time);
  return (day.slice(0, 4) === today.slice(0, 4) ? monthDay : dayAndYear)(timeZone, time);
}
