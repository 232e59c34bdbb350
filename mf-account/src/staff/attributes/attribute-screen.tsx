import type { AttributeState, StaffAttribute } from 'mf-shared/contract';
import type { AttributeKind } from 'mf-shared/contract/staff-choices';
import { useApi } from 'mf-shared/http';
import { useText } from 'mf-shared/i18n';
import { useHref, useNavigate, usePageConfig } from 'mf-shared/router';
import { showToast } from 'mf-shared/stores';
import { Empty } from 'mf-shared/ui/empty/empty.tsx';
import { PressRow } from '../kept-rows.tsx';
import { useRoomTitle } from '../room-title.ts';
import { StaffRecord } from '../staff-record.tsx';
import room from '../staff-room.module.css';
import { AttributeForm } from './attribute-form.tsx';
import styles from './attributes.module.css';
import { readAddress } from './kind-of.ts';

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
  const name = state.names[locale] ?? state.names.fi ?? Object.values(state.names)[0] ?? state.key;
  useRoomTitle(name);
  return (
    <>
      <p className={room.muted}>
        {[text(`staff_attributes.kind_${kind}`), state.key, text('staff_attributes.used', { count: used })].join(' · ')}
      </p>
      <div className={styles.form}>
        <AttributeForm {...{ kind, id, state, name, onSaved }} usedValues={used_values} />
      </div>
      <RemoveAttribute {...{ kind, id, was: state, name, used, onSaved }} />
    </>
  );
}

interface RemoveAttributeProps {
  kind: AttributeKind;
  id: number;
  was: AttributeState;
  name: string;
  used: number;
  onSaved: () => void;
}

/** Takes away what no product has; the log brings it back. */
function RemoveAttribute({ kind, id, was, name, used, onSaved }: RemoveAttributeProps) {
  const text = useText('mf-account');
  const api = useApi();
  const href = useHref();
  const navigate = useNavigate();
  if (used > 0) return <p className={room.muted}>{text('staff_attributes.cannot_remove', { count: used })}</p>;
  const remove = async () => {
    await api.post(`/api/staff/attributes/${kind}/${id}/remove/`, { was });
    showToast('success', text('staff_attributes.removed', { name }));
    await navigate(href(`/staff/attributes/?kind=${kind}`));
  };
  return (
    <PressRow
      label={text('staff_attributes.remove_named', { name })}
      title={text('staff_attributes.remove')}
      send={remove}
      onAnswered={onSaved}
    />
  );
}
