/** Names shorter than this are left alone: HOME is two letters from HOST. */
const MIN_LENGTH = 7;

/** How many letters to add, drop or replace. See https://en.wikipedia.org/wiki/Levenshtein_distance. */
export function distanceOf(from: string, to: string): number {
  let distances = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [row, letter] of from.split('').entries()) {
    const next = [row + 1];
    for (let at = 1; at <= to.length; at += 1) {
      const replaced = distances[at - 1]! + (letter === to[at - 1] ? 0 : 1);
      next.push(Math.min(replaced, distances[at]! + 1, next[at - 1]! + 1));
    }
    distances = next;
  }
  return distances[to.length]!;
}

const singular = (name: string): string => name.replace(/IES$/, 'Y').replace(/S$/, '');

/** Variables that are no setting, and differ in case, in at most two letters or in the plural from one: nothing reads them. */
export function misspeltSettings(variables: readonly string[], settings: readonly string[]): { name: string; meant: string }[] {
  return variables.flatMap((name) => {
    if (name.length < MIN_LENGTH || settings.includes(name)) return [];
    const written = name.toUpperCase();
    const close = settings.filter(
      (setting) => setting.length >= MIN_LENGTH && (distanceOf(written, setting) <= 2 || singular(written) === singular(setting)),
    );
    const [meant] = close.toSorted((one, other) => distanceOf(written, one) - distanceOf(written, other));
    return meant === undefined ? [] : [{ name, meant }];
  });
}
