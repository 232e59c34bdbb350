import type { PickupPointByCode } from 'mf-shared/contract';
import { useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { writeDistance } from 'mf-shared/rules/write-distance';
import { Button } from 'mf-shared/ui/button/button.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { Bone } from 'mf-shared/ui/skeleton/bone.tsx';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { NoAnswer } from '../forms/no-answer.tsx';
import { Problem } from '../lib/problem.tsx';
import styles from './choose-point.module.css';
import type { KeptReturn } from './use-kept-return.ts';

interface ChoosePointProps {
  kept: KeptReturn;
  country: string;
  problems: Readonly<Record<string, string>>;
}

export const postalCodeId = 'return-postal-code';
export const pointId = 'return-point';
const fewPoints = 3;
const PointMap = lazyPart(() => import('mf-shared/ui/point-map/point-map.tsx').then((part) => part.PointMap));

/** Where the parcel is handed in: a postal code first, then one of the places near it (AVAIL-21, AVAIL-22). */
export function ChoosePoint({ kept, country, problems }: ChoosePointProps) {
  const text = useText('mf-account');
  const { values, change } = kept;
  const [asked, setAsked] = useState(values.postalCode.trim());
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
    setAsked(code);
  };
  return (
    <div className={styles.points}>
      <div className={styles.ask}>
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
        <PointsNear
          key={asked}
          points={data}
          code={asked}
          chosen={values.dropPoint}
          problem={problems[pointId]}
          onChoose={(id) => change({ dropPoint: id })}
        />
      )}
    </div>
  );
}

interface PointsNearProps {
  points: readonly PickupPointByCode[];
  /** The postal code that they are near to. */
  code: string;
  /** Id of a point. */
  chosen: string;
  problem: string | undefined;
  onChoose: (id: string) => void;
}

/** The places near a postal code as a list and on a map: the nearest few first, and all on request. */
function PointsNear({ points, code, chosen, problem, onChoose }: PointsNearProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const [isWhole, setIsWhole] = useState(false);
  const shown = points.filter(({ id }, at) => isWhole || at < fewPoints || id === chosen);
  return (
    <div className={styles.both}>
      <PointList
        points={shown}
        chosen={chosen}
        legend={text('returns.points_near', { code, count: points.length })}
        problem={problem}
        onChoose={onChoose}
      >
        {shown.length < points.length && (
          <Button look="quiet" size="small" onClick={() => setIsWhole(true)}>
            {text('returns.more_points', { count: points.length - shown.length })}
          </Button>
        )}
      </PointList>
      {shown.some(({ eastMeters }) => eastMeters !== null) && (
        <div className={styles.map}>
          <Suspense>
            <PointMap
              points={shown}
              chosen={chosen}
              locale={locale}
              caption={text('returns.map_note', { code })}
              onChoose={onChoose}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}

interface PointListProps {
  points: readonly PickupPointByCode[];
  /** Id of a point. */
  chosen: string;
  legend: string;
  problem: string | undefined;
  onChoose: (id: string) => void;
  /** Below the last one. */
  children: ReactNode;
}

function PointList({ points, chosen, legend, problem, onChoose, children }: PointListProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const problemId = `${pointId}-problem`;
  return (
    <fieldset className={styles.list} aria-describedby={problem ? problemId : undefined}>
      <legend>{legend}</legend>
      {points.map(({ id, name, address, postalCode, city, openingHours, distanceMeters }, at) => (
        <label key={id} className={styles.point}>
          <input
            id={at === 0 ? pointId : undefined}
            type="radio"
            name="drop-point"
            value={id}
            checked={chosen === id}
            aria-invalid={problem ? true : undefined}
            onChange={() => onChoose(id)}
          />
          <span className={styles.number}>{at + 1}</span>
          <span className={styles.words}>
            <b>{name}</b>
            <span>{`${address}, ${postalCode} ${city}`}</span>
            {openingHours && <span>{text('returns.open_hours', { hours: openingHours })}</span>}
          </span>
          {distanceMeters !== null && <span className={styles.far}>{writeDistance(distanceMeters, locale)}</span>}
        </label>
      ))}
      {problem && <Problem id={problemId}>{problem}</Problem>}
      {children}
    </fieldset>
  );
}
