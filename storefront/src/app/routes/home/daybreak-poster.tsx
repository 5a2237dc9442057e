/** A drawn sunrise, for shops without hero images. */
export function DaybreakPoster({ className }: { className?: string }) {
  const rays = Array.from({ length: 13 }, (_, index) => -90 + index * 15);
  const rules = [0, 26, 48, 66, 81, 93, 102, 109];
  return (
    <svg className={className} viewBox="0 0 800 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <rect width="800" height="800" fill="var(--night)" />
      <g fill="var(--sun)">
        {rays.map((angle) => (
          <path key={angle} d="M391 40h18l-5 190h-8z" transform={`rotate(${angle} 400 540)`} />
        ))}
      </g>
      <path d="M150 540a250 250 0 0 1 500 0z" fill="var(--vermilion)" />
      <g fill="var(--paper)">
        {rules.map((offset, index) => (
          <rect key={offset} x="0" y={552 + offset * 2.1} width="800" height={26 - index * 3} />
        ))}
      </g>
    </svg>
  );
}
