/** Parses JSON with long integers as strings, because a number would lose the last digits of a 19-digit id. Undefined for invalid JSON. */
export function parseExact(text: string): unknown {
  try {
    return JSON.parse(quoteLongNumbers(text));
  } catch {
    return undefined;
  }
}

const SAFE_DIGITS = 15;

/** Scans the text once; digits inside strings stay unchanged. */
function quoteLongNumbers(text: string): string {
  const parts: string[] = [];
  let taken = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x22) at = endOfString(text, at);
    else if (isDigit(code)) {
      const end = endOfDigits(text, at);
      if (end - at > SAFE_DIGITS && !/[.eE\-+\d]/.test(text[at - 1] ?? '') && !/[.eE]/.test(text[end] ?? '')) {
        parts.push(text.slice(taken, at), '"', text.slice(at, end), '"');
        taken = end;
      }
      at = end - 1;
    }
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(taken);
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== 0x22) at += text.charCodeAt(at) === 0x5c ? 2 : 1;
  return at;
}

function endOfDigits(text: string, start: number): number {
  let at = start;
  while (isDigit(text.charCodeAt(at))) at++;
  return at;
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** The value at a path of keys and indexes, or undefined. Inherited properties are ignored. */
export function valueAt(value: unknown, ...path: (string | number)[]): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = Reflect.get(at, key);
  }
  return at;
}

/** A non-empty string, trimmed; undefined for everything else. */
export function textAt(value: unknown, ...path: (string | number)[]): string | undefined {
  const found = valueAt(value, ...path);
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : undefined;
}

/** A decimal that is a string or a number. */
export function decimalAt(value: unknown, ...path: (string | number)[]): string | undefined {
  const found = valueAt(value, ...path);
  return typeof found === 'number' ? String(found) : textAt(found);
}

/** The entries of an array, or the values of an object used as one. */
export function entriesAt(value: unknown, ...path: (string | number)[]): unknown[] {
  const found = valueAt(value, ...path);
  if (Array.isArray(found)) return found;
  return typeof found === 'object' && found !== null ? Object.values(found) : [];
}
