import { Form, Input, Select, Switch, usePaymentMethods } from '@shop/admin-kit';
import { AGE_GROUP_LABELS, GENDER_LABELS, SALES_TAX_LABELS } from '../../rules/setting-groups.ts';
import { NumberInput } from './number-input.tsx';
import { TextInput } from './text-input.tsx';

const LEAVE_EMPTY = 'Leave it empty if you do not use it: shoppers then see it as not available.';

export function PaymentInputs() {
  return usePaymentMethods().all.map(({ id, shortLabel, handle }) => {
    if (!handle) return null;
    const { maxLength, placeholder } = handle;
    return <TextInput key={id} name={id} label={shortLabel} max={maxLength} placeholder={placeholder} extra={LEAVE_EMPTY} />;
  });
}

const optionsOf = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }));
const TAX_OPTIONS = optionsOf(SALES_TAX_LABELS);
const GENDER_OPTIONS = optionsOf(GENDER_LABELS);
const AGE_GROUP_OPTIONS = optionsOf(AGE_GROUP_LABELS);

export function OrderInputs() {
  return (
    <>
      <NumberInput
        name="unpaidOrderHours"
        label="Unpaid orders wait"
        extra="Then they are cancelled and their pieces are back in stock. The shopper is reminded once before."
        unit="hours"
        max={720}
      />
      <NumberInput
        name="overdueDays"
        label="Paid orders are overdue after"
        extra="Paid orders that wait longer for their shipment are in the list Overdue."
        unit="days"
        max={90}
      />
      <NumberInput
        name="onTheWayDays"
        label="Parcels should arrive within"
        extra="Shipped orders that are not delivered by then are in the list On the way too long."
        unit="days"
        max={180}
      />
      <TextInput
        name="closedUntil"
        label="Orders open again on"
        type="date"
        max={10}
        extra="Until this day nobody can order; the shop can still be seen. Leave it empty while the shop is open."
      />
      <Form.Item name="salesTax" label="Sales tax" extra="The shop never adds tax to a price.">
        <Select options={TAX_OPTIONS} />
      </Form.Item>
    </>
  );
}

export function InvoiceInputs() {
  return (
    <>
      <NumberInput
        name="invoiceDueDays"
        label="Due after"
        extra="The due date of a new invoice. It can be changed on each of them."
        unit="days"
        min={0}
        max={365}
      />
      <Form.Item
        name="invoicePaymentNote"
        label="Other ways to pay"
        extra="Printed below your payment accounts on invoices that are not paid, for example your bank account."
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={500} />
      </Form.Item>
    </>
  );
}

const NOTICES = [
  { name: 'newOrderNotices', label: 'New order' },
  { name: 'soldOutNotices', label: 'Sold out' },
  { name: 'paymentNotices', label: 'Payment trouble' },
  { name: 'messageNotices', label: 'Message from a visitor' },
];

export function NoticeInputs() {
  return (
    <>
      {NOTICES.map(({ name, label }) => (
        <label key={name} className="settings-switch">
          {label}
          <Form.Item name={name} valuePropName="checked" noStyle>
            <Switch />
          </Form.Item>
        </label>
      ))}
      <Form.Item
        name="noticeAddresses"
        label="Email addresses"
        extra="One per line, at most ten. A changed payment account is always reported, also to MAIL_STAFF of the server."
        rules={[{ required: true, whitespace: true, message: 'Please enter at least one email address' }]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 10 }} maxLength={2_600} />
      </Form.Item>
    </>
  );
}

export function AnnouncementInputs() {
  return (
    <>
      <TextInput name={['announcement', 'text']} label="Text" max={160} extra="Leave it empty to hide the bar." />
      <TextInput
        name={['announcement', 'link']}
        label="Link (optional)"
        max={300}
        placeholder="/products?filter=new"
        extra="A page of the shop, or a full https address."
      />
    </>
  );
}

export function FeedInputs() {
  return (
    <>
      <Form.Item name="gender" label="Gender">
        <Select options={GENDER_OPTIONS} />
      </Form.Item>
      <Form.Item name="ageGroup" label="Age group" extra="One choice for the whole shop.">
        <Select options={AGE_GROUP_OPTIONS} />
      </Form.Item>
    </>
  );
}
