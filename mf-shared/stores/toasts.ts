import { atom } from 'nanostores';

export interface Toast {
  id: number;
  kind: 'error' | 'success' | 'warning';
  message: string;
  durationMs: number;
  action?: { label: string; run: () => void };
}

export const $toasts = atom<readonly Toast[]>([]);
let nextId = 1;

/** Shows a toast at the top right, 3,000 ms unless told (ERR-17, ERR-18). */
export function showToast(
  kind: Toast['kind'],
  message: string,
  options: { durationMs?: number; action?: Toast['action'] } = {},
): void {
  const toast: Toast = {
    id: nextId,
    kind,
    message,
    durationMs: options.durationMs ?? 3000,
    ...(options.action ? { action: options.action } : {}),
  };
  nextId += 1;
  $toasts.set([...$toasts.get(), toast]);
}

export function hideToast(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}
