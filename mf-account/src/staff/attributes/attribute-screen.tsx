import type { StaffAttribute } from 'mf-shared/contract';
import type { AttributeKind } from 'mf-shared/contract/staff-choices';
import { useText } from 'mf-shared/i18n';
import { usePageConfig } from 'mf-shared/router';
import { Empty } from 'mf-shared/ui/empty/empty.tsx';
import { useRoomTitle } from '../room-title.ts';
import { StaffRecord } from '../staff-record.tsx';
import room from '../staff-room.module.css';
import { RemoveRecord } from '../written/remove-record.tsx';
import { AttributeForm } from './attribute-form.tsx';
import styles from './attributes.module.css';
import { readAddress } from './kind-of.ts';
import { nameIn } from './name-in.ts';

/** One colour, type, label, property or size table: its names in each language and what belongs to it (STAFF-74). */
export function AttributeScreen({ address }: { address: string }) {
  const text = useText('mf-account');
  const found = readAddress(address);
  const missing = text('staff_attributes.missing');
  if (!found) return <Empty title={missing} />;
  const { kind, id } = found;
  return (
    <StaffRecord<StaffAttribute<typeof kind>>
      path={`/api/staff/attributes/${kind}/${id}/`}
      room="attributes"
      missing={missing}
      keepsPrevious
    >
      {(attribute, retry) => <AttributeParts kind={kind} attribute={attribute} onSaved={retry} />}
    </StaffRecord>
  );
}

interface AttributePartsProps {
  kind: AttributeKind;
  attribute: StaffAttribute;
  onSaved: () => void;
}

function AttributeParts({ kind, attribute, onSaved }: AttributePartsProps) {
  const text = useText('mf-account');
  const { locale } = usePageConfig();
  const { id, used, used_values, ...state } = attribute;
  const name = nameIn(state.names, locale) || state.key;
  useRoomTitle(name);
  return (
    <>
      <p className={room.muted}>
        {[text(`staff_attributes.kind_${kind}`), state.key, text('staff_attributes.used', { count: used })].join(' · ')}
      </p>
      <div className={styles.form}>
        <AttributeForm {...{ kind, id, state, name, onSaved }} usedValues={used_values} />
      </div>
      {used > 0 ? (
        <p className={room.muted}>{text('staff_attributes.cannot_remove', { count: used })}</p>
      ) : (
        <RemoveRecord
          room="attributes"
          id={`${kind}/${id}`}
          list={`?kind=${kind}`}
          was={state}
          {...{ name, onSaved }}
        />
      )}
    </>
  );
}
