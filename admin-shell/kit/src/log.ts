/** The only function that may write to the browser console; lint rejects `console` elsewhere. */
export function logError(message: string, cause: unknown): void {
  console.error(message, cause);
}
