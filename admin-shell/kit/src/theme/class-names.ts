/** The `class` attribute for several names; absent ones are left out. */
export const classNames = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ');
