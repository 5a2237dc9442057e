import { Button, ConfirmDialog, ReloadOutlined, usePaymentMethods } from '@shop/admin-kit';
import type { AdminSettings } from '@shop/contract';
import type { SettingGroup } from '@shop/contract/settings-fields';
import { useState } from 'react';
import { useResetSetting } from '../api/save-settings.ts';
import { type Field, isHandle } from '../rules/setting-groups.ts';
import { ConfirmHandles } from './confirm-handles.tsx';

interface ResetButtonProps {
  group: SettingGroup;
  field: Field;
  label: string;
  settings: AdminSettings;
}

/** "Back to default"; a payment handle asks for the password first. */
export function ResetButton({ group, field, label, settings }: ResetButtonProps) {
  const [asking, setAsking] = useState(false);
  const resetting = useResetSetting(group);
  const close = (): void => setAsking(false);
  const reset = (): void => resetting.mutate(field, { onSettled: close });
  const { all: methods } = usePaymentMethods();
  return (
    <>
      <Button
        type="link"
        size="small"
        icon={<ReloadOutlined aria-hidden />}
        aria-label={`Back to default: ${label}`}
        onClick={() => setAsking(true)}
      >
        Back to default
      </Button>
      {isHandle(field, methods) ? (
        <ConfirmHandles
          changes={asking ? [{ handle: field, label, before: settings.values[field], after: 'the sample account' }] : null}
          saving={resetting.isPending}
          onConfirmed={reset}
          onCancel={close}
        />
      ) : (
        <ConfirmDialog
          open={asking}
          title="Back to the default?"
          confirmText="Back to default"
          busy={resetting.isPending}
          onConfirm={reset}
          onCancel={close}
        >
          Your value of &quot;{label}&quot; is removed.
        </ConfirmDialog>
      )}
    </>
  );
}
