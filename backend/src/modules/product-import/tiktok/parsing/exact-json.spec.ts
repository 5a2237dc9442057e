import { array, assert, dictionary, integer, oneof, property, string } from 'fast-check';
import { valueAt, parseExact } from './exact-json.js';
import { TEST_SEED } from '#test/support/tier.js';

describe('JSON with long numbers', () => {
  it.each([
    ['{"id":1729000000000000004}', { id: '1729000000000000004' }],
    ['[1729000000000000004,12]', ['1729000000000000004', 12]],
    ['{"a":"1729000000000000004","b":"x\\"1729000000000000004"}', { a: '1729000000000000004', b: 'x"1729000000000000004' }],
    [
      '{"small":123456789012345,"decimal":1234567890123456.5,"exponent":1234567890123456e2}',
      { small: 123456789012345, decimal: 1234567890123456.5, exponent: 123456789012345600 },
    ],
    ['1729000000000000004', '1729000000000000004'],
    ['{"a":', undefined],
    ['', undefined],
  ])('%s', (text, value) => expect(parseExact(text)).toEqual(value));

  it('leaves all other JSON unchanged', () => {
    const values = array(dictionary(string(), oneof(string(), integer())));
    assert(
      property(values, (value) => expect(parseExact(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)))),
      { seed: TEST_SEED },
    );
  });

  it('ignores inherited properties', () => {
    expect([valueAt({}, 'constructor'), valueAt([], 'length'), valueAt('text', 'length'), valueAt(null, 'a')]).toEqual([
      undefined,
      0,
      undefined,
      undefined,
    ]);
  });
});
