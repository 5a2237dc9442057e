import { ArrowDownOutlined, ArrowUpOutlined } from '../icons.ts';
import kitStyles from '../page/shared.module.css';

type SortDirection = 'ascending' | 'descending';

interface SortButtonProps {
  title: string;
  /** Also the `aria-sort` of the column's heading; undefined when another column sorts. */
  direction: SortDirection | undefined;
  onClick: () => void;
}

/** The heading of a column that the list is sorted by when it is pressed. */
export function SortButton({ title, direction, onClick }: SortButtonProps) {
  return (
    <button type="button" className={kitStyles.sort} onClick={onClick}>
      {title}
      {direction === 'ascending' && <ArrowUpOutlined aria-hidden />}
      {direction === 'descending' && <ArrowDownOutlined aria-hidden />}
    </button>
  );
}
