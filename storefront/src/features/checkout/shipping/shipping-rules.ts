import { CUSTOMER_TEXTS, textProblem, type TextRule } from '@shop/contract';

export interface ShippingFields {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  street: string;
  /** The second line of the address. */
  apartment: string;
  city: string;
  state: string;
  zipCode: string;
  notes: string;
}

export type ShippingErrors = Partial<Record<keyof ShippingFields, string>>;

export const EMPTY_SHIPPING: ShippingFields = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  street: '',
  apartment: '',
  city: '',
  state: '',
  zipCode: '',
  notes: '',
};

/** In the order of the form. */
export const SHIPPING_FIELDS = Object.keys(EMPTY_SHIPPING) as (keyof ShippingFields)[];

const RULES: Readonly<Record<keyof ShippingFields, TextRule>> = { ...CUSTOMER_TEXTS, apartment: CUSTOMER_TEXTS.street2 };

const problemOf = (fields: ShippingFields, field: keyof ShippingFields): string | undefined =>
  textProblem(RULES[field], fields[field]);

export function validateShipping(fields: ShippingFields): ShippingErrors {
  const problems = SHIPPING_FIELDS.map((field) => [field, problemOf(fields, field)] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}

export const isValidShipping = (fields: ShippingFields): boolean =>
  SHIPPING_FIELDS.every((field) => problemOf(fields, field) === undefined);
