import { dialog, fill, openSection, press, toasts } from '@shop/admin-kit/testing';
import { answer, fireEvent, hold, refuse, screen, type UserEvent, waitFor, within } from '@shop/component-testing';
import type { BulkOutcome, PaymentFileReading } from '@shop/contract';
import { givenLines } from '../../test/given-lines.ts';
import { certain, lineOrder, payment, reading } from '../../test/payment-files.ts';
import sections from '../section.tsx';

const PATH = '/admin/orders/statements';

/** Answers the dry run with `preview`, and the booking with the same lines and these outcomes. */
function givenReading(preview: PaymentFileReading | Response, outcomes: BulkOutcome[] = []) {
  return answer('post', '/api/admin/payments/statements', ({ body }) => {
    if (preview instanceof Response || body.dryRun) return preview;
    return { ...preview, dryRun: false, outcomes };
  });
}

/** A file that can be read: jsdom's cannot, and with the method on all of them, `fetch` would take them for its own. */
function readable(content: string | Uint8Array<ArrayBuffer>, name: string): File {
  const file = new File([content], name, { type: 'text/csv' });
  return Object.assign(file, { arrayBuffer: () => new Response(content).arrayBuffer() });
}

const chooseFile = async (user: UserEvent, content: string | Uint8Array<ArrayBuffer>, name = 'november.csv'): Promise<void> =>
  user.upload(await screen.findByLabelText('Payment file'), readable(content, name));
const preview = (): Promise<HTMLElement> => screen.findByRole('region', { name: /^november\.csv/ });
const textsOf = (list: HTMLElement): string[] =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const paid = (number: number): BulkOutcome => ({
  orderNumber: `ORD-${number}`,
  outcome: 'done',
  message: null,
  undo: { orderId: lineOrder(number).orderId, version: lineOrder(70).orderId },
});

describe('reading a payment file', () => {
  it('says what would happen, books what keeps its mark, and offers to undo it', async () => {
    const { waiting } = givenLines();
    const unsure = payment(4, {
      id: null,
      reason: 'amount-differs',
      message: '$60.00 came, $64.00 is due.',
      amount: '60.00',
      note: 'a hat',
    });
    const file = reading([certain(1), certain(2, { note: 'ORD-2, size M' }), certain(3), unsure], {
      readBefore: { at: '2026-11-12T12:00:00.000Z', by: 'ana' },
      counts: { rows: 50, matched: 3, review: 1, known: 40, ignored: 5, unreadable: 1 },
      ignored: [
        { reason: 'transfer', rows: 2, amount: '-90.00' },
        { reason: 'outgoing', rows: 3, amount: '-40.00' },
      ],
      unreadable: [{ row: 7, text: 'Carl Moss 64,00', message: 'The amount "64,00" cannot be read' }],
    });
    const sent = givenReading(file, [paid(1), paid(3)]);
    const undos = answer('post', '/api/admin/orders/selected/undo', { outcomes: [paid(1), paid(3)] });
    const user = openSection(sections, PATH);
    await chooseFile(user, new Uint8Array([0x4a, 0x6f, 0x73, 0xe9]));
    const shown = await preview();
    expect(sent[0]?.body).toEqual({ fileName: 'november.csv', content: 'José', dryRun: true });
    expect(textsOf(within(shown).getByRole('list', { name: 'Sums' }))).toEqual([
      '3 payments for 3 orders, $192.00',
      '1 to check',
      '40 were read before (Nov 12, 2026, ana)',
      '5 rows left out: 3 outgoing, 2 transfers',
      '1 row cannot be read',
    ]);
    expect(textsOf(within(shown).getByRole('list', { name: 'Payments to book' }))[0]).toMatch(/^ORD-1Jane DoeNov 3.*\$64\.00$/);
    expect(textsOf(within(shown).getByRole('list', { name: 'Payments to book' }))[1]).toMatch(/\$64\.00ORD-2, size M$/);
    expect(textsOf(within(shown).getByRole('list', { name: 'Payments to check' }))[0]).toMatch(
      /^\$60\.00 came, \$64\.00 is due\.Jane Doe.*a hat$/,
    );
    expect(shown).toHaveTextContent('Row 7: The amount "64,00" cannot be read');

    await user.click(within(shown).getByRole('checkbox', { name: 'Mark ORD-2 paid' }));
    expect(within(shown).getByRole('list', { name: 'Sums' })).toHaveTextContent('2 payments for 2 orders, $128.00');
    expect(within(shown).getByRole('list', { name: 'Sums' })).toHaveTextContent('2 to check');
    waiting.lines = [payment(2), unsure];
    await press(user, shown, 'Mark 2 orders paid');
    await waitFor(() => expect(toasts()).toHaveTextContent('2 orders are paid'));
    expect(sent[1]?.body).toEqual({ fileName: 'november.csv', content: 'José', dryRun: false, except: ['381200002'] });
    expect(await screen.findByRole('radio', { name: 'To check (2)' })).toBeChecked();
    await press(user, toasts(), 'Undo');
    await waitFor(() => expect(toasts()).toHaveTextContent('2 orders are not paid any more'));
    expect(undos[0]?.body.steps.map(({ orderId }) => orderId)).toEqual([lineOrder(1).orderId, lineOrder(3).orderId]);
  });

  it('books once, however often the button is pressed', async () => {
    givenLines();
    const { passed, release } = hold();
    const sent = answer('post', '/api/admin/payments/statements', async ({ body }) => {
      if (!body.dryRun) await passed;
      return reading([certain(1)], { outcomes: body.dryRun ? [] : [paid(1)] });
    });
    const user = openSection(sections, PATH);
    await chooseFile(user, 'ID');
    const button = within(await preview()).getByRole('button', { name: 'Mark 1 order paid' });
    fireEvent.click(button);
    fireEvent.click(button);
    release();
    await waitFor(() => expect(toasts()).toHaveTextContent('1 order is paid'));
    expect(sent.map(({ body }) => body.dryRun)).toEqual([true, false]);
    expect(await screen.findByLabelText('Payment file')).toBeInTheDocument();
  });

  it('names the orders that could not be paid meanwhile', async () => {
    givenLines();
    const message = 'The order was cancelled';
    givenReading(reading([certain(1), certain(2)]), [paid(1), { orderNumber: 'ORD-2', outcome: 'failed', message }]);
    const user = openSection(sections, PATH);
    await chooseFile(user, 'ID');
    await press(user, await preview(), 'Mark 2 orders paid');
    expect(await dialog('1 order was not changed')).toHaveTextContent('ORD-2The order was cancelled');
  });

  it('keeps payments that nobody can book by themselves', async () => {
    givenLines();
    const sent = givenReading(reading([payment(1, { id: null })]));
    const user = openSection(sections, PATH);
    await chooseFile(user, 'ID');
    await press(user, await preview(), 'Keep 1 to check');
    await waitFor(() => expect(toasts()).toHaveTextContent('1 payment is to check'));
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['was read before', { known: 2 }, 'Nothing new is in this file.'],
    ['has no payment', { ignored: 2 }, 'No payment to the shop is in this file.'],
  ])('has nothing to press for a file that %s', async (_, counts, text) => {
    givenLines();
    const none = reading([]);
    givenReading({ ...none, counts: { ...none.counts, ...counts } });
    const user = openSection(sections, PATH);
    await chooseFile(user, 'ID');
    expect(await preview()).toHaveTextContent(text);
    expect(within(await preview()).getAllByRole('button')).toHaveLength(1);
    await press(user, await preview(), 'Close');
    expect(await screen.findByText('Nothing to check')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveFocus();
  });

  it('says why a text cannot be read, and takes the next one', async () => {
    givenLines();
    let refused: Response | undefined = refuse(400, 'The file is empty.', { code: 'UNKNOWN_STATEMENT' });
    const sent = answer('post', '/api/admin/payments/statements', () => refused ?? reading([], { fileName: 'november.csv' }));
    const user = openSection(sections, PATH);
    await user.click(await screen.findByText('Paste its text instead'));
    const input = screen.getByRole('region', { name: 'Read a payment file' });
    fill(input, 'Text of the payment file', 'ID,Datetime');
    await press(user, input, 'Read the text');
    expect(await screen.findByRole('alert')).toHaveTextContent('The file is empty.');
    expect(sent[0]?.body).toMatchObject({ fileName: 'Pasted text', content: 'ID,Datetime' });
    refused = undefined;
    await chooseFile(user, 'ID');
    expect(await preview()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('takes a file that is dropped, and does not open one that is too large', async () => {
    givenLines();
    const sent = givenReading(reading([certain(1)]));
    openSection(sections, PATH);
    const zone = (await screen.findByRole('button', { name: 'Choose a file' })).parentElement!;
    const large = new File(['x'], 'video.mp4');
    Object.defineProperty(large, 'size', { value: 80 * 1_048_576 });
    fireEvent.drop(zone, { dataTransfer: { files: [large] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('This file has more than 5 MB');
    fireEvent.drop(zone, { dataTransfer: { files: [readable('ID', 'november.csv')] } });
    expect(await preview()).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('undoes more orders than one request takes', async () => {
    givenLines();
    const numbers = Array.from({ length: 130 }, (_, index) => index + 1);
    givenReading(reading(numbers.map((number) => certain(number))), numbers.map(paid));
    const undos = answer('post', '/api/admin/orders/selected/undo', ({ body: { steps } }) => ({
      outcomes: numbers.map(paid).filter(({ undo }) => steps.some(({ orderId }) => orderId === undo?.orderId)),
    }));
    const user = openSection(sections, PATH);
    await chooseFile(user, 'ID');
    await press(user, await preview(), 'Mark 130 orders paid');
    await waitFor(() => expect(toasts()).toHaveTextContent('130 orders are paid'));
    await press(user, toasts(), 'Undo');
    await waitFor(() => expect(toasts()).toHaveTextContent('130 orders are not paid any more'));
    expect(undos.map(({ body }) => body.steps.length)).toEqual([100, 30]);
  });
});
