/** The payment methods of the shop. The server, and the forms of the admin, check the handles of methods by hand here. */
import { isEmailAddress } from '../email-address.js';
import type { TextRule } from '../text-fields.js';

interface Method {
  /** As orders store it, as the API names it, and as the storefront finds its mark. */
  id: string;
  /** What shoppers choose at the checkout. */
  label: string;
  /** In lists and sentences, where the label is too long. */
  shortLabel?: string;
  /** What it pays besides orders; staff write these payments down. */
  pays?: { artists?: true; invoices?: true };
}

/** Offered while the shop has a card provider. */
interface ProviderMethod extends Method {
  kind: 'card' | 'wallet';
}

/** Paid by hand to an account of the shop; offered while the shop has a handle of its own. */
export interface ManualMethod extends Method {
  kind: 'manual';
  handle: {
    /** The name of the field in the activity log. */
    label: string;
    /** What the empty field of the settings shows. */
    placeholder: string;
    maxLength: number;
    /** The handle of a new shop: production does not offer it. */
    sample: string;
    /** Decides about a cleaned handle; an empty one is always allowed. */
    isValid: (handle: string) => boolean;
    message: string;
  };
  /**
   * The https address that opens the payment app with the payment filled in; in-app browsers block custom schemes. {handle} is the
   * handle without its first @ or $, {amount} has two decimals. Null: there is no such address.
   */
  payUrl: string | null;
  /**
   * The reader of the files that list its payments; staff find the payments of a method without one by themselves. A bank's file is read
   * for the first method whose network its rows name: a word of letters and digits.
   */
  paymentFile?: { reader: 'venmo' | 'cash-app' } | { reader: 'bank'; network: string };
}

export type PaymentMethodDescriptor = ProviderMethod | ManualMethod;

const VENMO = /^@?[A-Za-z0-9_-]{5,30}$/;
const CASH_APP = /^\$[A-Za-z]\w{0,19}$/;
const US_PHONE = /^(?:\+?1[ .-]?)?(?:\(\d{3}\)|\d{3})[ .-]?\d{3}[ .-]?\d{4}$/;

/** Every payment method, in the order of the checkout. */
export const PAYMENT_METHODS = [
  { id: 'card', kind: 'card', label: 'Credit/Debit Card', shortLabel: 'Card', pays: { invoices: true } },
  { id: 'apple-pay', kind: 'wallet', label: 'Apple Pay' },
  {
    id: 'venmo',
    kind: 'manual',
    label: 'Venmo',
    handle: {
      label: 'Venmo handle',
      placeholder: '@your-shop',
      maxLength: 31,
      sample: '@LastingFreedom',
      isValid: (handle) => VENMO.test(handle),
      message: 'A Venmo name has 5 to 30 letters, digits, - or _',
    },
    payUrl: 'https://venmo.com/?txn=pay&audience=private&recipients={handle}&amount={amount}&note={orderNumber}',
    paymentFile: { reader: 'venmo' },
    pays: { artists: true, invoices: true },
  },
  {
    id: 'cashapp',
    kind: 'manual',
    label: 'Cash App',
    handle: {
      label: 'Cash App handle',
      placeholder: '$yourshop',
      maxLength: 21,
      sample: '$LastingFreedom',
      isValid: (handle) => CASH_APP.test(handle),
      message: 'A $Cashtag starts with $ and a letter and has up to 20 letters, digits or _',
    },
    // Cash App documents only the amount and ignores the note; the shopper can copy it.
    payUrl: 'https://cash.app/${handle}/{amount}?note={orderNumber}',
    paymentFile: { reader: 'cash-app' },
    pays: { artists: true, invoices: true },
  },
  {
    id: 'zelle',
    kind: 'manual',
    label: 'Zelle',
    handle: {
      label: 'Zelle account',
      placeholder: 'pay@yourshop.com or (410) 555-0100',
      maxLength: 254,
      sample: 'pay@lastingfreedom.example',
      isValid: (handle) => isEmailAddress(handle) || US_PHONE.test(handle),
      message: 'Zelle needs an email address or a US phone number',
    },
    // Zelle is part of the apps of banks.
    payUrl: null,
    paymentFile: { reader: 'bank', network: 'Zelle' },
    pays: { artists: true, invoices: true },
  },
] as const satisfies readonly PaymentMethodDescriptor[];

const DESCRIPTORS: readonly PaymentMethodDescriptor[] = PAYMENT_METHODS;

/** The methods that are paid by hand, in the order of the checkout. */
export const manualMethods = (): readonly ManualMethod[] =>
  DESCRIPTORS.filter((method): method is ManualMethod => method.kind === 'manual');

/** An empty handle is allowed: the shop does not offer the method. */
export const handleRule = ({ handle: { label, isValid, message } }: ManualMethod): TextRule => ({
  label,
  min: 0,
  required: message,
  format: (text) => (text === '' || isValid(text) ? undefined : message),
});
