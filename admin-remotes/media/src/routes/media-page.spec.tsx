import { openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, screen, waitFor } from '@shop/component-testing';
import type { MediaFile } from '@shop/contract';
import sections from '../section.tsx';

const file = (name: string, differs: Partial<MediaFile> = {}): MediaFile => ({
  name,
  url: `/api/images/${name}`,
  kind: 'image',
  status: 'ready',
  failure: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  byteSize: 1_500_000,
  width: null,
  height: null,
  wasAnimated: false,
  usedIn: ['artists'],
  ...differs,
});

/** The files of every filter, as they are at the time of each request, and the requests. */
function givenFiles(...files: MediaFile[]) {
  const server = { files };
  const requests = answer('get', '/api/admin/media', () => {
    const failed = server.files.filter(({ status }) => status === 'failed').length;
    const unused = server.files.filter(({ usedIn }) => usedIn.length === 0).length;
    const counts = { all: server.files.length, failed, processing: 0, unused, bytes: 0, deletable: unused };
    return { files: server.files, counts, hasMore: false };
  });
  return { server, requests };
}
const shown = (): string => globalThis.location.search;

describe('the Media page', () => {
  it('filters by problems, and prepares a failed file again', async () => {
    const broken = file('broken', { status: 'failed', failure: 'The file is damaged' });
    const { server, requests } = givenFiles(broken);
    answer('post', '/api/admin/files/{name}/retry', (() => void (server.files = [])) as never);
    const user = openSection(sections, '/admin/media');
    await user.click(await screen.findByText('Problems (1)'));
    await waitFor(() => expect(requests.at(-1)?.query).toMatchObject({ filter: 'failed' }));
    expect(shown()).toContain('filter=failed');
    const listed = (await screen.findByRole('link', { name: 'Open file broken' })).closest('li')!;
    expect(listed).toHaveTextContent('Artist');
    expect(listed).toHaveTextContent('The file is damaged');
    await press(user, listed, 'Retry');
    await waitFor(() => expect(toasts()).toHaveTextContent('The file is being prepared again'));
    expect(await screen.findByText('No files here')).toBeVisible();
    expect(screen.getByText('Problems (0)')).toBeVisible();
  });

  it('names an image that was an animation', async () => {
    givenFiles(file('moving', { wasAnimated: true }), file('still'));
    openSection(sections, '/admin/media');
    const cardOf = async (name: string) => (await screen.findByRole('link', { name: `Open file ${name}` })).closest('li');
    expect(await cardOf('moving')).toHaveTextContent('Was animated');
    expect(await cardOf('still')).not.toHaveTextContent('Was animated');
  });

  it('deletes unused files after a question', async () => {
    const { server } = givenFiles(file('unused', { kind: 'video', usedIn: [] }));
    answer('post', '/api/admin/media/clean-up', () => {
      server.files = [];
      return { deleted: 1 };
    });
    const user = openSection(sections, '/admin/media?filter=unused');
    const listed = (await screen.findByRole('link', { name: 'Open file unused' })).closest('li')!;
    expect(listed).toHaveTextContent('Not used');
    expect(listed).toHaveTextContent('1.4 MB');
    await user.click(screen.getByRole('button', { name: 'Delete unused files (1)' }));
    await press(user, await screen.findByRole('dialog'), 'Delete');
    await waitFor(() => expect(toasts()).toHaveTextContent('1 unused file deleted'));
    expect(await screen.findByText('No files here')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete unused files (0)' })).toBeDisabled();
  });

  it('deletes one unused file after a question', async () => {
    const { server } = givenFiles(file('unused', { usedIn: [] }), file('used'));
    const deleted = answer('delete', '/api/admin/media/{name}', () => {
      server.files = [file('used')];
      return new Response(null, { status: 204 });
    });
    const user = openSection(sections, '/admin/media');
    await user.click(await screen.findByRole('button', { name: 'Delete file unused' }));
    await press(user, await screen.findByRole('dialog', { name: 'Delete file' }), 'Delete');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Open file unused' })).not.toBeInTheDocument());
    expect(deleted.map(({ path }) => path)).toEqual([{ name: 'unused' }]);
  });

  it('keeps the kind of files when the state is chosen just before', async () => {
    givenFiles(file('used'));
    const user = openSection(sections, '/admin/media');
    const unused = await screen.findByRole('radio', { name: /^Unused/ });
    await user.click(screen.getByRole('combobox', { name: 'Kind' }));
    const videos = await screen.findByTitle('Videos');
    unused.click();
    videos.click();
    await waitFor(() => expect(Object.fromEntries(new URLSearchParams(shown()))).toEqual({ filter: 'unused', kind: 'video' }));
  });
});
