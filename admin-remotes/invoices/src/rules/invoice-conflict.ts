import { formatMoney } from '@shop/admin-kit';
import type { Invoice, InvoiceItem } from '@shop/contract';
import { bodyOf, type InvoiceValues, valuesOf } from './invoice-form.ts';
import { itemName, STATUS_TAGS } from './invoice-labels.ts';

/** One field whose value differs, as text. */
interface Difference {
  label: string;
  mine: string;
  theirs: string;
}

type Texts = Record<'Client Name' | 'Client Email' | 'Client Phone' | 'Status' | 'Items' | 'Notes', string>;

type ProductNames = ReadonlyMap<string, string>;

function textsOf(values: InvoiceValues, products: ProductNames): Texts {
  const { invoice, items } = bodyOf(values);
  return {
    'Client Name': invoice.clientName,
    'Client Email': invoice.clientEmail ?? '',
    'Client Phone': invoice.clientPhone ?? '',
    Status: STATUS_TAGS[values.status].label,
    Items: items
      .map(({ productId, customProductName, quantity, unitPrice }) => {
        const name = (productId && products.get(productId)) ?? customProductName ?? 'Item';
        return `${quantity ?? 1} × ${name} at ${formatMoney(String(unitPrice))}`;
      })
      .join(', '),
    Notes: invoice.notes ?? '',
  };
}

const namesOf = (items: readonly InvoiceItem[]): [string, string][] =>
  items.flatMap((item) => (item.productId === null ? [] : [[item.productId, itemName(item)]]));

/** The fields in which the form differs from the invoice that another admin saved; `opened` is the invoice before both changes. */
export function differences(mine: InvoiceValues, theirs: Invoice, opened: Invoice | null): Difference[] {
  const products = new Map([...namesOf(opened?.items ?? []), ...namesOf(theirs.items)]);
  const [myTexts, theirTexts] = [textsOf(mine, products), textsOf(valuesOf(theirs), products)];
  return (Object.keys(myTexts) as (keyof Texts)[]).flatMap((label) =>
    myTexts[label] === theirTexts[label] ? [] : [{ label, mine: myTexts[label], theirs: theirTexts[label] }],
  );
}
