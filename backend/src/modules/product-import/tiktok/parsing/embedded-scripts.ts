import { load } from 'cheerio/slim';

/**
 * Scripts and meta fields are extracted with linear-time patterns: an HTML parser needs quadratic time for deeply nested
 * pages, and the page may be hostile.
 */
const SCRIPT = /<script\b([^>]{0,500})>/gi;
const META = /<meta\b([^>]{0,2000})>/gi;
/** Meta fields are at the beginning of a page. */
const HEAD_CHARACTERS = 300_000;
const TITLE = /<title\b[^>]{0,200}>([^<]{0,1000})/i;
const ATTRIBUTE = /([a-z:_-]{1,40})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

export interface EmbeddedScript {
  id: string | undefined;
  type: string | undefined;
  text: string;
}

/** The inline scripts of a page, unparsed. The search continues behind each script because its text contains no tags. */
export function embeddedScripts(html: string): EmbeddedScript[] {
  const scripts: EmbeddedScript[] = [];
  const opening = new RegExp(SCRIPT);
  for (let match = opening.exec(html); match !== null; match = opening.exec(html)) {
    const start = match.index + match[0].length;
    const end = html.indexOf('</script', start);
    if (end < 0) break;
    const attributes = attributesOf(match[1] ?? '');
    scripts.push({ id: attributes.get('id'), type: attributes.get('type'), text: html.slice(start, end) });
    opening.lastIndex = end;
  }
  return scripts;
}

/** Meta fields by property or name, with entities decoded; the first of a name wins. */
export function metaFields(html: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const match of html.slice(0, HEAD_CHARACTERS).matchAll(META)) {
    const attributes = attributesOf(match[1] ?? '');
    const name = (attributes.get('property') ?? attributes.get('name'))?.toLowerCase();
    const content = attributes.get('content');
    if (name !== undefined && content !== undefined && !fields.has(name)) fields.set(name, decoded(content));
  }
  return fields;
}

export function titleOf(html: string): string {
  return decoded(TITLE.exec(html)?.[1] ?? '').trim();
}

function attributesOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );
}

/** Decodes entities only: "<" is escaped first because text from an attribute contains no markup. */
function decoded(text: string): string {
  return text.includes('&') ? load(text.replaceAll('<', '&lt;'), null, false).text() : text;
}
