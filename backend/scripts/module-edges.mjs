/** The modules that a backend module may import, besides those FOR_ALL. */
export const MODULE_EDGES = {
  auth: [],
  settings: ['media'],
  media: [],
  pricing: [],
  catalog: ['media', 'pricing'],
  alerts: ['catalog'],
  'artist-ledger': ['orders', 'catalog'],
  cart: ['catalog', 'pricing'],
  contact: [],
  orders: ['cart', 'catalog', 'media', 'pricing'],
  'payment-matching': ['orders'],
  payments: [],
  checkout: ['payments', 'orders', 'cart', 'catalog', 'pricing'],
  portfolio: ['media'],
  invoices: ['catalog'],
  customers: ['alerts', 'orders', 'contact', 'invoices'],
  search: ['orders', 'catalog', 'contact', 'invoices'],
  live: [],
  today: [],
  'product-import': ['catalog', 'media'],
  mail: ['alerts', 'orders', 'contact', 'invoices', 'catalog', 'checkout'],
  'launch-checklist': ['catalog', 'mail', 'operations', 'payments', 'pricing'],
  operations: ['catalog', 'mail', 'media'],
};
/** Every module may import these. */
export const FOR_ALL = ['auth', 'settings'];
