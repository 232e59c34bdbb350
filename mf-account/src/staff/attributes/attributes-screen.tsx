import type { StaffAttributeList } from 'mf-shared/contract';
import { attributeKinds } from 'mf-shared/contract/staff-choices';
import { useText } from 'mf-shared/i18n';
import { useHref } from 'mf-shared/router';
import { locales } from 'mf-shared/rules/locales';
import { classNames } from 'mf-shared/ui/class-names.ts';
import rows from '../kept-rows.module.css';
import { MakeNew } from '../kept-rows.tsx';
import room from '../staff-room.module.css';
import { WrittenRoom } from '../written/written-room.tsx';
import styles from './attributes.module.css';
import { pathOfAttribute } from './kind-of.ts';
import { NewAttributeForm } from './new-attribute.tsx';
import { Sample } from './sample.tsx';

type Row = StaffAttributeList['results'][number];

/** Colours, types, labels, properties and size tables by words, by kind and by a language that they lack (STAFF-74). */
export function AttributesScreen() {
  const text = useText('mf-account');
  const kinds = {
    name: 'kind',
    values: ['', ...attributeKinds],
    wordsOf: (each: string) => text(each ? `staff_attributes.kinds.${each}` : 'staff_attributes.any'),
  };
  const above = (onChanged: () => void) => (
    <MakeNew title={text('staff_attributes.new')} onMade={onChanged}>
      {(onMade) => <NewAttributeForm onMade={onMade} />}
    </MakeNew>
  );
  return (
    <WrittenRoom<Row> name="attributes" choices={[kinds]} above={above} keyOf={({ kind, id }) => `${kind} ${id}`}>
      {(row) => <AttributeRow row={row} />}
    </WrittenRoom>
  );
}

function AttributeRow({ row: { kind, id, key, name, used, languages, ground, ink } }: { row: Row }) {
  const text = useText('mf-account');
  const href = useHref();
  return (
    <li className={classNames(rows.row, rows.told)}>
      <div className={styles.named}>
        {ground && <Sample ground={ground} ink={ink} />}
        <div className={rows.facts}>
          <h2>
            <a href={href(pathOfAttribute(kind, id))}>{name}</a>
          </h2>
          <p className={room.muted}>{[text(`staff_attributes.kind_${kind}`), key].join(' · ')}</p>
        </div>
      </div>
      <p className={rows.fact}>{text('staff_attributes.used', { count: used })}</p>
      <p className={rows.fact} data-is={languages.length < locales.length ? 'short' : undefined}>
        {text('staff_attributes.languages', { written: String(languages.length), all: String(locales.length) })}
      </p>
    </li>
  );
}
