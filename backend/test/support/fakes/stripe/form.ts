/** A decoded form body: `metadata[checkoutId]=x&expand[]=y` becomes nested objects and lists of strings. */
export type Fields = { [name: string]: string | string[] | Fields };

export function parseForm(text: string): Fields {
  const fields: Fields = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.split(/\]?\[/).map((part) => part.replace(/\]$/, ''));
    put(fields, first, rest, value);
  }
  return fields;
}

function put(into: Fields, name: string, [next, ...rest]: string[], value: string): void {
  if (next === undefined) into[name] = value;
  else if (/^\d*$/.test(next)) into[name] = [...(Array.isArray(into[name]) ? into[name] : []), value];
  else {
    const inner = into[name];
    const child: Fields = typeof inner === 'object' && !Array.isArray(inner) ? inner : {};
    into[name] = child;
    put(child, next, rest, value);
  }
}

export const text = (fields: Fields, name: string): string | undefined => {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
};

export const group = (fields: Fields, name: string): Fields => {
  const value = fields[name];
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
};

export const list = (fields: Fields, name: string): readonly string[] => {
  const value = fields[name];
  return Array.isArray(value) ? value : [];
};
