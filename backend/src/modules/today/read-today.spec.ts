import type { INestApplicationContext } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { createLogger } from '#platform/logging.js';
import { type Duty, type DutyGroup, DutySource } from '#platform/today/duty-source.js';
import { LOGGER } from '#platform/tokens.js';
import { ReadToday } from './read-today.js';

type Facts = [label: string, group: DutyGroup, rank: number, right: string, answer: () => Promise<Duty[]>];

class TestSource extends DutySource {
  readonly label: string;
  readonly group: DutyGroup;
  readonly rank: number;
  readonly right: string;
  readonly duties: () => Promise<Duty[]>;

  constructor([label, group, rank, right, answer]: Facts) {
    super();
    Object.assign(this, { label, group, rank, right, duties: answer });
  }
}

const duty = (id: string): Duty => ({ id, text: `${id} waits`, action: 'Show', link: `/admin/${id}` });
const waits = (id: string) => (): Promise<Duty[]> => Promise.resolve([duty(id)]);
const fails = (): Promise<Duty[]> => Promise.reject(new Error('The database is away'));
const throws = (): Promise<Duty[]> => {
  throw new Error('Not even a promise');
};
const hangs = (): Promise<Duty[]> => new Promise(() => undefined);

let context: INestApplicationContext | undefined;
afterEach(() => context?.close());

async function todayOf(sources: readonly Facts[], role?: 'owner' | 'packer') {
  const providers = [
    ReadToday,
    { provide: LOGGER, useValue: createLogger('silent') },
    ...sources.map((facts, index) => ({ provide: `source ${index}`, useValue: new TestSource(facts) })),
  ];
  context = await NestFactory.createApplicationContext(
    { module: class {}, imports: [DiscoveryModule], providers },
    { logger: false },
  );
  return context.get(ReadToday).execute(role);
}

it('lists duties by group and rank, whatever the order of the modules is', async () => {
  const today = await todayOf(
    [
      ['Jobs', 'shop', 1, 'queues', waits('job')],
      ['Parcels', 'sell', 2, 'ship-orders', waits('parcel')],
      ['Drops', 'make', 1, 'edit-catalog', waits('drop')],
      ['Orders', 'sell', 1, 'move-money', waits('order')],
    ],
    'owner',
  );
  expect(today).toEqual({
    duties: [
      { ...duty('order'), group: 'sell' },
      { ...duty('parcel'), group: 'sell' },
      { ...duty('drop'), group: 'make' },
      { ...duty('job'), group: 'shop' },
    ],
    unknown: [],
  });
});

it.each([
  ['throws', throws],
  ['rejects', fails],
  ['hangs', hangs],
])('loses only the duties of a source that %s', async (_, answer) => {
  const today = await todayOf(
    [
      ['Orders', 'sell', 1, 'move-money', waits('order')],
      ['Payments', 'sell', 2, 'move-money', answer],
      ['Parcels', 'sell', 3, 'ship-orders', waits('parcel')],
    ],
    'owner',
  );
  expect(today.duties.map(({ id }) => id)).toEqual(['order', 'parcel']);
  expect(today.unknown).toEqual(['Payments']);
});

it('asks only the sources whose duties the role may do', async () => {
  const asked: string[] = [];
  const asks = (id: string) => (): Promise<Duty[]> => {
    asked.push(id);
    return Promise.resolve([duty(id)]);
  };
  const sources: Facts[] = [
    ['Orders', 'sell', 1, 'move-money', asks('order')],
    ['Parcels', 'sell', 2, 'ship-orders', asks('parcel')],
    ['Typo', 'sell', 3, 'constructor', asks('typo')],
  ];
  expect((await todayOf(sources, 'packer')).duties.map(({ id }) => id)).toEqual(['parcel']);
  expect(asked).toEqual(['parcel']);
  expect(await todayOf(sources)).toEqual({ duties: [], unknown: [] });
});
