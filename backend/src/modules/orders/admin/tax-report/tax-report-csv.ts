import { fromCents, signedCents } from '@shop/contract/money';
import { BYTE_ORDER_MARK, csvLine } from '#platform/csv.js';
import type { AuthorityTaxView, StateTaxView, TaxReportView } from './tax-report.view.js';

const TITLE = [
  'State',
  'Authority',
  'Rate (%)',
  'Orders',
  'Gross sales (USD)',
  'Exempt sales (USD)',
  'Taxable sales (USD)',
  'Sales tax (USD)',
  'Refunded tax (USD)',
  'Due (USD)',
];
const NO_TAX: AuthorityTaxView = { authority: '', rate: '', taxable: '0.00', tax: '0.00', refundedTax: '0.00' };

/** More can be taken back in a period than arrives. */
const difference = (from: string, less: string): string => fromCents(signedCents(from) - signedCents(less));

/** A line of each authority with the sales of its whole state, as its return asks for them. */
const lineOf = ({ state, orders, gross }: StateTaxView, row: AuthorityTaxView) => [
  state ?? '',
  row.authority,
  row.rate,
  orders,
  gross,
  difference(gross, row.taxable),
  row.taxable,
  row.tax,
  row.refundedTax,
  difference(row.tax, row.refundedTax),
];

/** A state without tax has one line too. */
export function taxReportCsv({ states }: TaxReportView): string {
  const lines = states.flatMap((state) => {
    const rows = state.authorities.length > 0 ? state.authorities : [NO_TAX];
    return rows.map((row) => lineOf(state, row));
  });
  return BYTE_ORDER_MARK + [TITLE, ...lines].map(csvLine).join('');
}
