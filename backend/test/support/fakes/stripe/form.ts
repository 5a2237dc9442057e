/** A decoded form body: `metadata[checkoutId]=x&expand[]=y&lines[0][amount]=1` becomes nested objects and lists. */
export type Fields = { [name: string]: string | Fields | (string | Fields)[] };

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
  else if (/^\d*$/.test(next)) putItem(into, name, [next, ...rest], value);
  else {
    const inner = into[name];
    const child: Fields = typeof inner === 'object' && !Array.isArray(inner) ? inner : {};
    into[name] = child;
    put(child, next, rest, value);
  }
}

function putItem(into: Fields, name: string, [index = '', key, ...rest]: string[], value: string): void {
  const held = into[name];
  const items = Array.isArray(held) ? held : [];
  into[name] = items;
  if (key === undefined) return void items.push(value);
  const item = items[Number(index)];
  const child: Fields = typeof item === 'object' ? item : {};
  items[Number(index)] = child;
  put(child, key, rest, value);
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
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
};

export const objects = (fields: Fields, name: string): readonly Fields[] => {
  const value = fields[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'object') : [];
};
