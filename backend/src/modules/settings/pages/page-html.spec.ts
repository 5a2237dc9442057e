import { load } from 'cheerio';
import * as fc from 'fast-check';
import { pageHtml } from './page-html.js';
import { TEST_SEED } from '#test/support/tier.js';

const ALLOWED_TAGS = new Set(
  'h2 h3 h4 h5 h6 p a em strong code pre ul ol li blockquote hr br table thead tbody tr th td'.split(' '),
);
const ALLOWED_ATTRIBUTES = /^(href|title|start|align|class)$/;

/** Everything in the HTML that a page must not contain. */
function unsafeParts(html: string): string[] {
  const $ = load(html, null, false);
  return $('*')
    .toArray()
    .flatMap((element) => {
      if (!('attribs' in element)) return [];
      const href = element.attribs['href'];
      const badLink = href !== undefined && !/^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]|%5c))/i.test(href);
      return [
        ...(ALLOWED_TAGS.has(element.name) ? [] : [`<${element.name}>`]),
        ...Object.keys(element.attribs).filter((name) => !ALLOWED_ATTRIBUTES.test(name)),
        ...(badLink ? [`href ${href}`] : []),
      ];
    });
}

describe('pageHtml', () => {
  it.each([
    ['# Big\n\ntext', '<h2>Big</h2>\n<p>text</p>'],
    ['## Two\n\n### Three', '<h2>Two</h2>\n<h3>Three</h3>'],
    ['### Three\n\n###### Six', '<h2>Three</h2>\n<h5>Six</h5>'],
    ['# One\n\n###### Six', '<h2>One</h2>\n<h6>Six</h6>'],
    [
      '[us](/contact) [mail](mailto:a@b.example) [call](tel:+14105550199)',
      '<p><a href="/contact">us</a> <a href="mailto:a@b.example">mail</a> <a href="tel:+14105550199">call</a></p>',
    ],
    [
      '| Size |\n| - |\n| S |',
      '<table>\n<thead>\n<tr>\n<th>Size</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>S</td>\n</tr>\n</tbody>\n</table>',
    ],
  ])('renders %j', (markdown, html) => expect(pageHtml(markdown)).toBe(html));

  it.each([
    '[x](javascript:alert(1))',
    '[x](JAVASCRIPT:alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:x)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x](/%5Cevil.example)',
    '[x](\\\\evil.example)',
    '[x][y]\n\n[y]: javascript:alert(1) "title"',
    '<javascript:alert(1)>',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '![x](https://evil.example/pixel.gif)',
    '![x](javascript:alert(1))',
    '[x](https://a.example "\\" onmouseover=alert(1) x=\\"")',
    '`<a href="javascript:x">`',
    '    <a href="javascript:x">',
    '```"><script>\nx\n```',
    '| <img src=x onerror=y> |\n| - |\n| [a](javascript:x) |',
  ])('is harmless: %s (threat 142)', (markdown) => expect(unsafeParts(pageHtml(markdown))).toEqual([]));

  it('is harmless for every other text (threat 142)', () => {
    const piece = fc.constantFrom(
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '"',
      "'",
      '`',
      '!',
      '\\',
      '&#106;',
      'javascript:',
      'a',
      ' ',
      '\n',
      '|',
      '-',
      '//',
      'onx=',
      'script',
      '=',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(unsafeParts(pageHtml(pieces.join('')))).toEqual([]);
      }),
      { numRuns: 300, seed: TEST_SEED },
    );
  });
});
