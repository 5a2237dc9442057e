/** Payment methods that go through the payment provider. */
export const CARD_METHODS = ['card', 'apple-pay'] as const;
export type CardMethod = (typeof CARD_METHODS)[number];
