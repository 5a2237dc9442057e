import { cartButtonLabel, cartCount } from '#features/cart/cart-count.ts';
import { storedSessionId } from '#features/cart/session-id.ts';

interface CountedLine {
  quantity: number;
}

const isLines = (body: unknown): body is CountedLine[] =>
  Array.isArray(body) && body.every((line) => typeof line === 'object' && line !== null && 'quantity' in line);

/**
 * Shows how many pieces are in the cart before the application runs. `CartButton` shows its own count once it knows it. Does nothing
 * for visitors without a session.
 */
export async function showEarlyCartCount(): Promise<void> {
  const sessionId = storedSessionId();
  const button = document.querySelector<HTMLButtonElement>('button[data-cart]');
  if (!sessionId || !button) return;
  let isHydrating = false;
  const label = button.ariaLabel;
  // React renders the label of an empty cart first; a label that differs from it would stay when the cart is empty by then.
  const onHydrating = () => {
    isHydrating = true;
    button.ariaLabel = label;
  };
  document.addEventListener('shop:hydrating', onHydrating, { once: true });
  const response = await fetch(`/api/cart?sessionId=${encodeURIComponent(sessionId)}`);
  const body: unknown = response.ok ? await response.json() : [];
  const count = isLines(body) ? cartCount(body) : 0;
  if (count === 0 || isHydrating) return;
  button.dataset.cart = String(count);
  button.ariaLabel = cartButtonLabel(count);
}
