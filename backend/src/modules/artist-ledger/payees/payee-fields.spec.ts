import { payeeForm } from '#test/support/builders/ledger.js';
import { refusedFields } from '#test/support/refused-fields.js';
import { SavePayeeDto } from './payee.dto.js';

const letter = {
  name: 'Marisol Vega',
  facilityNumber: '123-456',
  facility: 'State Facility',
  address: { street: 'Box 9', city: 'Jessup', state: 'MD', zipCode: '20794' },
};

it('a payee as the form sends it is accepted, with a letter and without', async () => {
  expect(await refusedFields(SavePayeeDto, payeeForm())).toEqual({});
  expect(await refusedFields(SavePayeeDto, payeeForm({ letter }))).toEqual({});
});

it.each([
  [{ name: ' ' }, ['name']],
  [{ method: 'cash' }, ['method']],
  [{ rules: 'x'.repeat(501) }, ['rules']],
  [{ minPayout: '-1' }, ['minPayout']],
  [{ minPayout: '100000' }, ['minPayout']],
  [{ onHold: 'no' }, ['onHold']],
  [{ address: null }, ['address']],
  [{ address: { street: '', city: 'B', state: 'MD', zipCode: '1' } }, ['address.street', 'address.zipCode']],
  [{ letter: { ...letter, address: undefined } }, ['letter.address']],
  [{ letter: 'home' }, ['letter']],
  [{ version: -1 }, ['version']],
])('refuses %j', async (over, fields) => {
  expect(Object.keys(await refusedFields(SavePayeeDto, payeeForm(over)))).toEqual(fields);
});
