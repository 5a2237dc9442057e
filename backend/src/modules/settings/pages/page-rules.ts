/** The pages that a shop can have, in the order of the admin, with the titles of the shop's footer. */
export const PAGE_TITLES = {
  shipping: 'Shipping Info',
  returns: 'Returns',
  faq: 'FAQ',
  privacy: 'Privacy Policy',
  'size-guide': 'Size Guide',
  careers: 'Careers',
  press: 'Press',
  accessibility: 'Accessibility',
  terms: 'Terms',
} as const;

export type PageSlug = keyof typeof PAGE_TITLES;
export const PAGE_SLUGS = Object.keys(PAGE_TITLES) as PageSlug[];

export const isPageSlug = (slug: string): slug is PageSlug => Object.hasOwn(PAGE_TITLES, slug);
