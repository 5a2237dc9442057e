import { filterOptions, readCriteria } from './media-criteria.ts';

describe('the criteria of the media page', () => {
  it.each([
    ['', 'all', 'all'],
    ['filter=failed&kind=video', 'failed', 'video'],
    ['filter=<script>&kind=text', 'all', 'all'],
  ])('of "%s" are %s, %s', (search, filter, kind) => {
    expect(readCriteria(new URLSearchParams(search))).toEqual({ filter, kind });
  });

  it('name the number of files', () => {
    const counts = { all: 9, failed: 1, processing: 2, unused: 3, bytes: 0, deletable: 0 };
    expect(filterOptions(counts).map(({ label }) => label)).toEqual([
      'All (9)',
      'Problems (1)',
      'Being prepared (2)',
      'Unused (3)',
    ]);
  });
});
