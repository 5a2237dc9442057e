import { Button, classNames, Form, formatMoney, kitStyles, messageOf, TextItem } from '@shop/admin-kit';
import { type AdminProduct, cleanLine, CUSTOMER_TEXTS, type TriedTax } from '@shop/contract';
import { isAddressMismatch, useTryTaxes } from '../../api/tax-rules.ts';
import { amountOf } from '../../rules/pricing/amounts.ts';
import { AmountItem } from './amount-item.tsx';
import { ProductSelect } from './product-select.tsx';
import { StateSelect } from './state-select.tsx';
import settingsStyles from '../../styles/settings.module.css';
import styles from '../../styles/pricing.module.css';

interface TryFields {
  product: AdminProduct | undefined;
  state: string | undefined;
  zipCode: string;
  amount: string;
  shippingAmount: string;
}

const INITIAL: TryFields = { product: undefined, state: undefined, zipCode: '', amount: '', shippingAmount: '' };

/** What one piece would be taxed today, also before tax is collected. */
export function TryZip() {
  const [form] = Form.useForm<TryFields>();
  const trying = useTryTaxes();
  const send = ({ product, state = '', zipCode, amount, shippingAmount }: TryFields): void => {
    if (!product) return;
    const place = {
      state,
      zipCode: cleanLine(zipCode),
      amount: amountOf(amount) ?? '',
      shippingAmount: amountOf(shippingAmount),
    };
    trying.mutate(
      { product, ...place },
      {
        onError: (error) => {
          if (isAddressMismatch(error)) form.setFields([{ name: 'zipCode', errors: [messageOf(error, error.message)] }]);
        },
      },
    );
  };
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
        onValuesChange={({ product }: Partial<TryFields>) => {
          // The result belongs to what was tried.
          trying.reset();
          if (product) form.setFieldsValue({ amount: product.price });
        }}
        onFinish={send}
      >
        <Form.Item name="product" label="Product" rules={[{ required: true, message: 'Please choose a product' }]}>
          <ProductSelect />
        </Form.Item>
        <div className={settingsStyles.columns}>
          <Form.Item name="state" label="State" rules={[{ required: true, message: 'Please choose a state' }]}>
            <StateSelect />
          </Form.Item>
          <TextItem name="zipCode" label="ZIP code" rule={CUSTOMER_TEXTS.zipCode} input={{ inputMode: 'numeric' }} />
          <AmountItem name="amount" label="Price of one piece" required />
          <AmountItem name="shippingAmount" label="Shipping (optional)" allowZero />
        </div>
        <Button htmlType="submit" loading={trying.isPending}>
          Try
        </Button>
      </Form>
      <div aria-live="polite">
        {trying.data && (
          <div className={styles.result}>
            <p className={styles.taxedAs}>{trying.data.taxedAs}</p>
            <Result tried={trying.data} />
          </div>
        )}
      </div>
    </section>
  );
}

function Result({ tried: { tax, parts } }: { tried: TriedTax }) {
  if (parts.length === 0) return <p className={styles.total}>No tax is collected there.</p>;
  return (
    <>
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
    </>
  );
}
