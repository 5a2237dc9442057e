import { fireEvent, screen, waitFor } from '@shop/component-testing';
import { CATALOG_TEXTS, CUSTOMER_TEXTS, emailRule, ORDER_TEXTS, type TextRule } from '@shop/contract';
import { openSection } from '../../testing/open-section.tsx';
import { Button, Form } from '../ui.ts';
import { TextItem } from './text-item.tsx';

const EMAIL = emailRule('Please enter a valid email');

function openForm(rule: TextRule, optional = false) {
  const saved: unknown[] = [];
  const element = (
    <Form onFinish={(values) => saved.push(values)}>
      <TextItem name="text" label="Text" rule={rule} optional={optional} />
      <Button htmlType="submit">Save</Button>
    </Form>
  );
  const user = openSection([{ id: 'kit', title: 'Kit', routes: [{ path: '*', element }] }], '/admin/kit');
  return { user, saved };
}

async function submit({ user }: Pick<ReturnType<typeof openForm>, 'user'>, typed: string): Promise<HTMLElement> {
  const input = await screen.findByLabelText('Text');
  fireEvent.change(input, { target: { value: typed } });
  await user.click(input);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return input;
}

it.each<[string, TextRule, string, string]>([
  ['nothing that can be seen', CATALOG_TEXTS.artistName, '\u200b\u2800\u3164', 'Name is required'],
  ['nothing at all', CATALOG_TEXTS.story, '', 'Story is required'],
  ['half a character', CATALOG_TEXTS.artistName, 'Ada \ud83d', 'Name holds characters that cannot be used'],
  ['one character too many', CUSTOMER_TEXTS.zipCode, '1'.repeat(21), 'ZIP code must be at most 20 characters'],
  ['too little beside what cannot be seen', CUSTOMER_TEXTS.zipCode, '021\u200b\u200b\u200b', 'ZIP code is required'],
  ['no address', EMAIL, 'ada@', 'Please enter a valid email'],
  ['an address that mailers read as an option', EMAIL, '-ada@example.com', 'Please enter a valid email'],
])('%s gets the sentence of the server at the field', async (_, rule, typed, message) => {
  const form = openForm(rule);
  const input = await submit(form, typed);
  expect(await screen.findByText(message)).toBeVisible();
  expect(input).toHaveAttribute('aria-required', 'true');
  expect(form.saved).toEqual([]);
});

it.each<[string, TextRule, string, string]>([
  ['a tab of a spreadsheet', CATALOG_TEXTS.artistName, ' Jane\tDoe', 'Jane Doe'],
  ['a text that fits without what cannot be seen', CUSTOMER_TEXTS.zipCode, `${'1'.repeat(20)}\u200b\u200b`, '1'.repeat(20)],
  ['line breaks of a word processor', ORDER_TEXTS.note, 'one\u000btwo\u2028three', 'one\ntwo\nthree'],
  ['an address with an invisible mark', EMAIL, '\ufeffada@example.com\u00a0', 'ada@example.com'],
])('%s is sent and shown as the server stores it', async (_, rule, typed, stored) => {
  const form = openForm(rule);
  const input = await submit(form, typed);
  await waitFor(() => expect(form.saved.at(-1)).toEqual({ text: stored }));
  expect(input).toHaveValue(stored);
});

it('Enter sends what is shown', async () => {
  const form = openForm(CATALOG_TEXTS.artistName);
  const input = await screen.findByLabelText('Text');
  await form.user.click(input);
  fireEvent.change(input, { target: { value: 'Jane\tDoe ' } });
  await form.user.keyboard('{Enter}');
  await waitFor(() => expect(form.saved.at(-1)).toEqual({ text: 'Jane Doe' }));
});

it('Ctrl Enter sends a text of several lines', async () => {
  const form = openForm(ORDER_TEXTS.note);
  const input = await screen.findByLabelText('Text');
  await form.user.type(input, 'one{Enter}two{Control>}{Enter}{/Control}');
  await waitFor(() => expect(form.saved.at(-1)).toEqual({ text: 'one\ntwo' }));
});

it('an optional text may be empty, but not half an address', async () => {
  const form = openForm(EMAIL, true);
  const input = await submit(form, '\u200b');
  await waitFor(() => expect(form.saved.at(-1)).toEqual({ text: '' }));
  expect(input).not.toHaveAttribute('aria-required', 'true');
  await submit(form, 'ada@');
  expect(await screen.findByText('Please enter a valid email')).toBeVisible();
});

it('a long line counts its characters from 100 on, and keeps the focus', async () => {
  const form = openForm(CATALOG_TEXTS.artistName);
  const input = await screen.findByLabelText('Text');
  await form.user.click(input);
  fireEvent.change(input, { target: { value: 'x'.repeat(99) } });
  expect(screen.queryByText(/\/ 120$/)).not.toBeInTheDocument();
  fireEvent.change(input, { target: { value: 'x'.repeat(100) } });
  expect(await screen.findByText('100 / 120')).toBeVisible();
  expect(input).toHaveFocus();
});
