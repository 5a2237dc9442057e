const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MIN_YEAR = 2000;
const CENTURY = 2000;

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ][\d:.]{4,15} ?[A-Za-z0-9:+-]{0,9})?$/;
const NUMERIC = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})(?: [\d:]{4,8}(?: ?[AP]M)?)?$/i;
const MONTH_FIRST = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i;
const DAY_FIRST = /^(\d{1,2})[- ]([a-z]{3})[a-z]*[- ](\d{4})$/i;

/** YYYY-MM-DD; undefined for what is no day of the calendar. */
export function readDay(text: string): string | undefined {
  const iso = ISO.exec(text);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const numeric = NUMERIC.exec(text);
  if (numeric) return dayOf(numeric[4], numeric[1], numeric[3]);
  const monthFirst = MONTH_FIRST.exec(text);
  if (monthFirst) return dayOf(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]);
  const dayFirst = DAY_FIRST.exec(text);
  return dayFirst ? dayOf(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]) : undefined;
}

const monthOf = (name = ''): number => MONTHS.indexOf(name.toLowerCase()) + 1;

function dayOf(year: string | undefined, month: string | number | undefined, day: string | undefined): string | undefined {
  const full = year?.length === 2 ? CENTURY + Number(year) : Number(year);
  if (full < MIN_YEAR || Number(month) < 1) return undefined;
  const text = `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : text;
}
