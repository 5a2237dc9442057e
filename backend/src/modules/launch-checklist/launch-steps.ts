import type { ServerProblem, ServerStep } from '#src/config/server-problems.js';
import { manualMethodsInSentence } from '../settings/index.js';

/** The steps in the order of the card. */
export const LAUNCH_STEPS = [
  'handles',
  'contact',
  'mail',
  'origin',
  'settings',
  'webhook',
  'pages',
  'samples',
  'products',
  'sizes',
  'tax',
  'second-factor',
  'backup',
  'figures',
] as const;
export type LaunchStepId = (typeof LAUNCH_STEPS)[number];

/** The state of the shop that the steps are decided by. */
export interface LaunchState {
  /** Payment methods that production would offer. */
  offered: readonly string[];
  /** Handles that are still the samples. */
  sampleHandles: readonly string[];
  contactIsSet: boolean;
  /** What the person who runs the server has to do. */
  serverProblems: readonly ServerProblem[];
  publishedPages: readonly string[];
  /** Titles of published pages that still are those of the demo shop. */
  samplePages: readonly string[];
  sampleProducts: number;
  sellableProducts: number;
  /** Products without sizes in categories that are ordered by size. */
  unsizedGarments: number;
  taxIsDecided: boolean;
  /** No owner signs in with a password alone. */
  ownersHaveSecondFactor: boolean;
  figuresAreOwn: boolean;
}

export const STEP_OWNERS = ['staff', 'operator'] as const;

interface Step {
  /** Staff unless named. */
  owner?: (typeof STEP_OWNERS)[number];
  title: string;
  hint: string | ((state: LaunchState) => string);
  link: string | null;
  isDone: (state: LaunchState) => boolean;
}

/** A step that is done when the server has no problem of it. */
function serverStep(id: ServerStep, title: string, link: string | null = null): Step {
  const textsOf = ({ serverProblems }: LaunchState): string[] =>
    serverProblems.flatMap(({ step, text }) => (step === id ? [text] : []));
  return {
    owner: 'operator',
    title,
    link,
    hint: (state) => textsOf(state).join('\n'),
    isDone: (state) => textsOf(state).length === 0,
  };
}

const REQUIRED_PAGES = ['returns', 'shipping', 'privacy'];

const STEPS: Record<LaunchStepId, Step> = {
  handles: {
    title: 'Payment accounts are yours',
    hint: `Enter your ${manualMethodsInSentence('conjunction')} accounts, or leave out the ones you do not use.`,
    link: '/admin/settings#payments',
    isDone: ({ offered, sampleHandles }) => offered.length > 0 && sampleHandles.length === 0,
  },
  contact: {
    title: 'Address, email and phone are yours',
    hint: 'Shoppers see them on the contact page, on invoices and in every mail.',
    link: '/admin/settings#contact',
    isDone: ({ contactIsSet }) => contactIsSet,
  },
  // Somebody of the staff presses its button and reads the mailbox.
  mail: { ...serverStep('mail', 'A test mail was sent and has arrived', '/admin/settings#notices'), owner: 'staff' },
  origin: serverStep('origin', 'The shop has its https address'),
  settings: serverStep('settings', 'The server is set up for real orders'),
  webhook: serverStep('webhook', 'Stripe reaches the shop', '/admin/settings#payments'),
  pages: {
    title: 'Returns, shipping and privacy are published',
    hint: ({ samplePages }) =>
      samplePages.length === 0
        ? 'Write the three pages; each has a text to start from.'
        : `Sample texts are published: ${samplePages.join(', ')}. Replace them, and enter your own days of shipping and returns in the settings.`,
    link: '/admin/settings/pages',
    isDone: ({ publishedPages, samplePages }) =>
      samplePages.length === 0 && REQUIRED_PAGES.every((slug) => publishedPages.includes(slug)),
  },
  samples: {
    title: 'The sample products are gone',
    hint: 'Delete the products that came with the shop.',
    link: '/admin/products',
    isDone: ({ sampleProducts }) => sampleProducts === 0,
  },
  products: {
    title: 'A product of yours is in stock, with an image',
    hint: 'Add your first product with an image and a stock of at least one.',
    link: '/admin/products',
    isDone: ({ sellableProducts }) => sellableProducts > 0,
  },
  sizes: {
    title: 'Garments have sizes',
    hint: ({ unsizedGarments: count }) =>
      count === 0
        ? 'Every garment can be ordered in a size.'
        : `${count === 1 ? '1 garment has' : `${count} garments have`} no sizes yet. Add them in the product's dialog.`,
    link: '/admin/products',
    isDone: ({ unsizedGarments }) => unsizedGarments === 0,
  },
  tax: {
    title: 'Sales tax is decided',
    hint: 'Say whether your prices include sales tax, or that you do not collect it.',
    link: '/admin/settings#orders',
    isDone: ({ taxIsDecided }) => taxIsDecided,
  },
  'second-factor': {
    title: 'The second step of the sign-in is on',
    hint: 'A password alone can be stolen. Every owner adds an authenticator app or a passkey to their account.',
    link: '/admin/account',
    isDone: ({ ownersHaveSecondFactor }) => ownersHaveSecondFactor,
  },
  backup: serverStep('backup', 'A backup is younger than a day'),
  figures: {
    title: 'The sample figures are replaced',
    hint: 'The shop shows figures about your work. Replace the invented ones.',
    link: '/admin/settings#claims',
    isDone: ({ figuresAreOwn }) => figuresAreOwn,
  },
};

export function launchChecklistOf(state: LaunchState) {
  const steps = LAUNCH_STEPS.map((id) => {
    const { owner = 'staff', title, hint, link, isDone } = STEPS[id];
    return { id, owner, title, hint: typeof hint === 'string' ? hint : hint(state), link, done: isDone(state) };
  });
  const { sampleProducts } = state;
  return { steps, done: steps.filter(({ done }) => done).length, total: steps.length, sampleProducts };
}
