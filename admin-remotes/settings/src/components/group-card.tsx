import { Button, Card, EditOutlined, SendOutlined, StatusTag, usePaymentMethods, useRight } from '@shop/admin-kit';
import type { AdminSettings } from '@shop/contract';
import type { ReactNode } from 'react';
import { useSendTestMail } from '../api/test-mail.ts';
import { type Field, type Group, isHandle } from '../rules/setting-groups.ts';
import { settingText } from '../rules/setting-text.ts';
import { ShippingRates } from './pricing/shipping-rates.tsx';
import { TaxRules } from './pricing/tax-rules.tsx';
import { ResetButton } from './reset-button.tsx';
import type { EditTarget } from './settings-dialog.tsx';
import styles from '../styles/settings.module.css';

interface GroupCardProps {
  group: Group;
  settings: AdminSettings;
  onEdit: (target: EditTarget) => void;
}

/** The values of one group, each with its source. */
export function GroupCard({ group, settings, onEdit }: GroupCardProps) {
  const editsHandles = useRight('edit-handles');
  const mayEdit = group.id !== 'payments' || editsHandles;
  const edit = mayEdit && (
    <Button
      icon={<EditOutlined aria-hidden />}
      onClick={() => onEdit({ kind: 'group', card: group.card })}
      aria-label={`Edit ${group.title}`}
    >
      Edit
    </Button>
  );
  return (
    <Card
      id={`settings-${group.card}`}
      className={styles.group}
      title={<h3 className={styles.title}>{group.title}</h3>}
      extra={edit}
    >
      <p className={styles.hint}>{group.hint}</p>
      <dl className={styles.values}>
        {group.fields.map(({ name, setting: { label } }) => (
          <Row key={name} label={label} tags={<Tags name={name} settings={settings} />}>
            <Value name={name} settings={settings} />
            {mayEdit && settings.source[name] === 'set' && (
              <ResetButton group={group.id} field={name} label={label} settings={settings} />
            )}
          </Row>
        ))}
        {group.id === 'payments' && <CardPayments settings={settings} />}
      </dl>
      {group.card === 'notices' && <TestMail />}
      {group.card === 'shipping-prices' && (
        <ShippingRates settings={settings} onEdit={(rate) => onEdit({ kind: 'rate', rate })} />
      )}
      {group.card === 'sales-tax' && <TaxRules settings={settings} onEdit={(rule) => onEdit({ kind: 'rule', rule })} />}
    </Card>
  );
}

function Row({ label, tags, children }: { label: string; tags: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>
        {label} {tags}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

const SOURCE_TAGS = {
  default: <StatusTag tone="neutral">Default</StatusTag>,
  set: <StatusTag tone="success">Yours</StatusTag>,
  environment: <StatusTag tone="info">From the environment</StatusTag>,
};

function Tags({ name, settings }: { name: Field; settings: AdminSettings }) {
  const { all: methods } = usePaymentMethods();
  return (
    <>
      {SOURCE_TAGS[settings.source[name] ?? 'default']}
      {isHandle(name, methods) && !settings.offeredMethods.includes(name) && (
        <StatusTag tone="warning">Not available to shoppers</StatusTag>
      )}
      {name === 'salesTax' && settings.values.taxMode !== 'off' && (
        <StatusTag tone="warning">Not shown while sales tax is collected</StatusTag>
      )}
    </>
  );
}

function Value({ name, settings: { values } }: { name: Field; settings: AdminSettings }) {
  if (name === 'hero' && values.hero)
    return (
      <span className={styles.images}>
        <img src={`${values.hero.wide}?w=640`} alt="For wide screens" loading="lazy" />
        <img src={`${values.hero.portrait}?w=640`} alt="For phones" loading="lazy" />
      </span>
    );
  return <span className={styles.text}>{settingText(name, values[name])}</span>;
}

const CARD_TEXTS = {
  stripe: 'Stripe is connected',
  sandbox: 'Test payments only: no real card is charged',
  unavailable: 'Not available: set the three Stripe keys on the server',
};

function CardPayments({ settings }: { settings: AdminSettings }) {
  return (
    <Row label="Card and Apple Pay" tags={SOURCE_TAGS.environment}>
      <span className={styles.text}>{CARD_TEXTS[settings.cardPayments]}</span>
    </Row>
  );
}

function TestMail() {
  const sending = useSendTestMail();
  return (
    <Button icon={<SendOutlined aria-hidden />} loading={sending.isPending} onClick={() => sending.mutate()}>
      Send a test mail
    </Button>
  );
}
