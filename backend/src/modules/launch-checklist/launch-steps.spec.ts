import { launchChecklistOf, type LaunchState } from './launch-steps.js';

const ready: LaunchState = {
  offered: ['venmo'],
  sampleHandles: [],
  contactIsSet: true,
  mailHasArrived: true,
  publicOrigin: 'https://shop.example',
  settingWarnings: [],
  webhookHeard: true,
  publishedPages: ['shipping', 'returns', 'privacy'],
  samplePages: [],
  sampleProducts: 0,
  sellableProducts: 1,
  unsizedGarments: 0,
  taxIsDecided: true,
  ownersHaveSecondFactor: true,
  backupIsFresh: true,
  figuresAreOwn: true,
};

const open = (state: LaunchState): string[] => launchChecklistOf(state).steps.flatMap(({ id, done }) => (done ? [] : [id]));

it('is complete for a shop that is ready', () => {
  expect(launchChecklistOf(ready)).toMatchObject({ done: 14, total: 14 });
});

it.each<[Partial<LaunchState>, string]>([
  [{ offered: [] }, 'handles'],
  [{ sampleHandles: ['zelle'] }, 'handles'],
  [{ contactIsSet: false }, 'contact'],
  [{ mailHasArrived: false }, 'mail'],
  [{ publicOrigin: undefined }, 'origin'],
  [{ publicOrigin: 'http://shop.example' }, 'origin'],
  [{ settingWarnings: ['SMTP_URL is not set.'] }, 'settings'],
  [{ webhookHeard: false }, 'webhook'],
  [{ publishedPages: ['shipping', 'returns', 'terms'] }, 'pages'],
  [{ samplePages: ['FAQ'] }, 'pages'],
  [{ sampleProducts: 1 }, 'samples'],
  [{ sellableProducts: 0 }, 'products'],
  [{ unsizedGarments: 2 }, 'sizes'],
  [{ taxIsDecided: false }, 'tax'],
  [{ ownersHaveSecondFactor: false }, 'second-factor'],
  [{ backupIsFresh: false }, 'backup'],
  [{ figuresAreOwn: false }, 'figures'],
])('misses one step with %j', (over, id) => expect(open({ ...ready, ...over })).toEqual([id]));

it('names the settings of the server that do not fit real orders', () => {
  const { steps } = launchChecklistOf({ ...ready, settingWarnings: ['SMTP_URL is not set.', 'RATE_LIMITS is off.'] });
  expect(steps.find(({ id }) => id === 'settings')?.hint).toBe('SMTP_URL is not set. RATE_LIMITS is off.');
});
