/** A suffix such as "+shop" reaches the same mailbox, so it does not make another email. */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, '@');

/** The same of an order, in SQL. */
export const MAILBOX = `regexp_replace(lower(customer_email), '\\+[^@]*@', '@')`;
