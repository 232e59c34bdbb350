import type { MountingField } from 'mf-shared/contract/checkout-limits';
import { isMountingNumber, mountingFields, type SkiMounting } from 'mf-shared/rules/ski-mounting';
import { useState } from 'react';

export type MountingTexts = Readonly<Record<MountingField, string>>;

export interface MountingState {
  /** The buyer wants the bindings mounted. */
  isWanted: boolean;
  want: (isWanted: boolean) => void;
  typed: MountingTexts;
  type: (field: MountingField, text: string) => void;
  /** The fields with impossible values, once the package was asked for. */
  wrong: readonly MountingField[];
  /** The numbers; null where no mounting is wanted; `wrong` where they cannot be, and the fields say so from then on. */
  read: () => SkiMounting | null | 'wrong';
}

const nothing: MountingTexts = { height_cm: '', weight_kg: '', sole_mm: '' };

const toNumber = (text: string): number => (/^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN);

/** For whom the bindings are mounted (SKI-14); asked where a package has skis and bindings. */
export function useMounting(isMountable: boolean): MountingState {
  const [isWanted, want] = useState(true);
  const [typed, setTyped] = useState(nothing);
  const [isAsked, setAsked] = useState(false);
  const wrongNow = mountingFields.filter((field) => !isMountingNumber(field, toNumber(typed[field])));
  const read = () => {
    if (!isMountable || !isWanted) return null;
    setAsked(true);
    if (wrongNow.length > 0) return 'wrong';
    return {
      height_cm: toNumber(typed.height_cm),
      weight_kg: toNumber(typed.weight_kg),
      sole_mm: toNumber(typed.sole_mm),
    };
  };
  return {
    isWanted,
    want,
    typed,
    type: (field, text) => setTyped((known) => ({ ...known, [field]: text })),
    wrong: isAsked && isWanted ? wrongNow : [],
    read,
  };
}
