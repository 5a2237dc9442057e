/** The fields that nodemailer adds to an error. */
interface SmtpFailure {
  responseCode?: unknown;
  response?: unknown;
  command?: unknown;
  code?: unknown;
}

/**
 * The error of a mail server for logs, the queue and the database: servers repeat the recipient's address in their answers, so
 * only the codes are kept. Without an answer, the message of the connection error is kept, which names the server only.
 */
export function withoutAddresses(error: unknown): Error {
  const { responseCode, response, command, code } = (error ?? {}) as SmtpFailure;
  if (typeof responseCode === 'number') {
    const enhanced = typeof response === 'string' ? /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] : undefined;
    const during = typeof command === 'string' ? ` (${command})` : '';
    return new Error(`The mail server answered ${responseCode}${enhanced ? ` ${enhanced}` : ''}${during}`);
  }
  const message = error instanceof Error ? error.message : 'The mail could not be sent';
  const failure = new Error(message.replace(/\S+@\S+/g, '[address]'));
  return typeof code === 'string' ? Object.assign(failure, { code }) : failure;
}
