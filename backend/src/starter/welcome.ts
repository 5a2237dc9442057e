import type { Config } from '../config.js';
import type { PreparedShop } from './prepare-shop.js';

/** What a person at the terminal needs to go on. */
export function welcome(config: Config, prepared: PreparedShop): string {
  const origin = config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`;
  const lines = [
    '',
    '  Lasting Freedom is open.',
    '',
    `  Shop    ${origin}`,
    `  Admin   ${origin}/admin`,
    ...(prepared.admin ? [`  Sign in as ${prepared.admin.username} with ${prepared.admin.password}`, '  (shown this once; keep it)'] : []),
    '',
    '  Ctrl-C closes it.',
    '',
  ];
  return lines.join('\n');
}
