import { useText } from 'mf-shared/i18n';
import { type Cart, validateCart } from 'mf-shared/stores';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import words from 'mf-shared/ui/text/text.module.css';
import styles from './review-cart.module.css';

/** Says that the service could not be asked, or what it objects to; the cart stays as it is. */
export function ValidationNotice({ cart }: { cart: Pick<Cart, 'status' | 'answer' | 'snippetError'> }) {
  const text = useText('mf-checkout');
  const objections = [...cart.answer.errors.map(({ message }) => message), cart.snippetError].filter(Boolean);
  if (cart.status === 'ERROR')
    return (
      <Notice kind="warning" isLive>
        <div className={styles.notices}>
          <p>{text('validation.failed')}</p>
          <button type="button" className={words.link} onClick={() => void validateCart()}>
            {text('validation.retry')}
          </button>
        </div>
      </Notice>
    );
  if (objections.length === 0) return null;
  return (
    <Notice kind="error" isLive>
      <div className={styles.notices}>
        {objections.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
    </Notice>
  );
}
