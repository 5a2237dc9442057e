import type { CardMethod, PaymentMethodInfo } from '@shop/contract';

/** As the shop's settings describe it. */
export type PaymentMethod = PaymentMethodInfo;

export const isManual = ({ kind }: PaymentMethod): boolean => kind === 'manual';

export const findPaymentMethod = (methods: readonly PaymentMethod[], id: string | null): PaymentMethod | undefined =>
  methods.find((method) => method.id === id);

/** The id of a method of the card provider; undefined for those that the shopper pays by hand. */
export const cardMethodOf = (method: PaymentMethod | undefined): CardMethod | undefined =>
  method === undefined || isManual(method) ? undefined : (method.id as CardMethod);
