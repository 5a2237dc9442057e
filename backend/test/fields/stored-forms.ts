import {
  CATALOG_TEXTS,
  CONTACT_TEXTS,
  INVOICE_TEXTS,
  MESSAGE_TEXTS,
  ORDER_TEXTS,
  PAGE_TEXTS,
  PORTFOLIO_DESCRIPTION,
} from '@shop/contract/text-fields';
import { PRODUCT_TEXT_NAMES, PRODUCT_TEXTS, productTextRule } from '@shop/contract/product-fields';
import { SETTINGS, settingTextRule } from '@shop/contract/settings-fields';
import { givenArtist, givenCategory, givenProduct } from '../support/builders/catalog.js';
import { givenInvoice, invoiceBody } from '../support/builders/invoice.js';
import { givenMessage } from '../support/builders/message.js';
import { givenOrder } from '../support/builders/placed-order.js';
import { givenStoredFile } from '../support/builders/stored-file.js';
import { ORDER_FORMS } from './order-forms.js';
import { lastRow, post, put, type Row, type StoredForm } from './stored-form.js';

const { artistName, location, story, categoryName, slug, option, sizeValue, sku, guideColumn, guideCell, guideNote, imageAlt } =
  CATALOG_TEXTS;
const FREE_TEXT_NAMES = PRODUCT_TEXT_NAMES.filter((name) => !PRODUCT_TEXTS[name].choices);
const { value, label } = SETTINGS.impact.kind === 'rows' ? SETTINGS.impact.parts : {};

export const STORED_FORMS: Readonly<Record<string, StoredForm>> = {
  artist: {
    rules: { name: artistName, location, story },
    prepare: async (shop, admin) => {
      const { id } = await givenArtist(shop.db);
      return {
        save: (texts) => put(shop, admin, `/api/admin/artists/${id}`, texts),
        read: () => lastRow(shop, 'artists', `id = '${id}'`),
      };
    },
  },
  category: {
    rules: { name: categoryName, slug, column: guideColumn, cell: guideCell, note: guideNote },
    prepare: async (shop, admin) => {
      const { id } = await givenCategory(shop.db);
      return {
        save: ({ name, slug, column, cell, note }) =>
          put(shop, admin, `/api/admin/categories/${id}`, {
            name,
            slug,
            sizeGuide: { columns: ['Size', column], rows: [['M', cell]], note },
          }),
        read: async () => {
          const row = await lastRow(shop, 'categories', `id = '${id}'`);
          const guide = row['sizeGuide'] as { columns: string[]; rows: string[][]; note: string | null };
          return { ...row, column: guide.columns[1], cell: guide.rows[0]?.[1], note: guide.note ?? '' };
        },
      };
    },
  },
  product: {
    rules: {
      ...Object.fromEntries(FREE_TEXT_NAMES.map((name) => [name, productTextRule(name)])),
      alt: imageAlt,
      option,
      value: sizeValue,
      sku,
    },
    prepare: async (shop, admin) => {
      const { id } = await givenProduct(shop.db, { stockQuantity: 0 });
      const categoryId = (await givenCategory(shop.db)).id;
      const imageUrl = await givenStoredFile(shop.db);
      return {
        save: ({ option, value, sku, alt, ...texts }) =>
          put(shop, admin, `/api/admin/products/${id}`, {
            ...texts,
            categoryId,
            price: '48.00',
            additionalImages: [imageUrl],
            imageAlts: [alt],
            optionNames: [option],
            variants: [{ values: [value], sku, stockQuantity: 1 }],
          }),
        read: async () => {
          const row = await lastRow(shop, 'products', `id = '${id}'`);
          const size = await lastRow(shop, 'product_variants', `product_id = '${id}' and is_active`);
          const [option, value] = [(row['optionNames'] as string[])[0], (size['optionValues'] as string[])[0]];
          const { alt } = await lastRow(shop, 'product_images', `product_id = '${id}'`, 'id');
          return { ...row, option, value, sku: size['sku'], alt };
        },
      };
    },
  },
  ...ORDER_FORMS,
  message: {
    rules: CONTACT_TEXTS,
    prepare: async (shop, admin) => ({
      save: (texts) => post(shop, admin, '/api/contact', { ...texts, subject: 'general' }),
      read: () => lastRow(shop, 'contact_messages', 'true', 'created_at'),
    }),
  },
  alert: {
    rules: { email: CONTACT_TEXTS.email },
    prepare: async (shop, admin) => {
      const { id: productId } = await givenProduct(shop.db, { stockQuantity: 0 });
      return {
        save: (texts) => post(shop, admin, '/api/alerts', { ...texts, productId }),
        read: () => lastRow(shop, 'stock_alerts', 'true', 'requested_at'),
      };
    },
  },
  'reply to a message': {
    rules: { text: MESSAGE_TEXTS.reply },
    prepare: async (shop, admin) => ({
      save: async ({ text }) => {
        const { id } = await givenMessage(shop.db);
        return post(shop, admin, `/api/admin/messages/${id}/replies`, { text, lastReplyId: null });
      },
      read: () => lastRow(shop, 'message_replies', 'true', 'created_at'),
    }),
  },
  'saved answer': {
    rules: { text: MESSAGE_TEXTS.savedAnswer },
    prepare: async (shop, admin) => ({
      save: (texts) => post(shop, admin, '/api/admin/saved-answers', texts),
      read: () => lastRow(shop, 'saved_answers', 'true', 'created_at'),
    }),
  },
  'portfolio item': {
    rules: { description: PORTFOLIO_DESCRIPTION },
    prepare: async (shop, admin) => {
      const { body } = await post(shop, admin, '/api/portfolio', { mediaUrl: await givenStoredFile(shop.db) }).expect(201);
      const { id } = body as { id: string };
      return {
        save: (texts) => put(shop, admin, `/api/portfolio/${id}`, texts),
        read: () => lastRow(shop, 'portfolio_media', `id = '${id}'`),
      };
    },
  },
  invoice: {
    rules: INVOICE_TEXTS,
    prepare: async (shop, admin) => {
      const { id } = await givenInvoice(shop, admin);
      const productId = (await givenProduct(shop.db)).id;
      return {
        save: ({ customProductName, size, ...invoice }) => {
          const items = [{ customProductName }, { productId, size }].map((item) => ({ ...item, unitPrice: '10.00' }));
          return put(shop, admin, `/api/invoices/${id}`, invoiceBody({ invoice, items }));
        },
        read: async () => {
          const [custom, sized] = await Promise.all(
            [0, 1].map((position) => lastRow(shop, 'invoice_items', `invoice_id = '${id}' and position = ${position}`, 'id')),
          );
          return { ...(await lastRow(shop, 'invoices', `id = '${id}'`)), ...custom, size: sized?.['size'] };
        },
      };
    },
  },
  'note of a customer': {
    rules: { text: ORDER_TEXTS.note },
    prepare: async (shop, admin) => {
      await givenOrder(shop);
      return {
        save: (texts) => post(shop, admin, '/api/admin/customers/notes', { email: 'ada.moore@example.com', ...texts }),
        read: () => lastRow(shop, 'customer_notes', 'true', 'created_at'),
      };
    },
  },
  page: {
    rules: PAGE_TEXTS,
    prepare: async (shop, admin) => ({
      save: async (texts) => {
        const { version } = (await shop.http().get('/api/admin/pages/returns').set(admin)).body as { version: number };
        return put(shop, admin, '/api/admin/pages/returns', { ...texts, version, published: true });
      },
      read: () => lastRow(shop, 'pages', `slug = 'returns'`, 'slug'),
    }),
  },
  'figures of the home page': {
    rules: {
      ...(value?.kind === 'text' && { value: settingTextRule(value) }),
      ...(label?.kind === 'text' && { label: settingTextRule(label) }),
    },
    prepare: async (shop, admin) => {
      const settings = async () =>
        (await shop.http().get('/api/admin/settings').set(admin)).body as { version: number; values: { impact: Row[] } };
      return {
        save: async (texts) =>
          put(shop, admin, '/api/admin/settings/claims', {
            version: (await settings()).version,
            values: { impact: [texts] },
          }),
        read: async () => (await settings()).values.impact[0] ?? {},
      };
    },
  },
};
