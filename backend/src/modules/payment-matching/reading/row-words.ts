/** What types and statuses of rows say, in the words of the apps. */

export const isCrypto = (type: string): boolean => /\b(?:crypto\w*|bitcoin|btc|eth\w*|stocks?|invest\w*)\b/i.test(type);

export const isReversal = (words: string): boolean => /refund|charge ?back|dispute|revers/i.test(words);

/** A status that says neither that the money is here nor anything against it is not complete. */
export const isComplete = (status: string): boolean =>
  /\b(?:completed?|issued|received|deposited)\b/i.test(status) &&
  !/\b(?:not|never|pending|failed|declined|incomplete|cancell?ed|expired|un\w+)\b/i.test(status);
