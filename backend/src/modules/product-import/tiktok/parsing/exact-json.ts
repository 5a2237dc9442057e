/** JSON whose long whole numbers become strings: as numbers, 19-digit ids would lose their last digits. Undefined when it is no JSON. */
export function parseExact(text: string): unknown {
  try {
    return JSON.parse(quoteLongNumbers(text));
  } catch {
    return undefined;
  }
}

const SAFE_DIGITS = 15;

/** Walks the text once; digits inside strings stay as they are. */
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

/** The value at the end of a path of keys and positions, or undefined. Inherited properties are not seen. */
export function dig(value: unknown, ...path: (string | number)[]): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = Reflect.get(at, key);
  }
  return at;
}

/** A text with something in it, trimmed; undefined for everything else. */
export function textAt(value: unknown, ...path: (string | number)[]): string | undefined {
  const found = dig(value, ...path);
  return typeof found === 'string' && found.trim() !== '' ? found.trim() : undefined;
}

/** A decimal written as text or as a number. */
export function decimalAt(value: unknown, ...path: (string | number)[]): string | undefined {
  const found = dig(value, ...path);
  return typeof found === 'number' ? String(found) : textAt(found);
}

/** The entries of a list, or the values of an object that stands for one. */
export function entriesAt(value: unknown, ...path: (string | number)[]): unknown[] {
  const found = dig(value, ...path);
  if (Array.isArray(found)) return found;
  return typeof found === 'object' && found !== null ? Object.values(found) : [];
}
