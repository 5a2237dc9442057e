import { cleanLine, cleanLines, cutAtCharacter } from '@shop/contract/clean-text';
import { load } from 'cheerio/slim';

const IGNORED_ELEMENTS = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'head', 'title']);
const BLOCK_ELEMENTS = new Set(
  (
    'address article aside blockquote center div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre ' +
    'section table ul'
  ).split(' '),
);
/** Elements that start a new line without a blank line before it. */
const LINE_ELEMENTS = new Set(['li', 'tr', 'dt', 'dd']);
/** HTML rather than XML rules for htmlparser2, the only parser of cheerio/slim; its time is quadratic for deep nesting, hence the limit. */
const HTMLPARSER2 = { xml: { xmlMode: false, decodeEntities: true } };
const MAX_MARKUP_CHARACTERS = 150_000;
const MARKUP = /<[a-z!/]|&[a-z]+;|&#/i;

/** The fields of cheerio's nodes that are read here. */
interface TreeNode {
  type: string;
  name?: string;
  data?: string;
  children?: TreeNode[];
}

/** Converts HTML to text: one line per block, list items with a dash, entities decoded, no scripts. */
export function htmlToText(html: string): string {
  if (!MARKUP.test(html)) return linesOfText(html);
  return linesOfText(textOfTree(load(html.slice(0, MAX_MARKUP_CHARACTERS), HTMLPARSER2).root().get(0)));
}

/** Normalizes whitespace and removes control characters; markup is kept as text. */
export function linesOfText(text: string): string {
  return cleanLines(text)
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/(^|\n)-\n+/g, '$1- ')
    .trim();
}

/** One line without control characters, for names. */
export function lineOfText(text: string): string {
  return cleanLine(text).replace(/\s+/g, ' ');
}

/** Truncates at the end of a word, to at most `limit` UTF-16 units including the ellipsis. */
export function cutAtWord(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const head = cutAtCharacter(text, limit - 1);
  const atWord = head.replace(/\s+\S*$/, '');
  return `${(atWord.length > limit / 2 ? atWord : head).trimEnd()}…`;
}

/** Iterative, because HTML can be nested deeper than the call stack. */
function textOfTree(root: TreeNode | undefined): string {
  const out: string[] = [];
  const stack: (TreeNode | string)[] = root ? [root] : [];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (typeof node === 'string') out.push(node);
    else if (node.type === 'text') out.push((node.data ?? '').replace(/\s+/g, ' '));
    else if (node.name === 'br') out.push('\n');
    else if (!IGNORED_ELEMENTS.has(node.name ?? '')) pushChildren(node, stack);
  }
  return out.join('');
}

function pushChildren(node: TreeNode, stack: (TreeNode | string)[]): void {
  const name = node.name ?? '';
  const isBlock = BLOCK_ELEMENTS.has(name);
  if (isBlock) stack.push('\n');
  if (name === 'td' || name === 'th') stack.push(' ');
  stack.push(...(node.children ?? []).toReversed());
  if (name === 'li') stack.push('- ');
  if (isBlock || LINE_ELEMENTS.has(name)) stack.push('\n');
}
