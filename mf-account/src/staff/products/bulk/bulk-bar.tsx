import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import bar from '../../chosen-bar.module.css';
import { useMay } from '../../use-may.ts';
import { useChangeDialog } from './change-dialog.tsx';
import { DoneChange } from './done-change.tsx';
import type { Picked } from './use-picked.ts';

/** What can be done about the ticked products, in sight at the end of the list, and what was done, to be taken back. */
export function BulkBar({ picked, onChanged }: { picked: Picked; onChanged: () => void }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const may = useMay();
  const { done, forget, open, dialog } = useChangeDialog(onChanged);
  const { count, pickAll } = picked;
  if (count === 0 && !done) return null;
  return (
    <section className={bar.bar} aria-label={text('staff_bulk.bar')}>
      {done && <DoneChange key={done.id} {...done} onChanged={onChanged} onClose={forget} />}
      {count > 0 && (
        <div className={bar.actions}>
          <p role="status">{text('staff_bulk.picked', { count, shown: count.toLocaleString(locale) })}</p>
          {pickAll && (
            <Button look="quiet" size="small" onClick={pickAll}>
              {text('staff_bulk.pick_all')}
            </Button>
          )}
          {may('products.prices') && (
            <Button look="line" size="small" aria-haspopup="dialog" onClick={() => open('campaign')}>
              {text('staff_bulk.prices')}
            </Button>
          )}
          <Button look="line" size="small" aria-haspopup="dialog" onClick={() => open('hide')}>
            {text('staff_bulk.visibility')}
          </Button>
          <Button look="quiet" size="small" onClick={picked.clear}>
            {text('staff_room.choose_none')}
          </Button>
        </div>
      )}
      {dialog(picked.products, count)}
    </section>
  );
}
