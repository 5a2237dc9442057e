import { AsyncLocalStorage } from 'node:async_hooks';

/** Not an address, because a client behind a proxy too many can choose the one that it seems to come from. */
const calls = new AsyncLocalStorage<true>();

/** Marks the requests that `work` makes inside the process, for rendered pages: `renderLimit` has counted the page. */
export const inProcess = <T>(work: () => Promise<T>): Promise<T> => calls.run(true, work);

export const isInProcess = (): boolean => calls.getStore() === true;
