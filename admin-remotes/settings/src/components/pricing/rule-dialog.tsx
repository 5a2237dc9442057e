import { Form, Input, Select, TextItem } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { PRICING_TEXTS, stateNameOf, type TaxRule } from '@shop/contract';
import { categoriesQuery, taxRulesQuery, useSaveRule } from '../../api/tax-rules.ts';
import { clothingDoubts, exceptsClothing } from '../../rules/pricing/clothing.ts';
import { ruleDoubts } from '../../rules/pricing/rule-doubts.ts';
import {
  CLOTHING,
  hasLimit,
  NEW_RULE,
  PERCENT,
  ruleBody,
  type RuleFields,
  ruleFields,
  SHIPPING,
  ZIP_RANGES,
} from '../../rules/pricing/rule-form.ts';
import { AmountItem } from './amount-item.tsx';
import { ClothingQuestion } from './clothing-categories.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { StateSelect } from './state-select.tsx';
import styles from '../../styles/settings.module.css';

interface RuleDialogProps {
  open: boolean;
  /** Null creates a rule. */
  item: TaxRule | null;
  onClose: () => void;
}

const LABELS: Record<keyof RuleFields, string> = {
  authority: 'Authority',
  state: 'State',
  zipRanges: 'ZIP codes (optional)',
  rate: 'Rate',
  clothing: 'Clothing',
  clothingAmount: 'Limit of one piece',
  shipping: 'Shipping',
  deliveryFee: 'Delivery fee (optional)',
  deliveryFeeFrom: 'Fee from (optional)',
  validFrom: 'First day (optional)',
  validTo: 'Last day (optional)',
};

const TEXT_OF = {
  state: ({ state }: RuleFields) => (state === undefined ? '' : stateNameOf(state)),
  clothing: ({ clothing }: RuleFields) => CLOTHING[clothing],
  shipping: ({ shipping }: RuleFields) => SHIPPING[shipping],
};

const optionsOf = (texts: Readonly<Record<string, string>>) => Object.entries(texts).map(([value, label]) => ({ value, label }));

export function RuleDialog(props: RuleDialogProps) {
  const { data } = useQuery(taxRulesQuery);
  const { data: categories = [] } = useQuery(categoriesQuery);
  return (
    <PriceDialog
      {...props}
      kind="tax rule"
      fieldsOf={ruleFields}
      initial={NEW_RULE}
      bodyOf={ruleBody}
      labels={LABELS}
      textOf={TEXT_OF}
      saving={useSaveRule()}
      doubtsOf={(fields) => [...ruleDoubts(fields, data?.rules ?? [], props.item?.id), ...clothingDoubts(fields, categories)]}
    >
      <TextItem
        name="authority"
        label={LABELS.authority}
        extra="The state, county, city or district that collects it. Authorities of a place add up."
        rule={PRICING_TEXTS.authority}
      />
      <div className={styles.columns}>
        <Form.Item name="state" label={LABELS.state} rules={[{ required: true, message: 'Please choose a state' }]}>
          <StateSelect />
        </Form.Item>
        <TextItem name="rate" label={LABELS.rate} rule={PERCENT} input={{ inputMode: 'decimal', suffix: '%' }} />
      </div>
      <TextItem
        name="zipRanges"
        label={LABELS.zipRanges}
        extra="One per line, such as 12207 or 12007-12009. Leave it empty for the whole state."
        rule={ZIP_RANGES}
        rows={{ minRows: 2, maxRows: 8 }}
      />
      <Clothing />
      <Form.Item name="shipping" label={LABELS.shipping}>
        <Select options={optionsOf(SHIPPING)} />
      </Form.Item>
      <div className={styles.columns}>
        <AmountItem name="deliveryFee" label={LABELS.deliveryFee} extra="Some states collect one for each order." />
        <AmountItem name="deliveryFeeFrom" label={LABELS.deliveryFeeFrom} extra="For pieces of this value or more." allowZero />
      </div>
      <Days />
    </PriceDialog>
  );
}

function Clothing() {
  const clothing = Form.useWatch<TaxRule['clothing'] | undefined>('clothing');
  return (
    <>
      <Form.Item name="clothing" label={LABELS.clothing}>
        <Select options={optionsOf(CLOTHING)} />
      </Form.Item>
      {clothing !== undefined && hasLimit(clothing) && (
        <AmountItem name="clothingAmount" label={LABELS.clothingAmount} required />
      )}
      <div className={styles.asked}>{clothing !== undefined && exceptsClothing({ clothing }) && <ClothingQuestion />}</div>
    </>
  );
}

/** Of several rules of one authority, the one with the latest first day counts. */
function Days() {
  const order = ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) => ({
    validator: (_: unknown, last: string | undefined): Promise<void> => {
      const first = getFieldValue('validFrom');
      const isBefore = typeof first === 'string' && last && last < first;
      return isBefore ? Promise.reject(new Error('The last day cannot be before the first')) : Promise.resolve();
    },
  });
  return (
    <div className={styles.columns}>
      <Form.Item name="validFrom" label={LABELS.validFrom} extra="Of several rules of an authority the latest counts.">
        <Input type="date" autoComplete="off" />
      </Form.Item>
      <Form.Item name="validTo" label={LABELS.validTo} dependencies={['validFrom']} rules={[order]}>
        <Input type="date" autoComplete="off" />
      </Form.Item>
    </div>
  );
}
