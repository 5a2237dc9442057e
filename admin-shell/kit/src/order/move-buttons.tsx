import { ArrowLeftOutlined, ArrowRightOutlined, Button, VerticalRightOutlined } from '@shop/admin-kit';
import type { ReactNode } from 'react';
import type { Move } from '../../rules/reorder.ts';

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
  onMove: (move: Move) => void;
}

/** Moves an item without dragging, which WCAG 2.2 requires (SC 2.5.7). */
export function MoveButtons({ place: { number, count }, onMove }: MoveButtonsProps) {
  return (
    <div className="portfolio-move">
      <span className="portfolio-place">
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
            aria-label={`${label}: item ${number}`}
            aria-disabled={isAtEnd}
            onClick={() => onMove(move)}
          />
        );
      })}
    </div>
  );
}
