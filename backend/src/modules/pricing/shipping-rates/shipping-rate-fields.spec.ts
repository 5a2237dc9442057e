import { refusedFields } from '#test/support/refused-fields.js';
import { CreateShippingRateDto } from './shipping-rate.dto.js';

const STANDARD = { name: 'Standard', amount: '6.00' };

const refused = async (over: object): Promise<string[]> =>
  Object.keys(await refusedFields(CreateShippingRateDto, { ...STANDARD, ...over }));

it('a rate as the form sends it is accepted', async () => {
  expect(await refused({ freeFrom: '75', states: ['MD'], daysMin: 1, daysMax: 60, sortOrder: 0, isActive: false })).toEqual([]);
});

it.each([
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(61) }, 'name'],
  [{ amount: '1000.00' }, 'amount'],
  [{ amount: '-1' }, 'amount'],
  [{ amount: 'six' }, 'amount'],
  [{ freeFrom: '0' }, 'freeFrom'],
  [{ freeFrom: '99999999' }, 'freeFrom'],
  [{ states: ['XX'] }, 'states'],
  [{ states: ['MD', 'MD'] }, 'states'],
  [{ states: 'MD' }, 'states'],
  [{ daysMin: 0, daysMax: 3 }, 'daysMin'],
  [{ daysMin: 1, daysMax: 61 }, 'daysMax'],
  [{ daysMin: 1.5, daysMax: 3 }, 'daysMin'],
  [{ sortOrder: -1 }, 'sortOrder'],
  [{ isActive: 'yes' }, 'isActive'],
])('refuses %j', async (wrong, field) => {
  expect(await refused(wrong)).toEqual([field]);
});
