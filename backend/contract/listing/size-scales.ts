/** The sizes of each scale, the smallest first, in lower case. Others are numbers, or come last. */
const SIZE_SCALES: readonly (readonly string[])[] = [
  ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '2xl', 'xxxl', '3xl', '4xl', '5xl'],
  ['one size', 'one-size', 'os'],
];

/** A waist such as "32", a shoe such as "8.5", or a pair such as "32 x 34". */
const NUMBERS = /^\d/;

/** The place in the order of all scales: letters, numbers, one size, unknown ones. */
function rankOf(size: string): [group: number, place: number] {
  const [letters = [], oneSize = []] = SIZE_SCALES;
  const wanted = size.toLowerCase();
  if (letters.includes(wanted)) return [0, letters.indexOf(wanted)];
  if (oneSize.includes(wanted)) return [2, 0];
  return NUMBERS.test(wanted) ? [1, Number.parseFloat(wanted)] : [3, 0];
}

/** 2XL and larger. */
export function isPlusSize(size: string): boolean {
  const [letters = []] = SIZE_SCALES;
  return letters.indexOf(size.toLowerCase()) >= letters.indexOf('xxl');
}

/** Sizes as people read them: "XS", "S", "M", then "28", "30", then "One Size". */
export function inSizeOrder(sizes: readonly string[]): string[] {
  return sizes.toSorted((a, b) => {
    const [groupA, placeA] = rankOf(a);
    const [groupB, placeB] = rankOf(b);
    return groupA - groupB || placeA - placeB || a.localeCompare(b);
  });
}
