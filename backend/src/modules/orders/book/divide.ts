/**
 * Divides an amount among parts by running sums: the results add up to it, and the amount of all parts is exactly these parts. 0 for each
 * while the parts add up to 0. Cents in, cents out.
 */
export function divide(amount: number, parts: readonly number[]): number[] {
  const total = BigInt(parts.reduce((sum, cents) => sum + cents, 0));
  if (total === 0n) return parts.map(() => 0);
  let running = 0n;
  return parts.map((cents) => {
    const before = (BigInt(amount) * running) / total;
    running += BigInt(cents);
    return Number((BigInt(amount) * running) / total - before);
  });
}
