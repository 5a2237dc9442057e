import { act, answer, refuse, screen, waitFor, within } from '@shop/component-testing';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { openSection } from '../../testing/open-section.tsx';
import { api } from '../api.ts';
import { FormDialog } from './form-dialog.tsx';
import { QueryState } from './query-state.tsx';
import { Button, Form, Input } from '../ui.ts';

const sectionOf = (element: ReactNode) => [{ id: 'kit', title: 'Kit', routes: [{ path: '*', element }] }];

function ThingForm() {
  const [open, setOpen] = useState(false);
  const [dirty, setDirty] = useState(false);
  return (
    <>
      <Link to="/kit/things">Things</Link>
      <Button onClick={() => setOpen(true)}>Open form</Button>
      <FormDialog
        open={open}
        title="Create New Thing"
        dirty={dirty}
        submitText="Create Thing"
        formId="thing-form"
        onClose={() => {
          setOpen(false);
          setDirty(false);
        }}
      >
        <Form id="thing-form" onValuesChange={() => setDirty(true)}>
          <Form.Item name="name" label="Name">
            <Input />
          </Form.Item>
        </Form>
      </FormDialog>
    </>
  );
}

describe('a form dialog', () => {
  it('asks before Escape, Cancel or Back discards input', async () => {
    const user = openSection(sectionOf(<ThingForm />), '/admin/kit');
    await user.click(screen.getByRole('link', { name: 'Things' }));
    await user.click(screen.getByRole('button', { name: 'Open form' }));
    const form = await screen.findByRole('dialog', { name: 'Create New Thing' });
    await user.type(within(form).getByLabelText('Name'), 'A thing');
    const ways = [
      () => user.keyboard('{Escape}'),
      () => user.click(within(form).getByRole('button', { name: 'Cancel' })),
      async () => act(() => window.history.back()),
    ];
    for (const leave of ways) {
      await leave();
      await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(screen.queryByText('Discard changes?')).not.toBeInTheDocument());
      expect(within(form).getByLabelText('Name')).toHaveValue('A thing');
    }
    await user.click(within(form).getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(form).not.toBeInTheDocument());
  });
});

function Reads() {
  const query = useQuery({ queryKey: ['reads'], queryFn: ({ signal }) => api.get('/api/artists', { signal }) });
  return (
    <>
      <Button onClick={() => void query.refetch()}>Read again</Button>
      <QueryState query={query} failure="Failed to fetch artists">
        {(artists) => <p>{`${artists.length} artists`}</p>}
      </QueryState>
    </>
  );
}

describe('a list', () => {
  it('that cannot be read says why, and is read again', async () => {
    let fails = true;
    answer('get', '/api/artists', () => (fails ? refuse(503, 'The shop is busy') : []));
    const user = openSection(sectionOf(<Reads />), '/admin/kit');
    expect(await screen.findByText('Failed to fetch artists')).toBeVisible();
    expect(screen.getByText('The shop is busy')).toBeVisible();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('0 artists')).toBeVisible();
  });

  it('that cannot be refreshed says so above the old data', async () => {
    let fails = false;
    answer('get', '/api/settings', () => refuse(503, 'The shop is busy'));
    answer('get', '/api/artists', () => (fails ? refuse(503, 'The shop is busy') : []));
    const user = openSection(sectionOf(<Reads />), '/admin/kit');
    expect(await screen.findByText('0 artists')).toBeVisible();
    fails = true;
    await user.click(screen.getByRole('button', { name: 'Read again' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/Could not refresh: this is what it was at .*The shop is busy/);
    expect(screen.getByText('0 artists')).toBeVisible();
    fails = false;
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
  });
});
