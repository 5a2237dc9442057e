export interface ShippingFields {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  street: string;
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
  city: '',
  state: '',
  zipCode: '',
  notes: '',
};

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/;
const atLeast = (length: number) => (value: string) => value.trim().length >= length;

/** In the order of the form: the first one that fails gets the focus. */
const RULES: { field: keyof ShippingFields; holds: (value: string) => boolean; message: string }[] = [
  { field: 'customerName', holds: atLeast(2), message: 'Name must be at least 2 characters' },
  { field: 'customerEmail', holds: (value) => EMAIL.test(value.trim()), message: 'Please enter a valid email' },
  { field: 'street', holds: atLeast(5), message: 'Street address is required' },
  { field: 'city', holds: atLeast(2), message: 'City is required' },
  { field: 'state', holds: atLeast(2), message: 'State is required' },
  { field: 'zipCode', holds: atLeast(5), message: 'ZIP code is required' },
];

export function validateShipping(fields: ShippingFields): ShippingErrors {
  return Object.fromEntries(
    RULES.filter(({ field, holds }) => !holds(fields[field])).map(({ field, message }) => [field, message]),
  );
}

export function firstInvalidField(errors: ShippingErrors): keyof ShippingFields | undefined {
  return RULES.find(({ field }) => errors[field])?.field;
}
