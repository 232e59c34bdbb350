import { buttonClass } from 'mf-shared/ui/button/button-class.ts';
import { classNames } from 'mf-shared/ui/class-names.ts';
import type { ComponentProps, ReactNode } from 'react';
import styles from './choose-files.module.css';

interface ChooseFilesProps extends Omit<ComponentProps<'label'>, 'id'> {
  id?: string;
  /** What the button says, and what it is called where that says more. */
  words: string;
  label?: string | undefined;
  /** Media types and endings that the dialog offers. */
  accept: string;
  describedBy: string;
  size?: 'normal' | 'small';
  isOne?: boolean;
  onFiles: (files: readonly File[]) => void;
  /** What stands before the button; the children stand after it. */
  before?: ReactNode;
}

/** A button by which files are chosen, several at once unless one is wanted, with what belongs to its label. */
export function ChooseFiles({
  id,
  words,
  label = words,
  accept,
  describedBy,
  size,
  isOne = false,
  onFiles,
  ...place
}: ChooseFilesProps) {
  const { before, children, className, ...more } = place;
  return (
    <label {...more} className={classNames(styles.label, className)}>
      {before}
      <input
        {...{ id, accept }}
        aria-label={label}
        aria-describedby={describedBy}
        className={styles.input}
        type="file"
        multiple={!isOne}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <span aria-hidden="true" className={buttonClass({ look: 'line', size })}>
        {words}
      </span>
      {children}
    </label>
  );
}
