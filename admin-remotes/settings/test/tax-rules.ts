import { answer } from '@shop/component-testing';
import type { TaxRule } from '@shop/contract';
import { givenSettings } from './settings.ts';

export const MARYLAND: TaxRule = {
  id: '22222222-0000-4000-8000-000000000000',
  authority: 'Maryland',
  state: 'MD',
  zipRanges: [],
  rate: '6',
  clothing: 'none',
  clothingAmount: null,
  shipping: 'no',
  deliveryFee: null,
  deliveryFeeFrom: null,
  validFrom: null,
  validTo: null,
  version: 1,
};
export const ALBANY: TaxRule = {
  ...MARYLAND,
  id: '22222222-0000-4000-8000-000000000001',
  authority: 'Albany County',
  state: 'NY',
  zipRanges: ['12201-12212', '12007', '12009', '12023', '12041'],
  rate: '4',
  clothing: 'exempt_below',
  clothingAmount: '110.00',
  shipping: 'share',
  validFrom: '2027-03-01',
};

/** The API holds these rules. */
export function givenRules(...rules: TaxRule[]) {
  const settings = givenSettings();
  const stored = { rules };
  answer('get', '/api/admin/tax-rules', () => ({ rules: stored.rules }));
  return { settings, stored };
}
