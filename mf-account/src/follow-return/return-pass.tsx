import type { DropPoint, Locale, ReturnCase } from 'mf-shared/contract';
import { type Translate, useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { longDate } from 'mf-shared/rules/long-date';
import { Button, ButtonLink } from 'mf-shared/ui/button/button.tsx';
import pages from '../cases/case-page.module.css';
import { ParcelPass, PassFact } from '../cases/parcel-pass.tsx';
import { SavePass } from '../cases/save-pass.tsx';
import { labelled } from '../forms/labelled.ts';
import { Directions } from '../lib/directions.tsx';
import styles from './follow-return.module.css';
import { StoresToBringTo } from './stores-to-bring-to.tsx';

/** What goes with the parcel, or is shown where it is handed in: the code, where to, until when. It prints. */
export function ReturnPass({ found }: { found: ReturnCase }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { qr, reference, way, send_by, lines, label } = found;
  if (qr.length === 0) return null;
  const code = label?.code || reference;
  return (
    <section className={styles.passFrame} aria-label={text('returns.pass')}>
      <ParcelPass
        qr={qr}
        qrLabel={text(label?.code ? 'returns.qr_label' : 'returns.qr', { reference })}
        code={code}
        under={code === reference ? undefined : text('returns.number', { reference })}
      >
        <PassFact name={text(`returns.to_${way}`)}>
          <Place found={found} />
        </PassFact>
        <PassFact name={text('returns.in_parcel')}>
          {lines.map(({ amount, name }) => `${amount} × ${name}`).join('; ')}
        </PassFact>
        {send_by && <PassFact name={text('returns.no_later')}>{longDate(send_by, locale)}</PassFact>}
      </ParcelPass>
      <p className={pages.soft}>{text(`returns.pass_${label?.status === 'asked' ? 'waiting' : way}`)}</p>
      {way === 'store' && <StoresToBringTo />}
      {label?.status === 'ready' && !label.pdf && <p className={pages.soft}>{text('returns.label_mailed')}</p>}
      <div className={styles.actions}>
        <SavePass look="action" picture={{ qr, code, lines: savedLines(found, text, locale) }} />
        {label?.pdf && (
          <ButtonLink look="line" href={label.pdf} download>
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

/** What the picture of the code says, for whoever looks at it without a connection. */
function savedLines({ reference, way, send_by, drop_point }: ReturnCase, text: Translate, locale: Locale): string[] {
  const place = drop_point && `${drop_point.name}, ${placeOf(drop_point)}`;
  return [
    text('returns.number', { reference }),
    ...(way === 'label' && place ? [labelled(text, text('returns.to_label'), place)] : []),
    ...(way === 'store' ? [text('returns.any_store')] : []),
    ...(send_by ? [labelled(text, text('returns.no_later'), longDate(send_by, locale))] : []),
  ];
}

const placeOf = ({ address, postal_code, city }: DropPoint): string => `${address}, ${postal_code} ${city}`;

function Place({ found: { way, send_to, drop_point } }: { found: ReturnCase }) {
  const text = useText('mf-account');
  if (way === 'post') return send_to;
  if (way === 'store') return text('returns.any_store');
  if (way === 'repack' || !drop_point) return text('returns.any_post_box');
  const { name, opening_hours } = drop_point;
  return (
    <>
      {name}
      <br />
      <span className={pages.soft}>
        {placeOf(drop_point)}
        {opening_hours && `. ${text('returns.open_hours', { hours: opening_hours })}`}
      </span>
      <br />
      <Directions name={name} place={`${name}, ${placeOf(drop_point)}`} />
    </>
  );
}
