import type { GroupId } from '../../rules/setting-groups.ts';
import { BrandInputs } from './brand-inputs.tsx';
import { ContactInputs } from './contact-inputs.tsx';
import { DeliveryInputs } from './delivery-inputs.tsx';
import { FigureInputs, SocialInputs } from './list-inputs.tsx';
import { AnnouncementInputs, FeedInputs, InvoiceInputs, NoticeInputs, OrderInputs, PaymentInputs } from './simple-inputs.tsx';

interface GroupInputsProps {
  group: GroupId;
  onUploading: (uploading: boolean) => void;
  onDirty: () => void;
}

const INPUTS = {
  brand: BrandInputs,
  contact: ContactInputs,
  social: SocialInputs,
  payments: PaymentInputs,
  orders: OrderInputs,
  invoices: InvoiceInputs,
  notices: NoticeInputs,
  claims: FigureInputs,
  announcement: AnnouncementInputs,
  delivery: DeliveryInputs,
  feeds: FeedInputs,
};

export function GroupInputs({ group, ...images }: GroupInputsProps) {
  const Inputs = INPUTS[group];
  return <Inputs {...images} />;
}
