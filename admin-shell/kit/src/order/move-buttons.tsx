import { ArrowLeftOutlined, ArrowRightOutlined, VerticalRightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { Move } from './move-item.ts';
import { classNames } from '../theme/class-names.ts';
import styles from './order.module.css';

export interface Place {
  /** Counted from 1. */
  number: number;
  count: number;
}

const MOVES: { move: Move; label: string; icon: ReactNode }[] = [
  { move: 'start', label: 'Move to the start', icon: <VerticalRightOutlined /> },
  { move: 'earlier', label: 'Move earlier', icon: <ArrowLeftOutlined /> },
  { move: 'later', label: 'Move later', icon: <ArrowRightOutlined /> },
];

interface MoveButtonsProps {
  place: Place;
  /** The item in the names of the buttons. Default: 'item' and its place. */
  name?: string;
  onMove: (move: Move) => void;
  /** Without room of its own, for a place that has some. */
  flush?: boolean;
}

/** Moves an item of a list without dragging, which WCAG 2.2 requires (SC 2.5.7). */
export function MoveButtons({ place: { number, count }, name = `item ${number}`, onMove, flush = false }: MoveButtonsProps) {
  return (
    <div className={classNames(styles.move, flush && styles.moveFlush)}>
      <span className={styles.movePlace}>
        {number} of {count}
      </span>
      {MOVES.map(({ move, label, icon }) => {
        const isAtEnd = move === 'later' ? number === count : number === 1;
        return (
          // Not `disabled`: a disabled button loses the focus when its item arrives at an end.
          <Button
            key={move}
            icon={icon}
            title={label}
            aria-label={`${label}: ${name}`}
            aria-disabled={isAtEnd}
            onClick={() => onMove(move)}
          />
        );
      })}
    </div>
  );
}
