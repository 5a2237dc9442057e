import { type EmailContent, renderHtml, renderText } from './email-content.js';

const SENDER = { shopName: 'Lasting Freedom', tagline: 'Hope.', email: 'hello@example.org' };
const CONTENT: EmailContent = {
  subject: 'We have your order',
  heading: 'Thank you, <script>alert(1)</script>',
  paragraphs: ['First line\nsecond line', `Quotes " and ' and & stay text`],
  lines: [{ name: '2 × Hoodie <b>', amount: '$96.00' }],
  total: '$96.00',
  details: [{ label: 'Ships to', value: 'Amara\n12 Harbor Street' }],
  action: { label: 'See your order', url: 'https://shop.example/order?a=1&b="x"' },
};

describe('the content of an email', () => {
  it('escapes markup in user input', () => {
    const html = renderHtml(CONTENT, SENDER);
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&#60;script&#62;');
    expect(html).toContain('href="https://shop.example/order?a=1&#38;b=&#34;x&#34;"');
  });

  it('shows pictures beside their names, with whole addresses and without a word for readers', () => {
    const image = 'https://shop.example/api/images/a.webp?w=320&x="';
    const html = renderHtml(
      {
        ...CONTENT,
        lines: [
          { name: 'Hoodie', amount: '$48.00', image },
          { name: 'Cap', amount: '$24.00' },
        ],
      },
      SENDER,
    );
    expect(html.match(/<img [^>]*>/g)).toEqual([
      expect.stringContaining('src="https://shop.example/api/images/a.webp?w=320&#38;x=&#34;" alt=""'),
    ]);
    expect(html.match(/<td width="60"/g)).toHaveLength(2);
    expect(html).toContain('<td colspan="2" style="padding:12px 0;font-size:17px;font-weight:bold">Total</td>');
    expect(renderHtml(CONTENT, SENDER)).not.toMatch(/<img|colspan/);
  });

  it('makes no link of what somebody typed', () => {
    const details = [{ label: 'Ships to', value: 'Amara\nevil.example/now', isTyped: true }] as const;
    const typed = { ...CONTENT, details, quote: { intro: 'You wrote:', text: 'See evil.example/now' } };
    for (const text of [renderHtml(typed, SENDER), renderText(typed, SENDER)]) {
      expect(text).toContain('evil');
      expect(text).not.toContain('evil.example');
    }
  });

  it('has a plain text version', () => {
    expect(renderText(CONTENT, SENDER)).toBe(
      [
        'Thank you, <script>alert(1)</script>',
        'First line\nsecond line',
        `Quotes " and ' and & stay text`,
        '- 2 × Hoodie <b>: $96.00\nTotal: $96.00',
        'Ships to: Amara, 12 Harbor Street',
        'See your order: https://shop.example/order?a=1&b="x"',
        'Lasting Freedom\nHope.\nhello@example.org',
      ].join('\n\n'),
    );
  });
});
