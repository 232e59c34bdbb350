import { useStore } from '@nanostores/react';
import { $cart, $modal, closeModal, setAmount, shownRows, validateCart } from 'mf-shared/stores';
import { useState } from 'react';
import { AddedDialog } from './added-dialog.tsx';

/** Shows the row that was just added. Its amount is applied, and validated, when the dialog closes (PRODUCT-54). */
export function AddedPanel() {
  const modal = useStore($modal, { ssr: 'initial' });
  const cart = useStore($cart, { ssr: 'initial' });
  const [chosen, setChosen] = useState<number | null>(null);
  const productId = modal?.name === 'added-to-cart' ? modal.params.productId : null;
  const row = shownRows(cart).find((candidate) => candidate.productId === productId);
  const notices = cart.notices.filter((notice) => notice.productId === productId);
  const settle = () => {
    if (row && chosen !== null && chosen !== row.amount) {
      setAmount(row.productId, chosen);
      void validateCart();
    }
    setChosen(null);
  };
  const handleClose = () => {
    settle();
    closeModal();
  };
  return (
    <AddedDialog
      cart={cart}
      row={row}
      notices={notices}
      amount={chosen ?? row?.amount ?? 1}
      onAmount={setChosen}
      onClose={handleClose}
    />
  );
}
