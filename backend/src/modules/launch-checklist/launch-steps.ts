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
  mailHasArrived: boolean;
  publicOrigin: string | undefined;
  /** A sentence for each setting of the server that does not fit real orders. */
  settingWarnings: readonly string[];
  webhookHeard: boolean;
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
  backupIsFresh: boolean;
  figuresAreOwn: boolean;
}

interface Step {
  title: string;
  hint: string | ((state: LaunchState) => string);
  link: string | null;
  isDone: (state: LaunchState) => boolean;
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
  mail: {
    title: 'A test mail was sent and has arrived',
    hint: 'Send one to yourself and use the button in it. Needs SMTP_URL on the server.',
    link: '/admin/settings#notices',
    isDone: ({ mailHasArrived }) => mailHasArrived,
  },
  origin: {
    title: 'The shop has its https address',
    hint: 'Set PUBLIC_ORIGIN on the server, for example https://shop.example.',
    link: null,
    isDone: ({ publicOrigin }) => publicOrigin?.startsWith('https://') ?? false,
  },
  settings: {
    title: 'The server is set up for real orders',
    hint: ({ settingWarnings }) =>
      settingWarnings.length === 0 ? 'Mail, payment keys and limits are set.' : settingWarnings.join(' '),
    link: null,
    isDone: ({ settingWarnings }) => settingWarnings.length === 0,
  },
  webhook: {
    title: 'Stripe reaches the shop',
    hint: 'Set the three Stripe keys on the server and send a test event from the Stripe dashboard.',
    link: '/admin/settings#payments',
    isDone: ({ webhookHeard }) => webhookHeard,
  },
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
  backup: {
    title: 'A backup is younger than a day',
    hint: 'Set BACKUP_DIR on the server, or run "npm run backup" every day.',
    link: null,
    isDone: ({ backupIsFresh }) => backupIsFresh,
  },
  figures: {
    title: 'The sample figures are replaced',
    hint: 'The shop shows figures about your work. Replace the invented ones.',
    link: '/admin/settings#claims',
    isDone: ({ figuresAreOwn }) => figuresAreOwn,
  },
};

export function launchChecklistOf(state: LaunchState) {
  const steps = LAUNCH_STEPS.map((id) => {
    const { title, hint, link, isDone } = STEPS[id];
    return { id, title, hint: typeof hint === 'string' ? hint : hint(state), link, done: isDone(state) };
  });
  const { sampleProducts } = state;
  return { steps, done: steps.filter(({ done }) => done).length, total: steps.length, sampleProducts };
}
