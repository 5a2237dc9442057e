import { EditNotSent, useDialogForm, usePaymentMethods, useQuestion, useVersionedForm } from '@shop/admin-kit';
import type { AdminSettings, SettingsValues } from '@shop/contract';
import { useSaveSettings } from '../api/save-settings.ts';
import { type FormValues, fromForm, toForm } from '../rules/form-values.ts';
import { changedHandles, changedValues, fieldPath, type HandleChange, isTouched } from '../rules/setting-changes.ts';
import type { Group } from '../rules/setting-groups.ts';

type Input = Partial<SettingsValues>;

interface GroupFormOptions {
  group: Group;
  /** The settings when the dialog was opened. */
  settings: AdminSettings;
  onClose: () => void;
}

/** The state of one group's dialog: input, the handles to confirm, and the version that another admin saved meanwhile. */
export function useGroupForm({ group, settings, onClose }: GroupFormOptions) {
  const { all: methods } = usePaymentMethods();
  const state = useDialogForm<FormValues>({ onClose, fieldPath });
  const { form } = state;
  const handles = useQuestion<HandleChange[]>();
  const saving = useSaveSettings(group.id);
  const fields = group.fields.map(({ name }) => name);
  const { conflict, save, answers } = useVersionedForm<FormValues, Input, AdminSettings, GroupMerge>(state, {
    item: settings,
    /** Sends the changed fields. Payment handles are confirmed first. */
    save: async (input, against) => {
      const from = against ?? settings;
      const values = changedValues(fields, from.values, input);
      if (Object.keys(values).length === 0) return;
      const changed = changedHandles(methods, from.values, values);
      if (changed.length > 0 && !(await handles.ask(changed))) throw new EditNotSent();
      await saving.mutateAsync({ version: from.version, values });
    },
    // When the other admin has saved another group, there is nothing to decide.
    merge: (base, mine, theirs) => ({
      contested: isTouched(fields, base.values, theirs.values) ? fields : [],
      keepMine: mine,
      takeTheirs: theirs.values,
    }),
    show: (input, saved) => form.setFieldsValue(toForm({ ...saved.values, ...input })),
  });
  const onTakeTheirs = (): void => {
    answers.onTakeTheirs();
    state.markClean();
  };
  return {
    ...state,
    saving: saving.isPending,
    save: () => save(fromForm(form.getFieldsValue())),
    confirmation: {
      changes: handles.question,
      saving: saving.isPending,
      onConfirmed: handles.confirm,
      onCancel: handles.cancel,
    },
    conflict,
    answers: { ...answers, onTakeTheirs, saving: saving.isPending },
  };
}

interface GroupMerge {
  contested: readonly unknown[];
  keepMine: Input;
  takeTheirs: Input;
}
