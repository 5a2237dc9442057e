import sharp from 'sharp';
import { drawPlaceholder, placeholderSvg } from './draw-placeholder.js';

describe('a drawn placeholder', () => {
  it.each(['t-shirts', 'long-sleeve', 'sweaters', 'hoodies', 'joggers', 'leggings', 'shorts', 'hats', 'constructor', undefined])(
    'of %s is a small WebP of 1200 by 1500',
    async (slug) => {
      const bytes = await drawPlaceholder('Freebird Beanie', slug);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 1500 });
      expect(bytes.length).toBeLessThan(100_000);
    },
  );

  it.each(['', '</svg><script>alert(1)</script>', '&&&"\'<>', '漢字 ไทย', 'x'.repeat(500), 'Ünïcødé Tee № 5'])(
    'is drawn for the name %j',
    async (name) => {
      expect(placeholderSvg(name, 'hats')).not.toContain('script');
      expect((await drawPlaceholder(name, 'hats')).length).toBeGreaterThan(1_000);
    },
  );

  it('is drawn for concurrent calls', async () => {
    const drawn = await Promise.all(Array.from({ length: 8 }, (_, number) => drawPlaceholder(`Tee ${number}`, 't-shirts')));
    expect(new Set(drawn.map((bytes) => bytes.toString('base64'))).size).toBe(8);
  });
});
