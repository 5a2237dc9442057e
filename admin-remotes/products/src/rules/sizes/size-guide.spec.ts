import {
  EMPTY_GUIDE,
  guideProblem,
  guideText,
  type SizeGuide,
  trimmedGuide,
  withCell,
  withColumn,
  withHeading,
  withoutColumn,
  withoutRow,
  withRow,
} from './size-guide';

const guide: SizeGuide = {
  columns: ['Size', 'Chest'],
  rows: [
    ['S', '38'],
    ['M', '40'],
  ],
  note: null,
};

test('columns and rows are added, changed and removed together with their cells', () => {
  const wider = withHeading(withColumn(guide), 2, 'Length');
  expect(wider).toEqual({
    columns: ['Size', 'Chest', 'Length'],
    rows: [
      ['S', '38', ''],
      ['M', '40', ''],
    ],
    note: null,
  });
  expect(withCell(wider, 1, 2, '28 1/2').rows[1]).toEqual(['M', '40', '28 1/2']);
  expect(withoutColumn(wider, 1)).toEqual({
    columns: ['Size', 'Length'],
    rows: [
      ['S', ''],
      ['M', ''],
    ],
    note: null,
  });
  expect(withRow(guide).rows).toHaveLength(3);
  expect(withoutRow(guide, 0).rows).toEqual([['M', '40']]);
});

test('a guide is saved trimmed and without empty rows', () => {
  const typed = {
    columns: [' Size', 'Chest '],
    rows: [
      ['S ', '38'],
      [' ', ''],
    ],
    note: '  ',
  };
  expect(trimmedGuide(typed)).toEqual({ columns: ['Size', 'Chest'], rows: [['S', '38']], note: null });
  expect(trimmedGuide(null)).toBeNull();
});

test.each([
  [null, undefined],
  [guide, undefined],
  [EMPTY_GUIDE, undefined],
  [withHeading(guide, 1, ' '), 'Every column needs a heading'],
  [{ ...guide, rows: [['', '']] }, 'A size guide needs at least one row'],
  [withCell(guide, 0, 0, ''), 'Every row needs a size'],
])('guideProblem of case %#', (value, problem) => {
  expect(guideProblem(value)).toBe(problem);
});

test('guideText shows the table on lines', () => {
  expect(guideText({ ...guide, note: 'Runs small' })).toBe('Size | Chest\nS | 38\nM | 40\nRuns small');
  expect(guideText(null)).toBe('No size guide');
});
