/** The one door to the browser's console, for faults a developer should find there. */
export function logError(message: string, cause: unknown): void {
  console.error(message, cause);
}
