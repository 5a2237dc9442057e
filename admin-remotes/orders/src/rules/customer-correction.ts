import type { CorrectCustomer, AdminOrder } from '@shop/contract';

/** The inputs of the dialog. */
export interface CustomerFields {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  street: string;
  /** Empty without one. */
  street2: string;
  city: string;
  state: string;
  zipCode: string;
}

type Customer = Pick<AdminOrder, 'customerName' | 'customerEmail' | 'customerPhone' | 'shippingAddress'>;

export function customerFieldsOf({ customerName, customerEmail, customerPhone, shippingAddress }: Customer): CustomerFields {
  const { street, street2 = '', city, state, zipCode } = shippingAddress;
  return { customerName, customerEmail, customerPhone: customerPhone ?? '', street, street2, city, state, zipCode };
}

/** The changed fields; the parts of an address are sent together. */
export function correctionOf(fields: CustomerFields, customer: Customer): CorrectCustomer {
  const before = customerFieldsOf(customer);
  const isChanged = (field: keyof CustomerFields): boolean => fields[field].trim() !== before[field];
  const address = {
    street: fields.street.trim(),
    // Null removes it: a line that is not sent stays.
    street2: fields.street2.trim() || null,
    city: fields.city.trim(),
    state: fields.state.trim(),
    zipCode: fields.zipCode.trim(),
    country: 'United States' as const,
  };
  return {
    ...(isChanged('customerName') && { customerName: fields.customerName.trim() }),
    ...(isChanged('customerEmail') && { customerEmail: fields.customerEmail.trim() }),
    ...(isChanged('customerPhone') && { customerPhone: fields.customerPhone.trim() || null }),
    ...((['street', 'street2', 'city', 'state', 'zipCode'] as const).some(isChanged) && { shippingAddress: address }),
  };
}
