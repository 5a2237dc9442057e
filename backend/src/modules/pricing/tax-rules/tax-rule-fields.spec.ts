import { refusedFields } from '#test/support/refused-fields.js';
import { AppError } from '#platform/app-error.js';
import { valuesOf } from './rule-values.js';
import { CreateTaxRuleDto } from './tax-rule.dto.js';

const MARYLAND = { authority: 'Maryland', state: 'MD', rate: '6', clothing: 'none', shipping: 'no' } as const;

const refused = (over: object): Promise<Record<string, string>> => refusedFields(CreateTaxRuleDto, { ...MARYLAND, ...over });

it('the fields of a rule as the form sends them are accepted', async () => {
  const all = { zipRanges: ['21230', '21201-21212'], clothing: 'excess_over', clothingAmount: '110', deliveryFee: '0.50' };
  expect(await refused({ ...all, deliveryFeeFrom: '0', validFrom: '2026-08-09', validTo: '2026-08-15' })).toEqual({});
});

it.each([
  [{ authority: ' ' }, 'authority'],
  [{ state: 'Maryland' }, 'state'],
  [{ rate: '30.0001' }, 'rate'],
  [{ rate: '6.12345' }, 'rate'],
  [{ rate: 6 }, 'rate'],
  [{ rate: '-1' }, 'rate'],
  [{ zipRanges: ['2123'] }, 'zipRanges'],
  [{ zipRanges: ['21230-21201'] }, 'zipRanges'],
  [{ zipRanges: Array.from({ length: 301 }, (_, n) => String(20_000 + n)) }, 'zipRanges'],
  [{ clothing: 'some' }, 'clothing'],
  [{ clothing: 'excess_over', clothingAmount: '0' }, 'clothingAmount'],
  [{ shipping: 'maybe' }, 'shipping'],
  [{ deliveryFee: '1000' }, 'deliveryFee'],
  [{ validFrom: '2026-02-30' }, 'validFrom'],
])('refuses %j', async (wrong, field) => {
  expect(Object.keys(await refused(wrong))).toEqual([field]);
});

describe('fields that are right alone and wrong together', () => {
  /** The fields that are refused; undefined when none is. */
  const refusedTogether = (over: Partial<CreateTaxRuleDto>): string[] | undefined => {
    try {
      valuesOf(Object.assign(new CreateTaxRuleDto(), MARYLAND, over));
      return undefined;
    } catch (error) {
      if (error instanceof AppError) return Object.keys(error.details.errors ?? {});
      throw error;
    }
  };

  it.each<[string, Partial<CreateTaxRuleDto>, string[] | undefined]>([
    ['ZIP codes of the state', { zipRanges: ['21230', '21201-21212'] }, undefined],
    ['a ZIP code of another state', { zipRanges: ['21230', '97201'] }, ['zipRanges']],
    ['a range that ends in another state', { zipRanges: ['21201-22299'] }, ['zipRanges']],
    ['a limit without its amount', { clothing: 'exempt_below' }, ['clothingAmount']],
    ['another limit without its amount', { clothing: 'exempt_up_to' }, ['clothingAmount']],
    ['another limit with its amount', { clothing: 'exempt_up_to', clothingAmount: '100.00' }, undefined],
    ['a limit with its amount', { clothing: 'exempt_below', clothingAmount: '110.00' }, undefined],
    ['a last day before the first', { validFrom: '2026-02-02', validTo: '2026-02-01' }, ['validTo']],
    ['a rule of one day', { validFrom: '2026-11-27', validTo: '2026-11-27' }, undefined],
  ])('%s', (_, over, fields) => expect(refusedTogether(over)).toEqual(fields));
});
