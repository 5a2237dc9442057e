import { type ConflictRow, EditConflict, Form, FormDialog } from '@shop/admin-kit';
import type { AdminSettings, SettingsValues } from '@shop/contract';
import { useState } from 'react';
import { type FormValues, toForm } from '../rules/form-values.ts';
import { isSame } from '../rules/setting-changes.ts';
import { settingText } from '../rules/setting-text.ts';
import { ConfirmHandles } from './confirm-handles.tsx';
import type { Group } from '../rules/setting-groups.ts';
import { GroupInputs } from './inputs/group-inputs.tsx';
import { useGroupForm } from './use-group-form.ts';

interface GroupDialogProps {
  open: boolean;
  group: Group;
  settings: AdminSettings;
  onClose: () => void;
}

/** Edits one group of settings. */
export function GroupDialog({ open, group, settings, onClose }: GroupDialogProps) {
  const [uploading, setUploading] = useState(false);
  const state = useGroupForm({ group, settings, onClose });
  const formId = `settings-${group.card}-form`;
  const { conflict } = state;
  return (
    <>
      <FormDialog
        open={open}
        title={group.title}
        {...state.dialog}
        busy={state.saving || uploading}
        submitText="Save"
        formId={formId}
        width={640}
      >
        <Form<FormValues>
          id={formId}
          name={`settings-${group.card}`}
          {...state.inputs}
          layout="vertical"
          initialValues={toForm(settings.values)}
          scrollToFirstError={{ focus: true }}
          onFinish={state.save}
        >
          <GroupInputs group={group} onUploading={setUploading} onDirty={state.markDirty} />
        </Form>
      </FormDialog>
      <ConfirmHandles {...state.confirmation} />
      <EditConflict
        kind="setting"
        rows={conflict && differences(group, conflict.keepMine, conflict.saved.values)}
        {...state.answers}
      />
    </>
  );
}

function differences(group: Group, mine: Partial<SettingsValues>, theirs: SettingsValues): ConflictRow[] {
  return group.fields.flatMap(({ name, setting: { label } }) => {
    const value = mine[name];
    if (value === undefined || isSame(value, theirs[name])) return [];
    return [{ label, mine: settingText(name, value), theirs: settingText(name, theirs[name]) }];
  });
}
