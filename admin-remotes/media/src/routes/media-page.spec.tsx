import { openSection } from '@shop/admin-kit/testing';
import { answer, screen, waitFor } from '@shop/component-testing';
import sections from '../section.tsx';

it('keeps the kind of files when the state is chosen just before', async () => {
  const counts = { all: 0, failed: 0, processing: 0, unused: 0, bytes: 0, deletable: 0 };
  answer('get', '/api/admin/media', { files: [], counts, hasMore: false });
  const user = openSection(sections, '/admin/media');
  const unused = await screen.findByRole('radio', { name: /^Unused/ });
  await user.click(screen.getByRole('combobox', { name: 'Kind' }));
  const videos = await screen.findByTitle('Videos');
  unused.click();
  videos.click();
  const shown = () => Object.fromEntries(new URLSearchParams(globalThis.location.search));
  await waitFor(() => expect(shown()).toEqual({ filter: 'unused', kind: 'video' }));
});
