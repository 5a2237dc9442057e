import { dialog, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, fireEvent, hold, screen, waitFor, within } from '@shop/component-testing';
import type { DeletedPortfolioItem, PortfolioItem } from '@shop/contract';
import sections from '../section.tsx';

const item = (number: number, description: string | null): PortfolioItem => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  mediaUrl: `/api/images/piece-${number}`,
  mediaType: 'image',
  description,
  sortOrder: number,
  isCoverUp: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  image: null,
  fileStatus: 'ready',
});
const ITEMS = [item(1, 'A café mural'), item(2, 'A koi'), item(3, null)];

/** The portfolio, as the server has it at the time of each request. */
function givenPortfolio(): { items: PortfolioItem[]; deleted: DeletedPortfolioItem[] } {
  const server = { items: ITEMS, deleted: [] as DeletedPortfolioItem[] };
  answer('get', '/api/portfolio', () => server.items);
  answer('get', '/api/admin/deleted/portfolio', () => server.deleted);
  return server;
}

const tiles = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[aria-label="Portfolio media"] > li')];
const shown = (): (string | null | undefined)[] =>
  tiles().map((tile) => tile.querySelector('img')?.getAttribute('src')?.split('?')[0]);
const urls = (...numbers: number[]): string[] => numbers.map((number) => `/api/images/piece-${number}`);
const grips = (): HTMLElement[] => screen.queryAllByRole('button', { name: /^Drag to reorder/ });

it('the flag of an item is changed from the keyboard, there and back', async () => {
  const server = givenPortfolio();
  const { passed, release } = hold();
  const changes = answer('put', '/api/portfolio/{id}', async ({ body }) => {
    await passed;
    server.items = ITEMS.map((one, index) => (index === 0 ? { ...one, ...body } : one));
    return server.items[0]!;
  });
  const user = openSection(sections, '/admin/portfolio');
  await waitFor(() => expect(tiles()).toHaveLength(3));
  const flag = within(tiles()[0]!).getByRole('button', { name: 'Mark as cover up' });
  await user.click(flag);
  await waitFor(() => expect(flag).toHaveClass('ant-btn-loading'));
  // A browser takes the focus from a button that is disabled.
  expect(flag).toBeEnabled();
  release();
  await waitFor(() => expect(flag).toHaveAccessibleName('Remove cover up flag'));
  await waitFor(() => expect(flag).not.toHaveClass('ant-btn-loading'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(flag).toHaveAccessibleName('Mark as cover up'));
  expect(changes.map(({ body }) => body)).toEqual([{ isCoverUp: true }, { isCoverUp: false }]);
});

describe('the order of the portfolio', () => {
  it('changes without dragging: later, earlier and to the start, also by keyboard', async () => {
    const server = givenPortfolio();
    const saves = answer('put', '/api/portfolio/order', ({ body }) => {
      server.items = body.ids.map((id) => ITEMS.find((one) => one.id === id)!);
      return undefined as never;
    });
    const user = openSection(sections, '/admin/portfolio');
    await waitFor(() => expect(shown()).toEqual(urls(1, 2, 3)));
    await user.click(within(tiles()[0]!).getByRole('button', { name: /^Move later/ }));
    await waitFor(() => expect(shown()).toEqual(urls(2, 1, 3)));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(shown()).toEqual(urls(2, 3, 1)));
    await user.click(within(tiles()[2]!).getByRole('button', { name: /^Move earlier/ }));
    await waitFor(() => expect(shown()).toEqual(urls(2, 1, 3)));
    await user.click(within(tiles()[2]!).getByRole('button', { name: /^Move to the start/ }));
    await waitFor(() => expect(shown()).toEqual(urls(3, 2, 1)));
    await waitFor(() => expect(saves.at(-1)?.body.ids).toEqual([2, 1, 0].map((index) => ITEMS[index]?.id)));
    await waitFor(() => expect(toasts()).toHaveTextContent('Portfolio order updated successfully'));
  });

  it('is asked about before the window closes while it is being saved', async () => {
    givenPortfolio();
    const { passed, release } = hold();
    answer('put', '/api/portfolio/order', (() => passed) as never);
    const asks = (): boolean => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    const user = openSection(sections, '/admin/portfolio');
    await waitFor(() => expect(tiles()).toHaveLength(3));
    await user.click(within(tiles()[0]!).getByRole('button', { name: /^Move later/ }));
    await waitFor(() => expect(asks()).toBe(true));
    release();
    await waitFor(() => expect(asks()).toBe(false));
  });

  it('waits while a search of the descriptions hides others', async () => {
    givenPortfolio();
    const user = openSection(sections, '/admin/portfolio?search=cafe');
    await waitFor(() => expect(shown()).toEqual(urls(1)));
    expect(grips()).toEqual([]);
    expect(screen.getByText('Clear the search to change the order.')).toBeVisible();
    fireEvent.change(screen.getByLabelText('Search descriptions'), { target: { value: 'dragon' } });
    await user.click(await screen.findByRole('button', { name: 'Show all media' }));
    await waitFor(() => expect(grips()).toHaveLength(3));
  });
});

it('deletes an item after a question, restores it, and removes it for good', async () => {
  const server = givenPortfolio();
  const [mural, ...others] = ITEMS;
  answer('delete', '/api/portfolio/{id}', () => {
    Object.assign(server, { items: others, deleted: [{ ...mural!, deletedAt: '2026-01-02T03:04:05.000Z' }] });
    return { success: true } as never;
  });
  answer(
    'post',
    '/api/admin/deleted/portfolio/{id}/restore',
    (() => void Object.assign(server, { items: ITEMS, deleted: [] })) as never,
  );
  const removed = answer('delete', '/api/admin/deleted/portfolio/{id}', () => {
    server.deleted = [];
    return { success: true };
  });
  const user = openSection(sections, '/admin/portfolio');
  const remove = async (): Promise<void> => {
    await waitFor(() => expect(tiles()).toHaveLength(3));
    await user.click(within(tiles()[0]!).getByRole('button', { name: 'Delete media' }));
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent('Are you sure you want to delete "A café mural"?');
    await press(user, question, 'Delete');
    await waitFor(() => expect(toasts()).toHaveTextContent('Portfolio image deleted successfully'));
    await waitFor(() => expect(tiles()).toHaveLength(2));
  };
  await remove();
  await press(user, toasts(), 'Undo');
  await waitFor(() => expect(toasts()).toHaveTextContent('Portfolio image restored successfully'));
  await remove();
  await user.click(screen.getByRole('button', { name: 'Deleted' }));
  const list = await dialog('Deleted portfolio media');
  await user.click(await within(list).findByRole('button', { name: 'Remove A café mural for good' }));
  await press(user, await dialog('Remove for good'), 'Remove');
  await waitFor(() => expect(toasts()).toHaveTextContent('Portfolio image removed for good'));
  expect(await within(list).findByText('Nothing here.')).toBeVisible();
  expect(removed.map(({ path }) => path['id'])).toEqual([mural!.id]);
});

it('says why an image could not be prepared, and Retry prepares it', async () => {
  givenPortfolio();
  const { mediaUrl: url } = ITEMS[1]!;
  let files = [{ name: 'piece-2', url, kind: 'image' as const, status: 'failed' as const, failure: 'The file is damaged' }];
  answer('get', '/api/admin/files', () => files as never);
  const retries = answer('post', '/api/admin/files/{name}/retry', (() => void (files = [])) as never);
  const user = openSection(sections, '/admin/portfolio');
  const problems = await screen.findByRole('list', { name: 'Problems with files' });
  expect(problems).toHaveTextContent('Image could not be prepared: The file is damaged');
  await press(user, problems, 'Retry');
  await waitFor(() => expect(toasts()).toHaveTextContent('The file is being prepared again'));
  await waitFor(() => expect(problems).not.toBeInTheDocument());
  expect(retries.map(({ path }) => path['name'])).toEqual(['piece-2']);
});
