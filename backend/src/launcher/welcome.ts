import type { Config } from '../config.js';
import type { PreparedShop } from './prepare-shop.js';

/** The message that `npm start` prints when the shop is running. */
export function welcome(config: Config, prepared: PreparedShop): string {
  const origin = config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`;
  const lines = [
    '',
    '  Lasting Freedom is open.',
    '',
    `  Shop    ${origin}`,
    `  Admin   ${origin}/admin`,
    ...signIn(prepared),
    '',
    '  Ctrl-C closes it.',
    '',
  ];
  return lines.join('\n');
}

function signIn({ admin }: PreparedShop): string[] {
  if (admin.password === null) return [`          sign in as ${admin.username}`];
  return [`          sign in as ${admin.username} with ${admin.password}`, '          (shown this once: keep it)'];
}
