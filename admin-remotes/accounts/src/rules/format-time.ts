const DATE_TIME: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' };

/** "Nov 21, 3:12 PM", with the year when it is not the current one. */
export function formatDateTime(time: string, now = new Date()): string {
  const date = new Date(time);
  const year = date.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const);
  return date.toLocaleString('en-US', { ...DATE_TIME, ...year });
}
