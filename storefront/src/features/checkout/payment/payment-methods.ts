import type { CardMethod, PaymentMethodInfo } from '@shop/contract';

/** As the shop's settings describe it. */
export type PaymentMethod = PaymentMethodInfo;

export const isManual = ({ kind }: PaymentMethod): boolean => kind === 'manual';

export const findPaymentMethod = (methods: readonly PaymentMethod[], id: string | null): PaymentMethod | undefined =>
  methods.find((method) => method.id === id);

/** Chosen until the shopper chooses. A wallet is left out, because not every device has it. */
export const firstOffered = (methods: readonly PaymentMethod[], offered: readonly string[]): PaymentMethod | undefined =>
  methods.find(({ id, kind }) => kind !== 'wallet' && offered.includes(id));

/** The id of a method of the card provider; undefined for those that the shopper pays by hand. */
export const cardMethodOf = (method: PaymentMethod | undefined): CardMethod | undefined =>
  method === undefined || isManual(method) ? undefined : (method.id as CardMethod);
