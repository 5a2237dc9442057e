import { coverUpToggle, descriptionChange, newItem, shortName } from './media.ts';

describe('descriptions', () => {
  it.each([
    [' Koi sleeve ', 'Koi sleeve'],
    ['', null],
    ['  ', null],
    ['\u200b\u3164', null],
  ])('%j is saved as %j', (text, description) => {
    expect(descriptionChange(text)).toEqual({ description });
  });
});

describe('newItem', () => {
  it('trims the description', () => {
    expect(newItem('/api/images/a', 'image', ' Koi ')).toEqual({
      mediaUrl: '/api/images/a',
      mediaType: 'image',
      description: 'Koi',
    });
  });

  it('omits a blank description', () => {
    expect(newItem('/api/images/v', 'video', ' ')).toEqual({ mediaUrl: '/api/images/v', mediaType: 'video' });
  });
});

describe('coverUpToggle', () => {
  it.each([
    [false, 'Mark as cover up', true],
    [true, 'Remove cover up flag', false],
  ])('of an item with isCoverUp %s is "%s"', (isCoverUp, label, next) => {
    expect(coverUpToggle({ isCoverUp })).toEqual({ label, change: { isCoverUp: next } });
  });
});

test.each([
  [null, 'this image'],
  ['A rose', 'A rose'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['word '.repeat(40), `${'word '.repeat(12).trimEnd()}…`],
])('shortName of %j is %j', (description, name) => {
  expect(shortName({ description, mediaType: 'image' })).toBe(name);
});
