import { shipmentDuties, unpaidDuties } from './order-duties.js';

const NOW = new Date('2026-11-29T20:00:00Z');

it.each([
  [{ count: 0, dueCents: 0, oldest: null }, []],
  [{ count: 1, dueCents: 9_600, oldest: new Date('2026-11-29T15:00:00Z') }, ['1 order from today waits for $96.00']],
  [
    { count: 20, dueCents: 224_800, oldest: new Date('2026-11-24T15:00:00Z') },
    ['20 orders wait for $2,248.00, the oldest since Tuesday'],
  ],
])('unpaidDuties(%j)', (found, texts) => {
  expect(unpaidDuties(found, NOW, 'America/New_York').map(({ text }) => text)).toEqual(texts);
});

it.each([
  [[0, 0, 0], []],
  [[1, 0, 0], ['1 parcel to pack']],
  [[1, 1, 0], ['1 parcel to pack, overdue']],
  [[34, 3, 0], ['34 parcels to pack, 3 of them overdue']],
  [
    [2, 2, 1],
    ['2 parcels to pack, all of them overdue', '1 parcel is on the way for too long'],
  ],
  [[0, 0, 4], ['4 parcels are on the way for too long']],
] as [[number, number, number], string[]][])('shipmentDuties(%j)', ([toPack, overdue, onTheWayTooLong], texts) => {
  expect(shipmentDuties({ toPack, overdue, onTheWayTooLong }).map(({ text }) => text)).toEqual(texts);
});
