import { cleanLine, isEmailAddress } from '@shop/contract';

export interface ShippingFields {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  street: string;
  /** Apartment, suite or unit: part of the street for the server. */
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

const hasLength = (min: number) => (value: string) => cleanLine(value).length >= min;

/** In the order of the form. */
const RULES: { field: keyof ShippingFields; isValid: (value: string) => boolean; message: string }[] = [
  { field: 'customerName', isValid: hasLength(2), message: 'Name must be at least 2 characters' },
  { field: 'customerEmail', isValid: (value) => isEmailAddress(cleanLine(value)), message: 'Please enter a valid email' },
  { field: 'street', isValid: hasLength(5), message: 'Street address is required' },
  { field: 'city', isValid: hasLength(2), message: 'City is required' },
  { field: 'state', isValid: hasLength(2), message: 'State is required' },
  { field: 'zipCode', isValid: hasLength(5), message: 'ZIP code is required' },
];

export function validateShipping(fields: ShippingFields): ShippingErrors {
  return Object.fromEntries(
    RULES.filter(({ field, isValid }) => !isValid(fields[field])).map(({ field, message }) => [field, message]),
  );
}

export function isValidShipping(fields: ShippingFields): boolean {
  return RULES.every(({ field, isValid }) => isValid(fields[field]));
}
