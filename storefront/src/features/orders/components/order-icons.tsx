import { createIcon } from '#components/ui/icons.tsx';

export const CheckIcon = createIcon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const ClockIcon = createIcon(<path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2.5" />);
export const BoxIcon = createIcon(<path d="M4 8l8-4 8 4v8l-8 4-8-4V8Zm0 0 8 4m0 0 8-4m-8 4v8" />);
export const TruckIcon = createIcon(
  <path d="M2.5 6.5h11v10h-11zM13.5 10h4l4 3.5v3h-8M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z" />,
);
