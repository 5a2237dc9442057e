import { micromark } from 'micromark';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';

const ANCHOR = /<a href="([^"]*)"/g;
const HEADING = /<(\/?)h([1-6])>/g;
const TOP_LEVEL = 2;
const LOWEST_LEVEL = 6;
/** A path of this shop has one slash at its start: "//host" and "/\host" are other hosts. */
const ALLOWED_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|#|\/(?!\/|\\|%5c))/i;

/**
 * Renders Markdown without HTML: tags in the text are shown as text, images are left out, and links lead to http(s), mailto,
 * tel or paths of this shop only. The highest heading becomes h2, below the page's title.
 */
export function pageHtml(markdown: string): string {
  const html = micromark(markdown, {
    extensions: [gfmTable(), { disable: { null: ['labelStartImage'] } }],
    htmlExtensions: [gfmTableHtml()],
    // The filter below decides instead: micromark's own list lacks tel: and allows irc: and xmpp:.
    allowDangerousProtocol: true,
  });
  return withHeadingsBelowTitle(
    html.replace(ANCHOR, (anchor, address: string) => (ALLOWED_ADDRESS.test(address) ? anchor : '<a')),
  );
}

function withHeadingsBelowTitle(html: string): string {
  const highest = Math.min(...Array.from(html.matchAll(HEADING), ([, , level]) => Number(level)));
  const shifted = (level: string): number => Math.min(LOWEST_LEVEL, Number(level) - highest + TOP_LEVEL);
  return html.replace(HEADING, (_, slash: string, level: string) => `<${slash}h${shifted(level)}>`);
}
