import { Button, classNames, Form, formatMoney, kitStyles, messageOf, Select, TextItem } from '@shop/admin-kit';
import { cleanLine, CUSTOMER_TEXTS, type TriedTax, type TryTaxes } from '@shop/contract';
import { isAddressMismatch, useTryTaxes } from '../../api/tax-rules.ts';
import { amountOf } from '../../rules/pricing/amounts.ts';
import { AmountItem } from './amount-item.tsx';
import { StateSelect } from './state-select.tsx';
import settingsStyles from '../../styles/settings.module.css';
import styles from '../../styles/pricing.module.css';

interface TryFields {
  state: string | undefined;
  zipCode: string;
  amount: string;
  taxKind: TryTaxes['taxKind'];
  shippingAmount: string;
}

const INITIAL: TryFields = { state: undefined, zipCode: '', amount: '50.00', taxKind: 'clothing', shippingAmount: '' };
const KINDS = [
  { value: 'clothing', label: 'Clothing' },
  { value: 'other', label: 'Other' },
];

const bodyOf = ({ state, zipCode, amount, taxKind, shippingAmount }: TryFields): TryTaxes => ({
  state: state ?? '',
  zipCode: cleanLine(zipCode),
  amount: amountOf(amount) ?? '',
  taxKind,
  shippingAmount: amountOf(shippingAmount),
});

/** What one piece would be taxed today, also before tax is collected. */
export function TryZip() {
  const [form] = Form.useForm<TryFields>();
  const trying = useTryTaxes();
  const send = (fields: TryFields): void =>
    trying.mutate(bodyOf(fields), {
      onError: (error) => {
        if (isAddressMismatch(error)) form.setFields([{ name: 'zipCode', errors: [messageOf(error, error.message)] }]);
      },
    });
  return (
    <section className={styles.try} aria-labelledby="try-zip">
      <h4 id="try-zip" className={styles.heading}>
        Try a ZIP code
      </h4>
      <Form<TryFields>
        form={form}
        name="try-zip"
        layout="vertical"
        className={kitStyles.formDense}
        initialValues={INITIAL}
        scrollToFirstError={{ focus: true }}
        // The result belongs to what was tried.
        onValuesChange={() => trying.reset()}
        onFinish={send}
      >
        <div className={settingsStyles.columns}>
          <Form.Item name="state" label="State" rules={[{ required: true, message: 'Please choose a state' }]}>
            <StateSelect />
          </Form.Item>
          <TextItem name="zipCode" label="ZIP code" rule={CUSTOMER_TEXTS.zipCode} input={{ inputMode: 'numeric' }} />
          <AmountItem name="amount" label="Price of one piece" required />
          <Form.Item name="taxKind" label="Kind">
            <Select options={KINDS} />
          </Form.Item>
          <AmountItem name="shippingAmount" label="Shipping (optional)" allowZero />
        </div>
        <Button htmlType="submit" loading={trying.isPending}>
          Try
        </Button>
      </Form>
      <div aria-live="polite">{trying.data && <Result tried={trying.data} />}</div>
    </section>
  );
}

function Result({ tried: { tax, parts } }: { tried: TriedTax }) {
  if (parts.length === 0) return <p className={styles.result}>No tax is collected there.</p>;
  return (
    <div className={styles.result}>
      <table className={classNames(kitStyles.table, styles.parts)} aria-label="Sales tax of the ZIP code">
        <thead>
          <tr>
            <th scope="col">Authority</th>
            <th scope="col" className={kitStyles.tableNumber}>
              Rate
            </th>
            <th scope="col" className={kitStyles.tableNumber}>
              Taxable
            </th>
            <th scope="col" className={kitStyles.tableNumber}>
              Tax
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.authority}>
              <th scope="row">{part.authority}</th>
              <td className={kitStyles.tableNumber}>{part.rate}%</td>
              <td className={kitStyles.tableNumber}>{formatMoney(part.taxable)}</td>
              <td className={kitStyles.tableNumber}>{formatMoney(part.tax)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.total}>Sales tax: {formatMoney(tax)}</p>
    </div>
  );
}
