import { type MountingField, mountingLimits } from 'mf-shared/contract/checkout-limits';

/** What a workshop must know to mount bindings (SKI-14). */
export interface SkiMounting {
  height_cm: number;
  weight_kg: number;
  sole_mm: number;
}

export const mountingFields = ['height_cm', 'weight_kg', 'sole_mm'] as const satisfies readonly MountingField[];

export function isMountingNumber(field: MountingField, value: unknown): value is number {
  const { min, max } = mountingLimits[field];
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max;
}

/** The numbers of whatever stands somewhere; null unless all of them can be. */
export function readMounting(value: unknown): SkiMounting | null {
  if (typeof value !== 'object' || value === null) return null;
  const { height_cm, weight_kg, sole_mm } = value as Record<string, unknown>;
  return isMountingNumber('height_cm', height_cm) &&
    isMountingNumber('weight_kg', weight_kg) &&
    isMountingNumber('sole_mm', sole_mm)
    ? { height_cm, weight_kg, sole_mm }
    : null;
}

/** Packages that are mounted for different skiers are different things in a cart. */
export const mountedHash = (hash: string, mounting: SkiMounting | null): string =>
  mounting ? `${hash}-m${mountingFields.map((field) => mounting[field]).join('.')}` : hash;
