import { ApiError } from '@shop/contract';
import { MutationObserver, type MutationObserverOptions, QueryObserver } from '@tanstack/react-query';
import { ConfirmationCancelled } from '../confirm/with-confirmation.ts';
import { createAdminQueryClient } from '../queries.ts';
import { storedToasts, storeToasts } from '../toasts/toast-store.ts';
import type { MutationEffects } from './mutation-cache.ts';

const LIST = ['/api/list'];
const answer = (status: number, body: object): ApiError => new ApiError(status, JSON.stringify(body), '');

beforeEach(() => storeToasts([]));

/** Sends a mutation beside a list on the screen, and tells what happened. */
async function afterMutation(
  mutationFn: () => Promise<string>,
  meta: MutationEffects<string, string>,
  options: Partial<MutationObserverOptions<string, Error, string>> = {},
) {
  const queryClient = createAdminQueryClient();
  const read = jest.fn(() => Promise.resolve('fresh'));
  queryClient.setQueryData(LIST, 'cached');
  const stop = new QueryObserver(queryClient, { queryKey: LIST, queryFn: read }).subscribe(() => undefined);
  const mutation = new MutationObserver(queryClient, { ...options, mutationFn, meta });
  await mutation.mutate('input').catch(() => undefined);
  stop();
  const toast = storedToasts().find(({ open }) => open);
  return { reads: read.mock.calls.length, toast, cached: (key: string[]) => queryClient.getQueryData(key) };
}

const succeeds = (): Promise<string> => Promise.resolve('saved');
const failsWith = (error: Error) => (): Promise<string> => Promise.reject(error);

describe('after a success', () => {
  it.each<[string, MutationEffects<string, string>['success'], object]>([
    ['a text', 'Product created', { title: 'Success', description: 'Product created' }],
    ['a text of data and input', (data, input) => `${data} ${input}`, { title: 'Success', description: 'saved input' }],
    [
      'a toast of its own',
      () => ({ title: 'Error', description: 'No', destructive: true }),
      { title: 'Error', destructive: true },
    ],
  ])('shows %s', async (_, success, expected) => {
    expect((await afterMutation(succeeds, { success })).toast).toMatchObject(expected);
  });

  it.each<[string, MutationEffects<string, string>]>([
    ['no text', {}],
    ['a text that is undefined for this outcome', { success: () => undefined }],
  ])('shows no toast for %s', async (_, meta) => {
    expect((await afterMutation(succeeds, meta)).toast).toBeUndefined();
  });

  it('reads the invalidated queries before the mutation has ended', async () => {
    const { reads, cached } = await afterMutation(succeeds, { invalidates: [LIST] });
    expect([reads, cached(LIST)]).toEqual([1, 'fresh']);
  });

  it('keeps the response as the data of the query that it updates', async () => {
    const { cached } = await afterMutation(succeeds, { updates: (data) => ['/api/item', data] });
    expect(cached(['/api/item', 'saved'])).toBe('saved');
  });

  it('calls the hook before it reads, because a request may need what the hook stores', async () => {
    const events: string[] = [];
    const queryClient = createAdminQueryClient();
    const queryFn = (): Promise<number> => Promise.resolve(events.push('read'));
    queryClient.setQueryData(LIST, 0);
    const stop = new QueryObserver(queryClient, { queryKey: LIST, queryFn }).subscribe(() => undefined);
    const onSuccess = (): void => void events.push('hook');
    const meta = { invalidates: [LIST] };
    await new MutationObserver(queryClient, { mutationFn: succeeds, meta, onSuccess }).mutate();
    stop();
    expect(events).toEqual(['hook', 'read']);
  });
});

describe('after an error', () => {
  it.each<[string, Error, object | undefined]>([
    [
      'the message of the server',
      answer(400, { message: 'No stock' }),
      { title: 'Error', description: 'No stock', destructive: true },
    ],
    [
      'the text, when the server sent none',
      new TypeError('offline'),
      { title: 'Error', description: 'Failed', destructive: true },
    ],
    ['nothing for a conflict, which the form shows', answer(409, { code: 'EDIT_CONFLICT', current: {} }), undefined],
    ['nothing for a cancelled question', new ConfirmationCancelled(), undefined],
  ])('shows %s', async (_, error, expected) => {
    const { toast } = await afterMutation(failsWith(error), { failure: 'Failed' });
    if (expected) expect(toast).toMatchObject(expected);
    else expect(toast).toBeUndefined();
  });

  it('shows a title of its own', async () => {
    const failure = (): { title: string; description: string } => ({ title: 'Login failed', description: 'Wrong' });
    const { toast } = await afterMutation(failsWith(new Error('x')), { failure });
    expect(toast).toMatchObject({ title: 'Login failed', description: 'Wrong', destructive: true });
  });

  it.each([
    ['was deleted by somebody else', answer(404, {}), 1],
    ['was changed by somebody else', answer(409, {}), 1],
    ['may have been carried out in part', answer(500, {}), 1],
    ['was not accepted', answer(400, {}), 0],
    ['ended the session', answer(401, {}), 0],
    ['was not sent', new TypeError('offline'), 0],
  ])('of what %s reads the invalidated queries or not', async (_, error, reads) => {
    expect((await afterMutation(failsWith(error), { invalidates: [LIST] })).reads).toBe(reads);
  });
});
