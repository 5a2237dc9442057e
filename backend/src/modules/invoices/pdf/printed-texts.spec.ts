import { readPdf } from '#test/support/pdf-text.js';
import { sampleSettings } from '#test/support/builders/settings.js';
import { sampleInvoice, sampleItem } from '#test/support/builders/invoice-view.js';
import { invoiceShopOf } from '../invoice-shop.js';
import { loadPrintFonts, PrintFonts } from '#platform/pdf/print-fonts.js';
import { renderInvoicePdf } from './render-invoice-pdf.js';

const SHOP = invoiceShopOf(sampleSettings(), 'Checks to the office');

const printed = async (text: string) =>
  readPdf(await renderInvoicePdf(sampleInvoice({ clientName: text, notes: text, items: [sampleItem(text)] }), SHOP));

it('an invoice in Latin letters embeds the font of the shop only, and opens no other', async () => {
  const text = 'Łukasz Żółć, Nguyễn Thị Hằng, Zoë “Ž” ﬁ – 12 €';
  // Those of the process may have printed something else.
  const own = new PrintFonts((await import('fontkit')).create);
  own.pieces(text);
  expect(own.openedFallbacks).toEqual([]);
  const { fonts, boxes } = await printed(text);
  expect(boxes).toBe(0);
  expect(fonts.map((name) => name.split('-')[0])).toEqual(['HankenGrotesk', 'HankenGrotesk']);
});

it.each([
  'Иван Петров',
  '株式会社テスト',
  'דוד כהן',
  'Γιώργος',
  'Łukasz Żółć (must print)',
  'Nguyễn Thị Hằng (must print)',
  'محمد علي',
  'مُحَمَّد',
  'شارع الملك فهد، رقم ١٢',
  'پرداخت تا ۱۲ دسامبر',
  'สมชาย น้ำใจดี',
  'प्रिया क्षत्रिय हिन्दी',
  '王小明',
  '김철수',
  '₦500 ₹200 ₽ ₩ ¥',
  'გიორგი',
  'Արմեն',
  'தமிழ் கொ',
  'বাংলা কি',
  'ગુજરાતી',
  'ਪੰਜਾਬੀ',
  'తెలుగు',
  'ಕನ್ನಡ',
  'മലയാളം',
  'ភាសាខ្មែរ',
  'ລາວ',
  'ሰላም',
  'x̌ and q̃',
  'שלום 12 (abc) עולם',
  'Ada محمد 24 Moore',
  'office ffi',
])('prints %s as it was typed, without a box', async (name) => {
  const { text, boxes } = await printed(name);
  expect(boxes).toBe(0);
  expect(text.split(name)).toHaveLength(4);
});

it.each([
  ['Zoë 👩🏽‍🎨 Tee', 'Zoë Tee'],
  ['👨‍👩‍👧‍👦 Family', 'Family'],
  ['Team 🇺🇸', 'Team'],
  ['a 💛 b ❤️‍🔥 c', 'a b c'],
  ['𝐀𝐝𝐚 𝓜𝓸𝓸𝓻𝓮', 'Ada Moore'],
  ['1️⃣ x', '1 x'],
  ['💛', '(not printable)'],
  ['ᏣᎳᎩ', '(not printable)'],
  ['a\u202eb\u200bc', 'abc'],
])('prints %j as %j', async (name, expected) => {
  const { text, boxes } = await printed(name);
  expect(boxes).toBe(0);
  expect(text.split(expected)).toHaveLength(4);
});

it.each([
  ['plain', []],
  ['Łukasz 東京 😀 ok 😀', ['😀']],
  ['👩🏽‍🎨 ᏣᎳ', ['👩🏽‍🎨', 'Ꮳ', 'Ꮃ']],
  ['1️⃣\u200b', ['1️⃣']],
])('names the characters of %j that are not printed', async (text, characters) => {
  expect((await loadPrintFonts()).unprintable(text)).toEqual(characters);
});

it.each(['W', 'Ж', '東', 'ש', 'क'])('breaks a word of 120 %s within the column', async (letter) => {
  const { text, boxes } = await printed(letter.repeat(120));
  expect(boxes).toBe(0);
  expect(text.replaceAll('\n', '')).toContain(letter.repeat(120));
  expect(Math.max(...text.split('\n').map((line) => line.split(letter).length))).toBeLessThan(100);
});
