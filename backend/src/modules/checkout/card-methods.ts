/** Methods that the payment provider handles. */
export const CARD_METHODS = ['card', 'apple-pay'] as const;
export type CardMethod = (typeof CARD_METHODS)[number];

export const isCardMethod = (method: string): method is CardMethod => (CARD_METHODS as readonly string[]).includes(method);
