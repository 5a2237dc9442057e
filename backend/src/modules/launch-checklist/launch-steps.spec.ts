import { launchChecklistOf, type LaunchState } from './launch-steps.js';

const ready: LaunchState = {
  offered: ['venmo'],
  sampleHandles: [],
  contactIsSet: true,
  serverProblems: [],
  publishedPages: ['shipping', 'returns', 'privacy'],
  samplePages: [],
  sampleProducts: 0,
  sellableProducts: 1,
  unsizedGarments: 0,
  taxIsDecided: true,
  ownersHaveSecondFactor: true,
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
  [{ serverProblems: [{ step: 'mail', text: 'No test mail has arrived.' }] }, 'mail'],
  [{ serverProblems: [{ step: 'settings', text: 'SMTP_URL is not set.' }] }, 'settings'],
  [{ publishedPages: ['shipping', 'returns', 'terms'] }, 'pages'],
  [{ samplePages: ['FAQ'] }, 'pages'],
  [{ sampleProducts: 1 }, 'samples'],
  [{ sellableProducts: 0 }, 'products'],
  [{ unsizedGarments: 2 }, 'sizes'],
  [{ taxIsDecided: false }, 'tax'],
  [{ ownersHaveSecondFactor: false }, 'second-factor'],
  [{ figuresAreOwn: false }, 'figures'],
])('misses one step with %j', (over, id) => expect(open({ ...ready, ...over })).toEqual([id]));

it('lists what the person who runs the server has to do, one line for each problem', () => {
  const serverProblems = [
    { step: 'settings', text: 'SMTP_URL is not set.' },
    { step: 'backup', text: 'No backup is younger than a day.' },
    { step: 'settings', text: 'RATE_LIMITS is off.' },
  ] as const;
  const { steps } = launchChecklistOf({ ...ready, serverProblems });
  expect(steps.filter(({ done }) => !done).map(({ id, hint }) => [id, hint])).toEqual([
    ['settings', 'SMTP_URL is not set.\nRATE_LIMITS is off.'],
    ['backup', 'No backup is younger than a day.'],
  ]);
  const operators = steps.filter(({ owner }) => owner === 'operator').map(({ id }) => id);
  expect(operators).toEqual(['origin', 'settings', 'webhook', 'backup']);
});
