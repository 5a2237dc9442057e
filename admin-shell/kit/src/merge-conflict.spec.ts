import { mergeConflict } from './merge-conflict.ts';

interface Note {
  title: string;
  tags: string[];
  size?: { wide: number; high: number } | null;
}
const base: Note = { title: 'Old', tags: ['a'], size: { wide: 1, high: 2 } };

it.each<[string, Partial<Note>, Partial<Note>, Partial<Note>]>([
  ['my change stays', { title: 'Mine' }, {}, { title: 'Mine' }],
  ['their change is taken', {}, { title: 'Theirs' }, { title: 'Theirs' }],
  ['changes of different fields come together', { title: 'Mine' }, { tags: ['b'] }, { title: 'Mine', tags: ['b'] }],
  ['the same change is no conflict', { tags: ['a', 'b'] }, { tags: ['a', 'b'] }, { tags: ['a', 'b'] }],
  ['a removal by one of them is a change', { size: null }, { title: 'Theirs' }, { title: 'Theirs', size: null }],
  ['the order of keys does not matter', { size: { high: 2, wide: 1 } }, { size: null }, { size: null }],
  ['nothing changed', {}, {}, {}],
])('%s', (_, mine, theirs, expected) => {
  const merged = { ...base, ...expected };
  expect(mergeConflict(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({
    contested: [],
    keepMine: merged,
    takeTheirs: merged,
  });
});

it('asks for the fields that both changed only', () => {
  const mine = { ...base, title: 'Mine', tags: ['b'] };
  const theirs = { ...base, title: 'Theirs', size: { wide: 1, high: 3 } };
  expect(mergeConflict(base, mine, theirs)).toEqual({
    contested: ['title'],
    keepMine: { title: 'Mine', tags: ['b'], size: { wide: 1, high: 3 } },
    takeTheirs: { title: 'Theirs', tags: ['b'], size: { wide: 1, high: 3 } },
  });
});

it('knows lists from objects, and missing fields from changed ones', () => {
  const open: Record<string, unknown> = { gone: 'x', list: [] };
  expect(mergeConflict(open, { list: [] }, { gone: 'x', list: {}, added: 1 })).toEqual({
    contested: [],
    keepMine: { list: {}, added: 1 },
    takeTheirs: { list: {}, added: 1 },
  });
  expect(mergeConflict(open, { list: [] }, { gone: 'y', list: [] }).contested).toEqual(['gone']);
});

it('changes none of the versions', () => {
  const versions = [base, { ...base, title: 'Mine' }, { ...base, title: 'Theirs' }].map((version) => Object.freeze(version));
  expect(() => mergeConflict(versions[0]!, versions[1]!, versions[2]!)).not.toThrow();
});
