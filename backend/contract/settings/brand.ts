import type { Group } from './setting-kinds.js';

export const brand = {
  title: 'Brand',
  hint: 'The name of the shop and what it looks like on Home.',
  fields: {
    shopName: {
      kind: 'text',
      label: 'Name',
      min: 2,
      max: 60,
      required: 'The shop needs a name',
      default: 'Lasting Freedom',
      isPublic: true,
    },
    tagline: {
      kind: 'text',
      label: 'Tagline',
      min: 2,
      max: 120,
      required: 'The shop needs a tagline',
      default: 'Teaching Lasting Freedom, Inspiring Hope.',
      isPublic: true,
    },
    portfolioOwner: {
      kind: 'text',
      label: 'Portfolio owner',
      hint: 'The person whose work the portfolio shows.',
      min: 2,
      max: 60,
      required: 'The portfolio needs the name of its owner',
      default: 'Marcus',
      isPublic: true,
    },
    hero: {
      kind: 'object',
      label: 'Images on Home',
      unset: 'The drawing of the theme',
      schema: 'HeroPictures',
      nullable: true,
      required: 'Please upload both images',
      parts: {
        wide: { kind: 'image', label: 'For wide screens (3:2 or wider)', invalid: 'Please upload the wide image' },
        portrait: { kind: 'image', label: 'For phones (upright)', invalid: 'Please upload the upright image' },
      },
      default: null,
      isPublic: true,
    },
  },
} as const satisfies Group;
