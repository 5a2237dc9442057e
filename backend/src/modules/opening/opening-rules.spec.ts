import { openingOf, type OpeningState } from './opening-rules.js';

const ready: OpeningState = {
  offered: ['venmo'],
  sampleHandles: [],
  contactIsSet: true,
  mailHasArrived: true,
  publicOrigin: 'https://shop.example',
  webhookHeard: true,
  publishedPages: ['shipping', 'returns', 'privacy'],
  sampleProducts: 0,
  sellableProducts: 1,
  taxIsDecided: true,
  backupIsFresh: true,
  figuresAreOwn: true,
};

const open = (state: OpeningState): string[] => openingOf(state).steps.flatMap(({ id, done }) => (done ? [] : [id]));

it('is complete for a shop that is ready', () => {
  expect(openingOf(ready)).toMatchObject({ done: 11, total: 11 });
});

it.each<[Partial<OpeningState>, string]>([
  [{ offered: [] }, 'handles'],
  [{ sampleHandles: ['zelle'] }, 'handles'],
  [{ contactIsSet: false }, 'contact'],
  [{ mailHasArrived: false }, 'mail'],
  [{ publicOrigin: undefined }, 'origin'],
  [{ publicOrigin: 'http://shop.example' }, 'origin'],
  [{ webhookHeard: false }, 'webhook'],
  [{ publishedPages: ['shipping', 'returns', 'terms'] }, 'pages'],
  [{ sampleProducts: 1 }, 'samples'],
  [{ sellableProducts: 0 }, 'products'],
  [{ taxIsDecided: false }, 'tax'],
  [{ backupIsFresh: false }, 'backup'],
  [{ figuresAreOwn: false }, 'figures'],
])('misses one step with %j', (over, id) => expect(open({ ...ready, ...over })).toEqual([id]));
