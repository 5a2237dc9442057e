import { fireEvent } from '@shop/component-testing';

/** Ends the connection of the browser. Returns a function that restores it. */
export function goOffline(): () => void {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  return () => {
    onLine.mockReturnValue(true);
    fireEvent(window, new Event('online'));
  };
}
