import { load } from 'cheerio';

const DROPPED = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'head', 'title']);
const BLOCKS = new Set(
  (
    'address article aside blockquote center div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre ' +
    'section table ul'
  ).split(' '),
);
/** These begin a line of their own without a blank one between them. */
const LINES = new Set(['li', 'tr', 'dt', 'dd']);
/** htmlparser2: the other parser that cheerio has is far slower on deep nesting. Both are quadratic, hence the limit. */
const FAST_PARSER = { xml: { xmlMode: false, decodeEntities: true } };
const MAX_MARKUP_CHARACTERS = 150_000;
const MARKUP = /<[a-z!/]|&[a-z]+;|&#/i;
const TAB_OR_NEWLINE = new Set(['\t', '\n']);

/** What cheerio's tree is made of, as far as it is read here. */
interface TreeNode {
  type: string;
  name?: string;
  data?: string;
  children?: TreeNode[];
}

/** The text of an HTML body: a line per block, list items with a dash, no markup, entities decoded, scripts dropped. */
export function htmlToText(html: string): string {
  if (!MARKUP.test(html)) return linesOfText(html);
  return linesOfText(textOfTree(load(html.slice(0, MAX_MARKUP_CHARACTERS), FAST_PARSER).root().get(0)));
}

/** Text as it stands, markup included, in tidy lines without control characters. */
export function linesOfText(text: string): string {
  return withoutControls(text)
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/(^|\n)-\n+/g, '$1- ')
    .trim();
}

/** One line without control characters, for names. */
export function lineOfText(text: string): string {
  return withoutControls(text).replace(/\s+/g, ' ').trim();
}

/** Shortens at a word's end; the result has at most `limit` characters, the sign of omission included. */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  // The cut may have split a surrogate pair; half of one is no text.
  const head = text.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/, '');
  const atWord = head.replace(/\s+\S*$/, '');
  return `${(atWord.length > limit / 2 ? atWord : head).trimEnd()}…`;
}

/** A stack of our own instead of recursion: a body may nest deeper than the call stack. */
function textOfTree(root: TreeNode | undefined): string {
  const out: string[] = [];
  const waiting: (TreeNode | string)[] = root ? [root] : [];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node === 'string') out.push(node);
    else if (node.type === 'text') out.push((node.data ?? '').replace(/\s+/g, ' '));
    else if (node.name === 'br') out.push('\n');
    else if (!DROPPED.has(node.name ?? '')) open(node, waiting);
  }
  return out.join('');
}

function open(node: TreeNode, waiting: (TreeNode | string)[]): void {
  const name = node.name ?? '';
  const isBlock = BLOCKS.has(name);
  if (isBlock) waiting.push('\n');
  if (name === 'td' || name === 'th') waiting.push(' ');
  waiting.push(...(node.children ?? []).toReversed());
  if (name === 'li') waiting.push('- ');
  if (isBlock || LINES.has(name)) waiting.push('\n');
}

/** Control characters could steer a terminal or a database; marks that turn the reading direction could hide words. */
function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069\u200B\uFEFF]/gu, (character) =>
    TAB_OR_NEWLINE.has(character) ? character : '',
  );
}
