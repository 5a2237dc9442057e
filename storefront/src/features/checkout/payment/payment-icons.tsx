import { createIcon } from '#components/ui/icons.tsx';

export const CardIcon = createIcon(<path d="M3 5.5h18v13H3zM3 10h18M6.5 15H11" />);
export const PhoneIcon = createIcon(<path d="M7 2.5h10v19H7zM11 18.5h2" />);
export const DollarIcon = createIcon(
  <path d="M12 3v18M16.5 7.5C15.5 6 14 5.5 12 5.5c-2.5 0-4.3 1.2-4.3 3.2 0 4.6 9 2 9 6.6 0 2-2 3.2-4.7 3.2-2.3 0-4-.8-5-2.5" />,
);
export const TransferIcon = createIcon(<path d="M4 8.500h15m-4-4 4 4-4 4M20 15.500H5m4-4-4 4 4 4" />);
