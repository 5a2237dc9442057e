import type { CorrectCustomer, AdminOrder } from '@shop/contract';

/** The inputs of the dialog. */
export interface CustomerFields {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  street: string;
  city: string;
  state: string;
  zipCode: string;
}

type Customer = Pick<AdminOrder, 'customerName' | 'customerEmail' | 'customerPhone' | 'shippingAddress'>;

export function customerFieldsOf({ customerName, customerEmail, customerPhone, shippingAddress }: Customer): CustomerFields {
  const { street, city, state, zipCode } = shippingAddress;
  return { customerName, customerEmail, customerPhone: customerPhone ?? '', street, city, state, zipCode };
}

/** The changed fields; the parts of an address are sent together. */
export function correctionOf(fields: CustomerFields, customer: Customer): CorrectCustomer {
  const before = customerFieldsOf(customer);
  const isChanged = (field: keyof CustomerFields): boolean => fields[field].trim() !== before[field];
  const [street, city, state, zipCode] = [fields.street, fields.city, fields.state, fields.zipCode].map((part) => part.trim());
  return {
    ...(isChanged('customerName') && { customerName: fields.customerName.trim() }),
    ...(isChanged('customerEmail') && { customerEmail: fields.customerEmail.trim() }),
    ...(isChanged('customerPhone') && { customerPhone: fields.customerPhone.trim() || null }),
    ...((['street', 'city', 'state', 'zipCode'] as const).some(isChanged) && {
      shippingAddress: { street: street!, city: city!, state: state!, zipCode: zipCode!, country: 'United States' },
    }),
  };
}
