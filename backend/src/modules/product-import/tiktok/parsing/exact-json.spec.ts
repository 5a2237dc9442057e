import { array, assert, dictionary, integer, oneof, property, string } from 'fast-check';
import { dig, parseExact } from './exact-json.js';

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

  it('leaves all other JSON as it is', () => {
    const values = array(dictionary(string(), oneof(string(), integer())));
    assert(property(values, (value) => expect(parseExact(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)))));
  });

  it('does not see inherited properties', () => {
    expect([dig({}, 'constructor'), dig([], 'length'), dig('text', 'length'), dig(null, 'a')]).toEqual([
      undefined,
      0,
      undefined,
      undefined,
    ]);
  });
});
