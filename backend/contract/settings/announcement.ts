import type { Group } from './setting-kinds.js';

export const announcement = {
  title: 'Announcement bar',
  hint: 'One line above the header of the shop.',
  fields: {
    announcement: {
      kind: 'object',
      label: 'Announcement',
      schema: 'Announcement',
      nullable: true,
      required: 'Please enter a text',
      parts: {
        text: {
          kind: 'text',
          label: 'Text',
          messageName: 'Announcement',
          hint: 'Leave it empty to hide the bar.',
          min: 3,
          max: 160,
          required: 'The announcement needs at least 3 characters',
        },
        link: {
          kind: 'link',
          label: 'Link (optional)',
          hint: 'A page of the shop, or a full https address.',
          meaning: 'a path of the shop, for example /products, or an https address',
          placeholder: '/products?filter=new',
          ownPaths: true,
          invalid: 'Please enter a path such as /products or an https address',
        },
      },
      default: null,
      isPublic: true,
    },
  },
} as const satisfies Group;
