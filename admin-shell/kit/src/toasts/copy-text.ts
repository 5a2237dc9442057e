import { notify, notifySuccess } from './notify.ts';

/** Puts a text in the clipboard and says `copied`, or that the browser refuses: it needs https and the person's permission. */
export function copyText(text: string, copied: string): void {
  navigator.clipboard.writeText(text).then(
    () => notifySuccess(copied),
    () => notify({ title: 'Error', description: 'The browser does not allow copying', destructive: true }),
  );
}
