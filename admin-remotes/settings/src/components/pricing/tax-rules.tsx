import { Alert, Button, Collapse, PlusOutlined, QueryState } from '@shop/admin-kit';
import type { AdminSettings, TaxRule } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { taxRulesQuery, useDeleteRule } from '../../api/tax-rules.ts';
import { ruleLines, ruleName, rulesByState } from '../../rules/pricing/rule-form.ts';
import { exceptsClothing } from '../../rules/pricing/clothing.ts';
import { ClothingCategories, ClothingQuestion } from './clothing-categories.tsx';
import { PriceList } from './price-list.tsx';
import { TryZip } from './try-zip.tsx';
import styles from '../../styles/pricing.module.css';

interface TaxRulesProps {
  settings: AdminSettings;
  /** Null creates a rule. */
  onEdit: (rule: TaxRule | null) => void;
}

/** The tax rules by state, what is clothing, and a form that tries a ZIP code. */
export function TaxRules({ settings: { values }, onEdit }: TaxRulesProps) {
  const query = useQuery(taxRulesQuery);
  return (
    <div className={styles.prices}>
      {values.taxMode === 'stripe' && <StripeTaxNote />}
      <h4 className={styles.heading}>Tax rules</h4>
      <QueryState query={query} failure="Failed to fetch tax rules" placeholders={1}>
        {({ rules }) => (
          <>
            {values.taxMode === 'table' && rules.length === 0 && (
              <Alert type="warning" showIcon title="There is no rule, so no order is taxed." />
            )}
            {rules.some(exceptsClothing) && <ClothingQuestion />}
            {rules.length === 0 ? <p className={styles.none}>No tax rules yet.</p> : <States rules={rules} onEdit={onEdit} />}
          </>
        )}
      </QueryState>
      <Button icon={<PlusOutlined aria-hidden />} onClick={() => onEdit(null)}>
        Add tax rule
      </Button>
      <ClothingCategories />
      <TryZip />
    </div>
  );
}

/** What the service costs and needs, and what happens while it is away. */
const StripeTaxNote = () => (
  <Alert
    type="info"
    showIcon
    title="Stripe Tax works out the sales tax"
    description="Stripe charges about $0.50 for each paid order, and $0.05 for each further question above ten. Activate Tax in Stripe’s dashboard and enter there where you are registered. The rules below are used while Stripe does not answer; in a state without rules nobody can order then."
  />
);

function States({ rules, onEdit }: { rules: readonly TaxRule[]; onEdit: (rule: TaxRule) => void }) {
  const deleting = useDeleteRule();
  const states = rulesByState(rules);
  const items = states.map(({ state, name, rules: own }) => ({
    key: state,
    label: `${name} (${own.length === 1 ? '1 rule' : `${own.length} rules`})`,
    children: (
      <PriceList label={`Tax rules of ${name}`} items={own} nameOf={ruleName} onEdit={onEdit} deleting={deleting}>
        {(rule) => <Rule rule={rule} />}
      </PriceList>
    ),
  }));
  return <Collapse size="small" items={items} defaultActiveKey={states.length === 1 ? states.map(({ state }) => state) : []} />;
}

const Rule = ({ rule }: { rule: TaxRule }) => (
  <>
    <strong>{rule.authority}</strong> {rule.rate}%
    {ruleLines(rule).map((line) => (
      <span key={line} className={styles.soft}>
        {line}
      </span>
    ))}
  </>
);
