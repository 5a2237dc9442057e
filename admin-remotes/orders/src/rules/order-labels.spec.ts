import { PAYMENT_STATUS_TAGS, selectOptions } from './order-labels.ts';

it('selectOptions lists the keys of a label table with their labels', () => {
  expect(selectOptions(PAYMENT_STATUS_TAGS)[0]).toEqual({ value: 'unpaid', label: 'Unpaid' });
});
