import type { Config } from '#src/config.js';

/** What `npm run admin:reset` prints. A shop that was started with another PORT cannot be asked for it. */
export function resetLinkText({ PUBLIC_ORIGIN, PORT }: Pick<Config, 'PUBLIC_ORIGIN' | 'PORT'>, path: string): string {
  const link = `This link works once and for 24 hours:\n${PUBLIC_ORIGIN ?? `http://localhost:${PORT}`}${path}\n`;
  if (PUBLIC_ORIGIN !== undefined) return link;
  return `${link}If your shop has another port than ${PORT}, change it in the link, or name it: PORT=3001 npm run admin:reset -- USERNAME\n`;
}
