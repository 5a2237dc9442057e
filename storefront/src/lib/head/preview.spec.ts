import { previewImage, previewText } from './preview.ts';

describe('the text of a link preview', () => {
  it('is one line', () => {
    expect(previewText('  Heavy\n\ncotton,\tbrushed ')).toBe('Heavy cotton, brushed');
  });

  it('ends at a word', () => {
    const text = previewText('word '.repeat(60));
    expect(text.length).toBeLessThanOrEqual(201);
    expect(text).toMatch(/word…$/);
  });

  it('cuts what has no words', () => {
    expect(previewText('a'.repeat(500))).toHaveLength(201);
  });
});

describe('the picture of a link preview', () => {
  it('has an absolute address and the size every network shows whole', () => {
    expect(previewImage('/api/images/a.avif', { origin: 'https://shop.example', alt: 'A tee' })).toEqual({
      url: 'https://shop.example/api/images/a.avif?w=share',
      width: 1200,
      height: 630,
      alt: 'A tee',
    });
  });

  it('is absent without a picture', () => {
    expect(previewImage(null, { origin: 'https://shop.example', alt: '' })).toBeUndefined();
  });
});
