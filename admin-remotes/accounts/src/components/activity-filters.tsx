import { Checkbox, Input, Select } from '@shop/admin-kit';
import { useQuery } from '@tanstack/react-query';
import { accountsQuery } from '../api/get-accounts.ts';
import type { ActivityFilter } from '../rules/activity-filter.ts';
import { KIND_OPTIONS } from '../rules/activity-text.ts';
import styles from '../styles/activity.module.css';

interface ActivityFiltersProps {
  filter: ActivityFilter;
  onChange: (change: Partial<ActivityFilter>) => void;
}

export function ActivityFilters({ filter, onChange }: ActivityFiltersProps) {
  return (
    <search className={styles.filters} aria-label="Activity">
      <PersonField person={filter.person} onChange={(person) => onChange({ person })} />
      <Select<ActivityFilter['entity']>
        aria-label="Kind"
        className={styles.select}
        value={filter.entity}
        showSearch={{ optionFilterProp: 'label' }}
        options={[{ value: '', label: 'Everything' }, ...KIND_OPTIONS]}
        // An id belongs to its kind.
        onChange={(entity) => onChange({ entity, id: '' })}
      />
      {filter.entity === '' && (
        <Checkbox
          checked={filter.signIns === 'shown'}
          onChange={({ target }) => onChange({ signIns: target.checked ? 'shown' : '' })}
        >
          Sign-ins
        </Checkbox>
      )}
      <DayField label="From" day={filter.from} onChange={(from) => onChange({ from })} />
      <DayField label="To" day={filter.to} onChange={(to) => onChange({ to })} />
    </search>
  );
}

function PersonField({ person, onChange }: { person: string; onChange: (person: string) => void }) {
  const { data } = useQuery(accountsQuery);
  const people = data?.admins.map(({ id, username, displayName, disabledAt }) => ({
    value: id,
    label: `${displayName ?? username}${disabledAt === null ? '' : ' (disabled)'}`,
  }));
  const known = people?.some(({ value }) => value === person) ?? false;
  // Somebody whose account is gone is still in the log.
  const others = person === '' || known ? [] : [{ value: person, label: 'One person' }];
  return (
    <Select
      aria-label="Person"
      className={styles.select}
      value={person}
      options={[{ value: '', label: 'Everybody' }, ...(people ?? []), ...others]}
      onChange={onChange}
    />
  );
}

interface DayFieldProps {
  label: string;
  day: string;
  onChange: (day: string) => void;
}

function DayField({ label, day, onChange }: DayFieldProps) {
  return (
    <label className={styles.day}>
      <span>{label}</span>
      <Input type="date" min="2020-01-01" max="2099-12-31" value={day} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
}
