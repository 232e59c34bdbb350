import { ApiFailure, useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { isHalfTyped } from '../../forms/is-half-typed.ts';
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
  const [moments, setMoments] = useState(noMoments);
  const [refused, setRefused] = useState(noMoments);
  const [made, setMade] = useState(0);
  const refuse = (name: MomentName, why: string) => {
    setRefused({ ...noMoments, [name]: why });
    document.getElementById(fieldOf(id, name))?.focus();
    return false;
  };
  const make = async (body: object) => {
    setRefused(noMoments);
    const half = momentNames.find((name) => isHalfTyped(fieldOf(id, name)));
    if (half) return refuse(half, text('staff_planned.not_whole'));
    const due_at = fromLocalTime(moments.due_at);
    if (due_at === null) return refuse('due_at', text('form.required'));
    try {
      await api.post(path, { ...body, due_at, until: fromLocalTime(moments.until) });
    } catch (failure) {
      const fields = failure instanceof ApiFailure ? failure.fields : {};
      const wrong = momentNames.find((name) => fields[name] !== undefined);
      if (!wrong) throw failure;
      return refuse(wrong, fields[wrong] ?? '');
    }
    setMoments(noMoments);
    setMade((before) => before + 1);
    showToast('success', text('staff_planned.planned', { time: formatDateTime(due_at, locale) }));
    return true;
  };
  return {
    ...asked,
    make,
    part: (
      <>
        <MomentFields {...{ id, moments, refused }} onMoments={setMoments} />
        <PlannedChanges
          {...{ path, entity, made }}
          onTakenBack={() => document.getElementById(summaryOf(id))?.focus()}
        />
      </>
    ),
  };
}

/** From when what was typed stands, and when what was before stands again. */
const momentNames = ['due_at', 'until'] as const;
type MomentName = (typeof momentNames)[number];
type Moments = Readonly<Record<MomentName, string>>;
const noMoments: Moments = { due_at: '', until: '' };

const fieldOf = (id: string, name: MomentName): string => `${id}-${name}`;
const summaryOf = (id: string): string => `${id}-title`;

interface MomentFieldsProps {
  id: string;
  moments: Moments;
  /** Why a moment cannot be taken; empty where nothing is wrong. */
  refused: Moments;
  onMoments: (moments: Moments) => void;
}

function MomentFields({ id, moments, refused, onMoments }: MomentFieldsProps) {
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
        {momentNames.map((name) => (
          <TextField
            key={name}
            id={fieldOf(id, name)}
            label={text(`staff_planned.${name}`)}
            hint={text(`staff_planned.${name}_hint`)}
            type="datetime-local"
            isOptional={name === 'until'}
            value={moments[name]}
            error={refused[name] || undefined}
            onChange={({ target }) => onMoments({ ...moments, [name]: target.value })}
            onKeyDown={planOnEnter}
          />
        ))}
        <Button type="submit" name="asked" value="plan" look="line">
          {text('staff_planned.plan')}
        </Button>
      </div>
    </details>
  );
}
