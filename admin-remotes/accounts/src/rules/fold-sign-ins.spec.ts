import type { ActivityEntry } from '@shop/contract';
import { foldSignIns } from './fold-sign-ins.ts';

const entry = (id: string): ActivityEntry => ({
  id,
  at: '2026-11-02T15:30:00.000Z',
  personId: null,
  person: 'Ana',
  username: 'ana',
  action: 'signed in',
  entity: id.startsWith('s') ? 'session' : 'product',
  entityId: null,
  name: null,
  changes: [],
  details: [],
});

it.each([
  ['', []],
  ['p1', ['p1']],
  ['s1', ['s1']],
  ['s1 s2 p1', [['s1', 's2'], 'p1']],
  ['s1 p1 s2 s3 p2 s4', ['s1', 'p1', ['s2', 's3'], 'p2', 's4']],
])('folds %j', (ids, expected) => {
  const rows = foldSignIns(ids.split(' ').filter(Boolean).map(entry));
  expect(rows.map((row) => (Array.isArray(row) ? row.map(({ id }) => id) : row.id))).toEqual(expected);
});
