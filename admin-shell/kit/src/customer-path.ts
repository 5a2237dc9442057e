/** The page of a customer. The address is in the query, because servers log paths and leave out queries. */
export const customerPath = (email: string): string => `/orders/customers?email=${encodeURIComponent(email)}`;
