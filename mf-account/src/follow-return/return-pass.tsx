import type { ReturnCase } from 'mf-shared/contract';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { longDate } from 'mf-shared/rules/long-date';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import pages from '../cases/case-page.module.css';
import { QrCode } from '../lib/qr-code.tsx';
import styles from './follow-return.module.css';

/** What goes with the parcel, or is shown where it is handed in: the code, where to, until when. It prints. */
export function ReturnPass({ found }: { found: ReturnCase }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { qr, reference, way, send_by, lines, label } = found;
  if (qr.length === 0) return null;
  const code = label?.code || reference;
  return (
    <section className={styles.passFrame} aria-label={text('returns.pass')}>
      <div className={styles.pass}>
        <div className={styles.code}>
          <QrCode rows={qr} label={text(label?.code ? 'returns.qr_label' : 'returns.qr', { reference })} />
          <b className={styles.reference}>{code}</b>
          {code !== reference && <span className={pages.soft}>{text('returns.number', { reference })}</span>}
        </div>
        <dl className={styles.where}>
          <div>
            <dt>{text(`returns.to_${way}`)}</dt>
            <dd>
              <Place found={found} />
            </dd>
          </div>
          <div>
            <dt>{text('returns.in_parcel')}</dt>
            <dd>{lines.map(({ amount, name }) => `${amount} × ${name}`).join('; ')}</dd>
          </div>
          {send_by && (
            <div>
              <dt>{text('returns.no_later')}</dt>
              <dd>{longDate(send_by, locale)}</dd>
            </div>
          )}
        </dl>
      </div>
      <p className={pages.soft}>{text(`returns.pass_${label?.status === 'asked' ? 'waiting' : way}`)}</p>
      {label?.status === 'ready' && !label.pdf && <p className={pages.soft}>{text('returns.label_mailed')}</p>}
      <div className={styles.actions}>
        {label?.pdf && (
          <ButtonLink look="action" href={label.pdf} download>
            {text('returns.label_pdf')}
          </ButtonLink>
        )}
        <Button look="line" onClick={() => print()}>
          {text('returns.print')}
        </Button>
      </div>
    </section>
  );
}

function Place({ found: { way, send_to, drop_point } }: { found: ReturnCase }) {
  const text = useText('mf-account');
  if (way === 'post') return send_to;
  if (way === 'store') return text('returns.any_store');
  if (way === 'repack' || !drop_point) return text('returns.any_post_box');
  const { name, address, postal_code, city, opening_hours } = drop_point;
  return (
    <>
      {name}
      <br />
      <span className={pages.soft}>
        {address}, {postal_code} {city}
        {opening_hours && `. ${text('returns.open_hours', { hours: opening_hours })}`}
      </span>
    </>
  );
}
