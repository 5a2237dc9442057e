import { dialog, fill, openSection, press } from '@shop/admin-kit/testing';
import { answer, screen, waitFor, within } from '@shop/component-testing';
import type { AdminPage } from '@shop/contract';
import sections from '../section.tsx';

const RETURNS: AdminPage = {
  slug: 'returns',
  title: 'Returns',
  published: false,
  version: 0,
  updatedAt: null,
  body: '',
  template: '## Returns\n\nSend it back within [number] days.',
  revisions: [],
};

it('is written from the template, previewed, published with what is in the form, and unpublished', async () => {
  let page = RETURNS;
  answer('get', '/api/admin/pages', () => [page]);
  answer('get', '/api/admin/pages/{slug}', () => page);
  const previewed = answer('post', '/api/admin/pages/preview', { html: '<h2>Sending back</h2>' });
  const saved = answer('put', '/api/admin/pages/{slug}', ({ body: { version, ...fields } }) => {
    const savedAt = '2026-11-26T15:00:00.000Z';
    const revision = { ...fields, version: version + 1, savedAt, adminName: 'owner' };
    page = { ...page, ...fields, version: version + 1, updatedAt: savedAt, revisions: [revision, ...page.revisions] };
    return page;
  });
  const user = openSection(sections, '/admin/settings/pages');
  expect(await screen.findByText('Not written')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit Returns' }));
  const form = await dialog('Returns');
  await press(user, form, 'Start from our template');
  expect(await within(form).findByText(/Replace what is in \[square brackets\]/)).toBeVisible();
  expect(within(form).getByLabelText('Text')).toHaveValue(RETURNS.template);
  fill(form, 'Text', '## Sending back');
  await waitFor(() => expect(within(form).queryByText(/square brackets/)).not.toBeInTheDocument());
  await user.click(within(form).getByRole('radio', { name: 'Preview' }));
  expect(await within(form).findByRole('heading', { name: 'Sending back' })).toBeVisible();
  await press(user, form, 'Publish');
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(await screen.findByText('Published')).toBeVisible();
  expect(screen.getByRole('link', { name: '/pages/returns' })).toHaveAttribute('href', '/pages/returns');

  await user.click(screen.getByRole('button', { name: 'Edit Returns' }));
  const again = await dialog('Returns');
  expect(within(again).getByRole('heading', { name: 'Earlier versions' })).toBeVisible();
  await press(user, again, 'Unpublish');
  await waitFor(() => expect(again).not.toBeInTheDocument());
  expect(await screen.findByText('Draft')).toBeVisible();
  expect(previewed.map(({ body }) => body.body)).toEqual(['## Sending back']);
  expect(saved.map(({ body }) => body)).toEqual([
    { version: 0, title: 'Returns', body: '## Sending back', published: true },
    { version: 1, title: 'Returns', body: '## Sending back', published: false },
  ]);
});
