import type { Type } from '@nestjs/common';
import {
  type ManualMethod,
  manualMethods,
  PAYMENT_METHODS as METHODS,
  type PaymentMethodDescriptor,
} from '@shop/contract/payment-methods';
import { classOf } from '#platform/http/class-of.js';

type Known = (typeof METHODS)[number];
export type PaymentMethod = Known['id'];
export type ManualMethodId = Extract<Known, { kind: 'manual' }>['id'];
/** Paid through the card provider. */
export type CardMethod = Exclude<PaymentMethod, ManualMethodId>;

const DESCRIPTORS: readonly PaymentMethodDescriptor[] = METHODS;
const MANUAL = manualMethods();

/** The ids of all payment methods, in the order of the checkout. */
export const PAYMENT_METHODS: readonly PaymentMethod[] = METHODS.map(({ id }) => id);
export const MANUAL_METHODS = MANUAL.map(({ id }) => id) as readonly ManualMethodId[];
export const CARD_METHODS = PAYMENT_METHODS.filter((id) => !isManual(id)) as readonly CardMethod[];

export function isManual(id: PaymentMethod): id is ManualMethodId {
  return MANUAL_METHODS.some((manual) => manual === id);
}

function descriptorOf(id: PaymentMethod): PaymentMethodDescriptor {
  const method = DESCRIPTORS.find((candidate) => candidate.id === id);
  if (!method) throw new Error(`There is no payment method ${id}`);
  return method;
}

/** "Venmo", "Cash App"; "card" is a common noun. */
export function methodInSentence(id: PaymentMethod): string {
  const { kind, label, shortLabel = label } = descriptorOf(id);
  return kind === 'card' ? shortLabel.toLowerCase() : shortLabel;
}

/** "Venmo, Cash App and Zelle" */
export const methodsInSentence = (ids: readonly PaymentMethod[], type: Intl.ListFormatType): string =>
  new Intl.ListFormat('en-US', { type }).format(ids.map(methodInSentence)).replace(/, (and|or) /, ' $1 ');

export const manualMethodsInSentence = (type: Intl.ListFormatType): string => methodsInSentence(MANUAL_METHODS, type);

/** For a column that names a method or another way to pay. Only the form is checked, so that another method needs no migration. */
export const methodIdCheck = (column: string): string => `${column} ~ '^[a-z][a-z0-9-]{1,30}$'`;

/** One value for each method that is paid by hand. */
export const byManualMethod = <Value>(
  valueOf: (id: ManualMethodId, method: ManualMethod) => Value,
): Record<ManualMethodId, Value> =>
  Object.fromEntries(MANUAL.map((method) => [method.id, valueOf(method.id as ManualMethodId, method)])) as Record<
    ManualMethodId,
    Value
  >;

/** A class for DTOs and views with one property for each method that is paid by hand. */
export const fieldsByManualMethod = <Value>(
  rules: (method: ManualMethod) => PropertyDecorator,
): Type<Record<ManualMethodId, Value>> =>
  classOf<Record<ManualMethodId, Value>>(MANUAL.map((method) => [method.id as ManualMethodId, rules(method)]));

/** The shop's payment methods as everybody may see them, with the handles of the shop. */
export const describedMethods = (handles: Readonly<Record<ManualMethodId, string>>) =>
  PAYMENT_METHODS.map((id) => {
    const method = descriptorOf(id);
    const { kind, label, shortLabel = label } = method;
    if (method.kind !== 'manual' || !isManual(id)) return { id, kind, label, shortLabel, handle: null, payUrl: null };
    const { label: handleLabel, placeholder, maxLength } = method.handle;
    const handle = { label: handleLabel, placeholder, maxLength, value: handles[id] };
    return { id, kind, label, shortLabel, handle, payUrl: method.payUrl };
  });
