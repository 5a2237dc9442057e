/** Names shorter than this are left alone: HOME is two letters from HOST. */
const MIN_LENGTH = 7;

/** How many letters to add, drop or replace, or neighbours to swap. See https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance. */
export function distanceOf(from: string, to: string): number {
  let [before, current]: [number[], number[]] = [[], Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= to.length; at += 1) {
      const isSame = from[row - 1] === to[at - 1];
      const best = Math.min((current[at - 1] ?? 0) + (isSame ? 0 : 1), (current[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1);
      const isSwapped = row > 1 && at > 1 && from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1];
      next.push(isSwapped ? Math.min(best, (before[at - 2] ?? 0) + 1) : best);
    }
    [before, current] = [current, next];
  }
  return current[to.length] ?? 0;
}

const singular = (name: string): string => name.replace(/IES$/, 'Y').replace(/S$/, '');

/** Variables that are no setting, and differ in at most two letters or the plural from one: nothing reads them. */
export function misspeltSettings(variables: readonly string[], settings: readonly string[]): { name: string; meant: string }[] {
  return variables.flatMap((name) => {
    if (name.length < MIN_LENGTH || settings.includes(name)) return [];
    const close = settings.filter(
      (setting) => setting.length >= MIN_LENGTH && (distanceOf(name, setting) <= 2 || singular(name) === singular(setting)),
    );
    const [meant] = close.toSorted((one, other) => distanceOf(name, one) - distanceOf(name, other));
    return meant === undefined ? [] : [{ name, meant }];
  });
}
