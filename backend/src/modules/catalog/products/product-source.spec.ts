import { sourceOfPage } from './product-source.js';

describe('the source of a product', () => {
  it('is the product of a TikTok page', () => {
    const id = '1729400000000000001';
    expect(sourceOfPage(`https://www.tiktok.com/view/product/${id}`)).toEqual({ platform: 'tiktok', id });
  });

  it.each([
    '',
    'javascript:alert(1)',
    'http://www.tiktok.com/view/product/1729400000000000001',
    'https://www.tiktok.com.evil.example/view/product/1729400000000000001',
    'https://www.tiktok.com/view/product/1729400000000000001?x',
    'https://www.tiktok.com/view/product/17',
    'x https://www.tiktok.com/view/product/1729400000000000001',
  ])('is unknown for %j', (url) => expect(sourceOfPage(url)).toBeUndefined());
});
