/** What types and statuses of rows say, in the words of apps and banks. */

export const isCrypto = (type: string): boolean => /\b(?:crypto\w*|bitcoin|btc|eth\w*|stocks?|invest\w*)\b/i.test(type);

export const isReversal = (words: string): boolean => /refund|charge ?back|dispute|revers|\breturn(?:ed)?\b/i.test(words);

const AGAINST =
  /\b(?:not|never|pending|failed|declined|incomplete|cancell?ed|expired|un\w+|hold|held|review|processing|scheduled|rejected|denied|void\w*)\b/i;

/** A status that says neither that the money is here nor anything against it is not complete. */
export const isComplete = (status: string): boolean =>
  /\b(?:completed?|issued|received|deposited)\b/i.test(status) && !AGAINST.test(status);

/** Banks have more words for it, and some leave the status blank. */
export const isPosted = (status: string): boolean =>
  (status === '' ||
    /\b(?:completed?|received|deposited|posted|cleared|settled|processed|success\w*|booked|paid)\b/i.test(status)) &&
  !AGAINST.test(status);

/** A cell of a bank that says nothing else. */
export const isPendingCell = (cell: string): boolean =>
  /^(?:pending|failed|declined|cancell?ed|processing|in process|on hold|hold|scheduled|rejected|denied|void(?:ed)?)$/i.test(cell);
export const isReversalCell = (cell: string): boolean =>
  /^(?:zelle )?(?:payment )?(?:reversal|reversed|return(?:ed)?|charge ?back|disputed?|refunded)$/i.test(cell);
export const isDebitCell = (cell: string): boolean => /^(?:debit|dr|db|withdrawal)$/i.test(cell);
export const isCreditCell = (cell: string): boolean => /^(?:credit|cr|deposit)$/i.test(cell);
