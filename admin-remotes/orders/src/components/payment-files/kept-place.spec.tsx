import { dialog, press, toasts } from '@shop/admin-kit/testing';
import { answer, hold, refuse, waitFor, within } from '@shop/component-testing';
import { lineOf, openTabs } from '../../../test/given-lines.ts';
import { lineOrder, payment } from '../../../test/payment-files.ts';

const carl = payment(2, { payer: 'Carl Moss' });
const firstButton = async (name: string): Promise<HTMLElement> => within(await lineOf(name)).getAllByRole('button')[0]!;

/** Presses what somebody else has decided already; the list without it comes when `release` is called. */
async function givenRefusal() {
  const { passed, release } = hold();
  const { user } = openTabs({ review: [payment(1), carl] });
  const line = await lineOf('Jane Doe');
  answer('post', '/api/admin/payments/statement-lines/{id}/owed', () => {
    answer('get', '/api/admin/payments/statement-lines', async () => {
      await passed;
      return { lines: [carl], next: null, counts: { review: 1, owed: 0, owedAmount: '0.00' } };
    });
    // Browsers take the focus from a button that is disabled.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return refuse(409, 'Somebody else has decided this line', { code: 'LINE_DECIDED' });
  });
  await press(user, line, 'Send $64.00 back');
  await waitFor(() => expect(toasts()).toHaveTextContent('Somebody else has decided this line'));
  await waitFor(async () => expect(await firstButton('Jane Doe')).toHaveFocus());
  return { user, line, release };
}

it('the payment in the place of one that somebody else has decided has the focus', async () => {
  const { line, release } = await givenRefusal();
  release();
  await waitFor(() => expect(line).not.toBeInTheDocument());
  await waitFor(async () => expect(await firstButton('Carl Moss')).toHaveFocus());
});

it('a press beside the buttons gives the place up', async () => {
  const { user, line, release } = await givenRefusal();
  await user.click(document.body);
  release();
  await waitFor(() => expect(line).not.toBeInTheDocument());
  expect(document.body).toHaveFocus();
});

it('the payment in the place of one that was booked after a question has the focus', async () => {
  const { user, decided } = openTabs({ review: [payment(1, { amount: '60.00', candidates: [lineOrder(1)] }), carl] });
  answer('post', '/api/admin/payments/statement-lines/match', ({ body }) =>
    body.acceptDifference
      ? { lines: [decided('matched')], outcomes: [{ orderNumber: 'ORD-1', outcome: 'done' as const, message: null }] }
      : refuse(409, '$60.00 came, $64.00 is due', { code: 'AMOUNT_DIFFERS' }),
  );
  const line = await lineOf('Jane Doe');
  await press(user, line, 'Use this order: ORD-1');
  await press(user, await dialog('Book another amount?'), 'Mark paid all the same');
  await waitFor(() => expect(line).not.toBeInTheDocument());
  await waitFor(async () => expect(await firstButton('Carl Moss')).toHaveFocus());
});
