/** The functions of the kit that rules may use in Node; the rest of the kit needs a browser. */
export * from '../kit/src/count.ts';
export * from '../kit/src/merge-conflict.ts';
export * from '../kit/src/money.ts';
export * from '../kit/src/payment-methods.ts';
export * from '../kit/src/time-format.ts';
