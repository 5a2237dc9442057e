import { answer, refuse, screen, waitFor } from '@shop/component-testing';
import { main, openPage } from '#test/open-page.tsx';

const SECRET = 'pi_1_secret_2';

const openReturn = (status: string) =>
  openPage(`/order-confirmation?payment_intent=pi_1&payment_intent_client_secret=${SECRET}&redirect_status=${status}`);

describe('the page that a bank returns to', () => {
  it('links a payment that failed back to the form', async () => {
    const resolved = answer('post', '/api/payments/resolve', () => refuse(402, 'The payment is not completed'));
    openReturn('failed');
    expect(await screen.findByRole('heading', { name: 'Payment not completed' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Back to payment' })).toHaveAttribute('href', '/checkout?step=payment');
    expect(resolved.map(({ body }) => body)).toEqual([{ clientSecret: SECRET }]);
    await waitFor(() => expect(window.location.href).not.toContain('secret'));
  });

  it('shows how to reach the shop when it knows nothing of the payment', async () => {
    answer('post', '/api/payments/resolve', () => refuse(404, 'Payment not found'));
    openReturn('succeeded');
    expect(await screen.findByRole('link', { name: 'hello@lastingfreedom.example' })).toBeVisible();
    expect(main()).toHaveTextContent('Please do not pay again');
    expect(screen.queryByText(/not found/i)).not.toBeInTheDocument();
  });

  it('shows how to reach the shop when there is no payment', async () => {
    openPage('/order-confirmation');
    expect(await screen.findByRole('heading', { name: 'Your order is in your email' })).toBeVisible();
    await waitFor(() => expect(main()).toHaveTextContent('Write to hello@lastingfreedom.example'));
  });
});
