import type { ReactNode } from 'react';

interface IconProps {
  size?: number;
}

/** Decorative: the control that holds the icon needs the accessible name. Paths are strokes of 1.75 on a 24 grid. */
function Icon({ size = 22, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="square"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const createIcon = (paths: ReactNode) =>
  function NamedIcon(props: IconProps) {
    return <Icon {...props}>{paths}</Icon>;
  };

export const SearchIcon = createIcon(<path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20" />);
export const BagIcon = createIcon(<path d="M5 8h14l1 12H4L5 8Zm4 2.5V7a3 3 0 0 1 6 0v3.5" />);
export const MenuIcon = createIcon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const CloseIcon = createIcon(<path d="m6 6 12 12M18 6 6 18" />);
export const ArrowLeftIcon = createIcon(<path d="M19 12H5m6-6-6 6 6 6" />);
export const ArrowRightIcon = createIcon(<path d="M5 12h14m-6-6 6 6-6 6" />);
export const PinIcon = createIcon(
  <path d="M12 21s7-6.2 7-11.300A7 7 0 0 0 5 9.700C5 14.8 12 21 12 21Zm0-8.800a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />,
);
