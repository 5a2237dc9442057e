import { type AdminSection, SectionHeader } from '@shop/admin-kit';
import { openRoutes } from '@shop/admin-kit/testing';
import { act, screen } from '@shop/component-testing';
import { Link } from 'react-router-dom';
import { ManifestUnavailable } from './manifest-unavailable.ts';
import { SectionView } from './section-view.tsx';

interface Load {
  resolve: (sections: AdminSection[]) => void;
  reject: (error: Error) => void;
}

const mockLoads: Load[] = [];

jest.mock('./load-sections.ts', () => ({
  sectionsQuery: (remote: string, attempt: number) => ({
    queryKey: ['sections', remote, attempt],
    queryFn: () => new Promise<AdminSection[]>((resolve, reject) => mockLoads.push({ resolve, reject })),
  }),
}));

const SECTION: AdminSection = { id: 'media', title: 'Media', routes: [{ path: '*', element: <SectionHeader title="Media" /> }] };
const open = () => {
  const media = <SectionView id="media" remote="media" title="Media" />;
  return openRoutes(
    [
      { path: '/media/*', element: media },
      { path: '*', element: <Link to="/media">Media</Link> },
    ],
    '/admin/media',
  );
};
const lastLoad = () => mockLoads.at(-1)!;

beforeEach(() => mockLoads.splice(0));

it('says after ten seconds that a section is still loading, and opens it when it arrives', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  try {
    open();
    await act(() => jest.advanceTimersByTimeAsync(9_000));
    expect(screen.getByRole('status', { name: 'Loading Media' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(screen.getByRole('heading', { level: 2, name: 'Media is still loading' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
    await act(async () => {
      lastLoad().resolve([SECTION]);
      await jest.advanceTimersByTimeAsync(0);
    });
    expect(screen.getByRole('heading', { level: 2, name: 'Media' })).toBeVisible();
    expect(mockLoads).toHaveLength(1);
  } finally {
    jest.useRealTimers();
  }
});

it('says that the list of sections is missing, not the section, and retries', async () => {
  const user = open();
  lastLoad().reject(new ManifestUnavailable('remotes.json cannot be read'));
  expect(await screen.findByRole('heading', { level: 2, name: 'The list of sections is unavailable' })).toBeVisible();
  expect(screen.queryByText(/Media is unavailable/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(mockLoads).toHaveLength(2);
  lastLoad().resolve([SECTION]);
  expect(await screen.findByRole('heading', { level: 2, name: 'Media' })).toBeVisible();
});

it('says that a section is unavailable, below the heading of the page', async () => {
  open();
  lastLoad().reject(new Error('no such file'));
  expect(await screen.findByRole('heading', { level: 2, name: 'Media is unavailable' })).toBeVisible();
});
