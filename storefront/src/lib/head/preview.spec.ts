import { previewImage, previewOfHtml, previewText } from './preview.ts';

describe('the text of a link preview', () => {
  it('is one line', () => {
    expect(previewText('  Heavy\n\ncotton,\tbrushed ')).toBe('Heavy cotton, brushed');
  });

  it('is cut at a word boundary', () => {
    const text = previewText('word '.repeat(60));
    expect(text.length).toBeLessThanOrEqual(201);
    expect(text).toMatch(/word…$/);
  });

  it('is cut after 200 characters if it has no spaces', () => {
    expect(previewText('a'.repeat(500))).toHaveLength(201);
  });
});

describe('the preview of a text page', () => {
  it('is the text without headings and tags', () => {
    const html =
      '<h2>Where we ship</h2>\n<p>To <em>every</em> address, &quot;even&quot; <a href="/x">yours</a>.</p>\n<ol><li>Pay</li><li>A &amp; B</li></ol>';
    expect(previewOfHtml(html)).toBe('To every address, "even" yours. Pay A & B');
  });

  it('shows escaped markup as text', () => {
    expect(previewOfHtml('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')).toBe('<script>alert(1)</script>');
  });

  it('is nothing for headings alone', () => {
    expect(previewOfHtml('<h2>Soon</h2>')).toBeUndefined();
  });
});

describe('the image of a link preview', () => {
  it('has an absolute URL and the size that every network shows uncropped', () => {
    expect(previewImage('/api/images/a.avif', { origin: 'https://shop.example', alt: 'A tee' })).toEqual({
      url: 'https://shop.example/api/images/a.avif?w=share',
      width: 1200,
      height: 630,
      alt: 'A tee',
    });
  });

  it('is absent for a product without an image', () => {
    expect(previewImage(null, { origin: 'https://shop.example', alt: '' })).toBeUndefined();
  });
});
