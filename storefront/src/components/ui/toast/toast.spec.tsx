import { act, fireEvent, render, screen, userEvent } from '@shop/component-testing';
import { showToast } from './toast.ts';
import { ToastViewport } from './toast-viewport.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  render(<ToastViewport />);
  act(() => showToast({ title: 'Added to cart', action: { label: 'View cart', onClick: () => undefined } }));
});
afterEach(() => {
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
});

const shown = (): HTMLElement | null => screen.queryByText('Added to cart');
const card = (): HTMLElement => shown()!.parentElement!.parentElement!;
const wait = (ms: number): void => act(() => jest.advanceTimersByTime(ms));

it('leaves after five seconds', () => {
  wait(4_999);
  expect(shown()).toBeVisible();
  wait(1);
  expect(shown()).not.toBeInTheDocument();
});

it('leaves by itself when it appears below a resting mouse, and stays while the mouse moves on it', () => {
  fireEvent.mouseEnter(card());
  fireEvent.mouseMove(card());
  wait(60_000);
  expect(shown()).toBeVisible();
  fireEvent.mouseLeave(card());
  fireEvent.mouseEnter(card());
  wait(5_000);
  expect(shown()).not.toBeInTheDocument();
});

it('stays once F8 has moved the focus to it, and is dismissed by keyboard', async () => {
  const user = userEvent.setup({ delay: null });
  await user.keyboard('{F8}');
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'View cart' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Dismiss notification' })).toHaveFocus();
  wait(60_000);
  expect(shown()).toBeVisible();
  await user.keyboard('{Enter}');
  expect(shown()).not.toBeInTheDocument();
});
