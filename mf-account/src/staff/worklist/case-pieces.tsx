import type { InspectedPieces, Resources } from 'mf-shared/contract';
import { ApiFailure, useApi, useQuery } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { SelectField } from 'mf-shared/ui/field/select-field.tsx';
import { TextField } from 'mf-shared/ui/field/text-field.tsx';
import { everyStore } from '../../cases/every-store.ts';
import { FormFrame } from '../../forms/form-frame.tsx';
import { type Form, useForm } from '../../forms/use-form.ts';
import panels from '../case-screen.module.css';
import { failureWords } from '../failure-words.ts';
import styles from '../staff-room.module.css';
import { ConditionOptions, PlaceOptions } from './piece-options.tsx';
import { type PlacedName, placedRows, placedValues } from './placed-values.ts';

interface CasePiecesProps<Case> {
  /** The path of the case. */
  path: string;
  version: number;
  /** What the pieces of each row are called. */
  names: readonly string[];
  pieces: readonly InspectedPieces[];
  onChange: (found: Case) => void;
  /** Somebody else changed it: it is read again. */
  onStale: () => void;
}

/** How the pieces of a case are and where, as long as the shop has them (AFTER-113). */
export function CasePieces<Case>(props: CasePiecesProps<Case>) {
  // Words that another person saved about the pieces are shown; other changes leave the typed words alone.
  return <Pieces key={JSON.stringify(props.pieces)} {...props} />;
}

function Pieces<Case>({ path, version, names, pieces, onChange, onStale }: CasePiecesProps<Case>) {
  const text = useText('mf-account');
  const api = useApi();
  const { data: resources } = useQuery<Resources>('/api/resources/');
  const stores = everyStore(resources).filter(({ type }) => type === 'retail');
  const initial = placedValues(pieces);
  const labelOf = (name: string) => {
    if (name.startsWith('where')) return text('staff_returns.where');
    return text(name.startsWith('condition') ? 'staff_returns.field_condition' : 'staff_returns.shelf');
  };
  const form = useForm<PlacedName>({
    id: 'pieces',
    initial,
    labels: Object.fromEntries(Object.keys(initial).map((name) => [name, labelOf(name)])) as Record<PlacedName, string>,
    rules: {},
    send: async (values) => {
      onChange(await api.post<Case>(`${path}pieces/`, { version, rows: placedRows(values, pieces.length) }));
      showToast('success', text('staff_returns.placed'));
    },
    explain: (failure) => {
      if (failure instanceof ApiFailure && failure.code.endsWith('_changed')) onStale();
      return failureWords(failure, text);
    },
  });
  return (
    <section className={styles.card} aria-labelledby="case-pieces">
      <h2 id="case-pieces">{text('staff_returns.pieces')}</h2>
      <FormFrame form={form} action={text('staff_returns.place')} look="line">
        {pieces.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a form stays as it was sent
          <RowFields key={at} at={at} name={names[at]} form={form} stores={stores} />
        ))}
      </FormFrame>
    </section>
  );
}

interface RowFieldsProps {
  /** The place of the row. */
  at: number;
  name: string | undefined;
  form: Pick<Form<PlacedName>, 'field' | 'values'>;
  stores: Resources['stores'];
}

/** Where the pieces of a row are and, where the shop has them, how they are. */
function RowFields({ at, name, form, stores }: RowFieldsProps) {
  const text = useText('mf-account');
  const where = form.values[`where-${at}`] ?? '';
  return (
    <fieldset className={panels.line}>
      <legend>{name}</legend>
      <div className={panels.pairOfFields}>
        <SelectField {...form.field(`where-${at}`)}>
          <option value="">{text('staff_returns.with_buyer')}</option>
          <PlaceOptions stores={stores} />
        </SelectField>
        {where !== '' && (
          <SelectField {...form.field(`condition-${at}`)}>
            <ConditionOptions />
          </SelectField>
        )}
        {where !== '' && where !== 'written_off' && (
          <TextField
            {...form.field(`place-${at}`)}
            label={text(where === 'workshop' ? 'staff_returns.which_workshop' : 'staff_returns.shelf')}
            isOptional
            maxLength={60}
            autoComplete="off"
          />
        )}
      </div>
    </fieldset>
  );
}
