import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a native dialog that is modal while `isOpen`. While one with `data-holds` is open, the page behind it stands
 * still (NAV-40). `html` says so in `data-held`: with `html:has(:modal)` every press would restyle the root.
 */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    element.showModal();
    holdPage();
    return () => {
      element.close();
      holdPage();
    };
  }, [isOpen]);
  return dialog;
}

/** Asks the document, so that dialogs over dialogs need no count. */
function holdPage(): void {
  const root = document.documentElement;
  const holding = document.querySelector<HTMLElement>('dialog[open][data-holds]');
  if (holding) root.dataset.held = holding.dataset.holds;
  else delete root.dataset.held;
}
