const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'shortGeneric',
  });
  formats.set(timeZone, format);
  return format;
}

/** "Fri, Nov 27, 7:00 PM ET", with ordinary spaces: browsers and Node differ in them. */
export const formatMoment = (moment: Date | string, timeZone: string): string =>
  formatOf(timeZone).format(new Date(moment)).replaceAll(/\s/g, ' ');
