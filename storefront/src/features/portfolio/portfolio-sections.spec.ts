import type { PortfolioItem } from '@shop/contract';
import { groupBySection } from './portfolio-sections.ts';

const item = (id: string, values: Partial<PortfolioItem> = {}) =>
  ({ id, mediaType: 'image', isCoverUp: false, sortOrder: 0, ...values }) as PortfolioItem;
const ids = (items: PortfolioItem[]) => items.map(({ id }) => id).join(' ');

describe('the sections of a portfolio', () => {
  it('contain each item once, sorted by sortOrder', () => {
    const { images, coverUps, videos } = groupBySection([
      item('late', { sortOrder: 9 }),
      item('cover', { isCoverUp: true }),
      item('film', { mediaType: 'video' }),
      item('early', { sortOrder: 1 }),
    ]);
    expect([ids(images), ids(coverUps), ids(videos)]).toEqual(['early late', 'cover', 'film']);
  });

  it('list a cover-up video among the videos', () => {
    const { coverUps, videos } = groupBySection([item('film', { mediaType: 'video', isCoverUp: true })]);
    expect([ids(coverUps), ids(videos)]).toEqual(['', 'film']);
  });

  it("keep the server's order for equal sortOrder", () => {
    expect(ids(groupBySection([item('b'), item('a'), item('c')]).images)).toBe('b a c');
  });
});
