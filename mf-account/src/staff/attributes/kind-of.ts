import { type AttributeKind, isAttributeKind } from 'mf-shared/contract/staff-choices';

/** The kind and the number in an address like `colour-3`; null for what is none. */
export function readAddress(part: string): { kind: AttributeKind; id: string } | null {
  const [, kind = '', id = ''] = /^([a-z_]+)-(\d{1,9})$/.exec(part) ?? [];
  return isAttributeKind(kind) ? { kind, id } : null;
}

export const pathOfAttribute = (kind: AttributeKind, id: string): string => `/staff/attributes/${kind}-${id}/`;
