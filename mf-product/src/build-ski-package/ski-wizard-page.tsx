import { useText } from 'mf-shared/i18n';
import { type PageProps, useHref, useNavigate } from 'mf-shared/router';
import { showCart } from 'mf-shared/stores';
import { Breadcrumbs } from 'mf-shared/ui/breadcrumbs/breadcrumbs.tsx';
import { ButtonLink } from 'mf-shared/ui/button/button.tsx';
import layout from 'mf-shared/ui/layout/layout.module.css';
import { Notice } from 'mf-shared/ui/notice/notice.tsx';
import { useEffect, useState } from 'react';
import { useTrackAdded } from '../lib/use-track-added.ts';
import { addPackage } from './add-package.ts';
import { MountingFields } from './mounting-fields.tsx';
import { PackageSum } from './package-sum.tsx';
import { PieceChoice } from './piece-choice.tsx';
import { misfit } from './ski-fit.ts';
import { type SkiPicks, type SkiPiece, skiPieces } from './ski-pieces.ts';
import { skiSports } from './ski-sport.ts';
import styles from './ski-wizard.module.css';
import type { SkiWizardData } from './ski-wizard-route.ts';
import { SportChoice } from './sport-choice.tsx';
import { useMounting } from './use-mounting.ts';
import { useSkiFit } from './use-ski-fit.ts';
import { useSkiPicks } from './use-ski-picks.ts';

/** Skis, bindings and boots that go together, chosen in any order. */
export function SkiWizardPage({ data }: PageProps<SkiWizardData>) {
  const text = useText('mf-product');
  const href = useHref();
  return (
    <div className={layout.page}>
      <Breadcrumbs crumbs={[{ name: text('ski.title') }]} />
      <div className={styles.head}>
        <h1 tabIndex={-1}>{text('ski.title')}</h1>
        <p>{text('ski.lead')}</p>
        {data.sport && (
          <nav className={styles.sports} aria-label={text('ski.sport')}>
            {skiSports.map((sport) => (
              <ButtonLink
                key={sport}
                href={href(`/ski-wizard/${sport}/`)}
                look={sport === data.sport ? 'strong' : 'line'}
                aria-current={sport === data.sport ? 'page' : undefined}
              >
                {text(`ski.${sport}`)}
              </ButtonLink>
            ))}
          </nav>
        )}
      </div>
      {data.sport ? (
        <SkiPackage key={data.sport} sport={data.sport} models={data.models} />
      ) : (
        <SportChoice starts={data.starts} />
      )}
    </div>
  );
}

type Chosen = Pick<Extract<SkiWizardData, { models: object }>, 'sport' | 'models'>;

function SkiPackage({ sport, models }: Chosen) {
  const text = useText('mf-product');
  const href = useHref();
  const navigate = useNavigate();
  const trackAdded = useTrackAdded();
  const { query, picks, pick } = useSkiPicks();
  const answer = useSkiFit(sport, picks);
  const [asked, setAsked] = useState(0);
  // Leads to the first measure that is missing.
  useEffect(() => {
    if (asked > 0) document.querySelector<HTMLElement>('fieldset [aria-invalid="true"]')?.focus();
  }, [asked]);
  const chosen = skiPieces.filter((piece) => picks[piece] !== null);
  const misfitOf = (piece: SkiPiece, id: number) => (answer ? misfit(piece, id, picks, answer) : null);
  const fits = chosen.every((piece) => misfitOf(piece, picks[piece] ?? 0) === null);
  // The group that the visitor came from stands first (SKI-1).
  const first = skiPieces.find((piece) => piece === query.get('group'));
  const order = first ? [first, ...skiPieces.filter((piece) => piece !== first)] : skiPieces;
  const hint = chosen.length < 2 ? text('ski.choose_two') : fits ? null : text('ski.must_fit');
  const isMountable = picks.skis !== null && picks.bindings !== null;
  const mounting = useMounting(isMountable);
  const add = () => {
    const price = answer?.prices.discount ?? 0;
    const measures = mounting.read();
    if (measures === 'wrong') {
      setAsked((count) => count + 1);
      return;
    }
    const added = addPackage({ models, picks, name: text('ski.package'), price, mounting: measures });
    if (added) trackAdded('package', added.modelId, added.productId, added.others);
    showCart(() => navigate(href('/checkout/')));
  };
  if (skiPieces.every((piece) => models[piece].length === 0)) return <Notice kind="info">{text('ski.closed')}</Notice>;

  return (
    <div className={styles.wizard}>
      <div className={styles.pieces}>
        {order.map((piece) => (
          <PieceChoice
            key={piece}
            piece={piece}
            models={models[piece]}
            chosen={picks[piece]}
            misfitOf={(id) => misfitOf(piece, id)}
            onChoose={(id) => pick(piece, id)}
          />
        ))}
      </div>
      <PackageSum chosen={namesOf(models, picks)} prices={answer?.prices ?? null} hint={hint} onAdd={add}>
        {isMountable && <MountingFields mounting={mounting} />}
      </PackageSum>
    </div>
  );
}

/** "Tila 90 [156 cm, Bark]", piece by piece. */
function namesOf(models: Chosen['models'], picks: SkiPicks) {
  return skiPieces.flatMap((piece) => {
    const model = models[piece].find(({ variants }) => variants.some(({ id }) => id === picks[piece]));
    const variant = model?.variants.find(({ id }) => id === picks[piece]);
    const details = [variant?.size, variant?.color?.name].filter(Boolean).join(', ');
    return model ? [{ piece, name: details === '' ? model.name : `${model.name} [${details}]` }] : [];
  });
}
