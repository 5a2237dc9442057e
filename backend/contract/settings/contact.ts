import type { Group } from './setting-kinds.js';

export const contact = {
  title: 'Contact and hours',
  hint: 'Shown on the contact page, on invoices and in mails.',
  fields: {
    email: {
      kind: 'email',
      label: 'Email',
      invalid: 'Please enter a valid email',
      default: 'hello@lastingfreedom.example',
      isPublic: true,
    },
    phone: {
      kind: 'text',
      label: 'Phone',
      min: 7,
      max: 40,
      required: 'Please enter a phone number',
      default: '(555) 010-0142',
      isPublic: true,
    },
    postalAddress: {
      kind: 'object',
      label: 'Address',
      schema: 'PostalAddress',
      required: 'Street address is required',
      parts: {
        street: { kind: 'text', label: 'Street', min: 2, max: 120, required: 'Street is required' },
        city: { kind: 'text', label: 'City', min: 2, max: 120, required: 'City is required' },
        state: { kind: 'text', label: 'State', min: 2, max: 40, required: 'State is required' },
        zipCode: { kind: 'text', label: 'ZIP code', min: 5, max: 20, required: 'ZIP code is required' },
      },
      default: { street: '214 Foundry Street', city: 'Baltimore', state: 'MD', zipCode: '21230' },
      isPublic: true,
    },
    officeHours: {
      kind: 'rows',
      label: 'Office hours',
      schema: 'OfficeHours',
      parts: {
        days: { kind: 'text', label: 'Days', min: 1, max: 60, required: 'Days are required' },
        hours: { kind: 'text', label: 'Hours', min: 1, max: 60, required: 'Hours are required' },
      },
      max: 7,
      required: 'Please enter at least one line of office hours',
      notAList: 'Office hours are a list',
      plural: 'lines of office hours',
      addText: 'Add a line',
      separator: ': ',
      default: [
        { days: 'Monday to Friday', hours: '9:00 AM to 6:00 PM' },
        { days: 'Saturday', hours: '10:00 AM to 4:00 PM' },
        { days: 'Sunday', hours: 'Closed' },
      ],
      isPublic: true,
    },
    timeZone: {
      kind: 'timeZone',
      label: 'Time zone',
      hint: 'Decides when a day of business starts and ends.',
      meaning: 'defines when a business day starts and ends',
      example: 'America/New_York',
      default: 'America/New_York',
      isPublic: true,
    },
  },
} as const satisfies Group;
