/** A suffix such as "+shop" reaches the same mailbox, so it does not make another email. */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@');

/** The same of a column, in SQL. */
export const mailboxSql = (column: string): string => `regexp_replace(lower(${column}), '\\+[^@]*@', '@')`;
