import type { Group } from './setting-kinds.js';

export const social = {
  title: 'Social',
  hint: 'Icons in the footer. One without an address has no destination.',
  fields: {
    social: {
      kind: 'rows',
      label: 'Profiles',
      schema: 'SocialLink',
      parts: {
        name: { kind: 'text', label: 'Name', min: 1, max: 40, required: 'Name is required' },
        url: {
          kind: 'link',
          label: 'Address',
          placeholder: 'https://www.instagram.com/yourshop',
          invalid: 'Please enter a full address, for example https://www.instagram.com/yourshop',
        },
      },
      max: 7,
      notAList: 'Social links are a list',
      plural: 'social links',
      addText: 'Add a profile',
      separator: ': ',
      default: [
        { name: 'Instagram', url: null },
        { name: 'TikTok', url: null },
        { name: 'Facebook', url: null },
      ],
      isPublic: true,
    },
  },
} as const satisfies Group;
