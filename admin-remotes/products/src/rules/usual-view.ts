import type { ProductView } from './product-list.ts';

const KEY = 'productView';

/** The view that was chosen last in this browser: cards, as the specification has them, until somebody chooses the list. */
export const usualView = (): ProductView => (localStorage.getItem(KEY) === 'list' ? 'list' : 'cards');

export const rememberView = (view: string): void => localStorage.setItem(KEY, view);
