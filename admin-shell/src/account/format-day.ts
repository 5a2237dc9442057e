/** "November 21, 2026" */
export const formatDay = (time: string): string =>
  new Date(time).toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
