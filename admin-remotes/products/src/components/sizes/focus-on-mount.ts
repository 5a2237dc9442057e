interface Focusable {
  focus: () => void;
  /** Of Ant Design's inputs, whose ref is a handle; buttons give their element. */
  nativeElement?: HTMLElement | null;
}

/** An input makes a new handle, and calls the ref again, whenever it is rendered: then the focus must stay where it is. */
const focusedElements = new WeakSet<object>();

/**
 * As `ref`: moves the focus to an element that replaces the one that was pressed. Not during the key press itself, because its Enter
 * would then submit the form from the new field.
 */
export const focusOnMount = (handle: Focusable | null): void => {
  if (!handle) return;
  const element = handle.nativeElement ?? handle;
  if (focusedElements.has(element)) return;
  focusedElements.add(element);
  requestAnimationFrame(() => handle.focus());
};
