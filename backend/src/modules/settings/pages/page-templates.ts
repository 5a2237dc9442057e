import { manualMethodsInSentence } from '../payment-methods/method-rules.js';
import type { SettingsValues } from '../values/settings-values.dto.js';
import type { PageSlug } from './page-rules.js';

type Shop = Pick<SettingsValues, 'shopName' | 'email' | 'phone' | 'postalAddress'>;

const addressOf = ({ postalAddress: { street, city, state, zipCode } }: Shop): string =>
  `${street}, ${city}, ${state} ${zipCode}`;

/** Texts to start from. What only the shop can decide is in square brackets, so that nobody publishes a promise by accident. */
const TEMPLATES: Record<PageSlug, (shop: Shop) => string> = {
  shipping: () => `## Where we ship

We ship to every address in the United States.

## How long it takes

We pack your order within [2] business days after your payment has arrived. It usually reaches you [3 to 5] business days later. You get an email with the tracking number when it leaves.

## What it costs

[Shipping is included in the price.]
`,
  returns: ({ email, shopName, ...shop }) => `## Sending something back

You can return anything you have not worn or washed within [30] days after it arrived.

1. Write to [${email}](mailto:${email}) with your order number.
2. Send the pieces to ${shopName}, ${addressOf({ email, shopName, ...shop })}.
3. We refund you the way you paid, within [5] business days after the pieces are here.

## Something is wrong with it

Write to us with a photo. We replace it or refund you, and you pay nothing for the return.
`,
  faq: ({ email }) => `## When do you start on my order?

As soon as your payment has arrived. Orders that are not paid are cancelled after a while, and we remind you before.

## Can I change or cancel my order?

Write to [${email}](mailto:${email}) as soon as you can. Until it is packed, we can.

## [Your next question]

[Your answer]
`,
  privacy: ({ shopName, email, ...shop }) => `${shopName} (${addressOf({ shopName, email, ...shop })}) runs this shop.

## What we keep, and why

- **Your order**: name, email, address, phone number if you give it, and what you bought. We need it to send your order and for our books, and keep it for [7] years.
- **Your cart**: a random number in your browser, without your name. Idle carts are deleted after 30 days.
- **A payment you did not finish**: your name and address are erased 30 days later.
- **Your messages**: what you write in the contact form. We delete it after [a year].

Card numbers go to our payment provider, never to us. We do not sell your data.

## Your rights

Write to [${email}](mailto:${email}) to see, correct or delete what we have about you.
`,
  'size-guide': () => `Measure a piece that fits you, laid flat, and compare.

| Size | Chest (in) | Length (in) |
| --- | --- | --- |
| S | [36] | [28] |
| M | [40] | [29] |
| L | [44] | [30] |
| XL | [48] | [31] |

Between two sizes? [Take the larger one.]
`,
  careers: ({ shopName, email }) => `${shopName} hires people who come home from prison.

## Open positions

- [Position]: [what it is, where, and the pay]

Write to [${email}](mailto:${email}). You do not need a resume.
`,
  press: ({ shopName, email }) => `## About ${shopName}

[Two sentences that newspapers may print.]

## Contact for the press

[${email}](mailto:${email})
`,
  accessibility: ({
    shopName,
    email,
    phone,
  }) => `${shopName} wants everybody to be able to shop here. We aim for WCAG 2.2 level AA, and test with keyboard, screen reader and zoom.

Something does not work for you? Write to [${email}](mailto:${email}) or call ${phone}: we help you with your order and repair it.
`,
  terms: ({ shopName, ...shop }) => `## Who sells

${shopName}, ${addressOf({ shopName, ...shop })}.

## Your order

Your order is placed when you see the order number. With ${manualMethodsInSentence('disjunction')} we start when your payment has arrived.

## Prices

All prices are in US dollars. [Sales tax: ...]

## Returns

See our [returns page](/pages/returns).
`,
};

/** Markdown to start from, with the name and the address of the shop. */
export const pageTemplate = (slug: PageSlug, shop: Shop): string => TEMPLATES[slug](shop);
