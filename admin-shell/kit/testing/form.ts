import { fireEvent, screen, type UserEvent, within } from '@shop/component-testing';

export const dialog = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('dialog', { name });

/** The region of the toasts; empty without one. */
export const toasts = (): HTMLElement => screen.getByRole('region', { name: 'Notifications (F8)' });

/** Puts a text in a field at once; typing costs a rendering for each key. */
export const fill = (form: HTMLElement, label: string | RegExp, value: string): boolean =>
  fireEvent.change(within(form).getByLabelText(label), { target: { value } });

export const press = (user: UserEvent, inside: HTMLElement, name: string | RegExp): Promise<void> =>
  user.click(within(inside).getByRole('button', { name }));

/** Chooses an option of a select that is not chosen yet. */
export async function choose(user: UserEvent, label: string, option: string): Promise<void> {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(await screen.findByTitle(option));
}
