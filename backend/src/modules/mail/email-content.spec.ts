import { type EmailContent, renderHtml, renderText } from './email-content.js';

const SENDER = { shopName: 'Lasting Freedom', tagline: 'Hope.', email: 'hello@example.org' };
const LETTER: EmailContent = {
  subject: 'We have your order',
  heading: 'Thank you, <script>alert(1)</script>',
  paragraphs: ['First line\nsecond line', `Quotes " and ' and & stay text`],
  lines: [{ name: '2 × Hoodie <b>', amount: '$96.00' }],
  total: '$96.00',
  facts: [{ label: 'Ships to', value: 'Amara\n12 Harbor Street' }],
  action: { label: 'See your order', url: 'https://shop.example/order?a=1&b="x"' },
};

describe('a letter', () => {
  it('shows people’s words as text, never as markup', () => {
    const html = renderHtml(LETTER, SENDER);
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&#60;script&#62;');
    expect(html).toContain('href="https://shop.example/order?a=1&#38;b=&#34;x&#34;"');
  });

  it('says the same in plain text', () => {
    expect(renderText(LETTER, SENDER)).toBe(
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
