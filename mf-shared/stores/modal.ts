import { atom } from 'nanostores';

/** Rule NAV-33. Params must be plain data. */
export interface Modal {
  name: string;
  params: Readonly<Record<string, unknown>>;
}

export const $modal = atom<Modal | null>(null);

export function openModal(name: string, params: Modal['params'] = {}): void {
  $modal.set({ name, params });
}

export function closeModal(): void {
  $modal.set(null);
}
