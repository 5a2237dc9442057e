import { hasUnsavedInput } from '@shop/admin-kit';

const FIELDS = 'input, textarea, [contenteditable]';

/** Whether what the screen shows must not change: somebody types, drags or has a dialog open. */
export function isEditing(): boolean {
  const { activeElement } = document;
  const isInForm = activeElement?.matches(FIELDS) === true && activeElement.closest('form') !== null;
  const dialogs = [...document.querySelectorAll('[role="dialog"]')];
  return isInForm || hasUnsavedInput() || dialogs.some((dialog) => dialog.checkVisibility());
}
