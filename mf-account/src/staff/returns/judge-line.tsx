import type { LineOutcome, Resources, StaffReturn } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { lineOutcomesIn } from 'mf-shared/rules/return-moves';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextArea } from 'mf-shared/ui/field/text-area.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { useEffect } from 'react';
import { AttachFiles } from '../../cases/attach-files.tsx';
import { isStuck, useUploads } from '../../cases/use-uploads.ts';
import styles from '../case-screen.module.css';
import { fieldId } from './field-id.ts';
import type { JudgedLine } from './judged-lines.ts';
import { PlacePieces } from './place-pieces.tsx';
import { Segments } from './segments.tsx';

interface JudgeLineProps {
  found: StaffReturn;
  line: JudgedLine;
  stores: Resources['stores'];
  /** What was promised for these pieces, as money; '' where they are a part of them. */
  promised: string;
  problems: Readonly<Record<string, string>>;
  onChange: (own: Partial<JudgedLine>) => void;
  onSplit: () => void;
}

/** Decides about pieces of one product: taken back, for less, not at all, or repaired; and where they go. */
export function JudgeLine({ found, line, stores, promised, problems, onChange, onSplit }: JudgeLineProps) {
  const text = useText('mf-account');
  const { key, amount, name, outcome } = line;
  const outcomes = lineOutcomesIn(found.status);
  // Another one was faster: what was chosen stays in sight.
  const shown = outcomes.some((each) => each === outcome) || outcome === '' ? outcomes : [...outcomes, outcome];
  const field = (of: 'refund' | 'reason') => ({
    ...{ id: fieldId(key, of), label: text(`staff_returns.field_${of}`), error: problems[of] ?? null },
    ...{ value: line[of], onChange: (event: { target: { value: string } }) => onChange({ [of]: event.target.value }) },
  });
  return (
    <fieldset className={styles.line}>
      <legend>
        {amount} × {name}
        {promised && ` · ${promised}`}
      </legend>
      <Segments
        id={fieldId(key, 'outcome')}
        label={text('staff_returns.field_outcome')}
        choices={shown.map((value) => ({ value, name: text(`staff_returns.outcome_${value as LineOutcome}`) }))}
        value={outcome}
        error={problems.outcome ?? null}
        onChange={(value) => onChange({ outcome: value as JudgedLine['outcome'] })}
      />
      {outcome === 'reduced' && (
        <TextField {...field('refund')} inputMode="decimal" autoComplete="off" required hint={promised} />
      )}
      {outcome !== '' && outcome !== 'accepted' && (
        <TextArea
          {...field('reason')}
          rows={2}
          maxLength={1000}
          isOptional={outcome !== 'reduced' && outcome !== 'refused'}
          hint={text('staff_returns.reason_hint')}
        />
      )}
      {outcome === 'refused' && <Pictures line={line} onChange={onChange} />}
      <PlacePieces
        line={line}
        stores={stores}
        shelfCodes={found.lines.find(({ productId }) => productId === line.productId)?.shelf_codes ?? []}
        problem={problems.store ?? null}
        onChange={onChange}
      />
      {amount > 1 && (
        <div>
          <Button look="quiet" size="small" onClick={onSplit}>
            {text('staff_returns.piece_by_piece')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function Pictures({ line, onChange }: Pick<JudgeLineProps, 'line' | 'onChange'>) {
  const files = useUploads(line.draft, 'return');
  const ids = files.uploads.flatMap(({ id }) => id ?? []).join();
  const waits = isStuck(files) && !files.leaves;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is stored matters
  useEffect(() => onChange({ attachments: ids === '' ? [] : ids.split(','), isStuck: waits }), [ids, waits]);
  return (
    <div id={fieldId(line.key, 'files')} tabIndex={-1}>
      <AttachFiles {...files} />
    </div>
  );
}
