import { cutAtWord, htmlToText, lineOfText } from './plain-text.js';

describe('htmlToText', () => {
  it.each([
    ['plain text\nof two lines', 'plain text\nof two lines'],
    ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['One<br>Two<br/>Three', 'One\nTwo\nThree'],
    ['<ul>\n<li>Soft</li>\n<li><b>Warm</b>\n</li></ul>', '- Soft\n- Warm'],
    ['<ul><li><p>Soft</p></li><li>Warm</li></ul>', '- Soft\n\n- Warm'],
    ['<table><tr><td>Waist</td><td>32</td></tr></table>', 'Waist 32'],
    ['Fish &amp; chips &lt;3 &eacute;t&#233; &#x2764;', 'Fish & chips <3 été ❤'],
    ['<script>alert(1)</script><style>p{}</style>Text<svg><title>x</title></svg><iframe>y</iframe>', 'Text'],
    ['<p onclick="x()">Click</p><a href="javascript:x()">me</a>', 'Click\nme'],
    ['<p>unclosed <b>tags', 'unclosed tags'],
    ['a < b and c > d', 'a < b and c > d'],
    ['<!-- note -->Text', 'Text'],
    ['tab\there\u0000 and\u001B[31m red\u202E gnp', 'tab here and[31m red gnp'],
    ['', ''],
  ])('%j', (html, text) => expect(htmlToText(html)).toBe(text));

  it('converts HTML nested deeper than the call stack', () => {
    expect(htmlToText(`${'<div>'.repeat(20_000)}deep`)).toBe('deep');
  });
});

describe('lineOfText', () => {
  it.each([
    ['  Two\n words\t here ', 'Two words here'],
    ['\u001B]0;title\u0007Tee', ']0;titleTee'],
    ['Tee\u0000', 'Tee'],
  ])('normalizes %j to %j', (cell, name) => expect(lineOfText(cell)).toBe(name));
});

describe('cutAtWord', () => {
  it.each([
    ['short', 10, 'short'],
    ['exactly10!', 10, 'exactly10!'],
    ['two words here', 10, 'two words…'],
    ['x'.repeat(20), 10, `${'x'.repeat(9)}…`],
    ['😀'.repeat(10), 10, '😀😀😀😀…'],
  ])('truncates %j to %i characters', (text, limit, cut) => {
    expect(cutAtWord(text, limit)).toBe(cut);
    expect(cutAtWord(text, limit).length).toBeLessThanOrEqual(limit);
  });
});
