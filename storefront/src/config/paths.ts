/** Every path of the shop's screens. The router passes ':id' to the functions to get its patterns. */
export const paths = {
  home: '/',
  products: '/products',
  productsBy: (criterion: 'category' | 'filter' | 'search', value: string) =>
    `/products?${criterion}=${encodeURIComponent(value)}`,
  product: (id: string) => `/products/${id}`,
  share: (id: string) => `/share/${id}`,
  artists: '/artists',
  artist: (id: string) => `/artists/${id}`,
  about: '/about',
  contact: '/contact',
  contactAbout: (subject: string) => `/contact?subject=${subject}`,
  page: (slug: string) => `/pages/${slug}`,
  portfolio: '/tattoos',
  checkout: '/checkout',
  payment: '/checkout?step=payment',
  /** The payment provider redirects here, before an order is known. */
  paymentReturn: '/order-confirmation',
  /** Who waits for a product confirms here, or stops. */
  alert: (id: string) => `/alerts/${id}`,
  orderConfirmation: (id: string) => `/order-confirmation/${id}`,
} as const;
