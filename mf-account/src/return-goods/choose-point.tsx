import type { PickupPointByCode } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { Check } from 'mf-shared/ui/field/check.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { NoAnswer } from '../forms/no-answer.tsx';
import styles from './return-goods.module.css';
import type { KeptReturn } from './use-kept-return.ts';

interface ChoosePointProps {
  kept: KeptReturn;
  country: string;
  problems: Readonly<Record<string, string>>;
}

export const postalCodeId = 'return-postal-code';
export const pointId = 'return-point';
const fewPoints = 3;

/** Where the parcel is handed in: a postal code first, then one of the places near it (AVAIL-21, AVAIL-22). */
export function ChoosePoint({ kept, country, problems }: ChoosePointProps) {
  const text = useText('mf-account');
  const { values, change } = kept;
  const [asked, setAsked] = useState(values.postalCode.trim());
  const [isWhole, setIsWhole] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const { data, status, retry } = useQuery<PickupPointByCode[]>(asked ? '/api/pickup-points/' : null, {
    query: { postal_code: asked, country },
  });
  const chosen = data?.find(({ id }) => id === values.dropPoint);
  const forgetFar = useEffectEvent(() => {
    if (values.dropPoint && !chosen) change({ dropPoint: '' });
  });
  useEffect(() => {
    if (data) forgetFar();
  }, [data]);
  const find = () => {
    const code = values.postalCode.trim();
    setIsMissing(code === '');
    setIsWhole(false);
    setAsked(code);
  };
  const shown = (data ?? []).filter(({ id }, at) => isWhole || at < fewPoints || id === chosen?.id);
  return (
    <div className={styles.points}>
      <div className={styles.pointsAsk}>
        <TextField
          id={postalCodeId}
          label={text('returns.postal_code')}
          value={values.postalCode}
          autoComplete="postal-code"
          maxLength={10}
          error={isMissing ? text('returns.postal_code_first') : problems[postalCodeId]}
          onChange={(event) => change({ postalCode: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter') find();
          }}
        />
        <Button look="line" onClick={find}>
          {text('returns.find_points')}
        </Button>
      </div>
      {status === 'loading' && <Bone kind="line" width="most" />}
      {status === 'failed' && <NoAnswer onRetry={retry} />}
      {data?.length === 0 && (
        <Notice kind="warning" isLive>
          {text('returns.no_points', { code: asked })}
        </Notice>
      )}
      {data && data.length > 0 && (
        <fieldset className={styles.pointList}>
          <legend>{text('returns.points_near', { code: asked, count: data.length })}</legend>
          {shown.map((point, at) => (
            <Check
              key={point.id}
              id={at === 0 ? pointId : undefined}
              type="radio"
              name="drop-point"
              value={point.id}
              checked={values.dropPoint === point.id}
              error={at === 0 ? problems[pointId] : undefined}
              label={<PointWords point={point} />}
              onChange={() => change({ dropPoint: point.id })}
            />
          ))}
          {shown.length < data.length && (
            <Button look="quiet" size="small" onClick={() => setIsWhole(true)}>
              {text('returns.more_points', { count: data.length - shown.length })}
            </Button>
          )}
        </fieldset>
      )}
    </div>
  );
}

function PointWords({ point }: { point: PickupPointByCode }) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const kilometres = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 });
  const far = point.distanceMeters === null ? [] : [kilometres.format(point.distanceMeters / 1000)];
  return (
    <span className={styles.pointWords}>
      <b>{point.name}</b>
      <span className={styles.soft}>
        {[`${point.address}, ${point.postalCode} ${point.city}`, ...far].join(' · ')}
        {point.openingHours && `. ${text('returns.open_hours', { hours: point.openingHours })}`}
      </span>
    </span>
  );
}
