import { act, fireEvent, screen, within } from '@shop/component-testing';
import { openSection } from '../../testing/open-section.tsx';
import { notify, notifyError, notifySuccess } from './notify.ts';

const SECTION = [{ id: 'kit', title: 'Kit', routes: [{ path: '*', element: <p>Here</p> }] }];
const toasts = (): HTMLElement => screen.getByRole('region', { name: 'Notifications (F8)' });

describe('toasts', () => {
  it('are shown one at a time, and reached with F8', async () => {
    const user = openSection(SECTION, '/admin/kit');
    act(() => notifySuccess('Product created successfully'));
    expect(within(toasts()).getByRole('status')).toHaveTextContent('SuccessProduct created successfully');
    act(() => notify({ title: 'Second' }));
    expect(toasts()).toHaveTextContent(/^Second$/);
    await user.keyboard('{F8}');
    expect(toasts()).toHaveFocus();
  });

  it('are dismissed by a swipe of more than 50 px to the right', () => {
    openSection(SECTION, '/admin/kit');
    act(() => notifyError(new Error('x'), 'Failed to create product'));
    const toast = within(toasts()).getByRole('alert');
    const swipe = (px: number): void => {
      for (const [type, clientX] of Object.entries({ pointerdown: 10, pointermove: 10 + px, pointerup: 10 + px }))
        fireEvent(toast, new MouseEvent(type, { bubbles: true, clientX }));
    };
    swipe(50);
    expect(toast).toBeVisible();
    swipe(51);
    expect(toasts()).toBeEmptyDOMElement();
  });
});
