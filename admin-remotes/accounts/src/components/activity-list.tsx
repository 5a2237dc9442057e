import { kitStyles, usePaymentMethods, useShopTime } from '@shop/admin-kit';
import type { ActivityEntry } from '@shop/contract';
import { Link } from 'react-router-dom';
import { fieldLabel, groupName, sentenceOf } from '../rules/activity-text.ts';
import styles from '../styles/activity.module.css';

export function ActivityList({ entries }: { entries: readonly ActivityEntry[] }) {
  const time = useShopTime();
  return (
    <ul className={kitStyles.rows} aria-label="Activity">
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <Sentence entry={entry} />
          <time dateTime={entry.at}>{time.moment(entry.at)}</time>
          <Details entry={entry} />
        </li>
      ))}
    </ul>
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
