import { Button, Checkbox, Input, Segmented, Select } from '@shop/admin-kit';
import type { FigureComparison, FigureGroup, FiguresPeriod } from '@shop/contract';
import { useState } from 'react';
import { COMPARISON_LABELS, GROUP_LABELS, PERIOD_LABELS } from '../../rules/figures/figure-labels.ts';
import { FIGURE_GROUPS, type FiguresFilter } from '../../rules/figures/figures-filter.ts';
import { PERIODS } from '../../rules/figures/period.ts';
import figuresStyles from '../../styles/figures.module.css';
import orderFiltersStyles from '../../styles/order-filters.module.css';

interface FigureToolsProps {
  filter: FiguresFilter;
  /** The days that are shown; own dates begin with them. */
  shown: FiguresPeriod;
  onChange: (changes: Partial<FiguresFilter>) => void;
}

const PERIOD_OPTIONS = [...PERIODS, 'own' as const].map((value) => ({ value, label: PERIOD_LABELS[value] }));
const COMPARISON_OPTIONS = (['before', 'last-year'] as const).map((value) => ({ value, label: COMPARISON_LABELS[value] }));
const GROUP_OPTIONS = FIGURE_GROUPS.map((value) => ({ value, label: GROUP_LABELS[value] }));

/** Period, grouping and comparison. */
export function FigureTools({ filter, shown, onChange }: FigureToolsProps) {
  const choosePeriod = (period: FiguresFilter['period']): void =>
    onChange({ period, ...(period === 'own' ? shown : { from: '', to: '' }) });
  return (
    <>
      <Select<FiguresFilter['period']>
        aria-label="Period"
        className={figuresStyles.period}
        value={filter.period}
        options={PERIOD_OPTIONS}
        onChange={choosePeriod}
      />
      <Segmented<FigureGroup>
        aria-label="Group by"
        value={filter.by}
        options={GROUP_OPTIONS}
        onChange={(by) => onChange({ by })}
      />
      <Checkbox checked={filter.compares} onChange={({ target }) => onChange({ compares: target.checked })}>
        Compare
      </Checkbox>
      {filter.compares && (
        <Select<FigureComparison>
          aria-label="Compare with"
          className={figuresStyles.comparison}
          value={filter.comparison}
          options={COMPARISON_OPTIONS}
          onChange={(comparison) => onChange({ comparison })}
        />
      )}
    </>
  );
}

interface OwnDatesProps {
  from: string;
  to: string;
  onShow: (days: FiguresPeriod) => void;
}

/** Two dates that are read when they are complete: each typed digit of a year would be a request. */
export function OwnDates({ from, to, onShow }: OwnDatesProps) {
  const [days, setDays] = useState({ from, to });
  const dateInput = (field: keyof FiguresPeriod, label: string) => (
    <label className={orderFiltersStyles.date}>
      <span>{label}</span>
      <Input
        type="date"
        min="2020-01-01"
        max="2099-12-31"
        value={days[field]}
        onChange={(event) => setDays({ ...days, [field]: event.target.value })}
      />
    </label>
  );
  return (
    <form
      className={figuresStyles.ownDates}
      aria-label="Own dates"
      onSubmit={(event) => {
        event.preventDefault();
        onShow(days);
      }}
    >
      {dateInput('from', 'From')}
      {dateInput('to', 'To')}
      <Button htmlType="submit">Show</Button>
    </form>
  );
}
