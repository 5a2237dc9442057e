/** What a failed request says: the cause, because "fetch failed" alone helps nobody. */
export function reasonOf(error: unknown): string {
  const { cause, errors, message } = Object(error) as { cause?: unknown; errors?: unknown[]; message?: string };
  if (cause !== undefined) return reasonOf(cause);
  // Several attempts, for example over IPv4 and IPv6.
  if (errors?.[0] !== undefined) return reasonOf(errors[0]);
  return message || String(error);
}
