import { saleTag } from './sale-tag.ts';

const [BEFORE, AFTER, LATER] = ['2026-11-27T12:00:00Z', '2026-11-28T00:00:00Z', '2026-11-29T00:00:00Z'];
const time = { shortMoment: (moment: string | number | Date) => String(moment) };

test.each([
  ['live', null, null, undefined],
  ['draft', AFTER, AFTER, 'Draft'],
  ['live', AFTER, LATER, `Visible ${AFTER}`],
  ['live', BEFORE, LATER, `Opens ${LATER}`],
  ['live', null, AFTER, `Opens ${AFTER}`],
  ['live', BEFORE, BEFORE, undefined],
] as const)('a %s product that is visible from %s and on sale from %s is "%s"', (state, visibleFrom, buyableFrom, tag) => {
  expect(saleTag({ state, visibleFrom, buyableFrom }, time, new Date('2026-11-27T18:00:00Z'))).toBe(tag);
});
