import { useText } from 'mf-shared/i18n';
import { isFault } from 'mf-shared/rules/return-reasons';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { classNames } from 'mf-shared/ui/class-names.ts';
import pages from '../cases/case-page.module.css';
import { FormFrame } from '../forms/form-frame.tsx';
import { countOf } from '../forms/numbered-rows.ts';
import styles from './store-return.module.css';
import { StoreReturnFieldset } from './store-return-fieldset.tsx';
import { useStoreReturnForm } from './use-store-return-form.ts';

/** The form about orders stands at the address without `#store`. */
const toWebShop = () => {
  location.hash = '';
};

/** Returning what was bought in a store: the receipt, its products, how the money comes, and whom to answer (AFTER-82). */
export function StoreReturnForm() {
  const text = useText('mf-account');
  const own = useStoreReturnForm();
  const { values } = own.form;
  const reasons = Array.from({ length: countOf(values) }, (_, index) => values[`rows.${index}.reason`]);
  const postage = text(`store_return.postage_${reasons.some(isFault) ? 'ours' : 'yours'}`);
  return (
    <>
      <h1>{text('store_return.title')}</h1>
      <p className={classNames(pages.lead, styles.lead)}>{text('store_return.lead')}</p>
      <p>
        <Button look="line" size="small" onClick={toWebShop}>
          {text('store_return.from_web')}
        </Button>
      </p>
      <div className={styles.form}>
        <FormFrame form={own.form} action={text('store_return.send')}>
          <StoreReturnFieldset {...own} noStore={text('store_return.by_parcel')} postage={postage} />
        </FormFrame>
      </div>
    </>
  );
}
