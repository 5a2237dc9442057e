import type { ReactNode } from 'react';

interface IconProps {
  size?: number;
}

/** Strokes of 1.75 on a 24 grid with square ends, like the rules of a printer's form. Decorative: the control carries the name. */
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

const icon = (paths: ReactNode) =>
  function NamedIcon(props: IconProps) {
    return <Icon {...props}>{paths}</Icon>;
  };

export const SearchIcon = icon(<path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20" />);
export const BagIcon = icon(<path d="M5 8h14l1 12H4L5 8Zm4 2.5V7a3 3 0 0 1 6 0v3.5" />);
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const PlusIcon = icon(<path d="M12 6v12M6 12h12" />);
export const MinusIcon = icon(<path d="M6 12h12" />);
export const TrashIcon = icon(<path d="M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v5.5M13.5 10.5v5.5" />);
export const ArrowLeftIcon = icon(<path d="M19 12H5m6-6-6 6 6 6" />);
export const ArrowRightIcon = icon(<path d="M5 12h14m-6-6 6 6-6 6" />);
export const ChevronDownIcon = icon(<path d="m6 9.5 6 6 6-6" />);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const AlertIcon = icon(<path d="M12 4 2.8 20h18.4L12 4Zm0 6.5v4.5m0 2.4v.1" />);
export const ClockIcon = icon(<path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2.5" />);
export const BoxIcon = icon(<path d="M4 8l8-4 8 4v8l-8 4-8-4V8Zm0 0 8 4m0 0 8-4m-8 4v8" />);
export const TruckIcon = icon(
  <path d="M2.5 6.5h11v10h-11zM13.5 10h4l4 3.5v3h-8M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z" />,
);
export const CardIcon = icon(<path d="M3 5.5h18v13H3zM3 10h18M6.5 15H11" />);
export const PhoneIcon = icon(<path d="M7 2.5h10v19H7zM11 18.5h2" />);
export const DollarIcon = icon(
  <path d="M12 3v18M16.5 7.5C15.5 6 14 5.5 12 5.5c-2.5 0-4.3 1.2-4.3 3.2 0 4.6 9 2 9 6.6 0 2-2 3.2-4.7 3.2-2.3 0-4-.8-5-2.5" />,
);
export const TransferIcon = icon(<path d="M4 8.500h15m-4-4 4 4-4 4M20 15.500H5m4-4-4 4 4 4" />);
export const PinIcon = icon(
  <path d="M12 21s7-6.2 7-11.300A7 7 0 0 0 5 9.700C5 14.8 12 21 12 21Zm0-8.800a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z" />,
);
