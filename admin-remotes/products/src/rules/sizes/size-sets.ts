/** The sizes that one click adds. */
export const SIZE_SETS: readonly { title: string; sizes: readonly string[] }[] = [
  { title: 'XS to 3XL', sizes: ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'] },
  { title: 'S to XL', sizes: ['S', 'M', 'L', 'XL'] },
  { title: 'Waist 28 to 40', sizes: ['28', '30', '32', '34', '36', '38', '40'] },
  { title: 'One size', sizes: ['One Size'] },
];

const LETTER_SIZES = [['3XS', 'XXXS'], ['2XS', 'XXS'], ['XS'], ['S'], ['M'], ['L'], ['XL'], ['2XL', 'XXL'], ['3XL', 'XXXL']];
const LARGER_SIZES = [['4XL', 'XXXXL'], ['5XL'], ['6XL']];
const RANKS = new Map([...LETTER_SIZES, ...LARGER_SIZES].flatMap((names, rank) => names.map((name) => [name, rank] as const)));

function rankOf(size: string | undefined): number | undefined {
  const name = size?.trim().toUpperCase() ?? '';
  return /^\d+(\.\d+)?$/.test(name) ? RANKS.size + Number(name) : RANKS.get(name);
}

/** Small before large, if all sizes are known ones or numbers; otherwise the order stays. */
export function inSizeOrder<Row extends { values: readonly string[] }>(rows: readonly Row[]): Row[] {
  const ranked = rows.map((row) => ({ row, rank: rankOf(row.values[0]) }));
  if (ranked.some(({ rank }) => rank === undefined)) return [...rows];
  return ranked.toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0)).map(({ row }) => row);
}
