import { $isStaff, $miniCart, $modal } from 'mf-shared/stores';

const patienceMs = 500;

/** Starts what can wait until the next page's code is there; at once for a dialog that was asked for, and for staff. */
export function afterCodeAhead(codeAhead: Promise<void>, start: () => void): void {
  let isStarted = false;
  const once = () => {
    if (!isStarted) start();
    isStarted = true;
  };
  void codeAhead.finally(once);
  setTimeout(once, patienceMs);
  $modal.subscribe((modal) => modal && once());
  $miniCart.subscribe(({ isOpen }) => isOpen && once());
  $isStaff.subscribe((isStaff) => isStaff && once());
}
