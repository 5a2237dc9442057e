import { randomUUID } from 'node:crypto';

/** 201 hostile file names in URL encoding, most of them path traversals; `stored` is the name of an existing file. */
export function hostileNames(stored: string): string[] {
  const dots = ['..', '%2e%2e', '.%2e', '%252e%252e', '%c0%ae%c0%ae', '....', '..;'];
  const slashes = ['%2f', '%5c', '%252f', '%c0%af', '\\', '%2f%2f'];
  const targets = ['canary', 'etc%2fpasswd', 'media%2fcanary', 'proc%2fself%2fenviron'];
  const climbs = dots.flatMap((dot) =>
    slashes.flatMap((slash) => targets.map((target) => `${dot}${slash}${dot}${slash}${target}`)),
  );
  const odd = [
    'canary',
    '%00',
    '%00.png',
    `${'a'.repeat(36)}%00.jpg`,
    'con.png',
    'nul',
    'a'.repeat(290),
    'a'.repeat(5_000),
    '%E2%80%AEgpj.exe',
    '%zz',
    '%',
    '%c3%28',
    '.',
    '%2e',
    '~',
    '-',
    '*',
    `${stored}%00`,
    `${stored}%2f..%2fcanary`,
    stored.toUpperCase(),
    `%20${stored}`,
    `${stored}.html`,
    'undefined',
    'null',
    '%7Bfile%7D',
    'file:%2f%2f%2fetc%2fpasswd',
    'C:%5cboot.ini',
    '%ff%fe',
    '..%01',
    'files',
    'scratch',
    randomUUID(),
    `${randomUUID()}.svg`,
  ];
  return [...climbs, ...odd];
}
