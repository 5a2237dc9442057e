import { answer, fireEvent, render, screen, userEvent, type UserEvent } from '@shop/component-testing';
import { createClient, type ShopSettings } from '@shop/contract';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../src/app/app.tsx';
import { routeTable } from '../src/app/route-table.ts';
import { dismissToasts } from '../src/components/ui/toast/toast.ts';
import { FALLBACK_SETTINGS } from '../src/config/fallback-settings.ts';
import { SESSION_KEY } from '../src/config/limits.ts';
import { closeCart } from '../src/features/cart/cart-visibility.ts';
import { getSessionId } from '../src/features/cart/session-id.ts';
import { clearPendingPayment } from '../src/features/checkout/payment/pending-payment.ts';
import { deleteShippingDraft } from '../src/features/checkout/shipping/shipping-draft.ts';
import { createQueryClient } from '../src/lib/query-client.ts';

type Method = ShopSettings['paymentMethods'][number];

const manual = (id: Method['id'], label: string, value: string, payUrl: string | null): Method => ({
  id,
  kind: 'manual',
  label,
  shortLabel: label,
  handle: { label, placeholder: '', maxLength: 254, value },
  payUrl,
});

export const SETTINGS: ShopSettings = {
  ...FALLBACK_SETTINGS,
  email: 'hello@lastingfreedom.example',
  paymentHandles: { venmo: '', cashapp: '', zelle: '' },
  paymentMethods: [
    { id: 'card', kind: 'card', label: 'Credit/Debit Card', shortLabel: 'Card', handle: null, payUrl: null },
    manual('venmo', 'Venmo', '@LastingFreedom', 'https://venmo.com/?recipients={handle}&amount={amount}&note={orderNumber}'),
    manual('zelle', 'Zelle', 'pay@lastingfreedom.example', null),
  ],
  cardPayments: 'sandbox',
  offeredMethods: ['card', 'venmo', 'zelle'],
};

// Somebody who was here before: only then is a cart asked for before something is added.
beforeAll(() => {
  localStorage.setItem(SESSION_KEY, 'session-of-an-earlier-visit');
  getSessionId();
});

// As after the prefetch of the screens that a page links to.
beforeAll(() => Promise.all(routeTable.map(({ importModule }) => importModule())));

// What the frame of every page and Home ask for: a shop without categories and artists, and a shopper with an empty cart.
beforeEach(() => {
  answer('get', '/api/settings', SETTINGS);
  answer('get', '/api/categories', []);
  answer('get', '/api/cart', []);
  answer('get', '/api/artists', []);
});

// What the shop keeps in memory between two pages.
afterEach(() => {
  dismissToasts();
  closeCart();
  deleteShippingDraft();
  clearPendingPayment();
});

/** Renders the page of a URL with header and footer, as the browser does after a navigation. */
export function openPage(url: string): UserEvent {
  window.history.replaceState(null, '', url);
  render(
    <BrowserRouter>
      <App context={{ api: createClient(), origin: window.location.origin }} queryClient={createQueryClient()} />
    </BrowserRouter>,
  );
  return userEvent.setup({ delay: null });
}

/** Puts a text into a field, as typing or pasting does. */
export function fill(label: string, value: string): void {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
}

/** The part of the page between header and footer. */
export const main = (): HTMLElement => screen.getByRole('main');
