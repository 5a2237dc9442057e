import type { Group } from '../../rules/setting-groups.ts';
import type { ImageHandlers } from './hero-input.tsx';
import { SettingInput } from './setting-input.tsx';
import styles from '../../styles/settings.module.css';

interface GroupInputsProps extends ImageHandlers {
  group: Group;
}

/** The inputs of a group, those of half the width at its end. */
export function GroupInputs({ group, ...images }: GroupInputsProps) {
  const inputs = group.fields.map(({ name, setting }) => ({
    isHalfWidth: 'isHalfWidth' in setting,
    input: <SettingInput key={name} name={name} setting={setting} {...images} />,
  }));
  const halves = inputs.filter(({ isHalfWidth }) => isHalfWidth);
  return (
    <>
      {inputs.filter(({ isHalfWidth }) => !isHalfWidth).map(({ input }) => input)}
      {halves.length > 0 && <div className={styles.columns}>{halves.map(({ input }) => input)}</div>}
    </>
  );
}
