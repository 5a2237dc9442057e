/**
 * The name of a mailbox, for locks and keyed hashes: in lower case, without what does not make another one. That is a suffix such as
 * "+shop", and for Gmail dots and the older domain (https://support.google.com/mail/answer/7436150).
 */
export function mailboxOf(email: string): string {
  const address = email.toLowerCase().replace(/\+[^@]*@/, '@');
  const [, local] = /^(.*)@(?:gmail|googlemail)\.com$/.exec(address) ?? [];
  return local === undefined ? address : `${local.replaceAll('.', '')}@gmail.com`;
}

const address = (email: string): string => `regexp_replace(lower(${email}), '\\+[^@]*@', '@')`;

/**
 * The same in SQL. Addresses are compared by it on both sides: JavaScript and Postgres do not agree on the lower case of every letter
 * ("İ"), and Postgres servers not with each other.
 */
export const mailboxSql = (email: string): string =>
  `case when ${address(email)} ~ '@(gmail|googlemail)\\.com$'
    then replace(regexp_replace(${address(email)}, '@[^@]*$', ''), '.', '') || '@gmail.com' else ${address(email)} end`;

/** Two addresses of one mailbox, in SQL. */
export const sameMailboxSql = (one: string, other: string): string => `(${mailboxSql(one)}) = (${mailboxSql(other)})`;
