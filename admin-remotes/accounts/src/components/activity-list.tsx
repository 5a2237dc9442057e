import { kitStyles, usePaymentMethods, useShopTime } from '@shop/admin-kit';
import type { ActivityEntry } from '@shop/contract';
import { Link } from 'react-router-dom';
import { foldSignIns } from '../rules/fold-sign-ins.ts';
import { fieldLabel, groupName, sentenceOf } from '../rules/activity-text.ts';
import styles from '../styles/activity.module.css';

interface ActivityListProps {
  entries: readonly ActivityEntry[];
  /** Sign-ins that follow each other take one row. */
  folded: boolean;
}

export function ActivityList({ entries, folded }: ActivityListProps) {
  const rows = folded ? foldSignIns(entries) : entries;
  return (
    <ul className={kitStyles.rows} aria-label="Activity">
      {rows.map((row) => (Array.isArray(row) ? <SignIns key={row[0]!.id} entries={row} /> : <Entry key={row.id} entry={row} />))}
    </ul>
  );
}

function Entry({ entry }: { entry: ActivityEntry }) {
  return (
    <li className={styles.entry}>
      <Sentence entry={entry} />
      <Details entry={entry} />
      <Moment at={entry.at} />
    </li>
  );
}

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{useShopTime().moment(at)}</time>;

function SignIns({ entries }: { entries: readonly ActivityEntry[] }) {
  const people = [...new Set(entries.map(({ person }) => person))].join(', ');
  return (
    <li>
      <details className={styles.folded}>
        <summary className={styles.entry}>
          <span>
            <strong>{people}</strong>: {entries.length} sign-ins and sign-outs
          </span>
          <Moment at={entries[0]!.at} />
        </summary>
        <ul>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function Sentence({ entry }: { entry: ActivityEntry }) {
  const [before, after] = sentenceOf(entry, usePaymentMethods());
  return (
    <p className={styles.sentence}>
      <strong>{entry.person}</strong> {before} <ObjectName entry={entry} /> {after}
    </p>
  );
}

/** Leads to everything that was done to this object. */
function ObjectName({ entry: { entity, entityId, name } }: { entry: ActivityEntry }) {
  const shown = name ?? groupName(entity, entityId);
  if (entityId === null || shown === null) return shown;
  const search = new URLSearchParams({ entity, id: entityId }).toString();
  return (
    <Link to={{ search }} aria-label={`All of ${shown}`}>
      {shown}
    </Link>
  );
}

function Details({ entry: { changes, details } }: { entry: ActivityEntry }) {
  const methods = usePaymentMethods();
  if (changes.length === 0 && details.length === 0) return null;
  return (
    <dl className={styles.details}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{fieldLabel(field, methods)}</dt>
          <dd>
            <Value label="before" text={before} /> <span aria-hidden>→</span> <Value label="after" text={after} />
          </dd>
        </div>
      ))}
      {details.map(({ field, value }) => (
        <div key={field}>
          <dt>{fieldLabel(field, methods)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ label, text }: { label: 'before' | 'after'; text: string | null }) {
  const content = text ?? 'empty';
  return label === 'before' ? <del className={styles.before}>{content}</del> : <ins className={styles.after}>{content}</ins>;
}
