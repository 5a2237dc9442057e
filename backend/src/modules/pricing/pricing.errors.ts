import { stateNameOf } from '@shop/contract/us-states';
import { AppError, notFound } from '#platform/app-error.js';

export const addressMismatch = (zipCode: string, state: string): AppError =>
  new AppError(400, `ZIP code ${zipCode} is not in ${state}. Please check the state and the ZIP code.`, {
    code: 'ADDRESS_MISMATCH',
  });

export const noShipping = (state: string | null): AppError =>
  new AppError(409, `We do not ship to ${state === null ? 'this address' : stateNameOf(state)} yet.`, { code: 'NO_SHIPPING' });

export const rateNotFound = (): AppError => notFound('Shipping rate not found');
export const ruleNotFound = (): AppError => notFound('Tax rule not found');

export const pricingEditConflict = (thing: 'shipping rate' | 'tax rule', current: object): AppError =>
  new AppError(409, `Someone else has changed this ${thing} meanwhile`, { code: 'EDIT_CONFLICT', extensions: { current } });

export const tooMany = (max: number, things: string): AppError =>
  new AppError(409, `At most ${max} ${things}. Delete one first.`, { code: 'TOO_MANY' });

export const ruleExists = (): AppError =>
  new AppError(409, 'This authority already has a rule that starts on this day', { code: 'RULE_EXISTS' });

/** 400 for a field that is wrong together with another one. */
export const invalidField = (field: string, message: string): AppError =>
  new AppError(400, message, { code: 'INVALID', errors: { [field]: message } });
