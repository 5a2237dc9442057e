import { Button, Dialog, Form, FormDialog, TextItem, useDialogForm } from '@shop/admin-kit';
import { ACCOUNT_TEXTS, type PasswordLink } from '@shop/contract';
import { useState } from 'react';
import { type NewAdmin, useInviteAdmin } from '../api/invitations.ts';
import { LinkPanel } from './link-panel.tsx';
import { RoleField } from './role-field.tsx';

const FORM_ID = 'invite-admin';

/** Asks who is invited, then shows the link to hand over. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [invited, setInvited] = useState<{ link: PasswordLink; email: string | null } | null>(null);
  if (!invited) return <InviteForm onClose={onClose} onInvited={(link, email) => setInvited({ link, email })} />;
  return (
    <Dialog open title="Invitation created" width={560} onClose={onClose} footer={<Button onClick={onClose}>Done</Button>}>
      <LinkPanel link={invited.link} email={invited.email} subject="Your account for the shop" />
    </Dialog>
  );
}

interface InviteFormProps {
  onClose: () => void;
  onInvited: (link: PasswordLink, email: string | null) => void;
}

function InviteForm({ onClose, onInvited }: InviteFormProps) {
  const { dialog, inputs, submit } = useDialogForm<NewAdmin>({ onClose, failure: 'Failed to create the invitation' });
  const invite = useInviteAdmin();
  return (
    <FormDialog open title="Invite" {...dialog} busy={invite.isPending} submitText="Create link" formId={FORM_ID} width={560}>
      <Form<NewAdmin>
        {...inputs}
        id={FORM_ID}
        layout="vertical"
        requiredMark={false}
        onFinish={(values) =>
          submit(
            (keyed) => invite.mutateAsync(values, keyed),
            (link) => onInvited(link, values.email ?? null),
          )
        }
      >
        <TextItem
          name="username"
          label="Username"
          extra="They sign in with it. It cannot be changed later."
          rule={ACCOUNT_TEXTS.username}
          input={{ autoCapitalize: 'none', spellCheck: false }}
        />
        <TextItem name="email" label="Email (optional)" rule={ACCOUNT_TEXTS.email} optional input={{ inputMode: 'email' }} />
        <RoleField />
      </Form>
    </FormDialog>
  );
}
