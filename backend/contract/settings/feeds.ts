import type { Group } from './setting-kinds.js';

/** The values are those of Google's product data specification. */
export const feeds = {
  title: 'Product feeds',
  hint: 'Whom your clothes are for. Google, Meta and TikTok read it for every product.',
  fields: {
    gender: {
      kind: 'choice',
      label: 'Gender',
      meaning: 'whom the clothes are for, in the feeds for Google, Meta and TikTok',
      options: { unisex: 'Everybody', female: 'Women', male: 'Men' },
      invalid: 'Please choose whom the clothes are for',
      default: 'unisex',
    },
    ageGroup: {
      kind: 'choice',
      label: 'Age group',
      hint: 'One choice for the whole shop.',
      meaning: 'the age group of the clothes, in the feeds for Google, Meta and TikTok',
      options: {
        adult: 'Adults and teens',
        kids: 'Kids, 5 to 13 years',
        toddler: 'Toddlers, 1 to 5 years',
        infant: 'Babies, 3 to 12 months',
        newborn: 'Babies, up to 3 months',
      },
      invalid: 'Please choose an age group',
      default: 'adult',
    },
  },
} as const satisfies Group;
