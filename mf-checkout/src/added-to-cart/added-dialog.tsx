import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { type Cart, type CartNotice, largestAmount, type ShownRow } from 'mf-shared/stores';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import { CartRow, CartRows } from 'mf-shared/ui/cart-row/cart-row.tsx';
import { Dialog } from 'mf-shared/ui/dialog/dialog.tsx';
import { NumberStepper } from 'mf-shared/ui/field/number-stepper.tsx';
import { doneIcon } from 'mf-shared/ui/icon/sign-shapes.ts';
import words from 'mf-shared/ui/text/text.module.css';
import { CartNotices } from '../review-cart/cart-notices.tsx';
import { rowDetails } from '../review-cart/row-details.ts';
import { RowPrice } from '../review-cart/row-price.tsx';
import { showsAvailable } from '../review-cart/shows-available.ts';
import { Nudge } from '../see-total/nudge.tsx';
import { AddedRecommendations } from './added-recommendations.tsx';

interface AddedDialogProps {
  cart: Cart;
  row: ShownRow | undefined;
  /** What the service changed of this product: it may have sold out since the page was drawn. */
  notices: readonly CartNotice[];
  /** What the stepper says; applied when the dialog closes. */
  amount: number;
  onAmount: (amount: number) => void;
  onClose: () => void;
}

export function AddedDialog({ cart, row, notices, amount, onAmount, onClose }: AddedDialogProps) {
  const text = useText('mf-checkout');
  const href = useHref();
  return (
    <Dialog
      isOpen={row !== undefined || notices.length > 0}
      onClose={onClose}
      title={text(row ? 'added.title' : 'added.gone_title')}
      icon={row ? doneIcon : undefined}
      foot={
        <>
          {row && (
            <ButtonLink look="action" isWide href={href('/checkout/')} onClick={onClose}>
              {text('added.checkout')}
            </ButtonLink>
          )}
          <Button look="line" isWide onClick={onClose}>
            {text('added.continue')}
          </Button>
        </>
      }
    >
      <CartNotices notices={notices} />
      {row && (
        <CartRows>
          <CartRow
            image={row.image}
            name={row.name}
            path={row.path}
            manufacturer={row.manufacturer}
            details={rowDetails(row, text)}
            price={<RowPrice row={{ ...row, amount }} />}
            amount={
              <NumberStepper
                label={text('cart.amount_of', { name: row.name })}
                value={amount}
                max={largestAmount(row)}
                isDisabled={row.frozen}
                onChange={onAmount}
              />
            }
          >
            {showsAvailable({ ...row, amount }) && (
              <span className={`${words.note} ${words.muted}`}>{text('cart.available', { count: row.maxAmount })}</span>
            )}
            {row.frozen && <span className={`${words.note} ${words.muted}`}>{text('cart.frozen')}</span>}
          </CartRow>
        </CartRows>
      )}
      <Nudge cart={cart} />
      {row?.path && <AddedRecommendations path={row.path} onFollow={onClose} />}
    </Dialog>
  );
}
