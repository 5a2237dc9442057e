/** `<payment id>_secret_<random>`, as Stripe builds it; the sandbox uses the same form. */
export const CLIENT_SECRET = /^(pi_[A-Za-z0-9_]{1,120})_secret_[A-Za-z0-9]{1,120}$/;

/** The payment that a client secret belongs to; undefined when it is malformed. */
export const intentIdOf = (clientSecret: string): string | undefined => CLIENT_SECRET.exec(clientSecret)?.[1];
