import { Form, type FormInstance, usePaymentMethods } from '@shop/admin-kit';
import type { AdminSettings, SettingsValues } from '@shop/contract';
import { useState } from 'react';
import { useSaveSettings } from '../api/save-settings.ts';
import { fieldErrors, settingsConflict } from '../api/save-errors.ts';
import { type FormValues, fromForm, toForm } from '../rules/form-values.ts';
import { changedHandles, changedValues, type HandleChange, isTouched } from '../rules/setting-changes.ts';
import type { Group } from '../rules/setting-groups.ts';

interface GroupFormOptions {
  group: Group;
  /** The settings when the dialog was opened. */
  settings: AdminSettings;
  onClose: () => void;
}

/** The state of one group's dialog: input, the handles to confirm, and the version that another admin saved meanwhile. */
export function useGroupForm({ group, settings, onClose }: GroupFormOptions) {
  const { all: methods } = usePaymentMethods();
  const [form] = Form.useForm<FormValues>();
  const [base, setBase] = useState(settings);
  const [dirty, setDirty] = useState(false);
  const [toConfirm, setToConfirm] = useState<HandleChange[] | null>(null);
  const { input, changesSince, send, saving, serverVersion, setServerVersion } = useSend(group, form, onClose);

  /** Payment handles are confirmed first. */
  const save = (from: AdminSettings): void => {
    const values = changesSince(from);
    if (Object.keys(values).length === 0) return onClose();
    setServerVersion(null);
    setBase(from);
    const handles = changedHandles(methods, from.values, values);
    if (handles.length > 0) setToConfirm(handles);
    else send(from);
  };
  const takeTheirs = (): void => {
    if (!serverVersion) return;
    form.setFieldsValue(toForm(serverVersion.values));
    setBase(serverVersion);
    setServerVersion(null);
    setDirty(false);
  };
  const sendConfirmed = (): void => {
    setToConfirm(null);
    send(base);
  };
  return {
    form,
    input,
    dirty,
    markDirty: () => setDirty(true),
    save: () => save(base),
    saving,
    confirmation: { changes: toConfirm, saving, onConfirmed: sendConfirmed, onCancel: () => setToConfirm(null) },
    serverVersion,
    keepMine: () => serverVersion && save(serverVersion),
    takeTheirs,
    dismissConflict: () => setServerVersion(null),
  };
}

/** Sends the changed fields. When another admin has changed them since `from`, their version is kept for a decision. */
function useSend(group: Group, form: FormInstance<FormValues>, onSaved: () => void) {
  const [serverVersion, setServerVersion] = useState<AdminSettings | null>(null);
  const saving = useSaveSettings(group.id);
  const fields = group.fields.map(({ name }) => name);
  const input = (): Partial<SettingsValues> => fromForm(form.getFieldsValue());
  const changesSince = (from: AdminSettings): Partial<SettingsValues> => changedValues(fields, from.values, input());
  const send = (from: AdminSettings): void =>
    saving.mutate(
      { version: from.version, values: changesSince(from) },
      { onSuccess: onSaved, onError: (error) => onError(error, from) },
    );
  const onError = (error: unknown, from: AdminSettings): void => {
    form.setFields(fieldErrors(error) as Parameters<typeof form.setFields>[0]);
    const theirs = settingsConflict(error);
    if (!theirs) return;
    if (isTouched(fields, from.values, theirs.values)) setServerVersion(theirs);
    // The other admin has saved another group, so there is nothing to decide.
    else send(theirs);
  };
  return { input, changesSince, send, saving: saving.isPending, serverVersion, setServerVersion };
}
