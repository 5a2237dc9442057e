import { ownValue, stateCodeOf, zip5Of, zipFitsState } from '@shop/contract';
import type { ShippingErrors, ShippingFields } from './shipping-rules.ts';

const MAIL_DOMAIN_TYPOS: Readonly<Record<string, string>> = {
  'gmial.com': 'gmail.com',
  'gmai.com': 'gmail.com',
  'gmail.con': 'gmail.com',
  'gmail.co': 'gmail.com',
  'gnail.com': 'gmail.com',
  'hotmial.com': 'hotmail.com',
  'hotmail.con': 'hotmail.com',
  'yaho.com': 'yahoo.com',
  'yahoo.con': 'yahoo.com',
  'outlok.com': 'outlook.com',
  'outlook.con': 'outlook.com',
  'iclod.com': 'icloud.com',
  'icloud.con': 'icloud.com',
};

function zipDoubt(zipCode: string, state: string | undefined): string | undefined {
  const zip = zip5Of(zipCode);
  if (zip === undefined) return 'A US ZIP code has 5 digits. Please check it.';
  return !state || zipFitsState(state, zip) ? undefined : `This ZIP code is not in ${state}. Please check it.`;
}

function emailDoubt(email: string): string | undefined {
  const [name, domain = ''] = email.split('@');
  const correct = ownValue(MAIL_DOMAIN_TYPOS, domain.toLowerCase());
  return correct && `Did you mean ${name}@${correct}?`;
}

/** What is valid for the server and still looks wrong. The shopper may keep it: a wrong warning must not stop a sale. */
export function shippingDoubts({ customerEmail, state, zipCode }: ShippingFields): ShippingErrors {
  const code = stateCodeOf(state);
  const doubts: ShippingErrors = {
    customerEmail: emailDoubt(customerEmail.trim()),
    state: code ? undefined : 'We do not recognize this state. Please check it.',
    zipCode: zipDoubt(zipCode, code),
  };
  return Object.fromEntries(Object.entries(doubts).filter(([, doubt]) => doubt !== undefined));
}
