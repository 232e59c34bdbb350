import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { fromLocalTime } from '../content/local-time.ts';
import { formatDateTime } from '../format-date-time.ts';
import room from '../staff-room.module.css';
import { PlannedChanges } from './planned-changes.tsx';
import { type AskedOfForm, useAsked } from './use-asked.ts';

interface PlanOfForm extends AskedOfForm {
  /** Keeps what was typed until the moment that was chosen. @returns whether it waits now; else the moment says why not */
  make: (body: object) => Promise<boolean>;
  /** The field of the moment with its button, and what waits. */
  part: ReactNode;
}

/**
 * Saves what was typed in a form at a moment (STAFF-68). The form is checked as for saving.
 * @param path the call that keeps what was typed, tells what waits and takes it back
 * @param entity whose fields they are, as the log says
 */
export function usePlan(path: string, entity: string): PlanOfForm {
  const text = useText('mf-account');
  const api = useApi();
  const { locale } = usePageConfig();
  const id = useId();
  const asked = useAsked('plan');
  const [moment, setMoment] = useState('');
  const [refused, setRefused] = useState('');
  const [made, setMade] = useState(0);
  const refuse = (why: string) => {
    setRefused(why);
    document.getElementById(id)?.focus();
    return false;
  };
  const make = async (body: object) => {
    setRefused('');
    const due_at = fromLocalTime(moment);
    if (due_at === null) return refuse(text('form.required'));
    try {
      await api.post(path, { ...body, due_at });
    } catch (failure) {
      const wrong = failure instanceof ApiFailure ? failure.fields.due_at : undefined;
      if (wrong === undefined) throw failure;
      return refuse(wrong);
    }
    setMoment('');
    setMade((before) => before + 1);
    showToast('success', text('staff_planned.planned', { time: formatDateTime(due_at, locale) }));
    return true;
  };
  return {
    ...asked,
    make,
    part: (
      <>
        <MomentField {...{ id, moment, refused }} onMoment={setMoment} />
        <PlannedChanges
          {...{ path, entity, made }}
          onTakenBack={() => document.getElementById(summaryOf(id))?.focus()}
        />
      </>
    ),
  };
}

const summaryOf = (id: string): string => `${id}-title`;

interface MomentFieldProps {
  id: string;
  moment: string;
  /** Why the moment cannot be taken; empty where nothing is wrong. */
  refused: string;
  onMoment: (moment: string) => void;
}

function MomentField({ id, moment, refused, onMoment }: MomentFieldProps) {
  const text = useText('mf-account');
  // The form's first button saves at once.
  const planOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.currentTarget.form?.querySelector<HTMLButtonElement>('button[value="plan"]')?.click();
  };
  return (
    <details className={room.more}>
      <summary id={summaryOf(id)}>{text('staff_planned.title')}</summary>
      <div className={room.list}>
        <TextField
          id={id}
          label={text('staff_planned.due_at')}
          hint={text('staff_planned.due_at_hint')}
          type="datetime-local"
          value={moment}
          error={refused || undefined}
          onChange={({ target }) => onMoment(target.value)}
          onKeyDown={planOnEnter}
        />
        <Button type="submit" name="asked" value="plan" look="line">
          {text('staff_planned.plan')}
        </Button>
      </div>
    </details>
  );
}
