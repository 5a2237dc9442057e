import type { Group } from './setting-kinds.js';

export const claims = {
  title: 'Figures and claims',
  hint: 'What the shop says about its work. Make sure that it is true.',
  fields: {
    impact: {
      kind: 'rows',
      label: 'Figures',
      schema: 'ImpactFigure',
      parts: {
        value: { kind: 'text', label: 'Figure', min: 1, max: 12, required: 'Figure is required' },
        label: { kind: 'text', label: 'What it counts', messageName: 'Label', min: 1, max: 60, required: 'Label is required' },
      },
      max: 4,
      notAList: 'Figures are a list',
      plural: 'figures',
      addText: 'Add a figure',
      separator: ' ',
      default: [
        { value: '47', label: 'Second-chance employees' },
        { value: '23', label: 'Incarcerated artists' },
        { value: '$127K', label: 'Artist payments' },
        { value: '89%', label: 'Employee retention' },
      ],
      isPublic: true,
    },
    designPayment: {
      kind: 'text',
      label: 'Per accepted design',
      messageName: 'Payment per design',
      meaning: 'what an artist earns for each accepted design',
      example: '$500+',
      min: 1,
      max: 20,
      required: 'Please enter what a design earns',
      default: '$500+',
      isPublic: true,
      isHalfWidth: true,
    },
    revenueShare: {
      kind: 'text',
      label: 'Revenue share',
      meaning: "the artist's share of the revenue",
      example: '50%',
      min: 1,
      max: 20,
      required: 'Please enter the revenue share',
      default: '50%',
      isPublic: true,
      isHalfWidth: true,
    },
  },
} as const satisfies Group;
